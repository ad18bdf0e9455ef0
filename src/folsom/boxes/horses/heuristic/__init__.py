"""How the heuristic bot plays with Horses & Stagecoach."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from folsom.boxes.base.heuristic.bot import go, position
from folsom.boxes.base.heuristic.box_heuristic import BoxHeuristic, Meaning
from folsom.boxes.base.heuristic.lineup import Lineup
from folsom.boxes.base.heuristic.reasons import going
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.horses.heuristic.attack import board_or_gallop, why_attack
from folsom.boxes.horses.heuristic.coach import OFF
from folsom.boxes.horses.heuristic.hostages import take_hostage, why_hostage
from folsom.boxes.horses.heuristic.whiskey import Pub
from folsom.boxes.horses.heuristic.world import HorsesWorld
from folsom.game import Option


def ride(_: Thought, option: Option) -> list[Meaning]:
    """HORSE-STATION-05: to a place, or away for good."""
    return [("ride", position(option) if option.verb == "ride" else OFF)]


class HorsesHeuristic(BoxHeuristic):
    plans: ClassVar = ("melee",)
    ways: ClassVar = {"ride": ride, "flee": go, "start": go}
    answers: ClassVar = {"attack": board_or_gallop, "hostage": take_hostage}
    motives: ClassVar = {"attack": why_attack, "hostage": why_hostage}
    uses: ClassVar = {"ride": 55.0}
    cards: ClassVar = {"ride": going}
    weighers: ClassVar = {"drink": Pub}
    loot: ClassVar = {"whiskey": "reason-rob-flask"}

    def imagine(self, view: dict[str, Any], lineup: Lineup) -> HorsesWorld:
        return HorsesWorld(view, lineup)

    def has_lost_power(self, view: dict[str, Any], name: str) -> bool:
        """HORSE-HOST-16."""
        return bool(view["bandits"][name].get("hostage") == "poker_player")


BOX: Final = HorsesHeuristic()
