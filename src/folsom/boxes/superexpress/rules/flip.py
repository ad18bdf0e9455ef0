"""Flip: turn round (SUPER-FLIP)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.line import faces_rear
from folsom.boxes.superexpress.rules.state import State
from folsom.boxes.superexpress.rules.telling import FLIPPED, tell
from folsom.engine.bits import bit


def flip(s: State, seat: i64) -> None:
    """SUPER-FLIP-01: place and rank stay."""
    s.facing_rear ^= bit(seat)
    tell(s, FLIPPED, seat, 1 if faces_rear(s, seat) else 0)
