"""The Time-Travel Car in scenarios: who is on a journey, and where to."""

from __future__ import annotations

from typing import Any, ClassVar

from folsom.engine.state import NOBODY
from folsom.engine.timecar import travel
from folsom.engine.timecar.place import TIMECAR
from folsom.engine.timecar.travel import HIDEOUT, TRAVELLER
from folsom.game.box_words import BoxWords, Finding, Findings, Kinds, Placing
from folsom.game.config import Config
from folsom.game.kinds import Word
from folsom.game.notation import hideout_name, positions_of
from folsom.game.pieces import Pieces


class TimecarWords(BoxWords):
    module = "time_travel_car"
    bandit_keys: ClassVar[Kinds] = {"hidden_under": lambda pieces: _hideout(pieces)}
    bandit_findings: ClassVar[Findings] = {
        "hidden_under": Finding(
            lambda pieces: _hideout(pieces), lambda game, figure: _found(game, figure)
        )
    }

    def set_figures(self, p: Placing) -> None:
        """EXTRA-CAR-43: a bandit on a way through time."""
        bandits = p.table.table("bandits")
        for name in bandits:
            given = bandits.table(name)
            if not given.text("hidden_under"):
                continue
            if p.s.page[TRAVELLER] != NOBODY:
                raise given.wrong("hidden_under", "only one bandit can be travelling.")
            hideout = _hideouts(p.config)[given.text("hidden_under")]
            travel.hide(p.s, p.words.figure_number(name), hideout)


def _hideouts(config: Config) -> dict[str, int]:
    places = (n for n in positions_of(config) if n % 2 == 0 and n != TIMECAR)
    return {hideout_name(n): n for n in places}


def _hideout(pieces: Pieces) -> Word:
    return Word("hideout", sorted(_hideouts(pieces.words.config)), ("",))


def _found(game: Any, figure: int) -> str:
    page = game.state.page
    return hideout_name(page[HIDEOUT]) if page[TRAVELLER] == figure else ""
