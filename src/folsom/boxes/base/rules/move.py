"""Move: section 8.1 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.tasks import MOVE
from folsom.engine.board import ROOF_STRIDE
from folsom.engine.options import TO, first_of, offer_each
from folsom.engine.state import AT, State
from folsom.engine.telling import NO_EFFECT, NO_WAY, WALKED, tell


def list_goals(s: State, figure: i64) -> None:
    """BASE-MOVE-01 to 05: one car inside, one to three in one direction on the roof."""
    goals = within_reach(s, figure)
    for m in s.rules.bar_goals:
        goals &= ~m.bar_goals(s, figure, goals)
    offer_each(s, TO, goals)


def within_reach(s: State, figure: i64) -> i64:
    """As far as a Move goes, unless a module gives this figure another stride."""
    here = s.word[AT + figure]
    for m in s.rules.stride:
        cars = m.stride(s, figure)
        if cars == 1:
            return s.board.reach1[here]
        if cars == 2:
            return s.board.reach2[here]
        if cars >= ROOF_STRIDE:
            return s.board.reach3[here]
    return s.board.walk[here]


def no_way(s: State, figure: i64) -> None:
    """BASE-ACT-09: there is nowhere to go."""
    tell(s, NO_EFFECT, figure, MOVE, NO_WAY)


def move(s: State, figure: i64, option: i64) -> None:
    """BASE-MOVE-06, 07: the way on the roof has no consequence, the goal inside may have."""
    start = s.word[AT + figure]
    goal = first_of(option)
    arrive(s, figure, goal, WALKED)
    if s.rules.passed and not is_unhindered(s, figure):
        for m in s.rules.passed:
            m.passed(s, figure, start, goal)


def is_unhindered(s: State, figure: i64) -> bool:
    """Does nothing on the way of its Moves concern this figure?"""
    return any(m.unhindered(s, figure) for m in s.rules.unhindered)
