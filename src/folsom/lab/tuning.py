"""Tuning: better values for the search.

Those of the own seat are bred by games of one bot against others with the old values; those of
rivals by how well they explain what a bot lays. It is an evolution strategy with a step size for
every value (separable CMA-ES): a generation is marked by the same deals or plans, the better half
of it moves the mean, and steps grow in directions that paid.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from librt.vecs import vec

from folsom.bots import make_bot
from folsom.bots.searcher import knowledge_of
from folsom.boxes.shelf import judges_of
from folsom.game import Config, Game
from folsom.search import values as names
from folsom.search.likeness import Plan, likeness
from folsom.search.rounds import is_plan
from folsom.search.selfplay import contest
from folsom.search.values import USUAL, VALUES, Habits

CANDIDATES: Final = 12
PARENTS: Final = CANDIDATES // 2
TABLES: Final = 50  # draws of bandits and cars that take turns
SAMPLE: Final = 2500  # plans that a generation is compared with
RENEWED: Final = 6  # generations until the mean becomes the rival of those that follow
FIRST_STEP: Final = 0.4
LARGEST_STEP: Final = 0.8
_WORD: Final = 2**30

# One step of each value, before anything is known: of parts, and of dollars.
PARTS: Final = {
    *(names.KEEN, names.KEENER, names.HOPE, names.NEXT_TOKEN, names.GUARDED, names.LEADER),
    *(names.RIVALS, names.RIVAL_HOPE, names.AT_HAND, names.AT_RISK, names.ROB_NEXT),
}
STEPS: Final = {
    names.TITLE: 200.0,
    names.PATIENCE: 1.0,
    names.PURSE: 60.0,
    names.HIDDEN: 0.0,  # who rehearses sees all cards
}
A_PART: Final = 0.15
DOLLARS: Final = 25.0


@dataclass(frozen=True)
class Generation:
    """What a generation came to, and the values at its end."""

    number: int
    marks: tuple[float, ...]  # of the candidates: the larger, the better
    values: tuple[float, ...]


def tune(config: Config, deals: int, seed: str) -> Iterator[Generation]:
    """Values that win more often, generation after generation, for as long as one asks for them.

    A mark is a share of games against the present rival.
    """
    rng = Random(seed)
    games = [judges_of(config.resolved(f"{seed} {n}").rules()) for n in range(TABLES)]
    brood = Brood(VALUES, rng)
    rival = brood.mean
    for number in count(1):
        start = rng.randrange(_WORD)
        marks = [contest(games, start, deals, one, rival) for one in brood.candidates()]
        brood.learn(marks)
        if number % RENEWED == 0:
            rival = brood.mean
        yield Generation(number, tuple(marks), tuple(brood.mean))


def mimic(plans: Sequence[Plan], seed: str) -> Iterator[Generation]:
    """Values by which one plans like that. A mark is the likeness to a sample of the plans."""
    rng = Random(seed)
    brood = Brood(USUAL.values, rng)
    for number in count(1):
        sample = rng.sample(plans, min(SAMPLE, len(plans)))
        habits = [Habits(one, USUAL.heat, USUAL.ahead) for one in brood.candidates()]
        marks = [likeness(sample, one) for one in habits]
        brood.learn(marks)
        yield Generation(number, tuple(marks), tuple(brood.mean))


def watch(config: Config, name: str, seed: str) -> Iterator[Plan]:
    """The plans of a game among bots of one kind."""
    game = Game.new(config, seed)
    bots = [make_bot(name, f"{seed} {seat}") for seat in range(config.n_players)]
    while not game.over:
        seat = game.decisions[0].seat
        observation = game.observe(seat)
        option = bots[seat].choose(observation)
        state = knowledge_of(observation).state
        if state.n_options > 1 and state.deciding == seat and is_plan(state):
            yield judges_of(state.rules), state, option.word
        game.play(seat, option)


class Brood:
    """Values that vary around a mean, which moves to where the better ones are."""

    def __init__(self, values: Iterable[float], rng: Random) -> None:
        self._first = tuple(values)
        self._steps = [step_of(n) for n in range(len(self._first))]
        self._strategy = Strategy(len(self._steps), rng)
        self._brood: list[list[float]] = []

    @property
    def mean(self) -> vec[float]:
        return self._moved(self._strategy.mean)

    def candidates(self) -> list[vec[float]]:
        self._brood = self._strategy.candidates()
        return [self._moved(one) for one in self._brood]

    def learn(self, marks: Sequence[float]) -> None:
        self._strategy.learn(self._brood, marks)

    def _moved(self, by: Sequence[float]) -> vec[float]:
        return vec[float](
            [
                value + step * part
                for value, step, part in zip(self._first, self._steps, by, strict=True)
            ]
        )


def step_of(value: int) -> float:
    return STEPS.get(value, A_PART if value in PARTS else DOLLARS)


class Strategy:
    """Separable CMA-ES, to make something as large as it can be (Ros and Hansen 2008)."""

    def __init__(self, dimensions: int, rng: Random) -> None:
        self._rng = rng
        self.mean = [0.0] * dimensions
        self._step = FIRST_STEP
        self._variance = [1.0] * dimensions
        self._path = [0.0] * dimensions  # of the step size
        self._drift = [0.0] * dimensions  # of the variances
        weights = [math.log(PARENTS + 0.5) - math.log(n + 1) for n in range(PARENTS)]
        self._weights = [weight / sum(weights) for weight in weights]
        parents = 1 / sum(weight * weight for weight in self._weights)
        n = dimensions
        self._parents = parents
        self._path_rate = (parents + 2) / (n + parents + 5)
        self._drift_rate = (4 + parents / n) / (n + 4 + 2 * parents / n)
        faster = (n + 2) / 3  # with one variance a dimension there is less to learn
        self._one = min(1.0, faster * 2 / ((n + 1.3) ** 2 + parents))
        rank = 2 * (parents - 2 + 1 / parents) / ((n + 2) ** 2 + parents)
        self._many = min(1.0 - self._one, faster * rank)
        self._damping = 1 + 2 * max(0.0, math.sqrt((parents - 1) / (n + 1)) - 1) + self._path_rate
        self._usual = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def candidates(self) -> list[list[float]]:
        return [
            [
                mean + self._step * math.sqrt(variance) * self._rng.gauss(0, 1)
                for mean, variance in zip(self.mean, self._variance, strict=True)
            ]
            for _ in range(CANDIDATES)
        ]

    def learn(self, candidates: list[list[float]], worths: Sequence[float]) -> None:
        """Move to the mean of the better ones, and adapt the steps."""
        order = sorted(range(len(candidates)), key=lambda n: -worths[n])[:PARENTS]
        best = list(zip(self._weights, (candidates[n] for n in order), strict=True))
        length = 0.0
        for d, old in enumerate(self.mean):
            moves = [(weight, (one[d] - old) / self._step) for weight, one in best]
            move = sum(weight * y for weight, y in moves)
            spread = math.sqrt(self._variance[d])
            self.mean[d] = old + self._step * move
            self._path[d] = _mixed(self._path[d], move / spread, self._path_rate, self._parents)
            self._drift[d] = _mixed(self._drift[d], move, self._drift_rate, self._parents)
            self._variance[d] = (
                (1 - self._one - self._many) * self._variance[d]
                + self._one * self._drift[d] ** 2
                + self._many * sum(weight * y * y for weight, y in moves)
            )
            length += self._path[d] ** 2
        growth = self._path_rate / self._damping * (math.sqrt(length) / self._usual - 1)
        self._step = min(self._step * math.exp(growth), LARGEST_STEP)


def _mixed(path: float, move: float, rate: float, parents: float) -> float:
    return (1 - rate) * path + math.sqrt(rate * (2 - rate) * parents) * move
