"""Compiled and uncompiled, the engine plays the same games to the last number."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import ALL_MIXES, SHAPES, checksum, mixes

from folsom.engine import bits, flow

ROOT = Path(__file__).resolve().parents[1]
COMPILED = Path(str(flow.__file__)).suffix in {".so", ".pyd"}
GAMES_PER_MIX = 5

PURE = f"""
import sys
from folsom.engine import flow
from helpers import checksum, mixes
assert flow.__file__.endswith(".py"), flow.__file__
for mix in mixes(sys.argv[1]):
    print(checksum(mix, {GAMES_PER_MIX}))
"""


def test_thousands_of_games_are_compared() -> None:
    assert len(ALL_MIXES) * GAMES_PER_MIX >= 2_000


@pytest.mark.skipif(not COMPILED, reason="engine not compiled here")
@pytest.mark.parametrize("shape", SHAPES)
def test_compiled_and_uncompiled_play_the_same_games(shape: str) -> None:
    """Every word of the state at every decision, folded into a checksum for each mix."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")]),
    }
    pure = subprocess.run(
        [sys.executable, "-c", PURE, shape],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    uncompiled = [int(line) for line in pure.stdout.split()]
    compiled = [checksum(mix, GAMES_PER_MIX) for mix in mixes(shape)]
    assert dict(zip(mixes(shape), compiled, strict=True)) == dict(
        zip(mixes(shape), uncompiled, strict=True)
    )


def test_a_set_reaches_to_its_last_bit() -> None:
    """mypyc shifts a literal in 32 bits, and a set of tokens or of received bullets has more."""
    assert [bits.bit(n) for n in range(63)] == [2**n for n in range(63)]
    assert [bits.lowest(2**n) for n in range(63)] == list(range(63))
    assert [bits.count(2**n - 1) for n in range(63)] == list(range(63))
    for kind in range(bits.ACTION_KINDS):
        assert bits.card(kind) == 16**kind
        assert bits.copies(bits.card(kind) * 3, kind) == 3
    assert bits.copies(9 * bits.card(bits.BULLET), bits.BULLET) == 9
