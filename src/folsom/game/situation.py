"""Situation: what a game must be able to do so that ``Game`` can be played, saved and watched.

Each game that the shelf has brings one. What both
do alike is in ``InProgress``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol, Self

from folsom.engine.listener import Listener
from folsom.game.decision import Decision
from folsom.game.events import Event
from folsom.game.observation import Observation


class Situation(Protocol):
    """One game in progress. Seats are numbers here; options are the engine's words."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""

    @property
    def over(self) -> bool: ...

    @property
    def first(self) -> int:
        """The seat of the First Player."""

    @property
    def asked(self) -> Sequence[int]:
        """The seats to which the present question goes, those that have answered included."""

    def decision(self, seat: int) -> Decision | None:
        """What a seat has to decide now, if anything."""

    def play(self, seat: int, word: int) -> None:
        """Carry out a legal option, and all that follows without a choice."""

    def take_events(self) -> list[Event]:
        """What has happened since the last call."""

    def take_chance(self) -> tuple[int, ...]:
        """What chance has decided since the last call."""

    def script(self, chance: Sequence[int] | None) -> None:
        """Let a record say what chance decides next; with None the generator does again."""

    @property
    def script_left(self) -> bool:
        """Is there something in the script that chance was not asked about?"""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain data; None for a spectator."""

    def result(self) -> dict[str, Any]:
        """Who has won, and how everybody fared."""

    def observe(self, seat: int, view: dict[str, Any]) -> Observation:
        """What a bot in this seat may see."""

    def clone(self) -> Situation:
        """An independent copy with the same future."""

    def played_out(self) -> dict[str, Any]:
        """The result if all seats choose by chance from here; the game stays as it is."""


class InProgress(ABC):
    """A game in progress: the engine's state, and those who put it into words."""

    def __init__(self, state: Any, words: Any, teller: Any) -> None:
        self.state = state
        self.words = words
        self._teller = teller

    @property
    def seats(self) -> tuple[str, ...]:
        seats: tuple[str, ...] = self.words.seats
        return seats

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def first(self) -> int:
        return int(self.state.first)

    @abstractmethod
    def play(self, seat: int, word: int) -> None:
        """Carry out a legal option, and all that follows without a choice."""

    @property
    @abstractmethod
    def _listener(self) -> Listener:
        """Who is told of events and chance."""

    def _with(self, state: Any) -> Self:
        """The same game in another state; those who put it into words know of no state."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, state=state)
        return other

    def take_events(self) -> list[Event]:
        raw = self._listener.events
        if not raw:
            return []
        events = [self._teller.event(self.state, event) for event in raw]
        raw.clear()
        return events

    def take_chance(self) -> tuple[int, ...]:
        chance = tuple(self._listener.chance)
        self._listener.chance.clear()
        return chance

    def forget(self) -> None:
        """Nobody asks what has happened, nor what chance decided."""
        self._listener.events.clear()
        self._listener.chance.clear()

    def script(self, chance: Sequence[int] | None) -> None:
        self._listener.script = list(chance or ())
        self._listener.follows_script = chance is not None

    @property
    def script_left(self) -> bool:
        return bool(self._listener.script)
