"""How many cards may be kept in this round."""

from __future__ import annotations

from typing import Final

from folsom.boxes.base.view import card_in_force
from folsom.game.view import BoxView, Look, View


class AttackPlanView(BoxView):
    def table(self, look: Look) -> View:
        """HORSE-PLAN-01, 05: icons of the card in force, where they count."""
        card = card_in_force(look.s)
        return {"attack_plans": 0 if card is None else int(look.s.rules.card_keeps[card])}


BOX: Final = AttackPlanView()
