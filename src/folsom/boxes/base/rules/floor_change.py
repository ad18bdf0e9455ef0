"""Change Floor: section 8.2 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.tasks import FLOOR_CHANGE, FLOOR_TO
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit
from folsom.engine.board import NO_POSITION
from folsom.engine.options import PASS, TO, first_of, offer, offer_each, verb_of
from folsom.engine.state import AT, State
from folsom.engine.telling import CLIMBED, NO_EFFECT, NO_WAY, tell


def change_floor(s: State, figure: i64) -> None:
    """BASE-FLOOR-01, 02: to the other floor of the same car, unless a module offers more."""
    if s.rules.floor_goals:
        push(s, task(FLOOR_TO, figure, s.rules.seat_of[figure]))
        return
    goal = s.board.floor[s.word[AT + figure]]
    if goal != NO_POSITION:
        arrive(s, figure, goal, CLIMBED)
    else:
        no_floor(s, figure)


def no_floor(s: State, figure: i64) -> None:
    """BASE-ACT-09: this position has no other floor."""
    tell(s, NO_EFFECT, figure, FLOOR_CHANGE, NO_WAY)


def list_floor_goals(s: State, figure: i64) -> None:
    """The other floor, and what a power adds."""
    goals: i64 = 0
    other_floor = s.board.floor[s.word[AT + figure]]
    if other_floor != NO_POSITION:
        goals = bit(other_floor)
    for m in s.rules.floor_goals:
        goals |= m.floor_goals(s, figure)
    offer_each(s, TO, goals)
    if goals and other_floor == NO_POSITION:  # what only a power can do may be declined
        offer(s, PASS)


def climb(s: State, figure: i64, option: i64) -> None:
    if verb_of(option) == TO:
        arrive(s, figure, first_of(option), CLIMBED)
    else:
        no_floor(s, figure)
