"""Bots: players that see an Observation, never the game.

>>> bot = make_bot("heuristic", seed=7)
>>> bot.choose(game.observe(seat))
"""

from __future__ import annotations

from typing import Any

from folsom.bots import levels, outside
from folsom.bots.bot import Bot
from folsom.bots.box_bots import games
from folsom.bots.levels import shared_budget
from folsom.game import ConfigError

Seed = int | str | None

LEVELS = levels.LEVELS  # what people are offered, the best one first


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the best one first."""
    return tuple(games()[game].makers)


def default_bot() -> str:
    """The bot for seats where none is named: good, and quick."""
    return levels.DEFAULT_LEVEL


def check_bot(name: str, game: str) -> None:
    """Does this bot know the game?"""
    if outside.is_outside(name):
        outside.check(name)
    elif name not in games()[game].makers:
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
    box = games()[game]
    more: dict[str, Any] = {"budget": budget} if name in box.thinkers else {}
    return box.makers[name](seed, **more)


__all__ = [
    "LEVELS",
    "Bot",
    "bots_for",
    "check_bot",
    "default_bot",
    "make_bot",
    "shared_budget",
]
