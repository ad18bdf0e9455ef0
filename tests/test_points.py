"""Every point at which a module may change the rules is really asked, and silence changes nothing.

A toy module listens everywhere, counts, and gives the answer of somebody who has nothing to say.
Only the uncompiled engine takes such a module, so the games are played in another process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SEED = "4"  # of games in which even the rarest things happen
ROOT = Path(__file__).resolve().parents[1]

PROGRAM = """
import json
from collections import Counter
from folsom.engine import flow
from folsom.boxes.base.rules import scoring
from folsom.engine.board import train
from folsom.engine.module import Module
from folsom.engine.redeal import redeal
from folsom.engine.rules import Rules
from folsom.search.fortune import Fortune
from folsom.search.instinct import Instinct
from folsom.search.judgement import Judgement, Judges
from folsom.search.values import VALUES
from helpers import SHAPES, Mix, fold, new_state, printed_mixes
from helpers import random_states, rules_of
from test_layers import OPINIONS, POINTS

assert flow.__file__.endswith(".py"), flow.__file__
calls = Counter()


def counting(kind, point):
    silent = getattr(kind, point)

    def listen(self, *arguments):
        calls[point] += 1
        return silent(self, *arguments)

    return listen


Toy = type("Toy", (Module,), {point: counting(Module, point) for point in POINTS})
ToyJudge = type(
    "ToyJudge", (Judgement,), {point: counting(Judgement, point) for point in OPINIONS}
)


def with_toy(rules):
    board = train(len(rules.spec.cars) - 1)
    return Rules(rules.spec, [board], [Toy("toy", 31), *rules.modules])


def checksum(mix, rules):
    sum = 0
    for s in random_states(mix, "points", rules):
        sum = fold(s, sum)
    money = [scoring.side_money(s, rules.side_of[seat]) for seat in range(rules.n_seats)]
    return sum, scoring.winners(s), money


different = []
for shape in SHAPES:
    for mix in printed_mixes(shape):
        rules = rules_of(mix, "points")
        if checksum(mix, rules) != checksum(mix, with_toy(rules)):
            different.append(str(mix))
    s = new_state(with_toy(rules_of(Mix(shape), "points")), "points", witnessed=True)
    redeal(s, s.witness.notebook, 0, 1, 2, 3, 4)
    judges = Judges(s.rules, [ToyJudge()])
    Fortune(judges, VALUES).estimate(s, 0, 4, 0)
    Instinct(judges).follow(s)
print(json.dumps({"calls": calls, "points": [*POINTS, *OPINIONS], "different": different}))
"""


@pytest.fixture(scope="module")
def heard() -> dict[str, object]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": paths, "FOLSOM_SEED": SEED},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, object] = json.loads(run.stdout)
    return found


@pytest.mark.xdist_group("points")
def test_every_point_is_reached_by_random_games(heard: dict[str, object]) -> None:
    calls, points = heard["calls"], heard["points"]
    assert isinstance(calls, dict)
    assert isinstance(points, list)
    assert {point for point in points if not calls.get(point)} == set()


@pytest.mark.xdist_group("points")
def test_a_module_with_nothing_to_say_changes_nothing(heard: dict[str, object]) -> None:
    """Neutral answers at every point give the same games, to the last number."""
    assert heard["different"] == []
