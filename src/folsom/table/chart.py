"""Chart: what everybody had at the end of each round, for those who look back on a game."""

from __future__ import annotations

from typing import Any

from folsom.game import Game, Record
from folsom.game.record import step


def chart(record: Record) -> dict[str, Any]:
    """The money of all seats, at the start and after each round.

    It is told when a game is over and every purse is open. Titles are in the score alone.
    """
    game = record.start()
    money = {seat: [loot_of(game, seat)] for seat in game.words.seats}
    rounds = 0
    for n, choice in enumerate(record.choices, 1):
        step(game, n, choice)
        if game.over or game.state.round > max(rounds + 1, 1):
            rounds += 1
            for seat, past in money.items():
                past.append(loot_of(game, seat))
    result = game.result
    return {
        "rounds": rounds,
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
    return int(total)
