"""What this module adds to the state: a page of words, and how it is read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.state import MARSHAL, PAGES, State

PAGE: Final[i64] = PAGES + 9
OFFERED: Final[i64] = PAGE + 0  # set of Prisoners behind the Prison car
HELD: Final[i64] = PAGE + 1  # four bits a figure: number of its Prisoner plus 1, or 0
REWARDS: Final[i64] = PAGE + 2  # set of Prisoners in the Marshal's rewards
POSTERS: Final[i64] = PAGE + 3  # set of figures whose Wanted Poster the Marshal has
BRAWLERS: Final[i64] = PAGE + 4  # four bits a title, Gold first: its owner plus 1, or 0
WOUNDS: Final[i64] = PAGE + 5  # three bits a figure: DISARM, KNEE, SHOULDER
COLT: Final[i64] = PAGE + 6  # and the next word: bullets left, three bits each, the next lowest
GOALS: Final[i64] = PAGE + 8  # set of the Goals drawn so far; the Marshal alone knows it
SHOWN: Final[i64] = PAGE + 9  # set of those that everybody has seen
FALLEN: Final[i64] = PAGE + 10  # set of figures ejected from the train
ADMIRERS: Final[i64] = PAGE + 11  # four bits a figure: the Prisoner who admires it plus 1, or 0
PAGE_END: Final[i64] = PAGE + 12


def marshal_seat(s: State) -> i64:
    return s.rules.seat_of[MARSHAL]


def has_fallen(s: State, figure: i64) -> bool:
    return s.word[FALLEN] & bit(figure) != 0


def is_wanted(s: State, figure: i64) -> bool:
    """MARSHAL-SETUP-06, MARSHAL-ARREST-02: is the Poster still before this bandit?"""
    return s.word[POSTERS] & bit(figure) == 0
