"""What a configuration of Colt Express may be: one clear sentence for each thing that is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from folsom.game import catalogue, compat
from folsom.game.checks import listed, nobody_twice, number_of_players, one_of
from folsom.game.editions import DEFAULT_EDITION, EDITIONS, values_of
from folsom.game.errors import ConfigError
from folsom.game.parts import (
    CHOSEN_ROUNDS,
    CHOSEN_STATIONS,
    FOLLOWERS,
    LAW,
    LEADERS,
    MODES,
    MODULE_OPTIONS,
    MODULES,
    VARIANTS,
)

if TYPE_CHECKING:
    from folsom.game.config import Config

# How many may play what (BASE-DUEL-01, BASE-TWOB-01, BASE-TEAM-01, EXTRA-SEVEN-03), and its name.
PLAYERS: Final[Mapping[str, tuple[tuple[int, ...], str]]] = {
    "standard": ((3, 4, 5, 6, 7), "The standard game"),
    "marshal_prisoners": ((3, 4, 5, 6, 7, 8), "The game with a Marshal player"),
    "couriers_armored_train": (tuple(range(2, 11)), "The game with two trains"),
    "duel_2014": ((2,), "The duel of 2014"),
    "two_bandits": ((2, 3), "The game with two bandits each"),
    "teams": ((4, 6), "The team variant"),
}


def check(config: Config) -> None:
    one_of(config.edition, tuple(EDITIONS), "edition")
    one_of(config.mode, MODES, "mode")
    for variant in config.variants:
        one_of(variant, VARIANTS, "variant")
    for module in config.modules:
        one_of(module, MODULES, "module")
    if "base" not in config.modules:
        raise ConfigError("Every game needs the module base.", "no-base")
    _options(config)
    _variants(config)
    _players(config)
    _bandits(config)
    compat.check(config.parts)
    _cars(config)
    _events(config)


def _options(config: Config) -> None:
    for name, value in config.options.items():
        if name in MODULE_OPTIONS:
            _switch(config, name, value)
            continue
        if name not in EDITIONS[DEFAULT_EDITION]:
            one_of(name, EDITIONS[DEFAULT_EDITION], "option")
        if value not in values_of(name) or isinstance(value, bool) != isinstance(
            values_of(name)[0], bool
        ):
            choices = listed(values_of(name))
            raise ConfigError(
                f"Option {name} cannot be {value!r}; choose among {choices}.",
                "option-value",
                name=name,
                value=repr(value),
                choices=choices,
            )
    if config.option("django_partner_note") and config.option("power_set") != "proto":
        raise ConfigError("The note on Django's partner needs power_set = proto.", "django-note")


def _switch(config: Config, name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise ConfigError(
            f"Option {name} is true or false, not {value!r}.",
            "option-switch",
            name=name,
            value=repr(value),
        )
    if value and MODULE_OPTIONS[name] not in config.modules:
        raise ConfigError(
            f"Option {name} needs the module {MODULE_OPTIONS[name]}.",
            "option-module",
            name=name,
            module=MODULE_OPTIONS[name],
        )


def _variants(config: Config) -> None:
    """BASE-COMBO-03."""
    if len(set(config.variants)) < len(config.variants):
        raise ConfigError("A variant is named twice.", "variant-twice")
    compat.check({*config.variants, *config.modules, config.mode})


def _players(config: Config) -> None:
    n = number_of_players(config.players, config.seats)
    parts = (*config.modules, *config.variants)
    who_plays = next((part for part in parts if part in PLAYERS), "standard")
    allowed, name = PLAYERS[who_plays]
    if n in allowed:
        return
    choices = listed(allowed)
    sentence, key = f"{name} is for {choices} players, not {n}.", f"players-{who_plays}"
    if who_plays == "standard" and n == 2:
        hint = "two players choose the variant two_bandits or duel_2014"
        sentence, key = f"{sentence[:-1]}; {hint}.", "players-two"
    raise ConfigError(sentence, key, choices=choices, number=n)


def _bandits(config: Config) -> None:
    for bandit in config.extra_bandits:
        one_of(bandit, catalogue.extra_bandits(), "extra_bandit")
    if config.silk_power is not None:
        one_of(config.silk_power, catalogue.silk_powers(), "silk_power")
    if config.seats is not None:
        _seats(config)
    elif config.has_couriers:
        _enough(config)
    _silk(config)


def _enough(config: Config) -> None:
    """COUR-COUNT-01: the base box has six bandits."""
    strangers = config.n_bandits - len(catalogue.bandits())
    if len(set(config.extra_bandits)) < strangers:
        raise ConfigError(
            f"{config.n_bandits} bandits need at least {strangers} of "
            f"{listed(catalogue.extra_bandits())} in extra_bandits.",
            "more-bandits",
            number=config.n_bandits,
            wanted=strangers,
            choices=listed(catalogue.extra_bandits()),
        )


def _silk(config: Config) -> None:
    """EXTRA-SILK-02: the power is fixed before anybody chooses a bandit."""
    if "silk" in config.characters and config.silk_power is None:
        raise ConfigError(
            f"Silk needs a power: choose silk_power among {listed(catalogue.silk_powers())}.",
            "silk-power",
            choices=listed(catalogue.silk_powers()),
        )
    if config.silk_power is not None and "silk" not in config.characters:
        raise ConfigError("Nobody can be Silk here, so there is no silk_power to fix.", "no-silk")


def _seats(config: Config) -> None:
    assert config.seats is not None
    each = config.bandits_per_seat
    for seat in config.seats:
        if len(seat) != each:
            words = "one bandit" if each == 1 else "two bandits"
            raise ConfigError(
                f"Each seat has {words} here, but {listed(seat)} sit in one.",
                "bandits-of-seat",
                number=each,
                bandits=listed(seat),
            )
    named = [name for seat in config.seats for name in seat]
    if named.count(LAW) != int(config.has_marshal_player):
        raise (
            ConfigError(
                "One seat is the Marshal's: name it marshal.",
                "no-marshal",
            )
            if config.has_marshal_player
            else ConfigError(
                "A seat for the Marshal needs the module marshal_prisoners.", "marshal-alone"
            )
        )
    for bandit in config.bandits:
        one_of(bandit, (*catalogue.bandits(), *catalogue.extra_bandits()), "bandit")
    nobody_twice(named)
    if "two_bandits" in config.variants:
        for seat in config.seats:
            if len(set(seat) & set(LEADERS)) != 1 and set(seat) <= set(catalogue.bandits()):
                raise ConfigError(
                    f"{listed(seat)} are no pair: one of {listed(LEADERS)} goes with one of "
                    f"{listed(FOLLOWERS)}.",
                    "no-pair",
                    bandits=listed(seat),
                    leaders=listed(LEADERS),
                    followers=listed(FOLLOWERS),
                )


def _cars(config: Config) -> None:
    if config.cars is None:
        return
    for car in config.cars:
        one_of(car, tuple(config.known_cars), "car")
    if config.cars[0] != "locomotive" if config.cars else True:
        raise ConfigError("The train begins with the locomotive.", "no-locomotive")
    if config.has_marshal_player and config.cars[-1] != catalogue.PRISON.id:
        raise ConfigError("The train ends with the prison.", "no-prison")
    if len(set(config.cars)) < len(config.cars):
        raise ConfigError("A car cannot be used twice.", "car-twice")
    if len(config.cars) != config.n_cars + 1:
        raise ConfigError(
            f"This game has {config.n_cars} cars besides the locomotive, not "
            f"{len(config.cars) - 1}.",
            "number-of-cars",
            wanted=config.n_cars,
            number=len(config.cars) - 1,
        )


def _events(config: Config) -> None:
    """EXTRA-CHOICE-01, 03: seven Round cards and three Station cards of this game."""
    if config.events is None:
        return
    if "choice_of_events" not in config.variants:
        raise ConfigError(
            "Events are chosen in the variant choice_of_events only.", "events-unasked"
        )
    known = {card.id: card for card in config.available_cards}
    for id in config.events:
        one_of(id, known, "event")
    stations = [id for id in config.events if known[id].is_station]
    if len(set(config.events)) < len(config.events) or (len(stations), len(config.events)) != (
        CHOSEN_STATIONS,
        CHOSEN_ROUNDS + CHOSEN_STATIONS,
    ):
        raise ConfigError(
            f"Choose {CHOSEN_ROUNDS} different Round cards and {CHOSEN_STATIONS} Station cards.",
            "events-number",
            rounds=CHOSEN_ROUNDS,
            stations=CHOSEN_STATIONS,
        )
