"""What Attack plans add to what a seat sees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.engine.notebook import Notebook
from folsom.engine.state import State
from folsom.sight.box_sight import BoxSight
from folsom.sight.frame import Frame
from folsom.sight.row import NONE
from folsom.sight.table import card_in_force

MOST_PLANS: Final[i64] = 2


@final
class AttackPlanSight(BoxSight):
    def __init__(self, counts: bool) -> None:
        self._counts = counts  # do the icons mean anything in these games?

    def beside(self, f: Frame, s: State, notebook: Notebook, seat: i64) -> None:
        card = card_in_force(s) if self._counts else NONE
        f.row.amount(0 if card == NONE else s.rules.card_keeps[card], MOST_PLANS)
