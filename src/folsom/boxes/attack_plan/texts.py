"""Attack plans in sentences."""

from __future__ import annotations

from typing import Final

from folsom.texts import Texts
from folsom.texts.box import Asked, BoxTexts, View


class AttackPlanTexts(BoxTexts):
    def special(self, texts: Texts, decision: Asked, view: View) -> str:
        """How many cards may still be kept."""
        if decision["question"] != "attack_plan":
            return ""
        left = view["attack_plans"] - len(view["own"]["kept"])
        return texts("ask-attack_plan.special", number=left)


BOX: Final = AttackPlanTexts()
