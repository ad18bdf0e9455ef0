"""Arrays: what a batch writes after every step, a row for each of its games."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from folsom.envs.spaces import Spaces
from folsom.game import FolsomError

# The largest numbers first, so that all of them lie as the processor likes it.
TYPES: Final[dict[str, Any]] = {
    "actions": np.int64,
    "seats": np.int64,
    "seeds": np.int64,
    "observations": np.float32,
    "rewards": np.float32,
    "masks": np.int8,
    "over": np.bool_,
}


@dataclass
class Arrays:
    """They may lie in anybody's memory."""

    actions: NDArray[np.int64]  # what is chosen next; read, not written
    seats: NDArray[np.int64]  # which seat decides
    seeds: NDArray[np.int64]  # of the games
    observations: NDArray[np.float32]  # the vector of the seat that decides
    rewards: NDArray[np.float32]  # of each seat of the games that this step has ended
    masks: NDArray[np.int8]  # what the seat that decides may do
    over: NDArray[np.bool_]  # the games that this step has ended

    @classmethod
    def new(
        cls, spaces: Spaces, number: int, observe: bool = True, memory: Any | None = None
    ) -> Self:
        """In new memory, or in that which is given."""
        lies = bytearray(bytes_of(spaces, number, observe)) if memory is None else memory
        made, at = {}, 0
        for name, shape in _shapes(spaces, number, observe).items():
            size = int(np.prod(shape))
            made[name] = np.frombuffer(lies, TYPES[name], size, at).reshape(shape)
            at += made[name].nbytes
        return cls(**made)

    def check(self, spaces: Spaces, number: int, observe: bool) -> None:
        """Refuse arrays that are for something else."""
        for name, shape in _shapes(spaces, number, observe).items():
            given = getattr(self, name).shape
            if given != shape:
                raise FolsomError(f"The array of {name} must have the shape {shape}, not {given}.")

    def part(self, first: int, number: int) -> Arrays:
        """The rows of some of the games, in the same memory."""
        rows = {f.name: getattr(self, f.name)[first : first + number] for f in fields(self)}
        return Arrays(**rows)


def bytes_of(spaces: Spaces, number: int, observe: bool) -> int:
    """How much memory they take."""
    shapes = _shapes(spaces, number, observe)
    return sum(
        int(np.prod(shape)) * np.dtype(TYPES[name]).itemsize for name, shape in shapes.items()
    )


def _shapes(spaces: Spaces, number: int, observe: bool) -> dict[str, tuple[int, ...]]:
    widths = {
        "observations": spaces.size if observe else 0,
        "rewards": spaces.config.n_players,
        "masks": len(spaces.actions),
    }
    return {name: (number, widths[name]) if name in widths else (number,) for name in TYPES}


def random_actions(masks: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each mask, each as likely as the others."""
    legal = masks.view(np.bool_)
    ends = legal.sum(axis=1).cumsum()
    starts = np.concatenate(([0], ends[:-1]))
    picks = (starts + dice.random(len(masks)) * (ends - starts)).astype(np.int64)
    chosen: NDArray[np.int64] = legal.ravel().nonzero()[0][picks] % masks.shape[1]
    return chosen
