"""Drawing: what the seed decides before the game, where a configuration leaves it open."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from folsom.game import catalogue
from folsom.game.parts import (
    CHOSEN_ROUNDS,
    CHOSEN_STATIONS,
    DUEL_TEAMS,
    FOLLOWERS,
    LAW,
    LEADERS,
)

if TYPE_CHECKING:
    from folsom.game.checks import Seats
    from folsom.game.config import Config

T = TypeVar("T")


class Draw:
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


def seats(config: Config, draw: Draw) -> Seats:
    if "duel_2014" in config.variants:
        return DUEL_TEAMS
    if "two_bandits" in config.variants:
        pairs = list(zip(LEADERS, draw.some(FOLLOWERS, 3), strict=True))
        return tuple(draw.some(pairs, config.n_players))
    pool = (*catalogue.bandits(), *config.extra_bandits)
    gang = tuple((bandit,) for bandit in draw.some(pool, config.n_bandits))
    return ((LAW,), *gang) if config.has_marshal_player else gang


def cars(config: Config, draw: Draw) -> tuple[str, ...]:
    if config.has_couriers:  # COUR-SETUP-02: always the same ones, in any order
        pool = [car for car in config.known_cars if car != "locomotive"]
        return ("locomotive", *draw.some(pool, len(pool)))
    pool = [car for car in catalogue.cars() if car != "locomotive"]
    last = (catalogue.PRISON.id,) if config.has_marshal_player else ()
    return ("locomotive", *draw.some(pool, config.n_cars - len(last)), *last)


def events(config: Config, draw: Draw) -> tuple[str, ...]:
    """EXTRA-CHOICE-02: the creator may leave the choice to chance."""
    rounds = [card.id for card in config.available_cards if not card.is_station]
    stations = [card.id for card in config.available_cards if card.is_station]
    return (*draw.some(rounds, CHOSEN_ROUNDS), *draw.some(stations, CHOSEN_STATIONS))
