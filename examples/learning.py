"""A policy that learns to beat the bot `rookie` in two minutes, in numpy alone.

    .venv/bin/python examples/learning.py learnt

It imitates the bot `robber`, of which it sees nothing but vectors, masks and choices. The policy is
kept in `learnt.npz`, and `learnt.svg` shows how strong it was on the way. A bot plays by it, in the
arena and wherever else a bot is named:

    PYTHONPATH=examples ./folsom arena py:learning:LearntBot rookie --games 400
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from folsom.bots import make_bot
from folsom.envs.gymnasium import ColtExpressEnv
from folsom.envs.match import Match
from folsom.envs.spaces import Spaces
from folsom.game import Config, FolsomError, Observation, Option
from folsom.lab.statistics import Estimate, Shares
from folsom.lab.svg import Dot, Group, dots, percent

Floats = NDArray[np.float32]
Masks = NDArray[np.int8]
Numbers = NDArray[np.int64]

TABLE = Config(players=4)
TEACHER, RIVAL = "robber", "rookie"
LEARNT = Path("learnt")  # where the policy lies, without its suffix

HIDDEN = (128, 64)
AT_ONCE = 2048  # choices from which one step is learnt
PACE = 1e-3
STAGES = 4  # at which it is measured how strong the policy is


# The network


class Network:
    """From a vector: how good each action is."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights  # of each layer a matrix and its offsets
        self._means = [np.zeros_like(one) for one in weights]
        self._squares = [np.zeros_like(one) for one in weights]
        self._steps = 0

    @classmethod
    def new(cls, spaces: Spaces, dice: np.random.Generator) -> Network:
        """One that finds all actions equally good."""
        sizes = [spaces.size, *HIDDEN, len(spaces.actions)]
        weights: list[Floats] = []
        for inputs, outputs in pairwise(sizes):
            matrix = dice.standard_normal((inputs, outputs), np.float32) * np.sqrt(2 / inputs)
            weights += [matrix.astype(np.float32), np.zeros(outputs, np.float32)]
        weights[-2] *= 0
        return cls(weights)

    def layers(self, vectors: Floats) -> list[Floats]:
        """The numbers of every layer, from what goes in to what comes out."""
        found = [vectors]
        for matrix, offsets in zip(self.weights[:-2:2], self.weights[1:-2:2], strict=True):
            found.append(np.maximum(found[-1] @ matrix + offsets, 0))
        return [*found, found[-1] @ self.weights[-2] + self.weights[-1]]

    def learn(self, layers: list[Floats], slope: Floats, pace: float) -> None:
        """A step of Adam down the mean slope at what came out."""
        self._steps += 1
        slope *= np.float32(1 / len(slope))
        for n in reversed(range(len(layers) - 1)):
            below, matrix = layers[n], self.weights[2 * n]
            slopes = below.T @ slope, slope.sum(axis=0)
            slope = (slope @ matrix.T) * (below > 0)
            for k, each in enumerate(slopes, start=2 * n):
                self._step(k, each, pace)

    def _step(self, k: int, slope: Floats, pace: float) -> None:
        self._means[k] += 0.1 * (slope - self._means[k])
        self._squares[k] += 0.001 * (slope**2 - self._squares[k])
        mean = self._means[k] / (1 - 0.9**self._steps)
        square = self._squares[k] / (1 - 0.999**self._steps)
        self.weights[k] -= pace * mean / (np.sqrt(square) + 1e-8)


def likelihoods(came_out: Floats, masks: Masks) -> Floats:
    """Softmax of the legal actions."""
    legal = np.where(masks == 1, came_out, -np.inf)
    weights: Floats = np.exp(legal - legal.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


# Choices to learn from


@dataclass
class Choices:
    """Many choices of all seats, a row for each."""

    vectors: Floats  # what the seat might know
    masks: Masks  # what it might do
    actions: Numbers  # what it did

    def __len__(self) -> int:
        return len(self.actions)

    def parts(self, dice: np.random.Generator) -> Iterator[Choices]:
        """All of them in any order, so many at once; a rest that is smaller is left out."""
        order = dice.permutation(len(self))
        at_once = min(AT_ONCE, len(self))
        for first in range(0, len(self) - at_once + 1, at_once):
            rows = order[first : first + at_once]
            yield Choices(self.vectors[rows], self.masks[rows], self.actions[rows])


def taught(games: int) -> Choices:
    """What the teacher does in all seats."""
    spaces = Spaces(TABLE)
    rows: list[tuple[Floats, Masks, int]] = []
    for deal in range(games):
        match = Match.new(spaces, deal)
        bots = [make_bot(TEACHER, f"{deal} {seat}") for seat in range(TABLE.n_players)]
        while not match.over:
            seat = match.seat
            option = bots[seat].choose(match.game.observe(seat))
            action = next(n for n, legal in match.legal.items() if legal.word == option.word)
            rows.append((match.vector(seat), match.mask(seat), action))
            match.choose(option)
    vectors, masks, actions = zip(*rows, strict=True)
    return Choices(np.array(vectors), np.array(masks), np.array(actions))


# Learning


def imitate(network: Network, choices: Choices, pace: float, dice: np.random.Generator) -> None:
    """Once through all choices: what was done becomes likelier."""
    for part in choices.parts(dice):
        layers = network.layers(part.vectors)
        slope = likelihoods(layers[-1], part.masks)
        slope[np.arange(len(part)), part.actions] -= 1
        network.learn(layers, slope, pace)


# How strong it is


class LearntBot:
    """Does what the policy likes best."""

    name = "learnt"

    def __init__(self, seed: object = None, budget: int | None = None) -> None:
        self._network, self._spaces = kept(LEARNT)

    def choose(self, observation: Observation) -> Option:
        legal = self._spaces.legal(observation)
        vector, mask = self._spaces.vector(observation), self._spaces.mask(legal)
        return legal[best(self._network, vector, mask)]


@cache
def kept(name: Path) -> tuple[Network, Spaces]:
    file = name.with_suffix(".npz")
    if not file.exists():
        raise FolsomError(f"There is no {file} here; examples/learning.py makes one.")
    with np.load(file) as weights:
        return Network(list(weights.values())), Spaces(TABLE)


def best(network: Network, vector: Floats, mask: Masks) -> int:
    return int(likelihoods(network.layers(vector[None])[-1], mask[None]).argmax())


def strength(network: Network, games: int) -> Estimate:
    """The share of games that it wins against three of its rivals, each deal from every seat."""
    tables = [ColtExpressEnv(TABLE, seat, RIVAL) for seat in range(TABLE.n_players)]
    shares = Shares()
    for game in range(games):
        deal, seat = divmod(game, len(tables))
        seen, _ = tables[seat].reset(seed=deal)
        over, reward = False, 0.0
        while not over:
            action = best(network, seen["observation"], seen["action_mask"])
            seen, reward, over, _, _ = tables[seat].step(action)
        shares.add(deal, reward + 1 / TABLE.n_players)
    return shares.estimate()


def picture(stages: list[tuple[str, Estimate]], seconds: float) -> str:
    """All stages of learning below each other."""
    rows = [Dot(name, found, percent(found.value)) for name, found in stages]
    subtitle = f"Games won against three bots {RIVAL}, 95 % intervals; {seconds:.0f} CPU-seconds"
    return dots("Learning Colt Express", subtitle, [Group("", rows)], 1 / TABLE.n_players)


def learn(name: Path, lessons: int, times: int, games: int) -> None:
    begun, dice = process_time(), np.random.default_rng(7)
    network = Network.new(Spaces(TABLE), dice)
    stages: list[tuple[str, Estimate]] = []

    def show(stage: str) -> None:
        won, spent = strength(network, games), process_time() - begun
        stages.append((stage, won))
        print(f"{stage:16} {percent(won.value)} ({percent(won.low)} to {percent(won.high)})")
        name.with_suffix(".svg").write_text(picture(stages, spent), encoding="utf-8")
        np.savez(name.with_suffix(".npz"), *network.weights)

    show("nothing learnt")
    choices = taught(lessons)
    print(f"{len(choices)} choices of {TEACHER} in {lessons} games")
    for time in range(1, times + 1):
        imitate(network, choices, PACE * (1 - (time - 1) / times), dice)
        if time * STAGES % times < STAGES:
            show(f"{time} times seen")
    print(f"{process_time() - begun:.0f} CPU-seconds")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Colt Express.")
    parser.add_argument("name", type=Path, nargs="?", default=LEARNT, help="of what is written")
    parser.add_argument("--lessons", type=int, default=800, help="games of the teacher")
    parser.add_argument("--times", type=int, default=12, help="how often they are gone through")
    parser.add_argument("--games", type=int, default=400, help="by which strength is measured")
    learn(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
