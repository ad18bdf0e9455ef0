"""Likeness: how well habits explain what somebody planned."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.state import State
from folsom.search.fortune import NOTHING
from folsom.search.judgement import Judges
from folsom.search.rehearsal import Rehearsal
from folsom.search.values import Habits

LUCK: Final = 0.03  # of all plans are made without a reason

Plan = tuple[Judges, State, int]  # whose opinions count, what was known, and what was chosen


def likeness(plans: list[Plan], habits: Habits) -> float:
    """The mean logarithm of the chance that a rehearsal by these habits chooses the same."""
    total = 0.0
    for judges, s, chosen in plans:
        rehearsal = Rehearsal(judges, habits.values, True, habits.ahead)
        rehearsal.rehearse(s)
        total += math.log(_chance(s, i64(chosen), rehearsal.value, habits.heat))
    return total / float(len(plans))


def _chance(s: State, chosen: i64, value: vec[float], heat: float) -> float:
    most = NOTHING
    for k in range(s.n_options):
        most = max(most, value[k])
    total = 0.0
    found = 0.0
    for k in range(s.n_options):
        weight = math.exp((value[k] - most) / heat)
        total += weight
        if s.options[k] == chosen:
            found = weight
    return LUCK / float(s.n_options) + (1.0 - LUCK) * found / total
