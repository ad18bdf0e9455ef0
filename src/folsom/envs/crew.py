"""Crew: the games of a batch, played by several processes that write into shared memory."""

from __future__ import annotations

import ctypes
import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from folsom.envs.arrays import Arrays, bytes_of, random_actions
from folsom.envs.match import config_from
from folsom.envs.part import Part
from folsom.envs.spaces import Spaces
from folsom.game import FolsomError
from folsom.sight.lanes import WAIT

DONE: Final = b""
GOING: Final = multiprocessing.get_context("spawn")


class Crew:
    """Does what a `Part` does; each process has some of the games."""

    def __init__(self, spaces: Spaces, number: int, seed: int, observe: bool, workers: int) -> None:
        memory = GOING.RawArray(ctypes.c_byte, bytes_of(spaces, number, observe))
        self.arrays = Arrays.new(spaces, number, observe, memory)
        bounds = [number * n // workers for n in range(workers + 1)]
        config = spaces.config.to_json()
        self._pipes: list[Connection] = []
        for first, end in pairwise(bounds):
            pipe, other = GOING.Pipe()
            told = other, config, memory, (number, observe), seed, first, end - first
            GOING.Process(target=work, args=told, daemon=True).start()
            other.close()
            self._pipes.append(pipe)
        self._await_all()

    def refused(self, actions: NDArray[np.int64]) -> int | None:
        """Note what is played next; the first game in which that is not legal."""
        known = (actions >= 0) & (actions < self.arrays.masks.shape[1])
        games = np.arange(len(actions))
        legal = known & (self.arrays.masks[games, np.where(known, actions, 0)] == 1)
        wrong = np.flatnonzero(~legal & (actions != WAIT))
        if wrong.size:
            return int(wrong[0])
        self.arrays.actions[:] = actions
        return None

    def random_actions(self, dice: np.random.Generator) -> NDArray[np.int64]:
        return random_actions(self.arrays.masks, dice)

    def step(self) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(DONE)
        self._await_all()

    def _await_all(self) -> None:
        try:
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise FolsomError("A process of the batch has ended; it has said why above.") from error

    def close(self) -> None:
        """Let the processes end."""
        for pipe in self._pipes:
            pipe.close()


def work(
    pipe: Connection,
    config: dict[str, Any],
    memory: Any,
    size: tuple[int, bool],
    seed: int,
    first: int,
    number: int,
) -> None:
    """Play some of the games until nobody asks any more."""
    spaces = Spaces(config_from(config))
    arrays = Arrays.new(spaces, *size, memory).part(first, number)
    part = Part(spaces, arrays, seed, size[1], first)
    try:
        while True:
            pipe.send_bytes(DONE)
            pipe.recv_bytes()
            part.refused(arrays.actions)
            part.step()
    except (EOFError, OSError, KeyboardInterrupt):
        return
