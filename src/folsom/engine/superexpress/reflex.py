"""Reflex: wake up and fire, or fall down (SUPER-REFLEX)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.superexpress.fire import fire
from folsom.engine.superexpress.line import is_stunned
from folsom.engine.superexpress.program import REFLEX
from folsom.engine.superexpress.state import State
from folsom.engine.superexpress.telling import STUNNED, WOKE, tell


def reflex(s: State, seat: i64) -> None:
    """SUPER-REFLEX-01 to 03: stunned, one stands up and fires; standing, one stuns oneself."""
    if is_stunned(s, seat):
        s.stunned &= ~bit(seat)
        tell(s, WOKE, seat)
        fire(s, seat, REFLEX)
    else:
        s.stunned |= bit(seat)
        tell(s, STUNNED, seat, 1)
