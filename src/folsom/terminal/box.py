"""What a box shows at the terminal, in its room ``terminal``."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from folsom.boxes import shelf
from folsom.texts import Texts

if TYPE_CHECKING:
    from folsom.terminal.train import Train

View = Mapping[str, Any]
Marks = Mapping[str, int]  # a position or figure, and the number of the option that names it


class BoxTerminal:
    """One box; each attribute and method has a harmless value."""

    turns: ClassVar[Mapping[str, str]] = {}  # the sign for a kind of turn
    looks_like: ClassVar[Mapping[str, str]] = {}  # figures with the colours and letter of another
    legend: ClassVar[str] = ""  # the text that explains its signs, if not a line for each token
    drawn: ClassVar[Collection[str]] = ()  # places that are drawn with the train

    def train(self, texts: Texts, view: View, width: int, marks: Marks) -> list[Text]:
        """first: what is drawn in the place of the train."""
        return []

    def below(self, train: Train) -> list[Text]:
        """each: rows below the wheels of the train."""
        return []

    def beside(self, texts: Texts, view: View, width: int) -> list[Text]:
        """each: lines below the train and the places beside it."""
        return []

    def owned(self, texts: Texts, sheet: View) -> list[str]:
        """each: what a bandit has besides loot of the base game, to who may know it."""
        return []

    def without_bandit(self, texts: Texts, view: View) -> tuple[Text, int] | None:
        """first: of somebody who plays no bandit, what stands on the last page in the place of
        loot, and how often they were hit."""
        return None

    def motion(self, seen: Mapping[str, Any]) -> list[list[Text]]:
        """first: an event as pictures, one after the other."""
        return []

    def at_the_end(self, texts: Texts, view: View) -> list[Text]:
        """each: lines above the ranking."""
        return []


def rooms() -> Mapping[str, BoxTerminal]:
    return shelf.gather("terminal", BoxTerminal)


@cache
def turn_signs() -> Mapping[str, str]:
    return {turn: sign for box in rooms().values() for turn, sign in box.turns.items()}


@cache
def lookalikes() -> Mapping[str, str]:
    return {figure: other for box in rooms().values() for figure, other in box.looks_like.items()}


def boxes_in(modules: Sequence[str], variants: Sequence[str]) -> list[BoxTerminal]:
    """The boxes that are played; those with precedence speak last."""
    played, found = shelf.played(tuple(modules), tuple(variants)), rooms()
    return [found[name] for name in reversed(shelf.PRECEDENCE) if name in played and name in found]


def boxes_of(view: View) -> list[BoxTerminal]:
    return boxes_in(*modules_of(view))


def modules_of(view: View) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Modules and variants of the game that is shown."""
    return tuple(view["game"]["modules"]), tuple(view["game"]["variants"])
