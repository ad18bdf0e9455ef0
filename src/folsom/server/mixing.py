"""Mixing: what goes with what in a wish for a table.

A wish may be half made and may contradict itself, so its parts are read from the raw table; the
law is that of ``game/compat.py`` and of the configurations themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from folsom.boxes.box import EXTRA_BANDIT, Refusal
from folsom.game import Config, ConfigError, catalogue, compat
from folsom.game.editions import DEFAULT_EDITION, EDITIONS
from folsom.game.notation import without_seat
from folsom.game.parts import (
    ALONE,
    BASE_ONLY,
    CHOSEN_ROUNDS,
    CHOSEN_STATIONS,
    MODES,
    MODULES,
    VARIANTS,
)
from folsom.game.titles import AnyConfig, titles
from folsom.table import lobby

Wish = Mapping[str, Any]
Json = dict[str, Any]

MOST_SEATS: Final = 10
GANG: Final = ("duel_2014", "two_bandits", "teams")  # who plays with how many; one at a time
POWERS: Final = tuple(f"silk_power:{power}" for power in catalogue.silk_powers())
# Of these a choice takes out the others.
ALTERNATIVES: Final = (MODES, GANG, POWERS, (*ALONE, *BASE_ONLY))
CHOICES: Final = (
    *(module for module in MODULES if module not in BASE_ONLY),
    *VARIANTS,
    *MODES,
    *catalogue.extra_bandits(),
    *POWERS,
    *ALONE,
)


def parts_of(wish: Wish) -> set[str]:
    """The parts that a wish names, as the compatibility table calls them."""
    if wish.get("game", Config.game) != Config.game:
        return {*ALONE, *_words(wish.get("modules"))} - set(BASE_ONLY)
    parts = {*BASE_ONLY, *_words(wish.get("modules")), *_words(wish.get("variants"))}
    parts |= {*_words(wish.get("extra_bandits")), *_words(wish.get("seats"))}
    parts.add(str(wish.get("mode") or MODES[0]))
    if wish.get("silk_power"):
        parts.add(f"silk_power:{wish['silk_power']}")
    edition = EDITIONS.get(str(wish.get("edition")), EDITIONS[DEFAULT_EDITION])
    parts.add(f"power_set:{edition['power_set']}")
    return {name for part in parts for name in _names(part)}


def refused(wish: Wish) -> dict[str, Refusal]:
    """Part by part, chosen or not: why it does not go with what else is chosen."""
    chosen = parts_of(wish)
    found = {part: compat.between(_names(part), chosen - _displaced(part)) for part in CHOICES}
    return {part: row for part, row in found.items() if row is not None}


def numbers(wish: Wish) -> list[int]:
    """How many may play this, with any bandits."""
    return [n for n in range(1, MOST_SEATS + 1) if _config({**_bare(wish), "players": n})]


def room(wish: Wish) -> Json:
    """What such a game leaves to be chosen: its cars, its bandits and its events."""
    config = _config(_bare(wish))
    if config is None:
        return {}
    if not isinstance(config, Config):
        bandits = titles()[config.game].bandits()
        return {"cars": None, "bandits_per_seat": 1, "bandits": list(bandits)}
    fixed = ("locomotive", config.last_car)
    return {
        "cars": config.n_cars,
        "wagons": [car for car in config.known_cars if car not in fixed],
        "tail": config.last_car or None,
        "bandits_per_seat": config.bandits_per_seat,
        "bandits": [*config.lawmen, *catalogue.bandits(), *config.extra_bandits],
        "needed": list(config.lawmen),
        "events": _events(config) if config.chooses_events else None,
        "sides": _sides(config),
        "joins": without_seat(config) or None,
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


def _config(wish: Json) -> AnyConfig | None:
    try:
        return lobby.config_of(wish)
    except ConfigError:
        return None


def _names(part: str) -> set[str]:
    """A bandit of another box is also what the table calls any of them."""
    return {part, EXTRA_BANDIT} if part in catalogue.extra_bandits() else {part}


def _displaced(part: str) -> set[str]:
    return {name for group in ALTERNATIVES if part in group for name in group} | _names(part)


def _words(given: Any) -> Iterator[str]:
    """The words in what may be a list of words, or of lists of them."""
    for thing in given if isinstance(given, (list, tuple)) else ():
        if isinstance(thing, str):
            yield thing
        else:
            yield from _words(thing)
