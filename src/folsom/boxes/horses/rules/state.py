"""What this module adds to the state: a page of words, and how it is read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.horses.rules.tasks import COACH_ROOF
from folsom.engine.bits import bit
from folsom.engine.board import ROOF, position
from folsom.engine.state import PAGES, State

PAGE: Final[i64] = PAGES + 2
HORSES: Final[i64] = PAGE + 0  # four bits a car: Horses beside it, those of car 0 second lowest
GUARD: Final[i64] = PAGE + 1  # NO_COACH, GUARDING or ACTIVE
OFFERED: Final[i64] = PAGE + 2  # set of Hostages that nobody has taken yet
HOSTAGES: Final[i64] = PAGE + 3  # four bits a figure: number of its Hostage plus 1, or 0
EARLIER: Final[i64] = PAGE + 4  # six bits a figure: bullets received before the last round
GONE: Final[i64] = PAGE + 5  # set of bandits that have left for good
RIVAL_LEAD: Final[i64] = PAGE + 6  # six bits a seat: rivals' bullets it ended with plus 1, or 0
PAGE_END: Final[i64] = PAGE + 7

# The Shotgun
NO_COACH: Final[i64] = 0  # horses_light: neither coach nor Shotgun
GUARDING: Final[i64] = 1
ACTIVE: Final[i64] = 2

COACH: Final[i64] = 0xC00000  # set of the coach's positions


def has_coach(s: State) -> bool:
    return s.word[GUARD] != NO_COACH


def facing(s: State) -> i64:
    """HORSE-GEN-03: the car beside which the coach stands."""
    return s.layout


def facing_roof(s: State) -> i64:
    return position(s.layout, ROOF)


def is_guarding(s: State) -> bool:
    return s.word[GUARD] == GUARDING


def is_active(s: State) -> bool:
    return s.word[GUARD] == ACTIVE


def shotgun_at(s: State) -> i64:
    """HORSE-SHOT-01, 04: on the coach, or on the roof of the facing car."""
    return COACH_ROOF if is_guarding(s) else facing_roof(s)


def horses_at(s: State, car: i64) -> i64:
    return (s.word[HORSES] >> (4 * car + 4)) & 15


def add_horse(s: State, car: i64) -> None:
    s.word[HORSES] += bit(4 * car + 4)


def remove_horse(s: State, car: i64) -> None:
    s.word[HORSES] -= bit(4 * car + 4)


def hostage_of(s: State, figure: i64) -> i64:
    """The Hostage of a bandit, or -1."""
    return ((s.word[HOSTAGES] >> (4 * figure)) & 15) - 1


def holds(s: State, figure: i64, hostage: i64) -> bool:
    return hostage_of(s, figure) == hostage


def is_gone(s: State, figure: i64) -> bool:
    """HORSE-STATION-05."""
    return s.word[GONE] & bit(figure) != 0
