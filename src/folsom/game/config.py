"""Config: what is to be played, checked before the game starts.

>>> Config(players=4)
>>> Config(seats=["ghost", "belle", "tuco"], edition="2014", variants=["expert"])
>>> Config(seats=[["ghost", "tuco"], ["doc", "django"]], variants=["two_bandits"])
>>> Config(players=7, extra_bandits=["mei", "silk"], silk_power="dodge")
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from folsom.engine.base.powers import PROTO_POWERS, STANDARD_POWERS
from folsom.engine.base.setup import FIRST_PURSE_VALUE
from folsom.engine.characters.powers import EXTRA_POWERS, SILK_POWERS
from folsom.engine.marshal.colts import EFFECT_IDS
from folsom.engine.marshal.prisoners import IDOLS
from folsom.engine.modules import EVENT_IDS, rules_for
from folsom.engine.rules import FACE_DOWN, PLAIN, REVERSED, TOGETHER, TWICE, Rules, Spec
from folsom.game import catalogue, compat
from folsom.game.editions import DEFAULT_EDITION, EDITIONS, Value, values_of
from folsom.game.errors import ConfigError

SCHEMA: Final = 1
MODES: Final = ("advanced", "first_game")
VARIANTS: Final = ("expert", "duel_2014", "two_bandits", "teams", "choice_of_events")
MODULES: Final = ("base", "horses_stagecoach", "marshal_prisoners", "time_travel_car")
BASE_ONLY: Final = ("base",)
TURN_TYPES: Final = ("standard", "tunnel", "speeding_up", "switching", "turmoil", "jolt")
LAW: Final = "marshal"  # the seat of the Marshal player
MODULE_OPTIONS: Final = {"horses_light": "horses_stagecoach"}  # a switch, and whose it is

MOST_BANDITS: Final = 7
MOST_CARS: Final = 6
CHOSEN_ROUNDS: Final = 7
CHOSEN_STATIONS: Final = 3

_LEADERS: Final = ("ghost", "doc", "belle")  # BASE-TWOB-03
_FOLLOWERS: Final = ("cheyenne", "django", "tuco")
_DUEL_TEAMS: Final = (("tuco", "cheyenne"), ("doc", "django"))  # BASE-DUEL-02

# How many may play what (BASE-DUEL-01, BASE-TWOB-01, BASE-TEAM-01, EXTRA-SEVEN-03), and its name.
_PLAYERS: Final[Mapping[str, tuple[tuple[int, ...], str]]] = {
    "standard": ((3, 4, 5, 6, 7), "The standard game"),
    "marshal_prisoners": ((3, 4, 5, 6, 7, 8), "The game with a Marshal player"),
    "duel_2014": ((2,), "The duel of 2014"),
    "two_bandits": ((2, 3), "The game with two bandits each"),
    "teams": ((4, 6), "The team variant"),
}

T = TypeVar("T")
Seats = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Config:
    """A game to be played. Seats, cars and events not given are drawn with the seed."""

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
        seats = _seats(self.seats)
        players = self.players
        if players is None:
            players = len(seats) if seats is not None else None
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "variants", _names(self.variants, "variants"))
        object.__setattr__(self, "modules", _modules(self.modules))
        object.__setattr__(self, "extra_bandits", _names(self.extra_bandits, "extra_bandits"))
        for name in ("cars", "events"):
            given = getattr(self, name)
            object.__setattr__(self, name, None if given is None else _names(given, name))
        if not isinstance(self.options, Mapping):
            raise ConfigError("Options are a table of names and values.", "options-no-table")
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
            raise ConfigError("Every game needs the module base.", "no-base")
        self._check_options()
        self._check_variants()
        self._check_players()
        self._check_bandits()
        compat.check(self.parts)
        self._check_cars()
        self._check_events()

    def _check_options(self) -> None:
        for name, value in self.options.items():
            if name in MODULE_OPTIONS:
                self._check_switch(name, value)
                continue
            if name not in EDITIONS[DEFAULT_EDITION]:
                _one_of(name, EDITIONS[DEFAULT_EDITION], "option")
            if value not in values_of(name) or isinstance(value, bool) != isinstance(
                values_of(name)[0], bool
            ):
                choices = _list(values_of(name))
                raise ConfigError(
                    f"Option {name} cannot be {value!r}; choose among {choices}.",
                    "option-value",
                    name=name,
                    value=repr(value),
                    choices=choices,
                )
        if self.option("django_partner_note") and self.option("power_set") != "proto":
            raise ConfigError(
                "The note on Django's partner needs power_set = proto.", "django-note"
            )

    def _check_switch(self, name: str, value: object) -> None:
        if not isinstance(value, bool):
            raise ConfigError(
                f"Option {name} is true or false, not {value!r}.",
                "option-switch",
                name=name,
                value=repr(value),
            )
        if value and MODULE_OPTIONS[name] not in self.modules:
            raise ConfigError(
                f"Option {name} needs the module {MODULE_OPTIONS[name]}.",
                "option-module",
                name=name,
                module=MODULE_OPTIONS[name],
            )

    def _check_variants(self) -> None:
        """BASE-COMBO-03."""
        if len(set(self.variants)) < len(self.variants):
            raise ConfigError("A variant is named twice.", "variant-twice")
        if "two_bandits" in self.variants and "duel_2014" in self.variants:
            raise ConfigError(
                "two_bandits and duel_2014 exclude each other (BASE-COMBO-03).",
                "variants-exclude",
            )
        compat.check({*self.variants, *self.modules, self.mode})

    def _check_players(self) -> None:
        n = self.players
        if isinstance(n, bool) or not isinstance(n, int):
            raise ConfigError("Say how many players there are, or who sits where.", "no-players")
        if self.seats is not None and n != len(self.seats):
            raise wrong_seats(n, len(self.seats))
        parts = (*self.modules, *self.variants)
        who_plays = next((part for part in parts if part in _PLAYERS), "standard")
        allowed, name = _PLAYERS[who_plays]
        if n in allowed:
            return
        choices = _list(allowed)
        sentence, key = f"{name} is for {choices} players, not {n}.", f"players-{who_plays}"
        if who_plays == "standard" and n == 2:
            hint = "two players choose the variant two_bandits or duel_2014"
            sentence, key = f"{sentence[:-1]}; {hint}.", "players-two"
        raise ConfigError(sentence, key, choices=choices, number=n)

    def _check_bandits(self) -> None:
        for bandit in self.extra_bandits:
            _one_of(bandit, catalogue.extra_bandits(), "extra_bandit")
        if self.silk_power is not None:
            _one_of(self.silk_power, catalogue.silk_powers(), "silk_power")
        if self.seats is not None:
            self._check_seats()
        self._check_silk()

    def _check_silk(self) -> None:
        """EXTRA-SILK-02: the power is fixed before anybody chooses a bandit."""
        if "silk" in self.characters and self.silk_power is None:
            raise ConfigError(
                f"Silk needs a power: choose silk_power among {_list(catalogue.silk_powers())} "
                "(EXTRA-SILK-02).",
                "silk-power",
                choices=_list(catalogue.silk_powers()),
            )
        if self.silk_power is not None and "silk" not in self.characters:
            raise ConfigError(
                "Nobody can be Silk here, so there is no silk_power to fix.", "no-silk"
            )

    def _check_seats(self) -> None:
        assert self.seats is not None
        each = self.bandits_per_seat
        for seat in self.seats:
            if len(seat) != each:
                words = "one bandit" if each == 1 else "two bandits"
                raise ConfigError(
                    f"Each seat has {words} here, but {_list(seat)} sit in one.",
                    "bandits-of-seat",
                    number=each,
                    bandits=_list(seat),
                )
        named = [name for seat in self.seats for name in seat]
        if named.count(LAW) != int(self.has_marshal_player):
            raise (
                ConfigError(
                    "One seat is the Marshal's: name it marshal (MARSHAL-SETUP-01).",
                    "no-marshal",
                )
                if self.has_marshal_player
                else ConfigError(
                    "A seat for the Marshal needs the module marshal_prisoners.", "marshal-alone"
                )
            )
        for bandit in self.bandits:
            _one_of(bandit, (*catalogue.bandits(), *catalogue.extra_bandits()), "bandit")
        for bandit in named:
            if named.count(bandit) > 1:
                raise ConfigError(
                    f"{bandit.capitalize()} cannot be played twice.",
                    "bandit-twice",
                    bandit=bandit.capitalize(),
                )
        if "two_bandits" in self.variants:
            for seat in self.seats:
                if len(set(seat) & set(_LEADERS)) != 1 and set(seat) <= set(catalogue.bandits()):
                    raise ConfigError(
                        f"{_list(seat)} are no pair: one of {_list(_LEADERS)} goes with one of "
                        f"{_list(_FOLLOWERS)} (BASE-TWOB-03).",
                        "no-pair",
                        bandits=_list(seat),
                        leaders=_list(_LEADERS),
                        followers=_list(_FOLLOWERS),
                    )

    def _check_cars(self) -> None:
        if self.cars is None:
            return
        for car in self.cars:
            _one_of(car, tuple(self._known_cars), "car")
        if self.cars[0] != "locomotive" if self.cars else True:
            raise ConfigError("The train begins with the locomotive.", "no-locomotive")
        if self.has_marshal_player and self.cars[-1] != catalogue.PRISON.id:
            raise ConfigError("The train ends with the prison (MARSHAL-SETUP-02).", "no-prison")
        if len(set(self.cars)) < len(self.cars):
            raise ConfigError("A car cannot be used twice.", "car-twice")
        if len(self.cars) != self.n_cars + 1:
            raise ConfigError(
                f"This game has {self.n_cars} cars besides the locomotive, not "
                f"{len(self.cars) - 1}.",
                "number-of-cars",
                wanted=self.n_cars,
                number=len(self.cars) - 1,
            )

    def _check_events(self) -> None:
        """EXTRA-CHOICE-01, 03: seven Round cards and three Station cards of this game."""
        if self.events is None:
            return
        if "choice_of_events" not in self.variants:
            raise ConfigError(
                "Events are chosen in the variant choice_of_events only.", "events-unasked"
            )
        known = {card.id: card for card in self.available_cards}
        for id in self.events:
            _one_of(id, known, "event")
        stations = [id for id in self.events if known[id].is_station]
        if len(set(self.events)) < len(self.events) or (len(stations), len(self.events)) != (
            CHOSEN_STATIONS,
            CHOSEN_ROUNDS + CHOSEN_STATIONS,
        ):
            raise ConfigError(
                f"Choose {CHOSEN_ROUNDS} different Round cards and {CHOSEN_STATIONS} Station "
                "cards (EXTRA-CHOICE-01).",
                "events-number",
                rounds=CHOSEN_ROUNDS,
                stations=CHOSEN_STATIONS,
            )

    # What follows from it

    @property
    def parts(self) -> set[str]:
        """What the compatibility table speaks of."""
        parts = {*self.modules, *self.variants, self.mode, *self.characters}
        if parts & set(catalogue.extra_bandits()):
            parts.add(compat.EXTRA_BANDIT)
        else:
            parts.add(compat.BASE_BANDITS_ONLY)
        if self.silk_power is not None:
            parts.add(f"silk_power:{self.silk_power}")
        if self.option("power_set") == "proto":
            parts.add(compat.PROTO_POWERS)
        if self.n_bandits == MOST_BANDITS:
            parts.add(compat.SEVEN)
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
    def _known_cars(self) -> dict[str, catalogue.Car]:
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
        cards = catalogue.round_cards_for(6 if self.is_large else 4, self.modules)
        if self.option("horses_light"):  # HORSE-SETUP-11
            cards = [card for card in cards if card.event != "shotguns_rage"]
        return cards + catalogue.station_cards(self.modules) if self.mode == "advanced" else cards

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
        """The same with seats and cars drawn where they were not given."""
        draw = _Draw(seed)
        seats = self.seats if self.seats is not None else self._draw_seats(draw)
        cars = self.cars
        if cars is None:
            pool = [car for car in catalogue.cars() if car != "locomotive"]
            last = (catalogue.PRISON.id,) if self.has_marshal_player else ()
            cars = ("locomotive", *draw.some(pool, self.n_cars - len(last)), *last)
        events = self.events
        if events is None and "choice_of_events" in self.variants:
            events = self._draw_events(draw)
        return replace(self, seats=seats, cars=cars, events=events)

    def _draw_events(self, draw: _Draw) -> tuple[str, ...]:
        """EXTRA-CHOICE-02: the creator may leave the choice to chance."""
        rounds = [card.id for card in self.available_cards if not card.is_station]
        stations = [card.id for card in self.available_cards if card.is_station]
        return (*draw.some(rounds, CHOSEN_ROUNDS), *draw.some(stations, CHOSEN_STATIONS))

    def _draw_seats(self, draw: _Draw) -> Seats:
        if "duel_2014" in self.variants:
            return _DUEL_TEAMS
        if "two_bandits" in self.variants:
            pairs = list(zip(_LEADERS, draw.some(_FOLLOWERS, 3), strict=True))
            return tuple(draw.some(pairs, self.n_players))
        pool = (*catalogue.bandits(), *self.extra_bandits)
        gang = tuple((bandit,) for bandit in draw.some(pool, self.n_bandits))
        return ((LAW,), *gang) if self.has_marshal_player else gang

    def rules(self, cards: Sequence[catalogue.RoundCard] | None = None) -> Rules:
        """The engine's rules for a resolved configuration; a scenario may bring its own cards."""
        assert self.seats is not None
        assert self.cars is not None
        spec = Spec()
        powers = {
            **(PROTO_POWERS if self.option("power_set") == "proto" else STANDARD_POWERS),
            **EXTRA_POWERS,
            "silk": SILK_POWERS.get(self.silk_power or "", (0, 0)),
        }
        for seat in self.seats:
            spec.seats.append([powers[bandit][0] for bandit in seat if bandit != LAW])
            spec.ranks.append([powers[bandit][1] for bandit in seat if bandit != LAW])
        if "teams" in self.variants:
            spec.partners = [seat ^ 1 for seat in range(self.n_players)]
        known = self._known_cars
        spec.cars = [(known[car].purses, known[car].jewels) for car in self.cars]
        if self.has_marshal_player:
            self._set_law(spec, powers)
        strangers = [b for b in self.bandits if b in catalogue.extra_bandits()]
        spec.purses = [*catalogue.purse_values(), *[FIRST_PURSE_VALUE] * len(strangers)]
        for card in self.round_cards if cards is None else cards:
            turns = [TURN_TYPES.index(turn) for turn in card.turns]
            printed = (turns, EVENT_IDS[card.event], card.keeps)
            (spec.station_cards if card.is_station else spec.round_cards).append(printed)
        spec.turn_types = [_flags(catalogue.turn_types()[turn]) for turn in TURN_TYPES]
        spec.turn_bars = [_bars(catalogue.turn_types()[turn]) for turn in TURN_TYPES]
        spec.is_large = self.is_large
        spec.advanced = self.mode == "advanced"
        spec.cards_first = self.option("round_start_order") == "card_first"
        spec.returns_at_once = self.option("return_cards") == "on_resolution"
        spec.punch_may_stay = self.option("punch_off_end") == "may_stay"
        spec.flee_first = self.option("marshal_order") == "flee_then_bullet"
        spec.shortage_discards = self.option("neutral_shortage") == "skip_and_discard"
        spec.discards_bullets = self.option("expert_rules") == "2014"
        spec.partner_is_alone = bool(self.option("django_partner_note"))
        switched_on = [name for name in MODULE_OPTIONS if self.option(name)]
        return rules_for(spec, list(self.variants), [*self.modules, *switched_on])

    def _set_law(self, spec: Spec, powers: Mapping[str, tuple[int, int]]) -> None:
        """MARSHAL-BULLET-01, MARSHAL-PRIS-01: what is printed on bullets and Prisoners."""
        admired = [IDOLS.index(bandit) if bandit in IDOLS else -1 for bandit in self.bandits]
        always = [IDOLS.index(bandit) for bandit in catalogue.always_admired()]
        colts = [[EFFECT_IDS.index(effect) for effect in colt] for colt in catalogue.colts()]
        spec.extra["admirers"] = admired
        spec.extra["prisoners"] = sorted({*always, *admired} - {-1})
        spec.extra["colt_1"], spec.extra["colt_2"] = colts
        spec.extra["lent_powers"] = [powers[idol][0] for idol in IDOLS]
        for prisoner in spec.extra["prisoners"]:
            spec.powers_to_come |= powers[IDOLS[prisoner]][0]

    # JSON

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA,
            "game": "express",
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
        if not isinstance(data, dict):
            raise ConfigError("A configuration is a table of names and values.", "no-table")
        known = {field.name for field in fields(cls)}
        for name in data:
            if name not in known | {"schema", "game"}:
                raise ConfigError(
                    f"A configuration has no {name!r}; it knows {_list(known)}.",
                    "unknown-name",
                    name=repr(name),
                    choices=_list(known),
                )
        if data.get("schema", SCHEMA) != SCHEMA:
            raise ConfigError(
                f"This configuration has schema {data['schema']!r}; Folsom reads {SCHEMA}.",
                "config-schema",
                schema=repr(data["schema"]),
                known=str(SCHEMA),
            )
        if data.get("game", "express") != "express":
            raise ConfigError(
                f"There is no game {data['game']!r}; there is express.",
                "unknown-game",
                value=repr(data["game"]),
            )
        for name in ("edition", "mode", "silk_power"):
            if not isinstance(data.get(name) or "", str):
                raise ConfigError(
                    f"The {name} is a word, not {data[name]!r}.",
                    f"no-word-{name}",
                    value=repr(data[name]),
                )
        return cls(**{name: value for name, value in data.items() if name in known})


class _Draw:
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


def _flags(turn: catalogue.TurnType) -> int:
    return (
        (FACE_DOWN if turn.face_down else 0)
        | (TWICE if turn.plays == 2 else 0)
        | (REVERSED if turn.reversed else 0)
        | (PLAIN if turn.counts_as_standard else 0)
        | (TOGETHER if turn.simultaneous else 0)
    )


def _bars(turn: catalogue.TurnType) -> int:
    return sum(1 << catalogue.actions().index(action) for action in turn.forbidden)


def _seats(given: Any) -> Seats | None:
    if given is None:
        return None
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise ConfigError("Seats are a list of bandits.", "no-list-seats")
    seats: list[tuple[str, ...]] = []
    for seat in given:
        bandits = (seat,) if isinstance(seat, str) else seat
        if not isinstance(bandits, Sequence) or not all(isinstance(b, str) for b in bandits):
            raise ConfigError(
                f"A seat is a bandit or a list of bandits, not {seat!r}.",
                "no-seat",
                value=repr(seat),
            )
        if not bandits:
            raise ConfigError("A seat cannot be empty.", "empty-seat")
        seats.append(tuple(bandits))
    return tuple(seats)


def _names(given: Any, what: str) -> tuple[str, ...]:
    is_list = isinstance(given, Sequence) and not isinstance(given, str)
    if not is_list or not all(isinstance(name, str) for name in given):
        raise ConfigError(f"The {what} are a list of words.", f"no-list-{what}")
    return tuple(given)


def _modules(given: Any) -> tuple[str, ...]:
    """The base game is part of every game, so a box may be named alone."""
    names = _names(given, "modules")
    return ("base", *names) if names and "base" not in names else names


def _one_of(value: str, choices: Iterable[str], what: str) -> None:
    if value not in choices:
        raise ConfigError(
            f"There is no {what} {value!r}; choose among {_list(choices)}.",
            f"unknown-{what}",
            value=repr(value),
            choices=_list(choices),
        )


def wrong_seats(players: int | None, seats: int) -> ConfigError:
    return ConfigError(
        f"{players} players cannot sit in {seats} seats.",
        "seats-for-players",
        players=players,
        seats=seats,
    )


def _list(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in sorted(words, key=str))
