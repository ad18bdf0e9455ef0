"""What bots hope for in this box, in dollars: a Hostage, and to be gone before one is caught."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import lowest
from folsom.engine.horses.hostages import (
    BANKER,
    MINISTER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    POODLE,
)
from folsom.engine.horses.scoring import is_caught, ransom
from folsom.engine.horses.state import OFFERED, has_coach, hostage_of
from folsom.engine.horses.tasks import COACH_IN
from folsom.engine.state import State

CAUGHT: Final[i64] = 2500  # to be on a train on which one cannot win


def hope(s: State, seat: i64, rounds: i64) -> i64:
    found: i64 = 0
    theirs = s.rules.bandits_of[seat]
    while theirs:
        figure = lowest(theirs)
        theirs &= theirs - 1
        if rounds:
            found += growth(s, figure, hostage_of(s, figure)) * rounds
        elif is_caught(s, figure):
            found -= CAUGHT
    return found


def growth(s: State, figure: i64, hostage: i64) -> i64:
    """HORSE-HOST-10 to 17: what a ransom grows in a round, less what the effect costs."""
    if hostage < 0:
        return 0
    if hostage == POODLE:
        return -45
    if hostage == BANKER:
        return 0 if ransom(s, figure, BANKER) else 120
    if hostage == MINISTER:
        return -60
    if hostage == OLD_LADY:
        return 120
    if hostage == POKER_PLAYER:
        return 85
    return 110 if hostage == PHOTOGRAPHER else -30


def prize(s: State, figure: i64, rounds: i64) -> i64:
    """HORSE-HOST-01: the best Hostage that is left, for somebody who has none."""
    if s.page[OFFERED] == 0 or not has_coach(s) or hostage_of(s, figure) >= 0:
        return -1
    best: i64 = 0
    left = s.page[OFFERED]
    while left:
        hostage = lowest(left)
        best = max(best, ransom(s, figure, hostage) + growth(s, figure, hostage) * rounds)
        left &= left - 1
    return COACH_IN | best << 8
