"""Lines: who stands where, from the front-most to the rear-most bandit (SUPER-MODEL).

A line is one word, four bits a bandit, the front-most lowest.
"""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.state import AT, NOWHERE, State
from folsom.engine.bits import bit


def stand_in_front(s: State, seat: i64, place: i64) -> None:
    """SUPER-MODEL-05, 06: the others, stunned or not, make room and keep their order."""
    s.line[place] = (s.line[place] << 4) | (seat + 1)
    s.seat[AT + seat] = place


def stand_behind(s: State, seat: i64, place: i64) -> None:
    """SUPER-MODEL-05, 06: at the rear end of the line."""
    shift: i64 = 0
    line = s.line[place]
    while line >> shift:
        shift += 4
    s.line[place] = line | ((seat + 1) << shift)
    s.seat[AT + seat] = place


def step_out(s: State, seat: i64) -> None:
    """Leave a place; the line closes up."""
    place = s.seat[AT + seat]
    line = s.line[place]
    shift = rank_shift(line, seat)
    ahead = line & (bit(shift) - 1)
    s.line[place] = ahead | ((line >> (shift + 4)) << shift)
    s.seat[AT + seat] = NOWHERE


def rank_shift(line: i64, seat: i64) -> i64:
    """How far into the word a bandit of this line stands: four bits for each before it."""
    shift: i64 = 0
    while (line >> shift) & 15 != seat + 1:
        shift += 4
    return shift


def rear_most(line: i64) -> i64:
    """The last bandit of a line that is not empty."""
    while line > 15:
        line >>= 4
    return line - 1


def bandits_in(line: i64) -> i64:
    """The set of bandits in a line."""
    found: i64 = 0
    while line:
        found |= bit((line & 15) - 1)
        line >>= 4
    return found


def car_of(place: i64) -> i64:
    return place >> 1


def faces_rear(s: State, seat: i64) -> bool:
    return s.facing_rear & bit(seat) != 0


def is_stunned(s: State, seat: i64) -> bool:
    return s.stunned & bit(seat) != 0
