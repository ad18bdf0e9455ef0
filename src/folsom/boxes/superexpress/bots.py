"""Bots for Colt Super Express: one that solves the round as a game, one that is greedy, the levels.

A program is all that is ever asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import thread_time
from typing import ClassVar, Final

from folsom.bots.bot import Bot
from folsom.bots.box_bots import BoxBots
from folsom.bots.levels import LEGEND_BUDGET, LEVELS, Seed
from folsom.bots.random_bot import RandomBot
from folsom.bots.reason import Reason
from folsom.bots.searcher import RESERVE
from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.boxes.superexpress.reasons import explain_program
from folsom.boxes.superexpress.search import Solver, payoffs_by_chance
from folsom.game import Observation, Option

BUDGET: Final = 100  # milliseconds of computing for a program
OUTLAW_ITERATIONS: Final = 12
SAMPLES: Final = 300  # what the greedy bot imagines for each of its programs
_WORD: Final = 2**31


def _seed(rng: Random) -> tuple[int, int, int, int]:
    return rng.randrange(_WORD), rng.randrange(_WORD), rng.randrange(_WORD), rng.randrange(_WORD)


def greatest(weights: list[int], rng: Random) -> int:
    """The place of the greatest weight, any of them if there are several."""
    best = max(weights)
    return rng.choice([n for n, weight in enumerate(weights) if weight == best])


class SolverBot:
    """Lays the program that is likeliest in the equilibrium which regret matching finds in time.

    The likeliest one, not any by its likelihood: the rest of an average after a short time
    is noise in the many programs that it hardly ever lays.
    """

    name = "solver"

    def __init__(
        self,
        seed: int | str | None = None,
        budget: int | None = None,
        iterations: int | None = None,
    ) -> None:
        self._rng = Random(seed)
        self._budget = BUDGET if budget is None else budget
        self._iterations = iterations  # instead of a time, for games that are always the same
        self.clock = thread_time  # another one if time is not to be that of computing

    def choose(self, observation: Observation) -> Option:
        start = self.clock()
        state = observation.sample(*_seed(self._rng))
        solver = Solver(state, *_seed(self._rng))
        self._solve(solver, start)
        return observation.options[greatest(solver.strategy(observation.seat), self._rng)]

    def _solve(self, solver: Solver, start: float) -> None:
        if self._iterations is not None:
            solver.iterate(self._iterations)
            return
        end = start + self._budget * RESERVE / 1000
        while self.clock() < end:
            solver.iterate(1)


class GreedyBot:
    """Lays what brings most in this round alone, if the others program by chance."""

    name = "greedy"

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Option:
        state = observation.sample(*_seed(self._rng))
        payoffs = payoffs_by_chance(state, observation.seat, SAMPLES, *_seed(self._rng))
        return observation.options[greatest(payoffs, self._rng)]


class RobberBot(GreedyBot):
    """Thinks of this round alone, and that the others program by chance."""

    name = "robber"
    blunders = 0.0

    def __init__(self, seed: Seed = None, budget: int | None = None) -> None:
        super().__init__(seed)

    def choose(self, observation: Observation) -> Option:
        if self._rng.random() < self.blunders:
            return self._rng.choice(observation.options)
        return super().choose(observation)


class RookieBot(RobberBot):
    """The same, and every other program is laid without a thought."""

    name = "rookie"
    blunders = 0.5


class LevelBot(SolverBot):
    """Solves the round, as long as its level lets it."""

    def __init__(self, name: str, seed: Seed, budget: int | None, iterations: int | None) -> None:
        super().__init__(seed, budget, iterations)
        self.name = name


def outlaw(seed: Seed = None, budget: int | None = None) -> Bot:
    return LevelBot("outlaw", seed, budget, OUTLAW_ITERATIONS)


def legend(seed: Seed = None, budget: int | None = None) -> Bot:
    return LevelBot("legend", seed, LEGEND_BUDGET if budget is None else budget, None)


class SuperBots(BoxBots):
    makers: ClassVar[Mapping[str, Callable[..., Bot]]] = {
        "legend": legend,
        "outlaw": outlaw,
        "robber": RobberBot,
        "rookie": RookieBot,
        "solver": SolverBot,
        "greedy": GreedyBot,
        "random": RandomBot,
    }
    thinkers: ClassVar = ("solver", *LEVELS)
    quick: ClassVar = "greedy"

    def extras(self, config: SuperConfig) -> list[str]:
        return [f"extension-{extension}" for extension in config.extensions]

    def why(self, observation: Observation, option: Option) -> Reason:
        return explain_program(observation, option)


BOX: Final = SuperBots()
