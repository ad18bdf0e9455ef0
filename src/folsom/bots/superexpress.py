"""Bots for Colt Super Express: one that solves the round as a game, and one that is greedy."""

from __future__ import annotations

from random import Random
from time import thread_time
from typing import Final

from folsom.bots.searcher import RESERVE
from folsom.game import Observation, Option
from folsom.search.superexpress import Solver, payoffs_by_chance

BUDGET: Final = 100  # milliseconds of computing for a program
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

    The likeliest one, not any by its likelihood: what is left of an average after a short time
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
