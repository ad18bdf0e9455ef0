"""What bots do in a process of their own, where they get an Observation as JSON.

Nothing else is loaded there, so that such a process is ready soon.
"""

from __future__ import annotations

import signal
from time import perf_counter
from typing import Any

from folsom.bots import Bot, bots_for, make_bot
from folsom.bots.bot import Clocked
from folsom.bots.box_bots import games
from folsom.bots.playouts import SLIGHT, explain_by_search
from folsom.bots.reason import TRIED
from folsom.bots.reasons import Reason, explain
from folsom.game import Observation


def begin() -> None:
    """Ctrl-C in the terminal is for whoever started this process, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ready() -> None:
    """Load the bots of all games."""
    games()


def answer(bot: str, observation: dict[str, Any], budget: int | None = None) -> str:
    """What a bot would choose, in notation."""
    seen = Observation.from_json(observation)
    return waited_for(bot, seen.game, budget).choose(seen).text


def advise(observation: dict[str, Any]) -> tuple[str, Reason]:
    """What the best bot would choose, and why."""
    seen = Observation.from_json(observation)
    option = waited_for(bots_for(seen.game)[0], seen.game).choose(seen)
    why = explain_by_search(seen, option) or explain(seen, option)
    if why.key == TRIED:
        why = explain_by_search(seen, option, SLIGHT) or why
    return option.text, why


def waited_for(name: str, game: str, budget: int | None = None) -> Bot:
    """A bot that people wait for: on a busy machine it rather thinks less than longer."""
    bot = make_bot(name, game=game, budget=budget)
    if isinstance(bot, Clocked):
        bot.clock = perf_counter
    return bot
