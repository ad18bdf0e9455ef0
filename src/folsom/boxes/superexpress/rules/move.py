"""Move: one car in the direction one faces (SUPER-MOVE)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.elimination import leave_train
from folsom.boxes.superexpress.rules.line import (
    car_of,
    faces_rear,
    stand_behind,
    stand_in_front,
    step_out,
)
from folsom.boxes.superexpress.rules.state import AT, State
from folsom.boxes.superexpress.rules.telling import MOVED, WALKED, tell


def move(s: State, seat: i64) -> None:
    """SUPER-MOVE-01, 03, 04: nobody is in the way; past either end one is off the train."""
    rearward = faces_rear(s, seat)
    if at_end(s, s.seat[AT + seat], rearward):
        leave_train(s, seat, 1)
    else:
        go_one_car(s, seat, rearward, WALKED)


def at_end(s: State, place: i64, rearward: bool) -> bool:
    """Is there no further car in this direction?"""
    if rearward:
        return car_of(place) == s.tail
    return car_of(place) == 0


def go_one_car(s: State, seat: i64, rearward: bool, how: i64) -> None:
    """SUPER-MOVE-02, SUPER-FIRE-06: one stands where one came in."""
    here = s.seat[AT + seat]
    step_out(s, seat)
    if rearward:
        stand_in_front(s, seat, here + 2)
    else:
        stand_behind(s, seat, here - 2)
    tell(s, MOVED, seat, here, s.seat[AT + seat], how)
