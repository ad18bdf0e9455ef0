"""Expectation: what a scenario of Colt Super Express says of the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from folsom.game import catalogue
from folsom.game.errors import ScenarioError
from folsom.game.game import Game
from folsom.game.notation import position_number
from folsom.game.reading import Table
from folsom.game.superexpress.config import SuperConfig

PER_SEAT: Final = ["loot_cards", "hands", "revealed", "hidden", "rank"]
KEYS: Final = [
    "round",
    "phase",
    "first",
    "first_in",
    "wagons_count",
    "line",
    "eliminated",
    "in_dust",
    "asked",
    "effect",
    "winners",
    "game_over",
    *PER_SEAT,
]
ORDERED: Final = ("line", "revealed")  # all other lists are multisets


class SuperExpectation:
    """The ``[expect]`` table of a scenario."""

    def __init__(self, table: Table, config: SuperConfig) -> None:
        self._table = table
        for key in PER_SEAT:
            table.table(key, config.seat_names)
        for place in table.table("line"):
            number = position_number(place)
            if number is None or number // 2 > len(catalogue.super_loot_values()):
                raise ScenarioError(f"There is no place {place!r} on this train.")

    def differences(self, game: Game) -> list[str]:
        """One line for everything that is not as expected; none if all holds."""
        return [
            f"{name}: {wanted!r} expected, {found!r} found"
            for name, key, wanted, found in self._comparisons(game)
            if not _agree(key, wanted, found)
        ]

    def _comparisons(self, game: Game) -> Iterator[tuple[str, str, Any, Any]]:
        view = game.view()
        for key in self._table:
            wanted = self._table.raw(key)
            if key in PER_SEAT:
                for seat, value in wanted.items():
                    yield f"{key}.{seat}", key, value, _of_seat(game, view, key, seat)
            elif key == "line":
                for place, value in wanted.items():
                    yield f'line."{place}"', key, value, _line(view, place)
            else:
                yield key, key, wanted, _plain(game, view, key)


def _agree(key: str, wanted: Any, found: Any) -> bool:
    if key == "first_in":
        return found in wanted
    if isinstance(wanted, list) and isinstance(found, list) and key not in ORDERED:
        return Counter(map(str, wanted)) == Counter(map(str, found))
    return type(wanted) is type(found) and bool(wanted == found)


def _of_seat(game: Game, view: dict[str, Any], key: str, seat: str) -> Any:
    if key == "loot_cards":
        return view["bandits"][seat]["loot"]
    if key == "hands":
        return game.view(seat)["own"]["hand"]
    if key == "rank":
        return view["result"]["seats"][seat]["rank"] if game.over else None
    return view["seats"][seat][key]


def _line(view: dict[str, Any], place: str) -> list[str]:
    car, floor = place.split(".")
    if int(car) >= len(view["train"]):
        return []
    found = []
    for name in view["train"][int(car)][floor]["bandits"]:
        bandit = view["bandits"][name]
        stunned = " stunned" if bandit["state"] == "stunned" else ""
        found.append(f"{name} {bandit['facing']}{stunned}")
    return found


def _plain(game: Game, view: dict[str, Any], key: str) -> Any:
    if key in ("eliminated", "in_dust"):
        return [name for name, bandit in view["bandits"].items() if bandit["state"] == key]
    if key == "first_in":
        return view["first"]
    if key == "wagons_count":
        return len(view["train"]) - 1
    if key == "asked":
        return [decision.name for decision in game.decisions]
    if key == "game_over":
        return game.over
    if key == "winners":
        return view["result"]["winners"] if game.over else []
    if key == "effect":
        return _effect(game)
    return view[key]


def _effect(game: Game) -> str:
    """Did the card that was revealed last change anything?"""
    for event in reversed(game.events):
        if event.kind in ("no_effect", "revealed"):
            return "void" if event.kind == "no_effect" else "some"
    return "some"
