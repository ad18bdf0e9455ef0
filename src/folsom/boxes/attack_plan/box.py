"""Attack plans, which several boxes print on their Round cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from folsom.boxes import shelf
from folsom.boxes.attack_plan.rules.manifest import AttackPlan
from folsom.boxes.box import Box
from folsom.engine.module import Module
from folsom.engine.spec import Spec

# Variants in which all cards are kept anyway.
KEEP_ALL: Final = frozenset({"expert", "duel_2014"})


class AttackPlanBox(Box):
    def is_played(self, modules: Sequence[str], variants: Sequence[str]) -> bool:
        """HORSE-PLAN-01, 05."""
        printed = any(box.has_plans and box.module in modules for box in shelf.boxes().values())
        return printed and KEEP_ALL.isdisjoint(variants)

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        return [AttackPlan()] if self.is_played(parts, parts) else []


BOX: Final = AttackPlanBox()
