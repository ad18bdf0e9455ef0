"""The Time-Travel Car in the terminal: the traveller."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from folsom.boxes.timecar import texts as wording
from folsom.terminal import palette
from folsom.terminal.box import BoxTerminal, View
from folsom.texts import Texts
from folsom.texts import things as say


class TimecarTerminal(BoxTerminal):
    def beside(self, texts: Texts, view: View, width: int) -> list[Text]:
        traveller = view["traveller"]
        return [_journey(texts, view, traveller)] if traveller else []


BOX: Final = TimecarTerminal()


def _journey(texts: Texts, view: View, traveller: str) -> Text:
    """EXTRA-CAR-43: a journey is public, its goal a secret."""
    bandit = say.figure(texts, traveller)
    sentence = texts("travels", bandit=bandit)
    if "hidden_under" in view:
        hideout = wording.hideout(texts, view["hidden_under"])
        sentence = texts("travels.seen", bandit=bandit, place=hideout)
    return palette.paint(texts, sentence, [traveller], palette.QUIET)
