"""Bots: players that see an Observation, never the game.

>>> bot = make_bot("heuristic", seed=7)
>>> bot.choose(game.observe(seat))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from folsom.bots.bot import Bot
from folsom.bots.heuristic import HeuristicBot
from folsom.bots.random_bot import RandomBot
from folsom.game import ConfigError

Seed = int | str | None

_MAKERS: Final[Mapping[str, Callable[[Seed], Bot]]] = {
    "heuristic": HeuristicBot,
    "random": RandomBot,
}
BOTS: Final = tuple(_MAKERS)


def make_bot(name: str, seed: Seed = None) -> Bot:
    """A bot by name. With a seed it always plays the same way."""
    if name not in _MAKERS:
        choices = ", ".join(BOTS)
        raise ConfigError(
            f"There is no bot {name!r}; choose among {choices}.",
            "unknown-bot",
            value=repr(name),
            choices=choices,
        )
    return _MAKERS[name](seed)


__all__ = ["BOTS", "Bot", "make_bot"]
