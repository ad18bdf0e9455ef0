"""A Horse beside the Time-Travel Car."""

from __future__ import annotations

from typing import Final

from folsom.boxes.horses.rules.state import horses_at
from folsom.boxes.pairs.box import HORSES_AND_TIMECAR
from folsom.game.view import BoxView, Look, View


class PairsView(BoxView):
    def table(self, look: Look) -> View:
        """EXTRA-CAR-15."""
        if not set(look.words.config.modules) >= HORSES_AND_TIMECAR:
            return {}
        return {"horses_at_timecar": int(horses_at(look.s, -1))}


BOX: Final = PairsView()
