"""Elimination: off the train, for good or into the dust (SUPER-ELIM, SUPER-HORSE-04 to 10)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.ending import end_if_decided
from folsom.boxes.superexpress.rules.line import step_out
from folsom.boxes.superexpress.rules.state import AT, GONE, PROGRAM, State
from folsom.boxes.superexpress.rules.telling import ELIMINATED, LEFT, LEFT_TRAIN, tell
from folsom.engine.bits import bit


def leave_train(s: State, seat: i64, walked: i64) -> None:
    """SUPER-ELIM-01, 02, SUPER-HORSE-04, 05, 08: the pawn is taken away at once.

    With the Horse extension a card that is left in this round may still save it.
    """
    place = s.seat[AT + seat]
    step_out(s, seat)
    s.aboard &= ~bit(seat)
    saved: i64 = 1 if s.rules.horse and s.seat[PROGRAM + seat] != 0 else 0
    tell(s, LEFT_TRAIN, seat, place, walked, saved)
    if saved:
        s.dust |= bit(seat)
    else:
        s.gone += 1
        eliminate(s, seat, LEFT)
    end_if_decided(s)


def eliminate(s: State, seat: i64, cause: i64) -> None:
    """SUPER-ACT-04, SUPER-INFO-05: for good; cards that are left are never shown."""
    s.seat[GONE + seat] = s.gone
    s.seat[PROGRAM + seat] = 0
    tell(s, ELIMINATED, seat, cause)
