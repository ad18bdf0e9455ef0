"""How the heuristic bot plays with and against Mei, Silk and Misty."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic.box_heuristic import BoxHeuristic, BoxWorld
from folsom.boxes.base.heuristic.lineup import Lineup
from folsom.boxes.base.heuristic.reasons import punching
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.base.heuristic.world import World
from folsom.boxes.base.heuristic.worth import money
from folsom.game import Option

LONG_STEP: Final = 2


class CharactersWorld(BoxWorld):
    def __init__(self, view: dict[str, Any], lineup: Lineup) -> None:
        silk, power = lineup.holder("silk"), view["game"]["silk_power"]
        self._lineup = lineup
        self._acrobat = lineup.holder("mei")
        self._strider = silk if power == "movement" else -1
        self._doorman = silk if power == "blocking" else -1
        self._dodger = silk if power == "dodge" else -1
        self.thrower = lineup.holder("misty")  # COUR-MISTY-01

    def stride(self, world: World, figure: int) -> int:
        """EXTRA-SILK-10."""
        return LONG_STEP if figure == self._strider else 0

    def bars(self, world: World, figure: int, goal: int) -> bool:
        """EXTRA-SILK-30."""
        if self._doorman in (-1, figure):
            return False
        door = world.at[self._doorman]
        return goal == door and not door & 1 and door == world.at[figure] - 2

    def dodges(self, figure: int) -> bool:
        """EXTRA-SILK-21."""
        return figure == self._dodger

    def climbs(self, world: World, figure: int) -> list[int] | None:
        """EXTRA-MEI-03."""
        across = world.at[figure] ^ 1
        if figure != self._acrobat or across >= self._lineup.size:
            return None
        return [p for p in (across - 2, across, across + 2) if 0 <= p < self._lineup.size]


def give_bullet(t: Thought) -> Option:
    """Silk's dodge: the bullet is for the rival who has most."""

    def wealth(option: Option) -> float:
        rival = t.lineup.number[option.points_at["figure"]]
        is_friend = t.lineup.side_of[rival] == t.lineup.own_side
        return -1.0 if is_friend else money(t.world, rival)

    return max(t.options, key=wealth)


def why_give(t: Thought, option: Option) -> Reason:
    wealth = {o: money(t.world, t.lineup.number[o.points_at["figure"]]) for o in t.options}
    richest = wealth[option] == max(wealth.values())
    key = "reason-give-richest" if richest else "reason-give"
    return Reason(key, {"target": option.points_at["figure"]})


class CharactersHeuristic(BoxHeuristic):
    answers: ClassVar = {"give_bullet": give_bullet}
    motives: ClassVar = {"give_bullet": why_give}
    cards: ClassVar = {"bullet": punching}  # COUR-MISTY-02

    def imagine(self, view: dict[str, Any], lineup: Lineup) -> CharactersWorld | None:
        is_there = any(lineup.holder(name) >= 0 for name in ("mei", "silk", "misty"))
        return CharactersWorld(view, lineup) if is_there else None


BOX: Final = CharactersHeuristic()
