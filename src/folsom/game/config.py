"""Config: what is to be played, checked before the game starts.

>>> Config(players=4)
>>> Config(seats=["ghost", "belle", "tuco"], edition="2014", variants=["expert"])
>>> Config(seats=[["ghost", "tuco"], ["doc", "django"]], variants=["two_bandits"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final

from folsom.engine.base.events import EVENT_IDS
from folsom.engine.base.powers import PROTO_POWERS, STANDARD_POWERS
from folsom.engine.modules import rules_for
from folsom.engine.rules import FACE_DOWN, PLAIN, REVERSED, TOGETHER, TWICE, Rules, Spec
from folsom.game import catalogue
from folsom.game.checks import Draw as _Draw
from folsom.game.checks import Seats
from folsom.game.checks import listed as _list
from folsom.game.checks import names_of as _names
from folsom.game.checks import one_of as _one_of
from folsom.game.checks import seats_of as _seats
from folsom.game.editions import DEFAULT_EDITION, EDITIONS, Value, values_of
from folsom.game.errors import ConfigError

SCHEMA: Final = 1
MODES: Final = ("advanced", "first_game")
VARIANTS: Final = ("expert", "duel_2014", "two_bandits", "teams")
MODULES: Final = ("base",)
TURN_TYPES: Final = ("standard", "tunnel", "speeding_up", "switching")

_LEADERS: Final = ("ghost", "doc", "belle")  # BASE-TWOB-03
_FOLLOWERS: Final = ("cheyenne", "django", "tuco")
_DUEL_TEAMS: Final = (("tuco", "cheyenne"), ("doc", "django"))  # BASE-DUEL-02


@dataclass(frozen=True)
class Config:
    """A game to be played. Seats or cars that are not given are drawn with the seed."""

    game: ClassVar = "express"
    seats: Seats | Sequence[Any] | None = None
    players: int | None = None
    edition: str = DEFAULT_EDITION
    mode: str = "advanced"
    variants: Sequence[str] = ()
    modules: Sequence[str] = MODULES
    cars: Sequence[str] | None = None
    options: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seats = _seats(self.seats)
        players = self.players
        if players is None:
            players = len(seats) if seats is not None else None
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "variants", _names(self.variants, "variants"))
        object.__setattr__(self, "modules", _names(self.modules, "modules"))
        object.__setattr__(self, "cars", None if self.cars is None else _names(self.cars, "cars"))
        if not isinstance(self.options, Mapping):
            raise ConfigError("Options are a table of names and values.")
        object.__setattr__(self, "options", dict(self.options))
        self._check()

    # Checks: one clear sentence each

    def _check(self) -> None:
        _one_of(self.edition, tuple(EDITIONS), "edition")
        _one_of(self.mode, MODES, "mode")
        for variant in self.variants:
            _one_of(variant, VARIANTS, "variant")
        for module in self.modules:
            _one_of(module, MODULES, "module")
        if "base" not in self.modules:
            raise ConfigError("Every game needs the module base.")
        self._check_options()
        self._check_variants()
        self._check_players()
        self._check_bandits()
        self._check_cars()

    def _check_options(self) -> None:
        for name, value in self.options.items():
            if name not in EDITIONS[DEFAULT_EDITION]:
                raise ConfigError(
                    f"There is no option {name!r}; choose among {_list(EDITIONS['2016'])}."
                )
            if value not in values_of(name) or isinstance(value, bool) != isinstance(
                values_of(name)[0], bool
            ):
                raise ConfigError(
                    f"Option {name} cannot be {value!r}; choose among {_list(values_of(name))}."
                )
        if self.option("django_partner_note") and self.option("power_set") != "proto":
            raise ConfigError("The note on Django's partner needs power_set = proto.")

    def _check_variants(self) -> None:
        """BASE-COMBO-02, 03."""
        if len(set(self.variants)) < len(self.variants):
            raise ConfigError("A variant is named twice.")
        who_plays = [v for v in self.variants if v != "expert"]
        if len(who_plays) > 1:
            raise ConfigError(
                f"{who_plays[0]} and {who_plays[1]} exclude each other (BASE-COMBO-03)."
            )
        if "expert" in self.variants and "two_bandits" in self.variants:
            raise ConfigError(
                "Expert does not go with two_bandits: its decks are not shuffled, so a free "
                "card has no meaning (BASE-COMBO-02)."
            )

    def _check_players(self) -> None:
        n = self.players
        if isinstance(n, bool) or not isinstance(n, int):
            raise ConfigError("Say how many players there are, or who sits where.")
        if self.seats is not None and n != len(self.seats):
            raise ConfigError(f"{n} players cannot sit in {len(self.seats)} seats.")
        allowed: tuple[int, ...] = (3, 4, 5, 6)
        name = "The standard game"
        if "duel_2014" in self.variants:
            allowed, name = (2,), "The duel of 2014"
        elif "two_bandits" in self.variants:
            allowed, name = (2, 3), "The game with two bandits each"
        elif "teams" in self.variants:
            allowed, name = (4, 6), "The team variant"
        if n not in allowed:
            hint = ""
            if n == 2:
                hint = "; two players choose the variant two_bandits or duel_2014"
            raise ConfigError(f"{name} is for {_list(allowed)} players, not {n}{hint}.")

    def _check_bandits(self) -> None:
        if self.seats is None:
            return
        each = self.bandits_per_seat
        for seat in self.seats:
            if len(seat) != each:
                words = "one bandit" if each == 1 else "two bandits"
                raise ConfigError(f"Each seat has {words} here, but {_list(seat)} sit in one.")
        named = [bandit for seat in self.seats for bandit in seat]
        for bandit in named:
            _one_of(bandit, catalogue.bandits(), "bandit")
        for bandit in named:
            if named.count(bandit) > 1:
                raise ConfigError(f"{bandit.capitalize()} cannot be played twice.")
        if "two_bandits" in self.variants:
            for seat in self.seats:
                if len(set(seat) & set(_LEADERS)) != 1:
                    raise ConfigError(
                        f"{_list(seat)} are no pair: one of {_list(_LEADERS)} goes with one of "
                        f"{_list(_FOLLOWERS)} (BASE-TWOB-03)."
                    )

    def _check_cars(self) -> None:
        if self.cars is None:
            return
        known = catalogue.cars()
        for car in self.cars:
            _one_of(car, tuple(known), "car")
        if self.cars[0] != "locomotive" if self.cars else True:
            raise ConfigError("The train begins with the locomotive.")
        if len(set(self.cars)) < len(self.cars):
            raise ConfigError("A car cannot be used twice.")
        if len(self.cars) != self.n_cars + 1:
            raise ConfigError(
                f"This game has {self.n_cars} cars besides the locomotive, not "
                f"{len(self.cars) - 1}."
            )

    # What follows from it

    @property
    def is_resolved(self) -> bool:
        """Is nothing left for the seed to draw?"""
        return self.seats is not None and self.cars is not None

    def option(self, name: str) -> Value:
        """An option of the edition, changed or not."""
        return self.options.get(name, EDITIONS[self.edition][name])

    @property
    def n_players(self) -> int:
        assert self.players is not None
        return self.players

    @property
    def bandits_per_seat(self) -> int:
        return 2 if {"duel_2014", "two_bandits"} & set(self.variants) else 1

    @property
    def n_bandits(self) -> int:
        return self.n_players * self.bandits_per_seat

    @property
    def n_cars(self) -> int:
        """BASE-SETUP-01, BASE-DUEL-01, BASE-TWOB-02: cars besides the Locomotive."""
        if "duel_2014" in self.variants:
            return 4
        if "two_bandits" in self.variants:
            return 3 if self.players == 2 else 4
        return self.n_players

    @property
    def seat_names(self) -> tuple[str, ...]:
        """A seat is called by its first bandit."""
        return tuple(seat[0] for seat in self.seats or ())

    @property
    def bandits(self) -> tuple[str, ...]:
        """All bandits, in the order of the engine's figures."""
        return tuple(bandit for seat in self.seats or () for bandit in seat)

    @property
    def round_cards(self) -> list[catalogue.RoundCard]:
        """Round cards that can come up, then the Station cards; numbered as in the engine."""
        # BASE-DUEL-01, BASE-TWOB-02: variants with two bandits use the bracket 2-4.
        n = 4 if self.bandits_per_seat == 2 else self.n_players
        cards = catalogue.round_cards_for(n)
        return cards + catalogue.station_cards() if self.mode == "advanced" else cards

    def resolved(self, seed: str) -> Config:
        """The same with seats and cars drawn where they were not given."""
        draw = _Draw(seed)
        seats = self.seats if self.seats is not None else self._draw_seats(draw)
        cars = self.cars
        if cars is None:
            pool = [car for car in catalogue.cars() if car != "locomotive"]
            cars = ("locomotive", *draw.some(pool, self.n_cars))
        return replace(self, seats=seats, cars=cars)

    def _draw_seats(self, draw: _Draw) -> Seats:
        if "duel_2014" in self.variants:
            return _DUEL_TEAMS
        if "two_bandits" in self.variants:
            pairs = list(zip(_LEADERS, draw.some(_FOLLOWERS, 3), strict=True))
            return tuple(draw.some(pairs, self.n_players))
        return tuple((bandit,) for bandit in draw.some(catalogue.bandits(), self.n_players))

    def rules(self, cards: Sequence[catalogue.RoundCard] | None = None) -> Rules:
        """The engine's rules for a resolved configuration; a scenario may bring its own cards."""
        assert self.seats is not None
        assert self.cars is not None
        spec = Spec()
        powers = PROTO_POWERS if self.option("power_set") == "proto" else STANDARD_POWERS
        for seat in self.seats:
            spec.seats.append([powers[bandit][0] for bandit in seat])
            spec.ranks.append([powers[bandit][1] for bandit in seat])
        if "teams" in self.variants:
            spec.partners = [seat ^ 1 for seat in range(self.n_players)]
        known = catalogue.cars()
        spec.cars = [(known[car].purses, known[car].jewels) for car in self.cars]
        spec.purses = list(catalogue.purse_values())
        for card in self.round_cards if cards is None else cards:
            printed = ([TURN_TYPES.index(turn) for turn in card.turns], EVENT_IDS[card.event])
            (spec.station_cards if card.is_station else spec.round_cards).append(printed)
        spec.turn_types = [_flags(catalogue.turn_types()[turn]) for turn in TURN_TYPES]
        spec.advanced = self.mode == "advanced"
        spec.cards_first = self.option("round_start_order") == "card_first"
        spec.returns_at_once = self.option("return_cards") == "on_resolution"
        spec.punch_may_stay = self.option("punch_off_end") == "may_stay"
        spec.flee_first = self.option("marshal_order") == "flee_then_bullet"
        spec.shortage_discards = self.option("neutral_shortage") == "skip_and_discard"
        spec.discards_bullets = self.option("expert_rules") == "2014"
        spec.partner_is_alone = bool(self.option("django_partner_note"))
        return rules_for(spec, list(self.variants))

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
            "options": dict(self.options),
        }

    @classmethod
    def from_json(cls, data: object) -> Config:
        if not isinstance(data, dict):
            raise ConfigError("A configuration is a table of names and values.")
        known = {"edition", "mode", "modules", "variants", "players", "seats", "cars", "options"}
        for name in data:
            if name not in known | {"schema", "game"}:
                raise ConfigError(f"A configuration has no {name!r}; it knows {_list(known)}.")
        if data.get("schema", SCHEMA) != SCHEMA:
            raise ConfigError(
                f"This configuration has schema {data['schema']!r}; Folsom reads {SCHEMA}."
            )
        if data.get("game", "express") != "express":
            raise ConfigError(f"There is no game {data['game']!r}; there is express.")
        for name in ("edition", "mode"):
            if not isinstance(data.get(name, ""), str):
                raise ConfigError(f"The {name} is a word, not {data[name]!r}.")
        return cls(**{name: value for name, value in data.items() if name in known})


def _flags(turn: catalogue.TurnType) -> int:
    return (
        (FACE_DOWN if turn.face_down else 0)
        | (TWICE if turn.plays == 2 else 0)
        | (REVERSED if turn.reversed else 0)
        | (PLAIN if turn.counts_as_standard else 0)
        | (TOGETHER if turn.simultaneous else 0)
    )
