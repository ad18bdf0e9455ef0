"""What Attack plans bring to learners."""

from __future__ import annotations

from typing import Final

from folsom.boxes.attack_plan.sight import MOST_PLANS, AttackPlanSight
from folsom.envs.box_names import BoxNames
from folsom.envs.names import Names, amount
from folsom.envs.pieces import Pieces
from folsom.game import Config
from folsom.sight.box_sight import BoxSight


class AttackPlanNames(BoxNames):
    def is_printed(self, config: Config) -> bool:
        """On Round cards, though Experts have other rules for keeping cards."""
        return any(card.keeps for card in config.available_cards)

    def keeps_cards(self, config: Config) -> bool:
        return True

    def sight(self, pieces: Pieces) -> BoxSight:
        return AttackPlanSight(any(m.name == "attack_plan" for m in pieces.rules.modules))

    def beside(self, pieces: Pieces) -> Names:
        yield amount("attack_plans", MOST_PLANS)


BOX: Final = AttackPlanNames()
