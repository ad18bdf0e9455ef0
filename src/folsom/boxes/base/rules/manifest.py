"""The base game as the first module: what it answers at the points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules import (
    marshal,
    setup,
)
from folsom.boxes.base.rules.tasks import (
    FIRE,
    FLOOR_CHANGE,
    MARSHAL_CARD,
    MOVE,
    PUNCH,
    ROBBERY,
    SLOT,
)
from folsom.engine.bits import card
from folsom.engine.circle import clockwise
from folsom.engine.module import Module
from folsom.engine.rules import Rules
from folsom.engine.state import State

NEUTRAL_BULLETS: Final[i64] = 13


@final
class Base(Module):
    def __init__(self) -> None:
        super().__init__("base", SLOT)

    def recipe(self, rules: Rules) -> None:
        """BASE-COMP-06."""
        twice = card(MOVE) + card(FLOOR_CHANGE) + card(FIRE) + card(ROBBERY)
        for seat in range(rules.n_seats):
            rules.recipe[seat] = 2 * twice + card(PUNCH) + card(MARSHAL_CARD)

    def supply(self, rules: Rules) -> i64:
        """BASE-COMP-04, BASE-SETUP-12."""
        return NEUTRAL_BULLETS

    def place_loot(self, s: State) -> None:
        setup.place_base_loot(s)

    def first_player(self, s: State) -> i64:
        return setup.draw_first_player(s)

    def place_figures(self, s: State) -> bool:
        setup.place_base_figures(s)
        return True

    def deal_powers(self, s: State) -> None:
        setup.deal_base_powers(s)

    def meet(self, s: State, group: i64) -> None:
        marshal.meet_marshal(s, group)

    def next_first(self, s: State) -> i64:
        """BASE-ROUND-07."""
        return clockwise(s, 1)
