"""Pies & Pistols as a module: what it answers at the points."""

from __future__ import annotations

from folsom.boxes.base.rules.powers import has
from folsom.engine.agenda import figure_of
from folsom.engine.module import Module
from folsom.engine.rules import Rules
from folsom.engine.spec import Spec
from folsom.engine.state import State

from . import pies
from .tasks import ASK_THROW, FOOD_FIGHT, SLOT, SWEET_TOOTH


class Pies(Module):
    def __init__(self, spec: Spec) -> None:
        super().__init__("pies", SLOT)
        self.values = spec.extra["pies"]

    def tokens(self, rules: Rules) -> None:
        pies.bring(rules, len(self.values))

    def place_loot(self, s: State) -> None:
        pies.bake(s, self.values)

    def hand_size(self, s: State, seat: int) -> int:
        """PIES-06, a sweet tooth: a further card in a round that begins with a pie."""
        figure = s.rules.first_bandit[seat]
        return int(has(s, figure, 1 << SWEET_TOOTH) and pies.has_pie(s, figure))

    def event(self, s: State, event: int) -> bool:
        if event != FOOD_FIGHT:
            return False
        pies.food_fight(s)
        return True

    def asks(self, kind: int) -> bool:
        return kind == ASK_THROW

    def list_options(self, s: State, word: int, seat: int) -> None:
        pies.list_throws(s, figure_of(word))

    def choose(self, s: State, word: int, seat: int, option: int) -> None:
        pies.throw(s, figure_of(word), option)
