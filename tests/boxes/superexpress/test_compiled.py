"""Compiled and uncompiled, Colt Super Express and its solver do the same to the last number."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boxes.superexpress.helpers import EXTENSIONS, checksum, new_state
from folsom.boxes.superexpress.rules import flow
from folsom.boxes.superexpress.search import Solver

ROOT = Path(__file__).resolve().parents[3]
COMPILED = Path(str(flow.__file__)).suffix in {".so", ".pyd"}
GAMES = 100

PURE = f"""
import sys
from folsom.boxes.superexpress.rules import flow
from boxes.superexpress.helpers import EXTENSIONS, checksum
from boxes.superexpress.test_compiled import thoughts
assert flow.__file__.endswith(".py"), flow.__file__
players = int(sys.argv[1])
print([checksum((players, e), {GAMES}) for e in EXTENSIONS], thoughts(players))
"""


def thoughts(players: int) -> list[list[int]]:
    """What a few iterations of the solver come to, with and without extensions."""
    found = []
    for extensions in ((), ("horse", "reflex")):
        solver = Solver(new_state((players, extensions), "thoughts"), 1, 2, 3, 4)
        solver.iterate(8)
        found.append(solver.strategy(0))
    return found


@pytest.mark.skipif(not COMPILED, reason="engine not compiled here")
@pytest.mark.parametrize("players", range(3, 8))
def test_compiled_and_uncompiled_play_the_same_games(players: int) -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    pure = subprocess.run(
        [sys.executable, "-c", PURE, str(players)],
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    sums = [checksum((players, extensions), GAMES) for extensions in EXTENSIONS]
    assert pure.stdout.strip() == f"{sums} {thoughts(players)}"
