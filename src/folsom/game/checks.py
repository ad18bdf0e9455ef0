"""Checks of what a configuration of either game says, with one clear sentence each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from folsom.game.errors import ConfigError

SCHEMA: Final = 1
Seats = tuple[tuple[str, ...], ...]


def seats_of(given: Any) -> Seats | None:
    if given is None:
        return None
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise ConfigError("Seats are a list of bandits.", "no-list-seats")
    seats: list[tuple[str, ...]] = []
    for seat in given:
        bandits = (seat,) if isinstance(seat, str) else seat
        if not isinstance(bandits, Sequence) or not all(isinstance(b, str) for b in bandits):
            raise ConfigError(
                f"A seat is a bandit or a list of bandits, not {seat!r}.",
                "no-seat",
                value=repr(seat),
            )
        if not bandits:
            raise ConfigError("A seat cannot be empty.", "empty-seat")
        seats.append(tuple(bandits))
    return tuple(seats)


def names_of(given: Any, what: str) -> tuple[str, ...]:
    is_list = isinstance(given, Sequence) and not isinstance(given, str)
    if not is_list or not all(isinstance(name, str) for name in given):
        raise ConfigError(f"The {what} are a list of words.", f"no-list-{what}")
    return tuple(given)


def one_of(value: str, choices: Iterable[str], what: str) -> None:
    if value not in choices:
        raise ConfigError(
            f"There is no {what} {value!r}; choose among {listed(choices)}.",
            f"unknown-{what}",
            value=repr(value),
            choices=listed(choices),
        )


def number_of_players(players: object, seats: Sequence[Any] | None) -> int:
    if isinstance(players, bool) or not isinstance(players, int):
        raise ConfigError("Say how many players there are, or who sits where.", "no-players")
    if seats is not None and players != len(seats):
        raise wrong_seats(players, len(seats))
    return players


def wrong_seats(players: int | None, seats: int) -> ConfigError:
    return ConfigError(
        f"{players} players cannot sit in {seats} seats.",
        "seats-for-players",
        players=players,
        seats=seats,
    )


def nobody_twice(named: Sequence[str]) -> None:
    for bandit in named:
        if named.count(bandit) > 1:
            raise ConfigError(
                f"{bandit.capitalize()} cannot be played twice.",
                "bandit-twice",
                bandit=bandit.capitalize(),
            )


def fields_of(data: object, game: str, known: set[str]) -> dict[str, Any]:
    """What a configuration of this game says in JSON, without its schema and the game's name."""
    data = table_of(data)
    one_of(data.get("game", game), (game,), "game")
    for name in data:
        if name not in known | {"schema", "game"}:
            raise ConfigError(
                f"A configuration has no {name!r}; it knows {listed(known)}.",
                "unknown-name",
                name=repr(name),
                choices=listed(known),
            )
    if data.get("schema", SCHEMA) != SCHEMA:
        raise ConfigError(
            f"This configuration has schema {data['schema']!r}; Folsom reads {SCHEMA}.",
            "config-schema",
            schema=repr(data["schema"]),
            known=str(SCHEMA),
        )
    return {name: value for name, value in data.items() if name in known}


def table_of(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ConfigError("A configuration is a table of names and values.", "no-table")
    return data


def listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in sorted(words, key=str))
