"""Stagecoach and Time-Travel Car together: what neither of them can say alone."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.horses.rules.tasks import COACH_IN, COACH_ROOF
from folsom.boxes.timecar.rules.manifest import TimeCar
from folsom.boxes.timecar.rules.place import TIMECAR
from folsom.engine.bits import bit
from folsom.engine.board import Board
from folsom.engine.module import Module

SLOT: Final[i64] = 24


@final
class HorsesWithTimeCar(Module):
    def __init__(self, timecar: TimeCar) -> None:
        """EXTRA-CAR-41: one may hide under the coach too."""
        super().__init__("horses_with_timecar", SLOT)
        timecar.beside |= bit(COACH_IN)

    def boards(self, boards: list[Board]) -> list[Board]:
        """EXTRA-CAR-18: shots between the time car and the roof of the coach."""
        for board in boards:
            board.near[TIMECAR] |= bit(COACH_ROOF)
            board.near[COACH_ROOF] |= bit(TIMECAR)
        return boards
