"""Reflex: wake up and fire, or fall down (SUPER-REFLEX)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.fire import fire
from folsom.boxes.superexpress.rules.line import is_stunned
from folsom.boxes.superexpress.rules.program import REFLEX
from folsom.boxes.superexpress.rules.state import State
from folsom.boxes.superexpress.rules.telling import STUNNED, WOKE, tell
from folsom.engine.bits import bit


def reflex(s: State, seat: i64) -> None:
    """SUPER-REFLEX-01 to 03: stunned, one stands up and fires; standing, one stuns oneself."""
    if is_stunned(s, seat):
        s.stunned &= ~bit(seat)
        tell(s, WOKE, seat)
        fire(s, seat, REFLEX)
    else:
        s.stunned |= bit(seat)
        tell(s, STUNNED, seat, 1)
