"""Levels: the four bots that people choose among, from a beginner to the best there is.

How strong each is, and what was tried, is in docs/bots.md.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from folsom.bots.bot import Bot
from folsom.bots.searcher import SearchBot, knowledge_of
from folsom.boxes.shelf import judges_of
from folsom.game import Observation, Option
from folsom.search.rehearsal import mean_values

LEVELS: Final = ("legend", "outlaw", "robber", "rookie")  # the best one first
DEFAULT_LEVEL: Final = "outlaw"

LEGEND_BUDGET: Final = 1000  # milliseconds of computing for a decision
OUTLAW_ITERATIONS: Final = 2  # for each option
OUTLAW_BUDGET: Final = 400  # only in games of very many it is used up before
OUTLAWS_TOGETHER: Final = 2000  # milliseconds for all outlaws between two choices of people
OUTLAW_LEAST: Final = 40  # … of which each has as many at least
DEALS: Final = 4  # in which the lower levels rehearse what they do
ROBBER_HEAT: Final = 90.0  # dollars by which options differ before a level notices
ROOKIE_HEAT: Final = 300.0
_WORD: Final = 2**31

Seed = int | str | None


class RehearsingBot:
    """Rehearses each option, and takes one of the best."""

    def __init__(self, name: str, seed: Seed, heat: float) -> None:
        self.name = name
        self._rng = Random(seed)
        self._heat = heat

    def choose(self, observation: Observation) -> Option:
        options = observation.options
        if len(options) == 1:
            return options[0]
        knowledge = knowledge_of(observation)
        judges = judges_of(knowledge.state.rules)
        found = mean_values(knowledge, judges, DEALS, self._rng.randrange(_WORD))
        most = max(found.values())
        weights = [math.exp((found[option.word] - most) / self._heat) for option in options]
        return self._rng.choices(options, weights)[0]


def rookie(seed: Seed = None, budget: int | None = None) -> Bot:
    return RehearsingBot("rookie", seed, ROOKIE_HEAT)


def robber(seed: Seed = None, budget: int | None = None) -> Bot:
    return RehearsingBot("robber", seed, ROBBER_HEAT)


def outlaw(seed: Seed = None, budget: int | None = None) -> Bot:
    return SearchBot("outlaw", seed, OUTLAW_BUDGET if budget is None else budget, OUTLAW_ITERATIONS)


def shared_budget(level: str, bots: int, spent: float) -> int | None:
    """Milliseconds for a decision where people wait for so many bots one after the other.

    ``spent`` are the seconds that they have waited. Legends take their whole time and the lower
    levels hardly any; outlaws share one that a person does not find long.
    """
    if level != "outlaw":
        return None
    share = (OUTLAWS_TOGETHER - 1000 * spent) / bots
    return round(max(OUTLAW_LEAST, min(OUTLAW_BUDGET, share)))


def legend(seed: Seed = None, budget: int | None = None) -> Bot:
    return SearchBot("legend", seed, LEGEND_BUDGET if budget is None else budget)
