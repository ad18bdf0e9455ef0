"""Bots: players that see an Observation, never the game.

>>> bot = make_bot("heuristic", seed=7)
>>> bot.choose(game.observe(seat))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from folsom.bots import levels, outside
from folsom.bots.bot import Bot
from folsom.bots.heuristic import HeuristicBot
from folsom.bots.levels import shared_budget
from folsom.bots.random_bot import RandomBot
from folsom.bots.superexpress import GreedyBot, SolverBot
from folsom.game import ConfigError

Seed = int | str | None

_MAKERS: Final[Mapping[str, Mapping[str, Callable[..., Bot]]]] = {
    "express": {**levels.EXPRESS, "heuristic": HeuristicBot, "random": RandomBot},
    "super": {
        **levels.SUPER,
        "solver": SolverBot,
        "greedy": GreedyBot,
        "random": RandomBot,
    },
}
_THINKERS: Final = {"solver", *levels.LEVELS}  # who uses a time that is given to think
LEVELS: Final = levels.LEVELS  # what people are offered, the best one first
BOTS: Final = tuple(_MAKERS["express"])


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the best one first."""
    return tuple(_MAKERS[game])


def default_bot() -> str:
    """Who sits down where nobody in particular is asked for: good, and quick."""
    return levels.DEFAULT_LEVEL


def check_bot(name: str, game: str) -> None:
    """Does this bot know the game?"""
    if outside.is_outside(name):
        outside.check(name)
    elif name not in _MAKERS[game]:
        choices = ", ".join(bots_for(game))
        raise ConfigError(
            f"There is no bot {name!r}; choose among {choices}.",
            "unknown-bot",
            value=repr(name),
            choices=choices,
        )


def make_bot(name: str, seed: Seed = None, game: str = "express", budget: int | None = None) -> Bot:
    """A bot by name, ours or one from `outside`.

    With a seed it always plays the same way, unless it watches the clock.
    ``budget`` is the time for a decision in milliseconds, for bots that use one.
    """
    check_bot(name, game)
    if outside.is_outside(name):
        return outside.make(name, seed, budget)
    more: dict[str, Any] = {"budget": budget} if name in _THINKERS else {}
    return _MAKERS[game][name](seed, **more)


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "bots_for",
    "check_bot",
    "default_bot",
    "make_bot",
    "shared_budget",
]
