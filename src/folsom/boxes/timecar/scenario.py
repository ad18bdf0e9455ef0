"""The Time-Travel Car in scenarios: the traveller, and the goal."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from folsom.boxes.timecar.rules import travel
from folsom.boxes.timecar.rules.place import TIMECAR
from folsom.boxes.timecar.rules.travel import HIDEOUT, TRAVELLER
from folsom.boxes.timecar.words import hideout_name
from folsom.engine.state import NOBODY
from folsom.game.box_scenario import BoxScenario, Finding, Findings, Kinds, Placing
from folsom.game.config import Config
from folsom.game.kinds import Word
from folsom.game.notation import positions_of
from folsom.game.pieces import Pieces


class TimecarScenario(BoxScenario):
    """Who is on a journey, and where to."""

    bandit_keys: ClassVar[Kinds] = {"hidden_under": lambda pieces: _hideout(pieces)}
    bandit_findings: ClassVar[Findings] = {
        "hidden_under": Finding(
            lambda pieces: _hideout(pieces), lambda game, figure: _found(game, figure)
        )
    }

    def set_figures(self, p: Placing) -> None:
        """EXTRA-CAR-43: a bandit on a way through time."""
        bandits = p.table.section("bandits")
        for name in bandits:
            given = bandits.section(name)
            if not given.text("hidden_under"):
                continue
            if p.s.word[TRAVELLER] != NOBODY:
                raise given.wrong("hidden_under", "only one bandit can be travelling.")
            hideout = _hideouts(p.config)[given.text("hidden_under")]
            travel.hide(p.s, p.words.figure_number(name), hideout)


BOX: Final = TimecarScenario()


def _hideouts(config: Config) -> dict[str, int]:
    places = (n for n in positions_of(config) if n % 2 == 0 and n != TIMECAR)
    return {hideout_name(n): n for n in places}


def _hideout(pieces: Pieces) -> Word:
    return Word("hideout", sorted(_hideouts(pieces.words.config)), ("",))


def _found(game: Any, figure: int) -> str:
    word = game.state.word
    return hideout_name(word[HIDEOUT]) if word[TRAVELLER] == figure else ""
