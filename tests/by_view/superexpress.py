"""A view of Colt Super Express as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from by_view.writer import Things, Writer, things
from folsom.boxes.superexpress.game.words import PHASES, STATES
from folsom.boxes.superexpress.printed import super_actions, super_loot_values
from folsom.boxes.superexpress.sight import MOST_LOOT, MOST_ROUNDS
from folsom.envs.pieces import Eyes, seats_around
from folsom.game import SuperConfig
from folsom.game.notation import position_name

View = Mapping[str, Any]

ALL_PHASES: Final = things(*PHASES)
ALL_STATES: Final = things(*STATES)
ALL_CARDS: Final = things(*super_actions())
ALL_LOOT: Final = things(*map(str, super_loot_values()))


def write(w: Writer, config: SuperConfig, view: View, eyes: Eyes) -> None:
    seats, places = _around(config.n_players), _places(config.n_cars)
    w.flag("over", view["over"])
    w.amount("round", view["round"], MOST_ROUNDS)
    w.one_of("phase", ALL_PHASES, view["phase"])
    w.one_of("first", seats, eyes.seats[view["first"]])
    w.some_of("asked", seats, [eyes.seats[seat] for seat in view["asked"]])
    w.amount("wagons", len(view["train"]) - 1, config.n_cars)
    ranks = _ranks(view)
    for seat in seats:
        name = eyes.of_seat[seat]
        bandit = view["bandits"][name]
        with w.under(seat):
            w.one_of("at", places, bandit["at"])
            w.amount("rank_in_line", ranks.get(name, 0), config.n_players)
            w.flag("faces_rear", bandit["facing"] == "rear")
            w.one_of("state", ALL_STATES, bandit["state"])
            w.some_of("loot", ALL_LOOT, [str(value) for value in bandit["loot"]])
            w.amount("loot_cards", len(bandit["loot"]), MOST_LOOT)
    with w.under("own"):
        for zone in ("hand", "program", "aside"):
            w.some_of(zone, ALL_CARDS, view["own"][zone])


@cache
def _around(players: int) -> Things:
    return things(*seats_around(players))


@cache
def _places(cars: int) -> Things:
    return things(*(position_name(n) for n in range(2 * cars + 2)))


def _ranks(view: View) -> dict[str, int]:
    """The place of everybody in their line; 1 is the front-most."""
    return {
        name: n
        for car in view["train"]
        for floor in ("in", "roof")
        for n, name in enumerate(car[floor]["bandits"], start=1)
    }
