"""Option: what a seat may choose, in words. The form is documented in ``docs/notation.md``.

The engine's word for an option is a verb and two numbers. For every verb a *writer* knows how it is
said, and what it points at; each box brings the writers of its own verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from folsom.engine.loot import kind_of_token
from folsom.engine.options import first_of, kind_in, second_of
from folsom.engine.state import State
from folsom.game.errors import IllegalChoice
from folsom.game.notation import TOKEN_KINDS, Words, card_name


@dataclass(frozen=True)
class Option:
    """What a seat may choose: its text, and the things it points at."""

    text: str
    verb: str
    points_at: Mapping[str, Any] = field(compare=False)
    word: int = field(compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        return {"text": self.text, "verb": self.verb, "points_at": dict(self.points_at)}

    @classmethod
    def from_json(cls, data: Any) -> Option:
        """An option to play by its text; the engine's word for it is not sent."""
        try:
            return cls(str(data["text"]), str(data["verb"]), dict(data["points_at"]), -1)
        except (LookupError, TypeError, ValueError) as error:
            raise IllegalChoice("This option cannot be read.") from error


class Choosing:
    """The numbers of one option, and the names for them."""

    def __init__(self, words: Words, s: State, seat: int, word: int) -> None:
        self.words = words
        self.s = s
        self.seat = seat
        self.a, self.b = int(first_of(word)), int(second_of(word))

    def figure(self) -> str:
        return self.words.figure(self.a)

    def position(self) -> str:
        return self.words.position(self.a)

    def token_kind(self) -> str:
        return TOKEN_KINDS[self.a]

    def kind_of_card(self) -> str:
        return card_name(kind_in(self.a))

    def card(self) -> str:
        """A card of the hand, as its owner writes it."""
        return self.words.hand_card(self.s, self.seat, self.a)

    def own_token(self) -> dict[str, Any]:
        """A token of the own sheet: its kind, and the face that its owner knows."""
        return {
            "token": TOKEN_KINDS[kind_of_token(self.s, self.a)],
            **self.words.face_of(self.s, self.a),
        }


Written = tuple[str, str, dict[str, Any]]  # text, verb, what it points at
Writer = Callable[[Choosing], Written]
Writers = Mapping[int, Writer]


def button(text: str) -> Writer:
    """An option that points at nothing: ``draw``, ``put back``."""
    written = text, text.replace(" ", "_")
    return lambda _: (*written, {"button": text})


def about(verb: str, key: str, name: Callable[[Choosing], str], says: str | None = None) -> Writer:
    """An option that points at one thing: ``to 3.roof``, ``target belle``."""
    said = says or verb

    def write(o: Choosing) -> Written:
        thing = name(o)
        return f"{said} {thing}", verb, {key: thing}

    return write


def giving(verb: str, says: str) -> Writer:
    """An option about a token of the own sheet: ``pay purse 300``."""

    def write(o: Choosing) -> Written:
        token = o.own_token()
        return f"{says} {' '.join(str(thing) for thing in token.values())}", verb, token

    return write
