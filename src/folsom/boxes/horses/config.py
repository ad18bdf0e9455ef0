"""Horses & Stagecoach in configurations: the light game leaves out the coach."""

from __future__ import annotations

from typing import Final

from folsom.boxes.horses.box import has_coach
from folsom.game.box_config import BoxConfig
from folsom.game.catalogue import RoundCard
from folsom.game.config import Config


class HorsesConfig(BoxConfig):
    def cards(self, config: Config, known: list[RoundCard]) -> list[RoundCard]:
        """HORSE-SETUP-11."""
        if has_coach(config):
            return known
        return [card for card in known if card.event != "shotguns_rage"]


BOX: Final = HorsesConfig()
