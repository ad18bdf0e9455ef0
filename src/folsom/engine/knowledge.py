"""Knowledge: what one seat knows of a game, from which full states are dealt.

It is made by an Observation, in whose state everything hidden has been dealt anew already, so
that a search never gets near the truth.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folsom.engine.generator import Dice
from folsom.engine.notebook import Notebook
from folsom.engine.redeal import redeal
from folsom.engine.state import State


@final
class Knowledge:
    """A position as one seat knows it."""

    __slots__ = ("notebook", "seat", "state")

    def __init__(self, state: State, notebook: Notebook, seat: i64) -> None:
        self.state = state
        self.notebook = notebook
        self.seat = seat

    def deal(self, dice: Dice) -> State:
        """A full state that agrees with all the seat knows."""
        return redeal(
            self.state,
            self.notebook,
            self.seat,
            dice.word(),
            dice.word(),
            dice.word(),
            dice.word(),
        )
