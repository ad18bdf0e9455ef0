"""Spares: states that are needed no longer, kept to be used again.

A search copies a state a hundred times an iteration, and looks at each copy but once. To write into
one that is there is cheaper than to make one and to free it.
"""

from __future__ import annotations

from typing import final

from folsom.engine.state import State, overwrite, spare


@final
class Spares:
    """Spare states of one game."""

    __slots__ = ("_states",)

    def __init__(self) -> None:
        self._states: list[State] = []

    def copy(self, s: State) -> State:
        """An independent copy that nobody witnesses."""
        if not self._states:
            return spare(s)
        c = self._states.pop()
        overwrite(c, s)
        return c

    def put(self, s: State) -> None:
        """Nobody looks at this copy any more."""
        self._states.append(s)
