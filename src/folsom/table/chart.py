"""Chart: how everybody fared from round to round, for those who look back on a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from folsom.boxes import shelf
from folsom.game import Game, Record
from folsom.game.notation import VALUED


@dataclass(frozen=True)
class GameChart:
    """How a game that is no Colt Express is told round by round."""

    game: str
    make: Callable[[Record], dict[str, Any]]


def chart(record: Record) -> dict[str, Any]:
    """Round by round; a game of its own has a chart in its room ``chart``."""
    charts = {its.game: its.make for its in shelf.gather("chart", GameChart).values()}
    return charts.get(record.config.game, _money)(record)


def ends_of_rounds(record: Record) -> Iterator[Game]:
    """The game as it began, and after each of its rounds."""
    game = record.start()
    yield game
    rounds = 0
    for n, choice in enumerate(record.choices, 1):
        record.step(game, n, choice)
        if game.over or game.state.round > max(rounds + 1, 1):
            rounds += 1
            yield game


def _money(record: Record) -> dict[str, Any]:
    """The money of all seats.

    It is told when a game is over and every purse is open. Titles are in the score alone.
    """
    money: dict[str, list[int]] = {}
    for game in ends_of_rounds(record):
        for seat in game.words.seats:
            money.setdefault(seat, []).append(loot_of(game, seat))
    result = game.result
    return {
        "rounds": number_of_rounds(money),
        "seats": [
            {
                "seat": seat,
                "money": past,
                "score": result["seats"][seat]["score"] if result else None,
                "gunslinger": bool(result and result["seats"][seat]["gunslinger"]),
            }
            for seat, past in money.items()
        ],
    }


def loot_of(game: Game, seat: str) -> int:
    """All that the bandits of a seat have on them, as the seat itself knows it."""
    view = game.view(seat)
    values = view["game"]["values"]
    total = 0
    for name in view["seats"][seat]["bandits"]:
        bandit = view["bandits"][name]
        total += bandit["cash"]
        total += bandit["jewels"] * values["jewel"] + bandit["strongboxes"] * values["strongbox"]
        total += sum(sum(bandit.get(f"{kind}_values", ())) for kind in VALUED)
    return int(total)


def number_of_rounds(lines: dict[str, list[Any]]) -> int:
    return len(next(iter(lines.values()))) - 1
