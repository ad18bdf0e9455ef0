"""Batch: many games of a configuration at once, in arrays.

>>> batch = Batch(Config(players=4), 64, seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.seats.shape
>>> batch.step(batch.random_actions(np.random.default_rng(7)))
>>> batch.rewards[batch.over]

A game that is over begins anew, with another deal, in the same call: `over` and `rewards` are of
the game that ended, everything else is of the one that has begun.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from folsom.envs.lean import Legal, lean
from folsom.envs.match import AskedConfig, config_from, rewards
from folsom.envs.spaces import Spaces


class Batch:
    """N games side by side, each at a decision of one seat."""

    def __init__(
        self, config: AskedConfig, number: int, seed: int | None = None, observe: bool = True
    ) -> None:
        self.spaces = Spaces(config_from(config))
        self._random = np.random.default_rng(seed)
        self._observe = observe  # without vectors, for those who need the masks only
        players, actions = self.spaces.config.n_players, len(self.spaces.actions)
        self._lean = lean(self.spaces)
        self.seeds = [self._new_seed() for _ in range(number)]
        self._games = [self._lean.begin(seed) for seed in self.seeds]
        self._legal: list[Legal] = []
        self.observations = np.zeros((number, self.spaces.size), np.float32)
        self.masks = np.zeros((number, actions), np.int8)
        self.seats = np.zeros(number, np.int64)
        self.rewards = np.zeros((number, players), np.float32)
        self.over = np.zeros(number, np.bool_)
        self._look()

    def _new_seed(self) -> int:
        return int(self._random.integers(2**62))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play an action in every game; the arrays are as it is then."""
        words = [
            self.spaces.chosen(legal, action)
            for legal, action in zip(self._legal, actions.tolist(), strict=True)
        ]
        self.rewards.fill(0)
        self.over.fill(False)
        seats = self.seats.tolist()
        for n, game in enumerate(self._games):
            self._lean.play(game, seats[n], words[n])
            if game.over:
                self.over[n] = True
                self.rewards[n] = rewards(game.result(), game.seats)
                self.seeds[n] = self._new_seed()
                self._games[n] = self._lean.begin(self.seeds[n])
        self._look()

    def _look(self) -> None:
        seats = [self._lean.seat(game) for game in self._games]
        self._legal = [
            self._lean.legal(game, seat) for game, seat in zip(self._games, seats, strict=True)
        ]
        self.seats[:] = seats
        self.masks.fill(0)
        rows = [n for n, legal in enumerate(self._legal) for _ in legal]
        self.masks[rows, [action for legal in self._legal for action in legal]] = 1
        if self._observe:
            for numbers, game, seat in zip(self.observations, self._games, seats, strict=True):
                self._lean.write(numbers, game, seat)

    def random_actions(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        chances = np.where(self.masks, dice.random(self.masks.shape), -1.0)
        actions: NDArray[np.int64] = chances.argmax(axis=1)
        return actions
