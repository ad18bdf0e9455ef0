"""What Pies & Pistols is worth to bots besides money."""

from __future__ import annotations

from typing import Final

from folsom.boxes.base.rules.powers import has
from folsom.engine.state import State
from folsom.search.judgement import Judgement

from .rules.pies import has_pie
from .rules.tasks import SWEET_TOOTH

FURTHER_CARD: Final = 60  # dollars a round; guessed


class PiesJudgement(Judgement):
    def hope(self, s: State, seat: int, rounds: int) -> int:
        """A pie is a further card in every round to come."""
        figure = s.rules.first_bandit[seat]
        if not has(s, figure, 1 << SWEET_TOOTH) or not has_pie(s, figure):
            return 0
        return FURTHER_CARD * rounds


BOX: Final = PiesJudgement()
