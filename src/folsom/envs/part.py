"""Part: some games of a batch, played in one process."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from folsom.envs.arrays import Arrays
from folsom.envs.dealing import dealer_of, seed_of
from folsom.envs.sights import numbers_of
from folsom.envs.spaces import Spaces
from folsom.sight.lanes import NO_LANE


class Part:
    """Its games are those of the batch from the `first` one on, a row of the arrays for each."""

    def __init__(
        self, spaces: Spaces, arrays: Arrays, seed: int, observe: bool, first: int = 0
    ) -> None:
        self._arrays = arrays
        self._seed = seed
        self._first = first
        number = len(arrays.seeds)
        self._games = [0] * number  # how many each lane has had before
        for lane in range(number):
            arrays.seeds[lane] = seed_of(seed, first + lane, 0)
        self._dealer = dealer_of(spaces, arrays.seeds.tolist(), observe)
        self._lanes = self._dealer.lanes
        self._over = _array(self._lanes.over)
        self._copies = self._memory()
        self._look()

    def _memory(self) -> list[tuple[NDArray[Any], NDArray[Any]]]:
        """Each array, and the memory of the engine that is copied into it."""
        lanes, arrays, row = self._lanes, self._arrays, self._dealer.row
        found: list[tuple[NDArray[Any], NDArray[Any]]] = [
            (arrays.masks, _array(lanes.masks).view(np.int8)),
            (arrays.seats, _array(lanes.seats)),
            (arrays.over, self._over),
            (arrays.rewards, _array(lanes.rewards)),
        ]
        if row is not None:
            found.append((arrays.observations, numbers_of(row)))
        return [(to, written.reshape(to.shape)) for to, written in found]

    def refused(self, actions: NDArray[np.int64]) -> int | None:
        """Note what is played next; the first game in which that is not legal."""
        lane = self._lanes.choose(vec[i64](np.ascontiguousarray(actions, np.int64)))
        return None if lane == NO_LANE else int(lane)

    def step(self) -> None:
        """Play what was noted, and look again."""
        if self._lanes.step():
            self._begin_anew()
        self._look()

    def _begin_anew(self) -> None:
        for lane in np.flatnonzero(self._over).tolist():
            self._games[lane] += 1
            seed = seed_of(self._seed, self._first + lane, self._games[lane])
            self._arrays.seeds[lane] = seed
            self._dealer.begin(lane, seed)

    def _look(self) -> None:
        self._dealer.look()
        for to, written in self._copies:
            np.copyto(to, written, casting="unsafe")

    def random_actions(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        return _array(self._lanes.pick(vec[float](dice.random(self._lanes.lanes)))).copy()

    def close(self) -> None:
        """There is nothing to close."""


def _array(memory: Any) -> NDArray[Any]:
    """Memory of the engine as an array, which changes with it."""
    return np.asarray(memoryview(memory))
