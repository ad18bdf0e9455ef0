"""Witness: who is told what happens in a live game. Search has none.

It keeps the events, what chance decided, and the notebook of what each seat has
learnt. It can also be given a script, so that a record replays without the
generator and a scenario decides which cards are drawn.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folsom.engine.listener import Listener, ScriptError
from folsom.engine.notebook import Notebook

__all__ = ["ScriptError", "Witness"]


@final
class Witness(Listener):
    """The witness of a game of Colt Express, with its notebook."""

    __slots__ = ("decks", "notebook", "round_card")

    def __init__(self, notebook: Notebook) -> None:
        super().__init__()
        self.notebook = notebook
        self.decks: list[list[int]] = []  # per seat: cards to draw next, the first one last
        self.round_card: i64 = -1  # Round card to turn up next, if a scenario says so

    def next_round_card(self) -> i64:
        """The Round card that a scenario puts on top, or -1."""
        card = self.round_card
        self.round_card = -1
        return card

    def next_card(self, seat: i64) -> i64:
        """The card that a scenario puts on top of this deck, or -1."""
        if seat < len(self.decks) and self.decks[seat]:
            return self.decks[seat].pop()
        return -1

    def shuffled(self, seat: i64) -> None:
        """A shuffle ends what a scenario said of this deck."""
        if seat < len(self.decks):
            self.decks[seat] = []
