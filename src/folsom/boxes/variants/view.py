"""Who is whose partner, in the team variant."""

from __future__ import annotations

from typing import Final

from folsom.game.view import BoxView, Look, View


class VariantsView(BoxView):
    def seat(self, look: Look, seat: int) -> View:
        """BASE-TEAM-02."""
        if "teams" not in look.words.config.variants:
            return {}
        return {"partner": look.words.seats[look.s.rules.partner[seat]]}


BOX: Final = VariantsView()
