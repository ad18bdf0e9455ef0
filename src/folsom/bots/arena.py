"""The arena: bots play whole games against each other, and the results are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, thread_time
from typing import Any

from folsom.bots import make_bot, outside
from folsom.bots.thinking import Thinking
from folsom.engine import flow
from folsom.engine.superexpress import flow as super_flow
from folsom.game import Config, Game, SuperConfig
from folsom.game.engine import Engine
from folsom.game.engines import AnyConfig
from folsom.game.express import Express
from folsom.game.game import seed_words
from folsom.game.parts import LAW
from folsom.game.superexpress.engine import SuperExpress


@dataclass(frozen=True)
class Entry:
    """How one seat fared in a game."""

    bot: str
    bandits: tuple[str, ...]
    seat: int
    place: int  # 0 = First Player of round 1, then clockwise
    score: int
    credit: float  # 1 for a victory of its side; a shared one counts in equal parts
    rank: int = 1
    side: int = 0  # who wins together; by itself a seat is a side of its own
    role: str = ""  # marshal or bandit, red or blue, where the game has such
    thinking: Thinking = field(default_factory=Thinking, compare=False)


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
    thinking = [Thinking() for _ in players]
    try:
        outside.wait(players)
        while not game.over:
            seat = game.decisions[0].seat
            seen = game.observe(seat)
            begun, worked = perf_counter(), thread_time()
            option = players[seat].choose(seen)
            thinking[seat].add(perf_counter() - begun, thread_time() - worked)
            game.play(seat, option)
    finally:
        outside.dismiss(players, game.result)
    assert game.result is not None
    return _entries(game.config, game.result, bots, first, thinking)


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
    nobody_thought = [Thinking() for _ in range(config.n_players)]
    bots = ["random"] * config.n_players
    return _entries(config, engine.result(), bots, first, nobody_thought)


def sides_of(config: AnyConfig) -> tuple[int, ...]:
    """For each seat the number of its side: seats of a side win together."""
    if isinstance(config, Config):
        if "teams" in config.variants:
            return tuple(seat // 2 for seat in range(config.n_players))
        if config.has_couriers and not config.option("betrayal"):
            return tuple(seat % 2 for seat in range(config.n_players))
    return tuple(range(config.n_players))


def fair_share(config: AnyConfig) -> float:
    """What a seat wins if all sides win equally often."""
    return 1 / len(set(sides_of(config)))


def roles_of(config: AnyConfig) -> tuple[str, ...]:
    """For each seat of a resolved game its part, where not all have the same; else no words."""
    if isinstance(config, Config):
        if config.has_marshal_player:
            return tuple(LAW if name == LAW else "bandit" for name in config.seat_names)
        if config.has_couriers:
            return config.teams
    return ("",) * config.n_players


def has_roles(config: AnyConfig) -> bool:
    """Do some seats play another part than others, with other chances to win?"""
    return isinstance(config, Config) and (config.has_marshal_player or config.has_couriers)


def _entries(
    config: AnyConfig,
    outcome: dict[str, Any],
    bots: Sequence[str],
    first: int,
    thinking: Sequence[Thinking],
) -> list[Entry]:
    assert config.seats is not None
    sides, roles = sides_of(config), roles_of(config)
    fared = [outcome["seats"][name] for name in config.seat_names]
    won = [name in outcome["winners"] for name in config.seat_names]
    winners = {side for side, has_won in zip(sides, won, strict=True) if has_won}
    return [
        Entry(
            bots[seat],
            tuple(bandits),
            seat,
            (seat - first) % config.n_players,
            _score(fared[seat]),
            1 / len(winners) if won[seat] else 0.0,
            fared[seat]["rank"],
            sides[seat],
            roles[seat],
            thinking[seat],
        )
        for seat, bandits in enumerate(config.seats)
    ]


def _score(fared: dict[str, Any]) -> int:
    """Money at the end; in Colt Super Express that of the Loot cards."""
    return sum(fared["loot"]) if "loot" in fared else int(fared["score"])
