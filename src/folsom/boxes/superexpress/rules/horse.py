"""Horse: to the very front of the train, even from the dust beside it (SUPER-HORSE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.elimination import eliminate
from folsom.boxes.superexpress.rules.ending import end_if_decided
from folsom.boxes.superexpress.rules.line import stand_in_front, step_out
from folsom.boxes.superexpress.rules.program import HORSE
from folsom.boxes.superexpress.rules.state import AT, NOWHERE, State
from folsom.boxes.superexpress.rules.telling import IN_DUST, NO_EFFECT, NOT_SAVED, RODE, tell
from folsom.engine.bits import bit

LOCOMOTIVE: Final[i64] = 0  # its inside, as a place


def ride(s: State, seat: i64) -> None:
    """SUPER-HORSE-01, 02, 09: inside the Locomotive, first of the line, facing front."""
    here = s.seat[AT + seat]
    if here != NOWHERE:
        step_out(s, seat)
    stand_in_front(s, seat, LOCOMOTIVE)
    s.facing_rear &= ~bit(seat)
    tell(s, RODE, seat, here)


def play_in_dust(s: State, seat: i64, card: i64) -> None:
    """SUPER-HORSE-04, 05, 11: only a Horse as the very next card saves a bandit in the dust."""
    s.dust &= ~bit(seat)
    if card == HORSE:
        s.aboard |= bit(seat)
        ride(s, seat)
    else:
        tell(s, NO_EFFECT, seat, card, IN_DUST)
        s.gone += 1
        eliminate(s, seat, NOT_SAVED)
    end_if_decided(s)
