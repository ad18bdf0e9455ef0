"""Levels: the four bots that people choose among, from a beginner to the best there is.

How strong each is, and what was tried, is in docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from folsom.bots.bot import Bot
from folsom.bots.searcher import SearchBot, knowledge_of
from folsom.bots.superexpress import GreedyBot, SolverBot
from folsom.game import Observation, Option
from folsom.search.instinct import preferred

LEVELS: Final = ("legend", "outlaw", "robber", "rookie")  # the best one first
DEFAULT_LEVEL: Final = "outlaw"

LEGEND_BUDGET: Final = 1000  # milliseconds of computing for a decision
OUTLAW_ITERATIONS: Final = 60
ROBBER_ITERATIONS: Final = 8
SUPER_OUTLAW_ITERATIONS: Final = 12
LEGEND_DOUBT: Final = 0.006  # how much better than the usual a discovery must be
BLUNDERS: Final = 0.15  # how often a beginner does anything at all
_WORD: Final = 2**31

Seed = int | str | None


class RookieBot:
    """Does what looks good at a glance, and now and then anything."""

    name = "rookie"

    def __init__(self, seed: Seed = None, budget: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Option:
        options = observation.options
        if len(options) == 1 or self._rng.random() < BLUNDERS:
            return self._rng.choice(options)
        word = preferred(knowledge_of(observation), self._rng.randrange(_WORD))
        return next(option for option in options if option.word == word)


def robber(seed: Seed = None, budget: int | None = None) -> Bot:
    return SearchBot("robber", seed, budget, ROBBER_ITERATIONS)


def outlaw(seed: Seed = None, budget: int | None = None) -> Bot:
    return SearchBot("outlaw", seed, budget, OUTLAW_ITERATIONS)


def legend(seed: Seed = None, budget: int | None = None) -> Bot:
    time = LEGEND_BUDGET if budget is None else budget
    return SearchBot("legend", seed, time, doubt=LEGEND_DOUBT)


# Colt Super Express: a program is all that is ever asked


class SuperRobberBot(GreedyBot):
    """Thinks of this round alone, and that the others program by chance."""

    name = "robber"
    blunders = 0.0

    def __init__(self, seed: Seed = None, budget: int | None = None) -> None:
        super().__init__(seed)

    def choose(self, observation: Observation) -> Option:
        if self._rng.random() < self.blunders:
            return self._rng.choice(observation.options)
        return super().choose(observation)


class SuperRookieBot(SuperRobberBot):
    """The same, and every other program is laid without a thought."""

    name = "rookie"
    blunders = 0.5


class SuperLevelBot(SolverBot):
    """Solves the round, as long as its level lets it."""

    def __init__(self, name: str, seed: Seed, budget: int | None, iterations: int | None) -> None:
        super().__init__(seed, budget, iterations)
        self.name = name


def super_outlaw(seed: Seed = None, budget: int | None = None) -> Bot:
    return SuperLevelBot("outlaw", seed, budget, SUPER_OUTLAW_ITERATIONS)


def super_legend(seed: Seed = None, budget: int | None = None) -> Bot:
    return SuperLevelBot("legend", seed, LEGEND_BUDGET if budget is None else budget, None)


EXPRESS: Final[Mapping[str, Callable[..., Bot]]] = {
    "legend": legend,
    "outlaw": outlaw,
    "robber": robber,
    "rookie": RookieBot,
}
SUPER: Final[Mapping[str, Callable[..., Bot]]] = {
    "legend": super_legend,
    "outlaw": super_outlaw,
    "robber": SuperRobberBot,
    "rookie": SuperRookieBot,
}
