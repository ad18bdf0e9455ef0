"""The arena: bots play whole games against each other, and the results are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, thread_time
from typing import Any

from folsom.bots import make_bot, outside
from folsom.bots.box_bots import BoxBots
from folsom.bots.thinking import Thinking
from folsom.game import Config, Game
from folsom.game.game import seed_words
from folsom.game.shelf import rooms
from folsom.game.titles import AnyConfig, begin


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
    first = game.situation.first
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
    engine = begin(config, seed_words(seed))
    nobody_thought = [Thinking() for _ in range(config.n_players)]
    bots = ["random"] * config.n_players
    return _entries(config, engine.played_out(), bots, engine.first, nobody_thought)


def _boxes(config: AnyConfig) -> list[BoxBots]:
    """Those of the game that know which bots play for which side."""
    return rooms(config, "bots", BoxBots) if isinstance(config, Config) else []


def sides_of(config: AnyConfig) -> tuple[int, ...]:
    """For each seat the number of its side: seats of a side win together."""
    for box in _boxes(config):
        assert isinstance(config, Config)
        sides = box.sides(config)
        if sides is not None:
            return sides
    return tuple(range(config.n_players))


def fair_share(config: AnyConfig) -> float:
    """What a seat wins if all sides win equally often."""
    return 1 / len(set(sides_of(config)))


def roles_of(config: AnyConfig) -> tuple[str, ...]:
    """For each seat of a resolved game its part, where not all have the same; else no words."""
    for box in _boxes(config):
        assert isinstance(config, Config)
        parts = box.parts(config)
        if parts is not None:
            return parts
    return ("",) * config.n_players


def has_roles(config: AnyConfig) -> bool:
    """Do some seats play another part than others, with other chances to win?"""
    return any(box.roles for box in _boxes(config))


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
