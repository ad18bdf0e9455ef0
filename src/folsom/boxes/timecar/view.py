"""Who is on a journey through time, and to themselves where to."""

from __future__ import annotations

from typing import Final

from folsom.boxes.timecar.rules.travel import HIDEOUT, TRAVELLER
from folsom.boxes.timecar.words import hideout_name
from folsom.engine.state import NOBODY
from folsom.game.view import BoxView, Look, View


class TimecarView(BoxView):
    def table(self, look: Look) -> View:
        """EXTRA-CAR-43."""
        s = look.s
        figure = s.word[TRAVELLER]
        if figure == NOBODY:
            return {"traveller": None}
        view: View = {"traveller": look.words.bandits[figure]}
        if s.rules.seat_of[figure] == look.seat:
            view["hidden_under"] = hideout_name(s.word[HIDEOUT])
        return view


BOX: Final = TimecarView()
