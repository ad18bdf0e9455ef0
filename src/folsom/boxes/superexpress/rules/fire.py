"""Fire: the first standing bandit ahead is pushed one car on and stunned (SUPER-FIRE)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.elimination import leave_train
from folsom.boxes.superexpress.rules.line import faces_rear, is_stunned, rank_shift
from folsom.boxes.superexpress.rules.move import at_end, go_one_car
from folsom.boxes.superexpress.rules.state import AT, NOBODY, State
from folsom.boxes.superexpress.rules.telling import (
    FIRED,
    NO_EFFECT,
    NO_TARGET,
    PUSHED,
    STUNNED,
    tell,
)
from folsom.engine.bits import bit


def fire(s: State, seat: i64, card: i64) -> None:
    """SUPER-FIRE-01, 08, 09, SUPER-ACT-03: at most one is hit, and the shooter stays."""
    rearward = faces_rear(s, seat)
    target = target_behind(s, seat) if rearward else target_ahead(s, seat)
    if target == NOBODY:
        tell(s, NO_EFFECT, seat, card, NO_TARGET)
        return
    tell(s, FIRED, seat, target)
    hit(s, target, rearward)


def target_ahead(s: State, seat: i64) -> i64:
    """SUPER-FIRE-01 to 03: towards the Locomotive, nearest first."""
    place = s.seat[AT + seat]
    line = s.line[place]
    target = last_standing(s, line & (bit(rank_shift(line, seat)) - 1))
    while target == NOBODY and place > 1:
        place -= 2
        target = last_standing(s, s.line[place])
    return target


def target_behind(s: State, seat: i64) -> i64:
    """SUPER-FIRE-01 to 03: towards the Tail, nearest first."""
    place = s.seat[AT + seat]
    line = s.line[place]
    target = first_standing(s, line >> (rank_shift(line, seat) + 4))
    while target == NOBODY and place >> 1 < s.tail:
        place += 2
        target = first_standing(s, s.line[place])
    return target


def first_standing(s: State, line: i64) -> i64:
    """SUPER-FIRE-03: the front-most bandit who is not stunned."""
    while line:
        seat = (line & 15) - 1
        if not is_stunned(s, seat):
            return seat
        line >>= 4
    return NOBODY


def last_standing(s: State, line: i64) -> i64:
    """SUPER-FIRE-03: the rear-most bandit who is not stunned."""
    found: i64 = NOBODY
    while line:
        seat = (line & 15) - 1
        if not is_stunned(s, seat):
            found = seat
        line >>= 4
    return found


def hit(s: State, target: i64, rearward: bool) -> None:
    """SUPER-FIRE-04, 05, 07: one car on from where the target stood, without being turned."""
    if at_end(s, s.seat[AT + target], rearward):
        leave_train(s, target, 0)
        return
    go_one_car(s, target, rearward, PUSHED)
    s.stunned |= bit(target)
    tell(s, STUNNED, target)
