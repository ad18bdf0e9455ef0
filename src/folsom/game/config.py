"""Config: what is to be played, checked before the game starts.

>>> Config(players=4)
>>> Config(seats=["ghost", "belle", "tuco"], edition="2014", variants=["expert"])
>>> Config(seats=[["ghost", "tuco"], ["doc", "django"]], variants=["two_bandits"])
>>> Config(players=7, extra_bandits=["mei", "silk"], silk_power="dodge")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar

from folsom.engine.rules import Rules
from folsom.game import catalogue, compat, drawing, spec
from folsom.game.checks import SCHEMA, Seats, fields_of, names_of, seats_of
from folsom.game.config_checks import check
from folsom.game.editions import DEFAULT_EDITION, EDITIONS, Value
from folsom.game.errors import ConfigError
from folsom.game.parts import (
    BASE_ONLY,
    COURIER_BOX,
    FEWEST_TO_BETRAY,
    LAW,
    MODULE_OPTIONS,
    MOST_BANDITS,
    MOST_CARS,
    TEAMS,
)


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
    extra_bandits: Sequence[str] = ()  # from whom seats are drawn, besides the base bandits
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
        chosen = self.events is not None or "choice_of_events" not in self.variants
        return self.seats is not None and self.cars is not None and chosen

    @property
    def parts(self) -> set[str]:
        """What the compatibility table speaks of."""
        switches = {name for name in MODULE_OPTIONS if self.option(name)}
        parts = {*self.modules, *self.variants, self.mode, *self.characters, *switches}
        if parts & set(catalogue.extra_bandits()):
            parts.add(compat.EXTRA_BANDIT)
        else:
            parts.add(compat.BASE_BANDITS_ONLY)
        if self.silk_power is not None:
            parts.add(f"silk_power:{self.silk_power}")
        if self.option("power_set") == "proto":
            parts.add(compat.PROTO_POWERS)
        if self.n_bandits >= MOST_BANDITS:
            parts.add(compat.SEVEN)
        if self.n_bandits < FEWEST_TO_BETRAY:
            parts.add(compat.TOO_FEW_TO_BETRAY)
        return parts

    @property
    def characters(self) -> set[str]:
        """Everybody who plays, or may be drawn to play."""
        drawn = () if self.seats is not None else catalogue.bandits()
        return {*self.bandits, *drawn, *self.extra_bandits}

    def option(self, name: str) -> Value:
        """An option of the edition, changed or not."""
        if name in MODULE_OPTIONS:
            return self.options.get(name, False)
        return self.options.get(name, EDITIONS[self.edition][name])

    @property
    def has_marshal_player(self) -> bool:
        return "marshal_prisoners" in self.modules

    @property
    def has_couriers(self) -> bool:
        return COURIER_BOX in self.modules

    @property
    def has_professore(self) -> bool:
        """COUR-TEAM-01: he evens out the teams."""
        return self.has_couriers and self.n_bandits % 2 == 1

    @property
    def teams(self) -> tuple[str, ...]:
        """COUR-TEAM-02: the team of each seat; the circle alternates. Il Professore, if he plays,
        sits between the last seat and the first, in the team that the first is not of."""
        if not self.has_couriers:
            return ()
        first = int(bool(self.option("blue_first")))
        return tuple(TEAMS[(first + seat) % 2] for seat in range(self.n_players))

    @property
    def known_cars(self) -> dict[str, catalogue.Car]:
        if self.has_couriers:  # COUR-SETUP-02
            former = catalogue.former_departure_train()
            is_former = set(self.cars or ()) & set(former) > {"locomotive"}
            return former if is_former else catalogue.departure_train()
        prison = {catalogue.PRISON.id: catalogue.PRISON} if self.has_marshal_player else {}
        return {**catalogue.cars(), **prison}

    @property
    def has_horses(self) -> bool:
        return "horses_stagecoach" in self.modules

    @property
    def has_coach(self) -> bool:
        """HORSE-SETUP-11: the light game has Horses, but no coach."""
        return self.has_horses and not self.option("horses_light")

    @property
    def n_players(self) -> int:
        assert self.players is not None
        return self.players

    @property
    def bandits_per_seat(self) -> int:
        return 2 if "duel_2014" in self.variants or "two_bandits" in self.variants else 1

    @property
    def n_bandits(self) -> int:
        if self.has_marshal_player:
            return self.n_players - 1
        return self.n_players * self.bandits_per_seat

    @property
    def n_cars(self) -> int:
        """BASE-SETUP-01, BASE-DUEL-01, BASE-TWOB-02: cars besides the Locomotive."""
        if self.has_marshal_player:  # MARSHAL-SETUP-02: the Prison car is the last of them
            return 6 if self.is_large else 5
        if self.has_couriers:  # COUR-SETUP-02: of the Departure Train
            return len(catalogue.departure_train()) - 1
        if "duel_2014" in self.variants:
            return 4
        if "two_bandits" in self.variants:
            return 3 if self.players == 2 else 4
        return min(self.n_players, MOST_CARS)  # EXTRA-SEVEN-02

    @property
    def seat_names(self) -> tuple[str, ...]:
        """A seat is called by its first bandit."""
        return tuple(seat[0] for seat in self.seats or ())

    @property
    def bandits(self) -> tuple[str, ...]:
        """All bandits, in the order of the engine's figures."""
        return tuple(name for seat in self.seats or () for name in seat if name != LAW)

    @property
    def available_cards(self) -> list[catalogue.RoundCard]:
        """All Round cards of the bracket, then the Station cards."""
        if self.has_couriers:
            return self._cavalry_cards
        boxes = tuple(self.modules)
        cards = [*catalogue.round_cards_for(6 if self.is_large else 4, boxes)]
        if self.option("horses_light"):  # HORSE-SETUP-11
            cards = [card for card in cards if card.event != "shotguns_rage"]
        return [*cards, *catalogue.station_cards(boxes)] if self.mode == "advanced" else cards

    @property
    def _cavalry_cards(self) -> list[catalogue.RoundCard]:
        """COUR-SETUP-11, COUR-CAV-01: none of the base game; a Cavalry Charge of the mode."""
        box = (COURIER_BOX,)
        mode = "betrayal" if self.option("betrayal") else "normal"
        charges = [card for card in catalogue.station_cards(box) if card.mode == mode]
        return [*catalogue.round_cards_for(6 if self.is_large else 4, box), *charges]

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
        if events is None and "choice_of_events" in self.variants:
            events = drawing.events(self, draw)
        drawn = copy(self)  # which needs no check: only what may be is drawn
        for name, value in (("seats", seats), ("cars", cars), ("events", events)):
            object.__setattr__(drawn, name, value)
        return drawn

    @property
    def as_drawn(self) -> Config:
        """The same by the names that cars are drawn with today."""
        if self.cars is None or not self.has_couriers:
            return self
        today = dict(
            zip(catalogue.former_departure_train(), catalogue.departure_train(), strict=True)
        )
        return replace(self, cars=[today.get(car, car) for car in self.cars])

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
    return ("base", *names) if names and "base" not in names else names
