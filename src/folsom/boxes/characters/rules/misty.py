"""Misty: Bullet cards of her hand may be played, and are a Punch (COUR-MISTY)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import has
from folsom.engine.bits import lowest
from folsom.engine.module import Module
from folsom.engine.state import State

SLOT: Final[i64] = 18
THROWS_LEAD: Final[i64] = 1024  # a power: Bullet cards are played as a Punch


@final
class Misty(Module):
    def __init__(self) -> None:
        super().__init__("misty", SLOT)

    def lays_bullets(self, s: State, seat: i64) -> i64:
        """COUR-MISTY-01, 05, 07: every bullet in the hand of her player, as her own card."""
        bandits = s.rules.bandits_of[seat]
        while bandits:
            if has(s, lowest(bandits), THROWS_LEAD):
                return lowest(bandits)
            bandits &= bandits - 1
        return -1
