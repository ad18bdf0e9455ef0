"""Witness: who is told what happens in a live game. Search has none.

It keeps the events, what chance decided, and the notebook of what each seat has
learnt. It can also be given a script, so that a record replays without the
generator and a scenario decides which cards are drawn.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folsom.engine.notebook import Notebook


class ScriptError(ValueError):
    """A record says that chance decided something which is not possible."""


@final
class Witness:
    __slots__ = ("chance", "decks", "events", "follows_script", "notebook", "round_card", "script")

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook
        self.events: list[tuple[int, int, int, int, int, int, int]] = []
        self.chance: list[int] = []  # what chance decided since the last choice
        self.script: list[int] = []  # what chance is to decide next
        self.follows_script = False  # a scripted game may not ask the generator
        self.decks: list[list[int]] = []  # per seat: cards to draw next, the first one last
        self.round_card: i64 = -1  # Round card to turn up next, if a scenario says so

    def scripted(self, n: i64) -> i64:
        """The next number of the script, or -1 if the generator is to be asked."""
        if not self.script:
            if self.follows_script:
                raise ScriptError("the record ends before chance has decided everything")
            return -1
        value = self.script.pop(0)
        if not 0 <= value < n:
            raise ScriptError(f"chance cannot have decided {value} of {n}")
        return value

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
