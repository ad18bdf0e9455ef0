"""What the numbers of Colt Super Express are called, in the order of `sight.superexpress`."""

from __future__ import annotations

from typing import Final

from folsom.envs.names import Names, amount, each, things, under
from folsom.envs.pieces import seats_around
from folsom.game import SuperConfig, catalogue
from folsom.game.notation import position_name
from folsom.game.superexpress.words import PHASES, STATES
from folsom.sight.scales import MOST_LOOT, MOST_ROUNDS

ALL_CARDS: Final = things(*catalogue.super_actions())
ALL_LOOT: Final = things(*map(str, catalogue.super_loot_values()))


def names(config: SuperConfig) -> Names:
    seats = seats_around(config.n_players)
    yield "over"
    yield amount("round", MOST_ROUNDS)
    yield from each("phase", PHASES)
    yield from each("first", seats)
    yield from each("asked", seats)
    yield amount("wagons", config.n_cars)
    for seat in seats:
        yield from under(seat, _bandit(config))
    for zone in ("hand", "program", "aside"):
        yield from each(f"own.{zone}", ALL_CARDS)


def _bandit(config: SuperConfig) -> Names:
    yield from each("at", (position_name(n) for n in range(2 * config.n_cars + 2)))
    yield amount("rank_in_line", config.n_players)
    yield "faces_rear"
    yield from each("state", STATES)
    yield from each("loot", ALL_LOOT)
    yield amount("loot_cards", MOST_LOOT)
