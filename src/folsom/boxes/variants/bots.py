"""Variants between bots: partners win together."""

from __future__ import annotations

from typing import Final

from folsom.bots.box_bots import BoxBots
from folsom.game import Config


class VariantBots(BoxBots):
    def sides(self, config: Config) -> tuple[int, ...] | None:
        """BASE-TEAM-01."""
        if "teams" not in config.variants:
            return None
        return tuple(seat // 2 for seat in range(config.n_players))


BOX: Final = VariantBots()
