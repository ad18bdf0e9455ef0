"""Pies in scenarios."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from folsom.game import catalogue
from folsom.game.box_scenario import BoxScenario, Placing

from .box import PiesBox


class PiesScenario(BoxScenario):
    tokens: ClassVar = {
        "pie": lambda _: sorted(set(catalogue.loot_values("pie", (PiesBox.module,))))
    }

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        """PIES-02."""
        printed["pie"] = int(0 < car <= 4)


BOX: Final = PiesScenario()
