"""The lineup: who plays, with which powers, and what stays the same while a round is imagined."""

from __future__ import annotations

from typing import Any, Final

from folsom.bots.ransom import hits
from folsom.engine import rules
from folsom.game import catalogue

ROUNDS: Final = int(rules.ROUNDS)
SIP: Final = 30.0  # dollars for drinking from a flask when one needs it
USUAL_SIPS: Final = 2  # turns of a round in which one may drink
THIRSTY: Final = 3  # such turns after which the best one has come


class Lineup:
    """Who plays: what stays the same while a bot imagines a round."""

    def __init__(self, view: dict[str, Any]) -> None:
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
        self.belle = self._holder(view, "belle")
        self.cheyenne = self._holder(view, "cheyenne")
        proto = view["game"]["options"]["power_set"] == "proto"
        self.pusher = self._holder(view, "tuco" if proto else "django")  # BASE-POWER-12, 24
        self.roof_shooter = -1 if proto else self._holder(view, "tuco")  # BASE-POWER-16
        self.has_title = "duel_2014" not in view["game"]["variants"]  # BASE-DUEL-15
        self.has_timecar = "timecar" in view["places"]
        self.rounds_left = ROUNDS - max(view["round"], 1)
        self.sip = SIP * min(1.0, _chances_to_drink(view, self.rounds_left) / THIRSTY)
        self.hits = [hits(view, name, self._allies(side)) for name, side in self._by_side()]
        self.acrobat = self._holder(view, "mei")  # EXTRA-MEI-03
        self.thrower = self._holder(view, "misty")  # COUR-MISTY-01
        self.strider = self._silk(view, "movement")  # EXTRA-SILK-10
        self.doorman = self._silk(view, "blocking")  # EXTRA-SILK-30
        self.dodger = self._silk(view, "dodge")  # EXTRA-SILK-21

    def _by_side(self) -> list[tuple[str, int]]:
        return list(zip(self.figures, self.side_of, strict=True))

    def _allies(self, side: int) -> list[str]:
        return [name for name, theirs in self._by_side() if theirs == side]

    def _holder(self, view: dict[str, Any], name: str) -> int:
        """The figure with a character's power, or -1; a first game knows none."""
        if view["game"]["mode"] != "advanced" or name not in self.number:
            return -1
        if view["bandits"][name].get("hostage") == "poker_player":  # HORSE-HOST-16
            return -1
        return self.number[name]

    def _silk(self, view: dict[str, Any], power: str) -> int:
        return self._holder(view, "silk") if view["game"]["silk_power"] == power else -1


def _chances_to_drink(view: dict[str, Any], rounds_left: int) -> int:
    """HORSE-WHISKEY-05: standard turns to come, after the present one."""
    types = catalogue.turn_types()
    in_planning = view["phase"] == "schemin"
    turns = view["turns"][view["turn"] + 1 :] if in_planning else []
    return USUAL_SIPS * rounds_left + sum(types[turn].counts_as_standard for turn in turns)


def _place(seats: list[str], seat: dict[str, Any]) -> int:
    partner = seat["partner"]
    return seats.index(partner) if partner else len(seats)
