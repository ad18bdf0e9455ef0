"""Bots that search: they imagine the rest of the round over and over, and see what comes of it."""

from __future__ import annotations

import math
from functools import partial
from random import Random
from time import thread_time
from typing import Final, NamedTuple

from folsom.boxes.shelf import judges_of
from folsom.engine.knowledge import Knowledge
from folsom.game import Observation, Option
from folsom.game.observation import ExpressObservation
from folsom.search.instinct import Instinct
from folsom.search.tree import Search, Style

RESERVE: Final = 0.95  # of the time is for iterations, the rest for what comes before and after
CLEAR_LEAD: Final = 0.5  # of the iterations to come, three in four of which would have to differ
TICK: Final = 1e-6  # seconds; no clock is read more finely
_WORD: Final = 2**31


def knowledge_of(observation: Observation) -> Knowledge:
    """What a search may know: all of it is in the observation."""
    assert isinstance(observation, ExpressObservation)
    return observation.knowledge


class Past(NamedTuple):
    """The last search of a bot, and what it chose."""

    search: Search
    option: int
    knowledge: Knowledge

    def goes_on_in(self, now: Knowledge) -> bool:
        """Is this the next decision of the same seat in the same round?"""
        before, after = self.knowledge.state, now.state
        same = self.knowledge.seat == now.seat and before.round == after.round
        return same and before.phase == after.phase and before.pile_size <= after.pile_size


class SearchBot:
    """Follows the option that its search followed most often."""

    def __init__(
        self,
        name: str,
        seed: int | str | None = None,
        budget: float | None = None,
        iterations: int | None = None,
        style: Style | None = None,
    ) -> None:
        """``budget`` is in milliseconds of computing.

        ``iterations`` are the most that it makes, for each option that it has.
        """
        self.name = name
        self._rng = Random(seed)
        self._budget = budget
        self._iterations = iterations
        self._style = style or Style()
        self.clock = thread_time  # another one if time is not to be that of computing
        self._last: Past | None = None

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        start = self.clock()
        knowledge = knowledge_of(observation)
        judges = judges_of(knowledge.state.rules)
        if observation.options[0].verb == "keep":  # for a round that the search does not see
            likes = partial(Instinct(judges).liking, knowledge.state)
            return max(observation.options, key=lambda option: likes(option.word))
        search = Search(knowledge, judges, self._style, self._rng.randrange(_WORD))
        if self._last is not None and self._last.goes_on_in(knowledge):
            search.inherit(self._last.search, self._last.option)
        self._think(search, start, len(observation.options))
        visits = search.visits()
        found = max(observation.options, key=lambda option: visits.get(option.word, 0))
        self._last = Past(search, found.word, knowledge)
        return found

    def _think(self, search: Search, start: float, options: int) -> None:
        """Until the time or the iterations are used up, or hardly anything can change any more."""
        begun = self.clock()
        end = math.inf if self._budget is None else start + self._budget * RESERVE / 1000
        most = math.inf if self._iterations is None else self._iterations * options
        left = math.inf  # iterations to come, as far as one can tell
        while left > 0 and int(search.lead()) <= CLEAR_LEAD * left:
            search.iterate(1)  # with ten bandits even one takes a while
            now = self.clock()
            done = int(search.iterations)
            pace = max(now - begun, TICK) / done
            left = min(most - done, (end - now) / pace)
