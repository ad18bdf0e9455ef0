"""What bots do in a process of their own, where they get an Observation as JSON.

Nothing else is loaded there, so that such a process is ready soon.
"""

from __future__ import annotations

import signal
from time import perf_counter
from typing import Any

from folsom.bots import Bot, bots_for, make_bot
from folsom.bots.playouts import explain_by_search
from folsom.bots.reasons import Reason, explain
from folsom.bots.searcher import SearchBot
from folsom.bots.superexpress import SolverBot
from folsom.game import Observation


def begin() -> None:
    """Ctrl-C in the terminal is for whoever started this process, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ready() -> None:
    """Nothing, but now the bots are loaded."""


def answer(bot: str, observation: dict[str, Any], budget: int | None = None) -> str:
    """What a bot would choose, in notation."""
    seen = Observation.from_json(observation)
    return waited_for(bot, seen.game, budget).choose(seen).text


def advise(observation: dict[str, Any]) -> tuple[str, Reason]:
    """What the best bot would choose, and why."""
    seen = Observation.from_json(observation)
    option = waited_for(bots_for(seen.game)[0], seen.game).choose(seen)
    return option.text, explain_by_search(seen, option) or explain(seen, option)


def waited_for(name: str, game: str, budget: int | None = None) -> Bot:
    """A bot that people wait for: on a busy machine it rather thinks less than longer."""
    bot = make_bot(name, game=game, budget=budget)
    if isinstance(bot, SearchBot | SolverBot):
        bot.clock = perf_counter
    return bot
