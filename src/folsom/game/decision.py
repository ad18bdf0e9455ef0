"""Decision: a question to a seat, with every legal option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from folsom.engine import flow
from folsom.engine.agenda import a_of, figure_of, kind_of, top
from folsom.engine.options import verb_of
from folsom.engine.state import NOBODY, State
from folsom.game import box_words
from folsom.game.errors import IllegalChoice
from folsom.game.notation import Words
from folsom.game.option import Choosing, Option


@dataclass(frozen=True)
class Decision:
    """A question to a seat: its name, its subject, and the legal options."""

    seat: int
    name: str
    question: str
    about: Mapping[str, Any]
    options: tuple[Option, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.name,
            "question": self.question,
            "about": dict(self.about),
            "options": [option.to_json() for option in self.options],
        }

    @classmethod
    def from_json(cls, data: Any, seats: Sequence[str]) -> Decision:
        """A decision as a view tells it, in a game with these seats."""
        try:
            return cls(
                list(seats).index(data["seat"]),
                str(data["seat"]),
                str(data["question"]),
                dict(data["about"]),
                tuple(Option.from_json(option) for option in data["options"]),
            )
        except (LookupError, TypeError, ValueError) as error:
            raise IllegalChoice("This decision cannot be read.") from error


def decision_of(words: Words, s: State, seat: int) -> Decision | None:
    """What a seat has to decide in a state, if anything."""
    if not flow.is_asked(s, seat):
        return None
    options = tuple(option_of(words, s, seat, word) for word in flow.options_of(s, seat))
    question, about = _question(words, s)
    return Decision(seat, words.seats[seat], question, about, options)


def option_of(words: Words, s: State, seat: int, word: int) -> Option:
    """An option of the engine, in words."""
    write = box_words.options()[verb_of(word)]
    text, verb, points_at = write(Choosing(words, s, seat, word))
    return Option(text, verb, points_at, word)


def _question(words: Words, s: State) -> tuple[str, dict[str, Any]]:
    """The present question and its subject, the same for all seats that are asked."""
    word = top(s)
    asked = box_words.questions()[kind_of(word)]
    about: dict[str, Any] = {}
    if figure_of(word) != NOBODY:
        about["bandit"] = words.figure(figure_of(word))
    about |= asked.about(words, s, word)
    return asked.kinds.get(a_of(word), asked).name, about


@cache
def question_names() -> Mapping[int, str]:
    """By the kind of the engine's task."""
    return {kind: asked.name for kind, asked in box_words.questions().items()}


@cache
def names_of_kinds() -> Mapping[int, str]:
    """What a question with several kinds is called for each of them, by its number."""
    of_each = [asked.kinds for asked in box_words.questions().values()]
    return {number: asked.name for kinds in of_each for number, asked in kinds.items()}


@cache
def private() -> frozenset[str]:
    """The questions that nobody else may look on at."""
    asked = box_words.questions().values()
    every = [*asked, *(kind for question in asked for kind in question.kinds.values())]
    return frozenset(question.name for question in every if question.is_private)
