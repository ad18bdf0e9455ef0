"""Chart: how everybody fared from round to round, for those who look back on a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from folsom.game import Game, Record

HIDDEN_VALUES: Final = ("mailbag_values", "bag_values", "nugget_values")


def chart(record: Record) -> dict[str, Any]:
    """Round by round; what is told depends on the game."""
    return (_ride if record.config.game == "super" else _money)(record)


def _ends_of_rounds(record: Record) -> Iterator[Game]:
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
    for game in _ends_of_rounds(record):
        for seat in game.words.seats:
            money.setdefault(seat, []).append(loot_of(game, seat))
    result = game.result
    return {
        "rounds": _rounds(money),
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
        total += bandit["cash"] + sum(bandit["purse_values"])
        total += bandit["jewels"] * values["jewel"] + bandit["strongboxes"] * values["strongbox"]
        total += sum(sum(bandit.get(kind, ())) for kind in HIDDEN_VALUES)
    return int(total)


def _ride(record: Record) -> dict[str, Any]:
    """In which car each bandit of Colt Super Express was, and with how many Loot cards."""
    cars: dict[str, list[int | None]] = {}
    loot: dict[str, list[int]] = {}
    for game in _ends_of_rounds(record):
        for seat, bandit in game.view()["bandits"].items():
            at = bandit["at"]
            cars.setdefault(seat, []).append(None if at is None else int(at.split(".")[0]))
            loot.setdefault(seat, []).append(len(bandit["loot"]))
    return {
        "rounds": _rounds(cars),
        "seats": [{"seat": seat, "cars": cars[seat], "loot": loot[seat]} for seat in cars],
    }


def _rounds(lines: dict[str, list[Any]]) -> int:
    return len(next(iter(lines.values()))) - 1
