"""Checks of what a configuration says, with one clear sentence each, and draws with its seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from folsom.game.errors import ConfigError

T = TypeVar("T")
Seats = tuple[tuple[str, ...], ...]


class Draw:
    """Draws for the set-up, the same on every machine for the same seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._n = 0

    def _below(self, n: int) -> int:
        self._n += 1
        digest = hashlib.sha256(f"folsom set-up {self._n} {self._seed}".encode()).digest()
        return int.from_bytes(digest[:16], "big") % n  # the bias is below 2**-120

    def some(self, pool: Sequence[T], number: int) -> list[T]:
        left = list(pool)
        return [left.pop(self._below(len(left))) for _ in range(number)]


def seats_of(given: Any) -> Seats | None:
    if given is None:
        return None
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise ConfigError("Seats are a list of bandits.")
    seats: list[tuple[str, ...]] = []
    for seat in given:
        bandits = (seat,) if isinstance(seat, str) else seat
        if not isinstance(bandits, Sequence) or not all(isinstance(b, str) for b in bandits):
            raise ConfigError(f"A seat is a bandit or a list of bandits, not {seat!r}.")
        if not bandits:
            raise ConfigError("A seat cannot be empty.")
        seats.append(tuple(bandits))
    return tuple(seats)


def names_of(given: Any, what: str) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise ConfigError(f"The {what} are a list of words.")
    if not all(isinstance(name, str) for name in given):
        raise ConfigError(f"The {what} are a list of words.")
    return tuple(given)


def one_of(value: str, choices: Iterable[str], what: str) -> None:
    if value not in choices:
        raise ConfigError(f"There is no {what} {value!r}; choose among {listed(choices)}.")


def listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in sorted(words, key=str))
