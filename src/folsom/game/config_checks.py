"""What a configuration of Colt Express may be: one clear sentence for each thing that is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.boxes import outside
from folsom.game import box_config, catalogue, compat
from folsom.game.checks import listed, nobody_twice, number_of_players, one_of
from folsom.game.editions import DEFAULT_EDITION, EDITIONS, values_of
from folsom.game.errors import ConfigError
from folsom.game.parts import BASE_ONLY, FROM_OUTSIDE, MODES, MODULES, SWITCHES, VARIANTS

if TYPE_CHECKING:
    from folsom.game.config import Config


def check(config: Config) -> None:
    one_of(config.edition, tuple(EDITIONS), "edition")
    one_of(config.mode, MODES, "mode")
    for variant in config.variants:
        one_of(variant, VARIANTS, "variant")
    for module in config.modules:
        _module(module)
    if BASE_ONLY[0] not in config.modules:
        raise ConfigError("Every game needs the module base.", "no-base")
    _options(config)
    _variants(config)
    _players(config)
    _bandits(config)
    compat.check(config.parts)
    _cars(config)
    for box in box_config.every():
        box.check_cards(config)


def _module(module: str) -> None:
    if module not in MODULES:
        raise ConfigError(
            f"There is no module {module!r} here; choose among {listed(MODULES)}. "
            f"A box that is no part of Folsom is named by {outside.OPTION}.",
            "unknown-module",
            value=repr(module),
            choices=listed(MODULES),
        )


def _options(config: Config) -> None:
    for name, value in config.options.items():
        if name in SWITCHES:
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
    for box in config.boxes:
        box.check_options(config)


def _switch(config: Config, name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise ConfigError(
            f"Option {name} is true or false, not {value!r}.",
            "option-switch",
            name=name,
            value=repr(value),
        )
    if value and SWITCHES[name] not in config.modules:
        raise ConfigError(
            f"Option {name} needs the module {SWITCHES[name]}.",
            "option-module",
            name=name,
            module=SWITCHES[name],
        )


def _variants(config: Config) -> None:
    """BASE-COMBO-03."""
    if len(set(config.variants)) < len(config.variants):
        raise ConfigError("A variant is named twice.", "variant-twice")
    compat.check({*config.variants, *config.modules, config.mode})


def _players(config: Config) -> None:
    n = number_of_players(config.players, config.seats)
    parts = (*config.modules, *config.variants)
    what = next((part for part in parts if part in box_config.players()), "standard")
    allowed, name = box_config.players_of(what)
    if n in allowed:
        return
    choices = listed(allowed)
    sentence, key = f"{name} is for {choices} players, not {n}.", f"players-{what}"
    if what == "standard" and n == 2:
        pairs = [variant for variant in VARIANTS if 2 in box_config.players_of(variant).numbers]
        hint = f"two players choose the variant {' or '.join(sorted(pairs, reverse=True))}"
        sentence, key = f"{sentence[:-1]}; {hint}.", "players-two"
    raise ConfigError(sentence, key, choices=choices, number=n)


def _bandits(config: Config) -> None:
    for bandit in config.extra_bandits:
        one_of(bandit, catalogue.extra_bandits(), "extra_bandit")
    if config.silk_power is not None:
        one_of(config.silk_power, catalogue.silk_powers(), "silk_power")
    if config.seats is not None:
        _seats(config)
    for bandit in (*config.extra_bandits, *config.bandits):
        _box_of(config, bandit)
    for box in config.boxes:
        box.check_bandits(config)


def _box_of(config: Config, bandit: str) -> None:
    """Bandits of ours play in all games, those of a box from outside with their box."""
    box = catalogue.box_of(bandit)
    if box in FROM_OUTSIDE and box not in config.modules:
        raise ConfigError(
            f"{bandit} needs the module {box}.", "bandit-module", bandit=bandit, module=box
        )


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
    for box in box_config.every():
        box.check_seats(config, named)
    for bandit in config.bandits:
        one_of(bandit, (*catalogue.bandits(), *catalogue.extra_bandits()), "bandit")
    nobody_twice(named)


def _cars(config: Config) -> None:
    if config.cars is None:
        return
    for car in config.cars:
        one_of(car, tuple(config.known_cars), "car")
    if config.cars[0] != "locomotive" if config.cars else True:
        raise ConfigError("The train begins with the locomotive.", "no-locomotive")
    for box in config.boxes:
        box.check_cars(config, config.cars)
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
