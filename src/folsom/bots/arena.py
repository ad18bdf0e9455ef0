"""The arena: bots play whole games against each other, and the results are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from folsom.bots import make_bot
from folsom.engine import flow
from folsom.engine.superexpress import flow as super_flow
from folsom.game import Game, SuperConfig
from folsom.game.engine import Engine
from folsom.game.engines import AnyConfig
from folsom.game.express import Express
from folsom.game.game import seed_words
from folsom.game.superexpress.engine import SuperExpress


@dataclass(frozen=True)
class Entry:
    """How one seat fared in a game."""

    bot: str
    bandits: tuple[str, ...]
    seat: int
    place: int  # 0 = First Player of round 1, then clockwise
    score: int
    credit: float  # 1 for a victory; a shared one counts in equal parts


def play_game(
    config: AnyConfig, seed: str, bots: Sequence[str], budget: int | None = None
) -> list[Entry]:
    """Play one game, with a bot in each seat; the same seed gives the same deal."""
    if all(bot == "random" for bot in bots):
        return _play_by_chance(config, seed)
    game = Game.new(config, seed)
    first = game.engine.first
    players = [
        make_bot(bot, f"{seed} seat {seat}", config.game, budget) for seat, bot in enumerate(bots)
    ]
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, players[seat].choose(game.observe(seat)))
    assert game.result is not None
    return _entries(game.config, game.result, bots, first)


def _play_by_chance(config: AnyConfig, seed: str) -> list[Entry]:
    """The engine by itself plays random games a hundred times faster than bots can."""
    config = config.resolved(seed)
    engine: Engine
    if isinstance(config, SuperConfig):
        engine = SuperExpress(config, super_flow.new(config.rules(), *seed_words(seed), False))
        first = engine.first
        super_flow.play_randomly(engine.state)
    else:
        engine = Express(config, flow.new(config.rules(), *seed_words(seed), False))
        first = engine.first
        flow.play_randomly(engine.state)
    return _entries(config, engine.result(), ["random"] * config.n_players, first)


def _entries(
    config: AnyConfig, outcome: dict[str, Any], bots: Sequence[str], first: int
) -> list[Entry]:
    assert config.seats is not None
    winners = outcome["winners"]
    return [
        Entry(
            bots[seat],
            tuple(bandits),
            seat,
            (seat - first) % config.n_players,
            _score(outcome["seats"][bandits[0]]),
            1 / len(winners) if bandits[0] in winners else 0.0,
        )
        for seat, bandits in enumerate(config.seats)
    ]


def _score(fared: dict[str, Any]) -> int:
    """Money at the end; in Colt Super Express that of the Loot cards."""
    return sum(fared["loot"]) if "loot" in fared else int(fared["score"])
