"""Mixing: what goes with what in a wish for a table, and mixes that are worth an evening.

A wish may be half made and may contradict itself, so its parts are read from the raw table; the
law is that of ``game/compat.py`` and of the configurations themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from folsom.game import Config, ConfigError, catalogue, compat
from folsom.game.parts import (
    BASE_ONLY,
    CHOSEN_ROUNDS,
    CHOSEN_STATIONS,
    LAW,
    MODES,
    MODULES,
    VARIANTS,
)
from folsom.game.superexpress.config import SuperConfig
from folsom.table import lobby

Wish = Mapping[str, Any]
Json = dict[str, Any]

MOST_SEATS: Final = 10
PROFESSORE: Final = "professore"  # joins the smaller team
GANG: Final = ("duel_2014", "two_bandits", "teams")  # who plays with how many; one at a time
SILK_POWERS: Final = tuple(f"silk_power:{power}" for power in catalogue.silk_powers())
# Of these a choice takes out the others.
ALTERNATIVES: Final = (MODES, GANG, SILK_POWERS, (compat.SUPER_EXPRESS, *BASE_ONLY))
CHOICES: Final = (
    *(module for module in MODULES if module not in BASE_ONLY),
    *VARIANTS,
    *MODES,
    *catalogue.extra_bandits(),
    *SILK_POWERS,
    compat.SUPER_EXPRESS,
)

# What we would bring along ourselves, the gentlest first.
MIXES: Final[Mapping[str, Json]] = {
    "first_evening": {"players": 4},
    "seven_minutes": {"game": SuperConfig.game, "players": 5},
    "wild_ride": {"players": 4, "modules": ["base", "horses_stagecoach"]},
    "strangers": {
        "players": 7,
        "modules": ["base", "time_travel_car"],
        "extra_bandits": list(catalogue.extra_bandits()),
        "silk_power": "movement",
    },
    "star_and_gang": {"players": 5, "modules": ["base", "marshal_prisoners"]},
    "two_trains": {"players": 6, "modules": ["base", "couriers_armored_train"]},
    "full_madness": {
        "players": 8,
        "modules": ["base", "horses_stagecoach", "marshal_prisoners", "time_travel_car"],
        "extra_bandits": list(catalogue.extra_bandits()),
        "silk_power": "blocking",
    },
}


def parts_of(wish: Wish) -> set[str]:
    """The parts that a wish names, as the compatibility table calls them."""
    if wish.get("game") == SuperConfig.game:
        return {compat.SUPER_EXPRESS, *_words(wish.get("modules"))} - set(BASE_ONLY)
    parts = {*BASE_ONLY, *_words(wish.get("modules")), *_words(wish.get("variants"))}
    parts |= {*_words(wish.get("extra_bandits")), *_words(wish.get("seats"))}
    parts.add(str(wish.get("mode") or MODES[0]))
    if wish.get("silk_power"):
        parts.add(f"silk_power:{wish['silk_power']}")
    if wish.get("edition") == "proto":
        parts.add(compat.PROTO_POWERS)
    return {name for part in parts for name in _names(part)}


def refused(wish: Wish) -> dict[str, compat.Refusal]:
    """Part by part, chosen or not: why it does not go with what else is chosen."""
    chosen = parts_of(wish)
    found = {part: compat.between(_names(part), chosen - _displaced(part)) for part in CHOICES}
    return {part: row for part, row in found.items() if row is not None}


def numbers(wish: Wish) -> list[int]:
    """How many may play this, whoever they are."""
    return [n for n in range(1, MOST_SEATS + 1) if _config({**_bare(wish), "players": n})]


def room(wish: Wish) -> Json:
    """What such a game leaves to be chosen: its cars, its bandits and its events."""
    config = _config(_bare(wish))
    if config is None:
        return {}
    if isinstance(config, SuperConfig):
        return {"cars": None, "bandits_per_seat": 1, "bandits": list(catalogue.super_bandits())}
    law = [LAW] if config.has_marshal_player else []
    fixed = ("locomotive", catalogue.PRISON.id)
    return {
        "cars": config.n_cars,
        "wagons": [car for car in config.known_cars if car not in fixed],
        "tail": catalogue.PRISON.id if config.has_marshal_player else None,
        "bandits_per_seat": config.bandits_per_seat,
        "bandits": [*law, *catalogue.bandits(), *config.extra_bandits],
        "needed": law,
        "events": _events(config) if "choice_of_events" in config.variants else None,
        "sides": _sides(config),
        "joins": PROFESSORE if config.has_professore else None,
    }


def _sides(config: Config) -> list[str]:
    """Who wins and loses together, seat by seat: teams by their colour, pairs by their number."""
    if "teams" in config.variants:
        return [f"pair_{seat // 2 + 1}" for seat in range(config.n_players)]
    return list(config.teams)


def _events(config: Config) -> Json:
    """EXTRA-CHOICE-01, 03."""
    rounds = [card.id for card in config.available_cards if not card.is_station]
    stations = [card.id for card in config.available_cards if card.is_station]
    return {
        "rounds": {"choose": CHOSEN_ROUNDS, "among": rounds},
        "stations": {"choose": CHOSEN_STATIONS, "among": stations},
    }


def _bare(wish: Wish) -> Json:
    """The wish without what was chosen one by one."""
    return {name: wish[name] for name in wish if name not in ("seats", "cars", "events")}


def _config(wish: Json) -> Config | SuperConfig | None:
    try:
        return lobby.config_of(wish)
    except ConfigError:
        return None


def _names(part: str) -> set[str]:
    """A bandit of another box is also what the table calls any of them."""
    return {part, compat.EXTRA_BANDIT} if part in catalogue.extra_bandits() else {part}


def _displaced(part: str) -> set[str]:
    return {name for group in ALTERNATIVES if part in group for name in group} | _names(part)


def _words(given: Any) -> Iterator[str]:
    """The words in what may be a list of words, or of lists of them."""
    for thing in given if isinstance(given, (list, tuple)) else ():
        if isinstance(thing, str):
            yield thing
        else:
            yield from _words(thing)
