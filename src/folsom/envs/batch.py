"""Batch: many games of a configuration at once, in arrays.

>>> batch = Batch(Config(players=4), 64, seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.seats.shape
>>> batch.step(batch.random_actions(np.random.default_rng(7)))
>>> batch.rewards[batch.over]

A game that is over begins anew, with another deal, in the same call: `over` and `rewards` are of
the game that ended, everything else is of the one that has begun.
"""

from __future__ import annotations

import secrets
from types import TracebackType
from typing import Self

import numpy as np
from numpy.typing import NDArray

from folsom.envs.arrays import Arrays, random_actions
from folsom.envs.crew import Crew
from folsom.envs.dealing import SEEDS
from folsom.envs.match import AskedConfig, config_from
from folsom.envs.part import Part
from folsom.envs.spaces import Spaces
from folsom.game import FolsomError
from folsom.sight.lanes import WAIT

__all__ = ["WAIT", "Arrays", "Batch", "random_actions"]


class Batch:
    """N games side by side, each at a decision of one seat.

    `observe=False` leaves out the vectors, for those who need the masks only. `workers` says how
    many processes play; with any number of them the games are the same. `arrays` are written into.
    """

    def __init__(
        self,
        config: AskedConfig,
        number: int,
        seed: int | None = None,
        observe: bool = True,
        workers: int = 1,
        arrays: Arrays | None = None,
    ) -> None:
        self.spaces = Spaces(config_from(config))
        self._played: Part | Crew
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        if workers > 1:
            if arrays is not None:
                raise FolsomError(
                    "Several processes write into memory of their own, not into yours."
                )
            self._played = Crew(self.spaces, number, seed, observe, min(workers, number))
            self.arrays = self._played.arrays
        else:
            self.arrays = arrays or Arrays.new(self.spaces, number, observe)
            self.arrays.check(self.spaces, number, observe)
            self._played = Part(self.spaces, self.arrays, seed, observe)
        self.observations = self.arrays.observations
        self.masks = self.arrays.masks
        self.seats = self.arrays.seats
        self.over = self.arrays.over
        self.rewards = self.arrays.rewards
        self.seeds = self.arrays.seeds

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play an action in every game, but in those that are to WAIT; then look at all of them.

        An action that is not legal is refused before anything is played.
        """
        wrong = self._played.refused(actions)
        if wrong is not None:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            self.spaces.chosen(dict.fromkeys(legal), int(actions[wrong]))
        self._played.step()

    def random_actions(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        return self._played.random_actions(dice)

    def close(self) -> None:
        """End the processes, if there are any."""
        self._played.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()
