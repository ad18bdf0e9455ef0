"""Mei: her Change Floor may lead to a neighbouring car (EXTRA-MEI)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import has
from folsom.engine.module import Module
from folsom.engine.state import AT, State

SLOT: Final[i64] = 16
DIAGONAL: Final[i64] = 64  # a power: she climbs to a neighbouring car too


@final
class Mei(Module):
    def __init__(self) -> None:
        super().__init__("mei", SLOT)

    def floor_goals(self, s: State, figure: i64) -> i64:
        """EXTRA-MEI-03, 05 to 07: the other floor of a neighbouring car of the train."""
        if has(s, figure, DIAGONAL):
            return s.board.aslant[s.word[AT + figure]]
        return 0
