"""Move: section 8.1 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.base.arrival import arrive
from folsom.engine.bits import bit
from folsom.engine.options import TO, first_of, offer_each
from folsom.engine.state import AT, State
from folsom.engine.telling import WALKED


def list_goals(s: State, figure: i64) -> None:
    """BASE-MOVE-01 to 05: one car inside, one to three in one direction on the roof."""
    here = s.fig[AT + figure]
    cars = stride(s, figure, here)
    if cars == 1:
        goals = s.board.reach1[here]
    elif cars == 2:
        goals = s.board.reach2[here]
    else:
        goals = s.board.reach3[here]
    for m in s.rules.bar_goals:
        goals &= ~m.bar_goals(s, figure, goals)
    offer_each(s, TO, goals)


def stride(s: State, figure: i64, here: i64) -> i64:
    for m in s.rules.stride:
        cars = m.stride(s, figure)
        if cars >= 0:
            return cars
    return 3 if s.board.roofs & bit(here) else 1


def move(s: State, figure: i64, option: i64) -> None:
    """BASE-MOVE-06, 07: the way on the roof has no consequence, the goal inside may have."""
    start = s.fig[AT + figure]
    goal = first_of(option)
    arrive(s, figure, goal, WALKED)
    for m in s.rules.passed:
        m.passed(s, figure, start, goal)
