"""What this module adds to the state: a page of words, and how the trains are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.couriers.rules.tasks import COURIERS, FIRST_COURIER
from folsom.engine.bits import bit
from folsom.engine.state import AT, PAGES, State

PAGE: Final[i64] = PAGES + 21
GANG: Final[i64] = PAGE + 0  # eight bits a team: bullets under the Organized Gang token
TRACK: Final[i64] = PAGE + 1  # space of Il Professore's marker, 0 to 6
SCHEMES: Final[i64] = PAGE + 2  # set of the cards in his deck, see professore.py
FEINTERS: Final[i64] = PAGE + 3  # set of 2 * turn + team: feints of this round
BRIEFED: Final[i64] = PAGE + 4  # set of bandits that draw more cards at the next round start
CURED: Final[i64] = PAGE + 5  # two bits a figure: bullets removed since the last event
TURNS: Final[i64] = PAGE + 6  # turns of this round if the card is cut short, else 0
WAYS: Final[i64] = PAGE + 7  # set of ways in which the Documents can lie, as everybody can tell
PAGE_END: Final[i64] = PAGE + 8

# Cars 0 to 3 are the Departure Train, 4 to 10 the Armored Train; positions are those of the board.
FIRST_ARMORED: Final[i64] = 4
TENDER: Final[i64] = 5
ARMOURY: Final[i64] = 7
INFIRMARY: Final[i64] = 9
LAST_ARMORED: Final[i64] = 10
DEPARTURE_POSITIONS: Final[i64] = 8
ARMORED_TRAIN: Final[i64] = 0x3FFB00  # set of its positions: the Tender has no inside
DEPARTURE_TRAIN: Final[i64] = 0xFF
GATLINGS: Final[i64] = 0x88000  # set of the roofs with a Gatling


def team_of(s: State, figure: i64) -> i64:
    """COUR-TEAM-02: seats alternate between the teams."""
    return s.rules.seat_of[figure] % 2


def teammates(s: State, figure: i64) -> i64:
    """COUR-TEAM-06: the other bandits of the same team."""
    found: i64 = 0
    for other in range(s.rules.n_figures):
        if other != figure and team_of(s, other) == team_of(s, figure):
            found |= bit(other)
    return found


def opponents(s: State, team: i64) -> i64:
    """COUR-TEAM-06: the bandits of the other team."""
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        if team_of(s, figure) != team:
            found |= bit(figure)
    return found


def is_on_departure_train(s: State, figure: i64) -> bool:
    return s.word[AT + figure] < DEPARTURE_POSITIONS


def couriers_on(s: State, zone: i64) -> i64:
    """The set of Couriers on any position of a zone."""
    found: i64 = 0
    for courier in range(FIRST_COURIER, FIRST_COURIER + COURIERS):
        if zone & bit(s.word[AT + courier]):
            found |= bit(courier)
    return found
