"""What a seat sees of the pies on sheets; those on the train are seen like all loot."""

from __future__ import annotations

from typing import Final

from folsom.game.view import BoxView, Look, View

from .rules.tasks import PIE


class PiesView(BoxView):
    def bandit(self, look: Look, figure: int) -> View:
        """PIES-01: what is in them is known to whoever has them."""
        return {"pie_values": sorted(look.faces(figure, PIE))}


BOX: Final = PiesView()
