"""Drawing: what the seed decides before the game, where a configuration leaves it open."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from folsom.game import catalogue

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
    for box in reversed(config.boxes):
        drawn = box.draw_seats(config, draw)
        if drawn:
            return drawn
    pool = (*catalogue.bandits(), *config.extra_bandits)
    gang = tuple((bandit,) for bandit in draw.some(pool, config.n_bandits))
    return (*((name,) for name in config.lawmen), *gang)


def cars(config: Config, draw: Draw) -> tuple[str, ...]:
    for box in reversed(config.boxes):
        drawn = box.draw_cars(config, draw)
        if drawn:
            return drawn
    pool = [car for car in catalogue.cars() if car != "locomotive"]
    last = (config.last_car,) if config.last_car else ()
    return ("locomotive", *draw.some(pool, config.n_cars - len(last)), *last)


def events(config: Config, draw: Draw) -> tuple[str, ...]:
    return next(filter(None, (box.draw_events(config, draw) for box in reversed(config.boxes))))
