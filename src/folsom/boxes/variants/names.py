"""What variants bring to learners: hands of two bandits, cards that are kept."""

from __future__ import annotations

from typing import Final

from folsom.envs.box_names import BoxNames
from folsom.envs.names import Names
from folsom.envs.pieces import Pieces
from folsom.game import Config


class VariantNames(BoxNames):
    def keeps_cards(self, config: Config) -> bool:
        return "expert" in config.variants or config.bandits_per_seat == 2

    def shares_hands(self, config: Config) -> bool:
        return "teams" in config.variants or config.bandits_per_seat == 2

    def actions(self, pieces: Pieces) -> Names:
        if pieces.config.bandits_per_seat == 2:
            yield from (f"caboose {bandit}" for bandit in pieces.bandits)


BOX: Final = VariantNames()
