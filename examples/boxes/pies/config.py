"""Pies & Pistols in configurations: Nell's power, and the contents of the pies."""

from __future__ import annotations

from typing import Final

from folsom.engine.spec import Spec
from folsom.game import catalogue
from folsom.game.box_config import BoxConfig, Powers
from folsom.game.config import Config

from .box import PiesBox
from .rules.tasks import SWEET_TOOTH


class PiesConfig(BoxConfig):
    def powers(self, config: Config) -> Powers:
        return {"nell": (1 << SWEET_TOOTH, 0)}

    def spec(self, config: Config, spec: Spec, powers: Powers) -> None:
        spec.extra["pies"] = list(catalogue.loot_values("pie", (PiesBox.module,)))


BOX: Final = PiesConfig()
