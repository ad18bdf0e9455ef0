"""Expectation: what a scenario of Colt Super Express says of the outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.boxes.superexpress.game.position import lines
from folsom.boxes.superexpress.game.words import PHASES
from folsom.boxes.superexpress.printed import super_actions, super_loot_values
from folsom.game.asked import Among, OneOf, asked
from folsom.game.effects import EFFECT, effects
from folsom.game.game import Game
from folsom.game.kinds import (
    AnyNumber,
    Either,
    Fields,
    Flag,
    Kind,
    Numbers,
    Word,
    differences,
    words_out_of,
)
from folsom.game.reading import Section

Find = Callable[[Game], Any]


def findings(config: SuperConfig) -> dict[str, tuple[Kind, Find]]:
    """What an expectation may say: what may be written, and how it is found."""
    seat = Word("seat", config.bandits, ("",))
    seats = words_out_of("seat", config.bandits)
    cards = super_actions()
    values = super_loot_values()
    hand = words_out_of("card", cards)
    pile = words_out_of("card", cards, ordered=True)
    return {
        "round": (AnyNumber(), _of_view("round")),
        "phase": (Word("phase", PHASES), _of_view("phase")),
        "first": (seat, _of_view("first")),
        "first_in": (Either(seat, OneOf(seats)), _of_view("first")),
        "wagons": (Numbers(values, ordered=True), _wagons),
        "wagons_count": (AnyNumber(), lambda game: len(game.view()["train"]) - 1),
        "line": (lines(config), lambda game: lambda place: _line(game.view(), place)),
        "eliminated": (seats, lambda game: _in_state(game, "eliminated")),
        "in_dust": (seats, lambda game: _in_state(game, "in_dust")),
        "lap": (AnyNumber(), _lap),
        "asked": (seats, asked),
        "next": (Either(Among("seat", config.bandits, ("",)), seats), asked),
        "effect": (EFFECT, lambda game: effects(game.events, False, "revealed")),
        "winners": (seats, lambda game: game.result["winners"] if game.result else []),
        "game_over": (Flag(), lambda game: game.over),
        "loot_cards": _each(
            config, Numbers(values), lambda game, name: game.view()["bandits"][name]["loot"]
        ),
        "hands": _each(config, hand, lambda game, name: game.view(name)["own"]["hand"]),
        "programs": _each(config, pile, lambda game, name: game.view(name)["own"]["program"]),
        "revealed": _each(config, pile, lambda game, name: game.view()["seats"][name]["revealed"]),
        "hidden": _each(
            config, AnyNumber(), lambda game, name: game.view()["seats"][name]["hidden"]
        ),
        "rank": _each(config, AnyNumber(), _rank),
    }


def _each(config: SuperConfig, kind: Kind, find: Callable[[Game, str], Any]) -> tuple[Kind, Find]:
    table = Fields(dict.fromkeys(config.bandits, kind))
    return table, lambda game: lambda name: find(game, name)


def kind_of_expectation(config: SuperConfig) -> Fields:
    return Fields({key: kind for key, (kind, _) in findings(config).items()})


class SuperExpectation:
    """The ``[expect]`` table of a scenario."""

    def __init__(self, table: Section, config: SuperConfig, position: Section) -> None:
        self._table = table
        self._findings = findings(config)

    def differences(self, game: Game) -> list[str]:
        """One line for everything that is not as expected; none if all holds."""
        return [
            line
            for key in self._table
            for line in differences(
                self._findings[key][0], self._table.raw(key), self._findings[key][1](game), key
            )
        ]

    def remarks(self, game: Game) -> list[str]:
        """A round never stops at a choice."""
        return []


def _of_view(key: str) -> Find:
    return lambda game: game.view()[key]


def _wagons(game: Game) -> list[int]:
    """The values on the backs, as a position writes them."""
    s, values = game.state, super_loot_values()
    return [values[s.wagons >> (4 * n) & 15] for n in range(s.tail)]


def _lap(game: Game) -> int:
    """1 to 3, as a position counts them."""
    return int(game.state.turn) // len(game.seats) + 1


def _in_state(game: Game, state: str) -> list[str]:
    bandits = game.view()["bandits"].items()
    return [name for name, bandit in bandits if bandit["state"] == state]


def _rank(game: Game, name: str) -> int | None:
    return game.result["seats"][name]["rank"] if game.result else None


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
