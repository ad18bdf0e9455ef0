"""Readings: the numbers of what happened, and the names for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from folsom.engine.bits import bit
from folsom.engine.state import State, entry_figure, entry_kind
from folsom.game.notation import TOKEN_KINDS, Words, card_name

Things = dict[str, Any]


class Reading:
    """The numbers of one event, and the names for them."""

    def __init__(
        self, words: Words, card_ids: Sequence[str], s: State, numbers: Sequence[int]
    ) -> None:
        self.words = words
        self._card_ids = card_ids
        self._s = s
        self.a, self.b, self.c, self.d, self.secret = numbers

    def seat(self, number: int) -> str:
        return self.words.seat(number)

    def position(self, number: int) -> str:
        return self.words.position(number)

    def token(self, kind: int, label: int, position: int) -> Things:
        """A piece of loot somewhere on the train, with its public id if it has one."""
        things: Things = {"token": TOKEN_KINDS[kind], "position": self.position(position)}
        return things | ({"label": label} if label else {})

    def figure(self, number: int) -> str:
        return self.words.figure(number)

    def round_card(self, number: int) -> str:
        return self._card_ids[number]

    def cards(self) -> Things:
        """Cards packed into a secret, as their owner names them: the seat of figure a."""
        found = []
        packed = self.secret
        while packed:
            found.append(self.words.hand_card(self._s, self.a, (packed & 63) - 1))
            packed >>= 6
        return {"cards": found}

    def face(self, kind: int) -> Things:
        """What the face of a token says, to those who see it."""
        return self.words.face(kind, self.secret) if self.secret else {}

    def laid(self) -> Things:
        """A card laid face down, for the seat that laid it."""
        entry = self.secret
        return {"bandit": self.figure(entry_figure(entry)), "card": card_name(entry_kind(entry))}

    def winners(self) -> list[str]:
        return [name for n, name in enumerate(self.words.seats) if self.a & bit(n)]


Reader = Callable[[Reading], tuple[Things, Things]]

# Did somebody learn something that was hidden? Then nobody takes back what caused it. Each kind of
# event says it where it is declared, from what it tells in public and in secret.
Reveals = Callable[[Mapping[str, Any], Mapping[str, Any]], bool]


def reveals(_: Mapping[str, Any], __: Mapping[str, Any]) -> bool:
    """Whatever else it tells, it was not known before."""
    return True


def reveals_its_secret(_: Mapping[str, Any], secret: Mapping[str, Any]) -> bool:
    """What it tells in public was known, or was chosen by whoever told it; its secret was not."""
    return bool(secret)


def reveals_a_hidden_card(things: Mapping[str, Any], _: Mapping[str, Any]) -> bool:
    return bool(things["was_hidden"])


def reveals_nothing(_: Mapping[str, Any], __: Mapping[str, Any]) -> bool:
    """A card laid face down is told to its player and hides as before; one laid face up
    is a secret that its player gave away."""
    return False


Readers = Mapping[int, tuple[str, Reveals, Reader]]
