"""Events: everything that happens, told in names, with what each seat may see of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from folsom.engine.bits import bit
from folsom.engine.state import State
from folsom.game import box_words, shelf
from folsom.game.box_words import Adding, BoxWords
from folsom.game.errors import RecordError
from folsom.game.notation import Words
from folsom.game.readings import Reading, Reveals

SCHEMA: Final = 1
Raw = tuple[int, int, int, int, int, int, int]


@dataclass(frozen=True)
class Event:
    """Something that happened: its kind, its things, and a secret for some seats."""

    kind: str
    things: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    secret_for: int = 0  # set of seats

    def to_json(self) -> dict[str, Any]:
        """Everything, secrets included; send people what ``seen_by`` says."""
        return {
            "schema": SCHEMA,
            "kind": self.kind,
            "things": dict(self.things),
            "secret": dict(self.secret),
            "secret_for": self.secret_for,
        }

    @classmethod
    def from_json(cls, data: Any) -> Event:
        try:
            if data["schema"] != SCHEMA:
                raise ValueError("another schema")
            return cls(
                str(data["kind"]),
                dict(data["things"]),
                dict(data["secret"]),
                int(data["secret_for"]),
            )
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise RecordError("This event cannot be read.", "event") from error

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat sees it; None for a spectator."""
        seen = {"kind": self.kind, **self.things}
        if seat is not None and self.secret_for & bit(seat):
            seen.update(self.secret)
        return seen


class Teller:
    """Turns the engine's events into named ones."""

    def __init__(self, words: Words, card_ids: list[str]) -> None:
        self._words = words
        self._card_ids = card_ids
        self._readers = box_words.events()
        self._added: dict[int, list[Adding]] = {}
        for box in shelf.rooms(words.config, "words", BoxWords):
            for kind, adding in box.adds.items():
                self._added.setdefault(kind, []).append(adding)

    def event(self, s: State, raw: Raw) -> Event:
        kind, *numbers, seats = raw
        name, _, read = self._readers[kind]
        reading = Reading(self._words, self._card_ids, s, numbers)
        things, hidden = read(reading)
        for add in self._added.get(kind, ()):
            things |= add(reading)
        return Event(name, things, hidden if seats else {}, seats)


@cache
def reveals() -> Mapping[str, Reveals]:
    """Whether somebody learns something from an event, by its kind."""
    return {name: reveals for name, reveals, _ in box_words.events().values()}
