"""The bots that play Colt Express, with whatever boxes are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from folsom.bots import levels
from folsom.bots.bot import Bot
from folsom.bots.box_bots import BoxBots
from folsom.bots.random_bot import RandomBot
from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic import reasons
from folsom.boxes.base.heuristic.bot import HeuristicBot
from folsom.game import Config, Observation, Option


class BaseBots(BoxBots):
    makers: ClassVar[Mapping[str, Callable[..., Bot]]] = {
        "legend": levels.legend,
        "outlaw": levels.outlaw,
        "robber": levels.robber,
        "rookie": levels.rookie,
        "heuristic": HeuristicBot,
        "random": RandomBot,
    }
    thinkers: ClassVar = levels.LEVELS
    quick: ClassVar = "heuristic"

    def extras(self, config: Config) -> list[str]:
        switches = [name for name, value in config.options.items() if value]
        return [
            *(f"module-{module}" for module in config.modules if module != "base"),
            *(f"variant-{variant}" for variant in config.variants),
            *(f"option-{switch}" for switch in switches),
        ]

    def why(self, observation: Observation, option: Option) -> Reason:
        return reasons.why(observation, option)


BOX: Final = BaseBots()
