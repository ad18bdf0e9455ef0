"""The lineup: who plays, with which powers, and what stays the same while a round is imagined."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from statistics import mean
from typing import Any, Final, NamedTuple

from folsom.bots.box_bots import in_view
from folsom.boxes import shelf
from folsom.boxes.base.heuristic.box_heuristic import BoxHeuristic, BoxWorld
from folsom.engine import rules
from folsom.game import catalogue
from folsom.game.parts import MODULES

ROUNDS: Final = int(rules.ROUNDS)


class Other(NamedTuple):
    """A kind of tokens of a box that says nothing of them to this bot: loot like any other."""

    plural: str
    guess: float  # what one is worth


@cache
def others(modules: tuple[str, ...], variants: tuple[str, ...]) -> Mapping[str, Other]:
    said = shelf.gather("heuristic", BoxHeuristic)
    boxes = (box for name, box in shelf.played(modules, variants).items() if name not in said)
    kinds = [token for box in boxes for token in box.tokens.values()]
    worth = {token.name: catalogue.loot_values(token.name, MODULES) for token in kinds}
    return {kind.name: Other(kind.plural, mean(worth[kind.name] or (0,))) for kind in kinds}


class Lineup:
    """Who plays: what stays the same while a bot imagines a round."""

    def __init__(self, view: dict[str, Any]) -> None:
        self._view = view
        self._boxes = in_view(view, "heuristic", BoxHeuristic)
        agreed = view["game"]
        self.others = others(tuple(agreed["modules"]), tuple(agreed["variants"]))
        self.figures = list(view["bandits"])
        self.number = {name: n for n, name in enumerate(self.figures)}
        seats = list(view["seats"])
        me = view["seat"]
        partner = view["seats"][me]["partner"]
        sides = [min(n, _place(seats, view["seats"][seat])) for n, seat in enumerate(seats)]
        owners = [seats.index(view["bandits"][name]["seat"]) for name in self.figures]
        self.side_of = [sides[owner] for owner in owners]
        self.own_side = sides[seats.index(me)]
        self.sides = sorted(set(sides))
        self.own = [f for f, name in enumerate(self.figures) if view["bandits"][name]["seat"] == me]
        self.partners = [
            f for f, name in enumerate(self.figures) if view["bandits"][name]["seat"] == partner
        ]
        self.caboose = len(view["train"]) - 1
        self.size = 2 * len(view["train"])  # positions of the train
        self.belle = self.holder("belle")
        self.cheyenne = self.holder("cheyenne")
        proto = view["game"]["options"]["power_set"] == "proto"
        self.pusher = self.holder("tuco" if proto else "django")  # BASE-POWER-12, 24
        self.roof_shooter = -1 if proto else self.holder("tuco")  # BASE-POWER-16
        self.has_title = "duel_2014" not in view["game"]["variants"]  # BASE-DUEL-15
        self.rounds_left = ROUNDS - max(view["round"], 1)
        worlds = (box.imagine(view, self) for box in self._boxes)
        self.boxes: list[BoxWorld] = [world for world in worlds if world is not None]
        # Places in a row with the cars, and as which car.
        self.in_row = tuple(place for box in self.boxes for place in box.cars.items())

    def allies(self, figure: int) -> list[str]:
        """The bandits of a figure's side."""
        side = self.side_of[figure]
        return [n for n, theirs in zip(self.figures, self.side_of, strict=True) if theirs == side]

    def holder(self, name: str) -> int:
        """The figure with a character's power, or -1; a first game knows none."""
        if self._view["game"]["mode"] != "advanced" or name not in self.number:
            return -1
        if any(box.has_lost_power(self._view, name) for box in self._boxes):
            return -1
        return self.number[name]


def _place(seats: list[str], seat: dict[str, Any]) -> int:
    partner = seat["partner"]
    return seats.index(partner) if partner else len(seats)
