"""Config: what is to be played, checked before the game starts.

>>> Config(players=4)
>>> Config(seats=["ghost", "belle", "tuco"], edition="2014", variants=["expert"])
>>> Config(seats=[["ghost", "tuco"], ["doc", "django"]], variants=["two_bandits"])
>>> Config(players=4, mode="first_game", options={"punch_off_end": "may_stay"})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from folsom.boxes import shelf
from folsom.engine.rules import Rules
from folsom.game import box_config, catalogue, drawing, spec
from folsom.game.box_config import BoxConfig
from folsom.game.checks import SCHEMA, Seats, fields_of, names_of, seats_of
from folsom.game.config_checks import check
from folsom.game.editions import DEFAULT_EDITION, EDITIONS, Value
from folsom.game.errors import ConfigError
from folsom.game.parts import BASE_ONLY, LAWMEN, SWITCHES


@dataclass(frozen=True)
class Config:
    """A game to be played. Seats, cars and events not given are drawn with the seed."""

    game: ClassVar = "express"
    seats: Seats | Sequence[Any] | None = None
    players: int | None = None
    edition: str = DEFAULT_EDITION
    mode: str = "advanced"
    variants: Sequence[str] = ()
    modules: Sequence[str] = BASE_ONLY
    extra_bandits: Sequence[str] = ()  # drawn from for seats, besides the base bandits
    silk_power: str | None = None
    events: Sequence[str] | None = None  # the cards chosen in choice_of_events
    cars: Sequence[str] | None = None
    options: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seats = seats_of(self.seats)
        players = self.players
        if players is None:
            players = len(seats) if seats is not None else None
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "variants", names_of(self.variants, "variants"))
        object.__setattr__(self, "modules", _modules(self.modules))
        object.__setattr__(self, "extra_bandits", names_of(self.extra_bandits, "extra_bandits"))
        for name in ("cars", "events"):
            given = getattr(self, name)
            object.__setattr__(self, name, None if given is None else names_of(given, name))
        if not isinstance(self.options, Mapping):
            raise ConfigError("Options are a table of names and values.", "options-no-table")
        object.__setattr__(self, "options", dict(self.options))
        check(self)

    # What follows from it

    @property
    def is_resolved(self) -> bool:
        """Is nothing left for the seed to draw?"""
        chosen = self.events is not None or not self.chooses_events
        return self.seats is not None and self.cars is not None and chosen

    @property
    def boxes(self) -> tuple[BoxConfig, ...]:
        """What the boxes in play say of it, the base game first."""
        return box_config.asked(tuple(self.modules), tuple(self.variants))

    def plays(self, box: str) -> bool:
        """Is this box of the shelf in play?"""
        return box in shelf.played(tuple(self.modules), tuple(self.variants))

    @property
    def parts(self) -> set[str]:
        """What the compatibility table speaks of."""
        switches = {name for name in SWITCHES if self.option(name)}
        named = {*self.modules, *self.variants, self.mode, *self.characters, *switches}
        return named.union(*(box.parts(self) for box in self.boxes))

    @property
    def characters(self) -> set[str]:
        """Everybody who plays, or may be drawn to play."""
        drawn = () if self.seats is not None else catalogue.bandits()
        return {*self.bandits, *drawn, *self.extra_bandits}

    def option(self, name: str) -> Value:
        """An option of the edition, changed or not."""
        if name in SWITCHES:
            return self.options.get(name, False)
        return self.options.get(name, EDITIONS[self.edition][name])

    @property
    def chooses_events(self) -> bool:
        return any(box.chooses_events(self) for box in self.boxes)

    @property
    def lawmen(self) -> tuple[str, ...]:
        """Seats in which nobody plays a bandit."""
        return box_config.lawmen(tuple(self.modules), tuple(self.variants))

    @property
    def teams(self) -> tuple[str, ...]:
        """The team of each seat, where teams have colours."""
        return next(filter(None, (box.teams(self) for box in reversed(self.boxes))), ())

    @property
    def known_cars(self) -> Mapping[str, catalogue.Car]:
        known: Mapping[str, catalogue.Car] = {}
        for box in self.boxes:
            known = box.cars(self, known)
        return known

    @property
    def last_car(self) -> str:
        """With which car every train ends; "" if it may be any."""
        return next(filter(None, (box.last_car(self) for box in reversed(self.boxes))), "")

    @property
    def n_players(self) -> int:
        assert self.players is not None
        return self.players

    @property
    def bandits_per_seat(self) -> int:
        return next(filter(None, (box.bandits_per_seat(self) for box in reversed(self.boxes))), 1)

    @property
    def n_bandits(self) -> int:
        return (self.n_players - len(self.lawmen)) * self.bandits_per_seat

    @property
    def n_cars(self) -> int:
        """Cars besides the Locomotive."""
        return next(filter(None, (box.n_cars(self) for box in reversed(self.boxes))))

    @property
    def seat_names(self) -> tuple[str, ...]:
        """A seat is called by its first bandit."""
        return tuple(seat[0] for seat in self.seats or ())

    @property
    def bandits(self) -> tuple[str, ...]:
        """All bandits, in the order of the engine's figures."""
        return tuple(name for seat in self.seats or () for name in seat if name not in LAWMEN)

    @property
    def available_cards(self) -> list[catalogue.RoundCard]:
        """All Round cards of the bracket, then the Station cards."""
        known: list[catalogue.RoundCard] = []
        for box in self.boxes:
            known = box.cards(self, known)
        return known

    @property
    def is_large(self) -> bool:
        """BASE-DUEL-01, BASE-TWOB-02: variants with two bandits use the bracket 2-4."""
        return self.bandits_per_seat == 1 and self.n_bandits > 4  # MARSHAL-SETUP-14

    @property
    def round_cards(self) -> list[catalogue.RoundCard]:
        """Round cards that can come up, then the Station cards; numbered as in the engine."""
        if self.events is None:
            return self.available_cards
        return [card for card in self.available_cards if card.id in self.events]

    def resolved(self, seed: str) -> Config:
        """The same with seats, cars and events drawn where they were not given."""
        draw = drawing.Draw(seed)
        seats = self.seats if self.seats is not None else drawing.seats(self, draw)
        cars = self.cars if self.cars is not None else drawing.cars(self, draw)
        events = self.events
        if events is None and self.chooses_events:
            events = drawing.events(self, draw)
        drawn = copy(self)  # which needs no check: only what may be is drawn
        for name, value in (("seats", seats), ("cars", cars), ("events", events)):
            object.__setattr__(drawn, name, value)
        return drawn

    @property
    def as_drawn(self) -> Config:
        """The same by the names that cars are drawn with today."""
        config = self
        for box in self.boxes:
            config = box.as_drawn(config)
        return config

    @property
    def rule_changes(self) -> frozenset[int]:
        """The versions of the rules that play such a game otherwise than those before."""
        played = shelf.played(tuple(self.modules), tuple(self.variants))
        return frozenset(
            version for name in played for version in shelf.boxes()[name].rule_changes(self)
        )

    def rules(self, cards: Sequence[catalogue.RoundCard] | None = None) -> Rules:
        """The engine's rules for a resolved configuration; a scenario may bring its own cards."""
        return spec.rules(self, cards)

    # JSON

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA,
            "game": self.game,
            "edition": self.edition,
            "mode": self.mode,
            "modules": list(self.modules),
            "variants": list(self.variants),
            "players": self.players,
            "seats": None if self.seats is None else [list(seat) for seat in self.seats],
            "cars": None if self.cars is None else list(self.cars),
            "extra_bandits": list(self.extra_bandits),
            "silk_power": self.silk_power,
            "events": None if self.events is None else list(self.events),
            "options": dict(self.options),
        }

    @classmethod
    def from_json(cls, data: object) -> Config:
        given = fields_of(data, cls.game, {field.name for field in fields(cls)})
        for name in ("edition", "mode", "silk_power"):
            if not isinstance(given.get(name) or "", str):
                raise ConfigError(
                    f"The {name} is a word, not {given[name]!r}.",
                    f"no-word-{name}",
                    value=repr(given[name]),
                )
        return cls(**given)


def _modules(given: Any) -> tuple[str, ...]:
    """The base game is part of every game, so a box may be named alone."""
    names = names_of(given, "modules")
    return (*BASE_ONLY, *names) if names and BASE_ONLY[0] not in names else names
