"""Bots from outside: a program of any language, or a class of any Python package.

- ``cmd:node my_bot.mjs``: a program that speaks the line protocol (`protocol`);
- ``py:my_package.my_module:MyBot``: a class that is made as ``MyBot(seed, budget)`` and has a
  ``name`` and ``choose``;
- `openspiel`: such a class of Folsom's own, which needs the extra `envs`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Any, Final

from folsom.bots.bot import Bot
from folsom.bots.external import PREFIX as PROGRAM
from folsom.bots.external import ExternalBot, words_of
from folsom.extras import MissingExtra
from folsom.game import ConfigError

PACKAGE: Final = "py:"
KNOWN: Final = {"openspiel": "folsom.envs.openspiel_bot:OpenSpielBot"}


def is_outside(name: str) -> bool:
    return name.startswith((PROGRAM, PACKAGE)) or name in KNOWN


def is_foreign(name: str) -> bool:
    """Is it code that Folsom did not bring along?"""
    return name.startswith((PROGRAM, PACKAGE))


def is_program(name: str) -> bool:
    """Does it think in a process of its own?"""
    return name.startswith(PROGRAM)


def check(name: str) -> None:
    """Is there such a program or class?"""
    if is_program(name):
        words_of(name.removeprefix(PROGRAM))
    else:
        _class_of(name)


def make(name: str, seed: object, budget: int | None) -> Bot:
    if is_program(name):
        return ExternalBot(name.removeprefix(PROGRAM), seed, budget)
    bot: Bot = _class_of(name)(seed, budget)
    return bot


def wait(bots: Iterable[Bot]) -> None:
    """Until all programs have started, so that nobody's first thought seems long."""
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.wait()


def dismiss(bots: Iterable[Bot], result: Any = None) -> None:
    """The game is over: programs are told how it ended, if it did, and end."""
    for bot in bots:
        if isinstance(bot, ExternalBot):
            if result is not None:
                bot.over(result)
            bot.close()


def _class_of(name: str) -> Any:
    module, _, attribute = KNOWN.get(name, name.removeprefix(PACKAGE)).partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except MissingExtra:
        raise
    except (ImportError, AttributeError, ValueError) as error:
        raise ConfigError(
            f"The bot {name!r} cannot be loaded: {error}.",
            "bot-not-loaded",
            value=repr(name),
            why=str(error),
        ) from error
