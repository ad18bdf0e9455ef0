"""Engine: what a game must be able to do so that ``Game`` can be played, saved and watched.

Colt Express (``express.py``) and Colt Super Express (``superexpress``) each have one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from folsom.game.decision import Decision
from folsom.game.events import Event
from folsom.game.observation import Observation


class Engine(Protocol):
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

    def script(self, chance: list[int]) -> None:
        """Let a record say what chance decides next."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain data; None for a spectator."""

    def result(self) -> dict[str, Any]:
        """Who has won, and how everybody fared."""

    def observe(self, seat: int, view: dict[str, Any]) -> Observation:
        """What a bot in this seat may see."""

    def clone(self) -> Engine:
        """An independent copy with the same future."""
