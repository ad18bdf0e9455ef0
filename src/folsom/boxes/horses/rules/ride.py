"""Ride: section 4 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive, move_figure
from folsom.boxes.horses.rules.round_events import is_escape
from folsom.boxes.horses.rules.state import GONE, add_horse, horses_at, remove_horse
from folsom.boxes.horses.rules.tasks import ESCAPED, LEAVE, NO_HORSE, RIDE, RIDE_TO, RODE
from folsom.engine.bits import bit
from folsom.engine.options import first_of, offer, offer_each, verb_of
from folsom.engine.state import AT, NOWHERE, POSITIONS, State
from folsom.engine.telling import NO_EFFECT, tell

LONGEST_RIDE: Final[i64] = 3


def list_rides(s: State, figure: i64) -> None:
    """HORSE-RIDE-01 to 03: from a car or the coach beside which a Horse stands."""
    car = s.board.car_of[s.word[AT + figure]]
    if horses_at(s, car) == 0:
        return
    stops = goals(s, car)
    for m in s.rules.bar_goals:
        stops &= ~m.bar_goals(s, figure, stops)
    offer_each(s, RIDE_TO, stops)
    if is_escape(s) and figure < s.rules.n_figures:
        offer(s, LEAVE)


def goals(s: State, car: i64) -> i64:
    """HORSE-RIDE-04 to 07: up to three cars either way or none, inside a car or the coach."""
    found: i64 = 0
    for stop in range(max(car + 1 - LONGEST_RIDE, 0), min(car + 2 + LONGEST_RIDE, POSITIONS)):
        found |= s.board.stops[stop]
    return found


def no_horse(s: State, figure: i64) -> None:
    """HORSE-RIDE-01."""
    tell(s, NO_EFFECT, figure, RIDE, NO_HORSE)


def ride(s: State, figure: i64, option: i64) -> None:
    """HORSE-RIDE-06, 08 to 11: bandit and Horse go together, and meet nobody on the way."""
    start = s.word[AT + figure]
    car = s.board.car_of[start]
    remove_horse(s, car)
    if verb_of(option) == LEAVE:
        escape(s, figure, car)
        return
    goal = first_of(option)
    add_horse(s, s.board.car_of[goal])
    if goal == start:
        move_figure(s, figure, goal, RODE)  # HORSE-RIDE-10: no entry
    else:
        arrive(s, figure, goal, RODE)


def escape(s: State, figure: i64, car: i64) -> None:
    """HORSE-STATION-05: bandit and Horse leave the game, with all the bandit's loot."""
    s.word[GONE] |= bit(figure)
    s.word[AT + figure] = NOWHERE
    tell(s, ESCAPED, figure, car)
