"""What a box adds to sentences, in its room ``texts``.

The words for its things, events that it tells otherwise than by their text alone, options that need
more than what they point at, and where in a view its figures and cars are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from folsom.boxes import shelf
from folsom.texts.messages import Texts

Seen = Mapping[str, Any]  # an event as a seat saw it
View = Mapping[str, Any]
Asked = Mapping[str, Any]  # a decision or one of its options, as JSON
Train = Sequence[Mapping[str, Any]]
Word = Callable[[Texts, Any], object]
Sentence = Callable[[Texts, Seen], str]
Wording = Callable[[Texts, Asked, Asked, View], tuple[str, Mapping[str, object]]]


class BoxTexts:
    """One box; each attribute and method has a harmless value, and those of all are united."""

    quiet: ClassVar[Collection[str]] = ()  # kinds of events that a story does not tell
    headlines: ClassVar[Collection[str]] = ()  # … that open something new
    # By the name that a thing has in events, questions and reasons.
    words: ClassVar[Mapping[str, Word]] = {}
    # By kind of event; the latest box with a sentence tells it, and "" leaves it to the others.
    sentences: ClassVar[Mapping[str, Sentence]] = {}
    plans: ClassVar[Collection[str]] = ()  # questions by which cards are laid on the pile
    # By verb of an option: which case of the question's text says it, and with which words besides.
    options: ClassVar[Mapping[str, Wording]] = {}
    told_by_view: ClassVar[Collection[str]] = ()  # what an option points at and the view describes
    case: ClassVar[str] = ""  # of texts that are worded otherwise in a game with this box
    shown_by: ClassVar[str] = ""  # which part of a view shows that it is one

    def special(self, texts: Texts, decision: Asked, view: View) -> str:
        """first: what is unlike other times that this is asked."""
        return ""

    def figures(self, view: View) -> Mapping[str, str]:
        """Where its figures stand."""
        return {}

    def trains(self, view: View) -> Mapping[str, Train]:
        """The cars of its trains, by what stands before the numbers of their cars."""
        return {}


@cache
def boxes() -> tuple[BoxTexts, ...]:
    return tuple(shelf.gather("texts", BoxTexts).values())


@cache
def words() -> Mapping[str, Word]:
    return {name: word for box in boxes() for name, word in box.words.items()}


@cache
def sentences(kind: str) -> tuple[Sentence, ...]:
    """How boxes tell an event, the latest box first."""
    return tuple(box.sentences[kind] for box in reversed(boxes()) if kind in box.sentences)


@cache
def wordings() -> Mapping[str, Wording]:
    return {verb: wording for box in boxes() for verb, wording in box.options.items()}


@cache
def united(name: str) -> frozenset[str]:
    """One of the collections, of all boxes."""
    return frozenset(thing for box in boxes() for thing in getattr(box, name))


def cases(shown: Mapping[str, Any]) -> list[str]:
    """In which games this is one, where texts are worded otherwise."""
    return [box.case for box in boxes() if box.case and box.shown_by in shown]


def worded(texts: Texts, key: str, usual: str, cases: Iterable[str]) -> str:
    """The key of a text, in the wording of the first case that has one of its own."""
    special = (f"{key}.{case}" for case in cases)
    return next((found for found in special if texts.has(found)), usual)


def figures(view: View) -> dict[str, str]:
    """Where the figures stand that are no bandits."""
    return {id: at for box in boxes() for id, at in box.figures(view).items()}


def trains(view: View) -> dict[str, Train]:
    """All trains, by what stands before the numbers of their cars."""
    return {letter: cars for box in boxes() for letter, cars in box.trains(view).items()}
