"""Pies & Pistols: what it is called, its pieces, and the numbers that it uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from folsom.boxes.box import Box, Token
from folsom.engine.module import Module
from folsom.engine.spec import Spec

from .rules import tasks
from .rules.manifest import Pies


class PiesBox(Box):
    module = "pies_pistols"
    tokens: ClassVar = {tasks.PIE: Token("pie", "pies", hides_money=True)}
    events: ClassVar = {"food_fight": tasks.FOOD_FIGHT}
    numbers: ClassVar = {
        "slots": (tasks.SLOT,),
        "powers": (tasks.SWEET_TOOTH,),
        "handles": range(tasks.FIRST_PIE, tasks.FIRST_PIE + 4),
        "verbs": (tasks.THROW,),
        "tellings": (tasks.THROWN,),
        "ways": (tasks.PELTED,),
    }

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        return [Pies(spec)] if self.module in parts else []


BOX: Final = PiesBox()
