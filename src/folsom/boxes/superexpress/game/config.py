"""SuperConfig: a game of Colt Super Express to be played, checked before it starts.

>>> SuperConfig(players=5)
>>> SuperConfig(seats=["belle", "mei", "tuco"], extensions=["reflex", "horse"])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Final

from folsom.boxes.superexpress.printed import super_bandits, super_extensions, super_loot_values
from folsom.boxes.superexpress.rules.rules import Rules
from folsom.game.checks import (
    SCHEMA,
    Seats,
    fields_of,
    listed,
    names_of,
    nobody_twice,
    number_of_players,
    one_of,
    seats_of,
)
from folsom.game.drawing import Draw
from folsom.game.errors import ConfigError

PLAYERS: Final = (3, 4, 5, 6, 7)  # SUPER-SCOPE-03


@dataclass(frozen=True)
class SuperConfig:
    """A game to be played. Seats that are not given are drawn with the seed."""

    game: ClassVar = "super"
    seats: Seats | Sequence[Any] | None = None
    players: int | None = None
    extensions: Sequence[str] = ()

    def __post_init__(self) -> None:
        seats = seats_of(self.seats)
        players = self.players
        if players is None:
            players = len(seats) if seats is not None else None
        extensions = names_of(self.extensions, "extensions")
        for extension in extensions:
            one_of(extension, super_extensions(), "extension")
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "extensions", tuple(sorted(set(extensions))))
        self._check_players()
        self._check_bandits()

    def _check_players(self) -> None:
        n = number_of_players(self.players, self.seats)
        if n not in PLAYERS:
            choices = listed(PLAYERS)
            raise ConfigError(
                f"Colt Super Express is for {choices} players, not {n}.",
                "players-super",
                choices=choices,
                number=n,
            )

    def _check_bandits(self) -> None:
        named = list(self.bandits)
        if any(len(seat) != 1 for seat in self.seats or ()):
            raise ConfigError(
                "Each seat has one bandit in Colt Super Express.", "bandits-of-super-seat"
            )
        for bandit in named:
            one_of(bandit, super_bandits(), "bandit")
        nobody_twice(named)

    # What follows from it

    @property
    def is_resolved(self) -> bool:
        """Is nothing left for the seed to draw?"""
        return self.seats is not None

    @property
    def n_players(self) -> int:
        assert self.players is not None
        return self.players

    @property
    def n_cars(self) -> int:
        """SUPER-SETUP-01: wagons at the start, besides the Locomotive."""
        return self.n_players + 1

    @property
    def bandits_per_seat(self) -> int:
        return 1

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.bandits

    @property
    def bandits(self) -> tuple[str, ...]:
        return tuple(seat[0] for seat in self.seats or ())

    @property
    def rule_changes(self) -> frozenset[int]:
        """No version of the rules has played it otherwise so far."""
        return frozenset()

    @property
    def as_drawn(self) -> SuperConfig:
        """Nothing that is drawn has ever been called otherwise."""
        return self

    def resolved(self, seed: str) -> SuperConfig:
        """The same with bandits drawn where they were not given (SUPER-SETUP-03)."""
        if self.seats is not None:
            return self
        drawn = Draw(seed).some(super_bandits(), self.n_players)
        return replace(self, seats=tuple((bandit,) for bandit in drawn))

    def rules(self) -> Rules:
        """The engine's rules for this configuration."""
        return Rules(
            self.n_players,
            list(super_loot_values()),
            "reflex" in self.extensions,
            "horse" in self.extensions,
        )

    # JSON

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA,
            "game": self.game,
            "players": self.players,
            "seats": None if self.seats is None else [list(seat) for seat in self.seats],
            "extensions": list(self.extensions),
        }

    @classmethod
    def from_json(cls, data: object) -> SuperConfig:
        return cls(**fields_of(data, cls.game, {field.name for field in fields(cls)}))
