"""Fair: a seed that neither the house nor a player chose.

The house draws a secret and shows its seal; each device draws a part and pledges it. Both are
hashes, so nobody can change their mind. Only when all pledges are known are the parts told, and
the seed follows from the secret and the parts. docs/fair.md says why, and what it does not prove.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from folsom.game.errors import ConfigError, RecordError
from folsom.game.game import Game, hash_of
from folsom.game.titles import AnyConfig, read_config

DEALS_PER_SEAT: Final = 12  # among so many one that suits the marker is missed once in 10^5
NOT_GIVEN: Final = "-"  # stands for a part that did not come in time
PART_LENGTH: Final = 32
SEED_LENGTH: Final = 32
HASH_LENGTH: Final = 64


def pledge_of(part: str) -> str:
    """What a device says of its part before anybody may know it."""
    return hashlib.sha256(f"folsom part {part}".encode()).hexdigest()


def is_text(text: object) -> TypeGuard[str]:
    """Can it be written down? Half of a pair of surrogates cannot."""
    return isinstance(text, str) and not re.search("[\ud800-\udfff]", text)


def is_hex(text: object, length: int) -> TypeGuard[str]:
    return isinstance(text, str) and len(text) == length and not re.search("[^0-9a-f]", text)


@dataclass(frozen=True)
class Part:
    """What one device added, or pledged and did not give."""

    seats: tuple[int, ...]  # several where people share a device
    pledge: str
    part: str | None = None

    @property
    def is_kept(self) -> bool:
        """Is the part the one that was pledged?"""
        return self.part is not None and pledge_of(self.part) == self.pledge

    def to_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats), "pledge": self.pledge, "part": self.part}

    @classmethod
    def from_json(cls, data: object) -> Part:
        given = data if isinstance(data, dict) else {}
        seats, pledge, part = given.get("seats"), given.get("pledge"), given.get("part")
        known = isinstance(seats, list) and all(type(seat) is int for seat in seats)
        if not known or not is_hex(pledge, HASH_LENGTH):
            raise _unreadable()
        if part is not None and not is_hex(part, PART_LENGTH):
            raise _unreadable()
        return cls(tuple(given["seats"]), pledge, part)


@dataclass(frozen=True)
class Origin:
    """Where the seed of a game comes from."""

    secret: str  # of the house
    asked: AnyConfig  # before anything was drawn
    parts: tuple[Part, ...] = ()
    marker: int | None = None  # a rematch: the seat that the First Player marker passes on to
    chosen: bool = False  # the secret is a word that somebody chose, for a deal that is known

    @property
    def seal(self) -> str:
        return hash_of(self.secret)

    @property
    def common(self) -> str:
        """What comes of the secret and all parts; without any part it is the secret alone."""
        given = [part.part for part in self.parts]
        if not any(given):
            return self.secret
        lines = ["folsom common seed", self.secret, *(part or NOT_GIVEN for part in given)]
        return _seed("\n".join(lines))

    @property
    def seed(self) -> str:
        return self.dealt()[0]

    def dealt(self) -> tuple[str, int]:
        """The seed, and which of the deals it is.

        The rules draw the first First Player and say nothing of a second game; people pass the
        marker on, as after a round. So in a rematch the first deal is taken in which it has
        passed on, of a row that the common seed gives, and the game itself stays as the rules
        and its seed make it. Where no deal decides who begins, the nearest will do.
        """
        if self.marker is None:
            return self.common, 0
        players = self.asked.n_players
        best, found = players, (self.common, 0)
        for n, seed in enumerate(self._deals(), 1):
            passed = (first_player(self.asked, seed) - self.marker) % players
            if passed < best:
                best, found = passed, (seed, n)
            if best == 0:
                break
        return found

    def _deals(self) -> Iterator[str]:
        for n in range(1, DEALS_PER_SEAT * self.asked.n_players + 1):
            yield _seed(f"folsom rematch {n} {self.common}")

    def to_json(self) -> dict[str, Any]:
        return {
            "secret": self.secret,
            "parts": [part.to_json() for part in self.parts],
            "asked": self.asked.to_json(),
            "marker": self.marker,
            "chosen": self.chosen,
        }

    @classmethod
    def from_json(cls, data: object) -> Origin:
        given = data if isinstance(data, dict) else {}
        secret, parts = given.get("secret"), given.get("parts")
        marker, chosen = given.get("marker"), given.get("chosen")
        if not is_text(secret) or not isinstance(parts, list) or type(chosen) is not bool:
            raise _unreadable()
        try:
            asked = read_config(given.get("asked"))
        except ConfigError as error:
            raise _unreadable() from error
        if marker is not None and not (type(marker) is int and 0 <= marker < asked.n_players):
            raise _unreadable()
        return cls(
            given["secret"], asked, tuple(Part.from_json(part) for part in parts), marker, chosen
        )


def _seed(text: str) -> str:
    """128 bits, as many as the generator has."""
    return hashlib.sha256(text.encode()).hexdigest()[:SEED_LENGTH]


def first_player(config: AnyConfig, seed: str) -> int:
    """Only a whole deal tells who begins."""
    return int(Game.new(config.resolved(seed), seed).state.first)


def _unreadable() -> RecordError:
    return RecordError("Where the deal comes from cannot be read.", "record-no-origin")
