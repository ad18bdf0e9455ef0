"""Django's push between two trains: COUR-DJANGO."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.couriers.rules.tasks import ASK_SHOVE
from folsom.boxes.couriers.rules.trains import across, along_the_track, is_other_train
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, lowest
from folsom.engine.board import NO_POSITION
from folsom.engine.options import PASS, PUSH, first_of, offer, offer_each, verb_of
from folsom.engine.state import AT, State
from folsom.engine.telling import SHOVED


def shove(s: State, shooter: i64, victim: i64, origin: i64) -> None:
    """COUR-DJANGO-01, 04: the shooter chooses where to."""
    push(s, task(ASK_SHOVE, shooter, s.rules.seat_of[shooter], victim, origin))


def list_goals(s: State, victim: i64, origin: i64) -> None:
    """COUR-DJANGO-03, 04: along the train it must be; across alone it may be."""
    here = s.word[AT + victim]
    along = _further(s, origin, here, _along(s, here))
    over = _further(s, origin, here, _over(s, here))
    offer_each(s, PUSH, along | over)
    if over and along == 0:
        offer(s, PASS)


def _along(s: State, here: i64) -> i64:
    goals: i64 = 0
    if s.board.front[here] != NO_POSITION:
        goals |= bit(s.board.front[here])
    if s.board.rear[here] != NO_POSITION:
        goals |= bit(s.board.rear[here])
    return goals


def _over(s: State, here: i64) -> i64:
    there = across(s.layout, here)
    if there == NO_POSITION:
        return 0
    return bit(there)


def _further(s: State, origin: i64, here: i64, goals: i64) -> i64:
    """COUR-DJANGO-02: those that are further away from the shooter than the victim was."""
    found: i64 = 0
    while goals:
        goal = lowest(goals)
        if distance(s, origin, goal) > distance(s, origin, here):
            found |= bit(goal)
        goals &= goals - 1
    return found


def distance(s: State, a: i64, b: i64) -> i64:
    """COUR-DJANGO-02: along the track, and one more to the other train."""
    apart = along_the_track(s.layout, a) - along_the_track(s.layout, b)
    if apart < 0:
        apart = -apart
    return apart + 1 if is_other_train(a, b) else apart


def choose_goal(s: State, victim: i64, option: i64) -> None:
    if verb_of(option) == PUSH:
        arrive(s, victim, first_of(option), SHOVED)
