"""A Marshal player and the Time-Travel Car: he never enters it, nor hides anybody in the Cell."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.marshal.rules.round_events import ask_eject, may_fall
from folsom.boxes.marshal.rules.tasks import CELL
from folsom.boxes.timecar.rules.manifest import TimeCar
from folsom.boxes.timecar.rules.place import CAB_ROOF, TIMECAR
from folsom.engine.bits import bit
from folsom.engine.module import Module
from folsom.engine.state import AT, MARSHAL, State

SLOT: Final[i64] = 26


@final
class MarshalWithTimeCar(Module):
    def __init__(self, timecar: TimeCar) -> None:
        """EXTRA-CAR-41: nobody hides in the Cell."""
        super().__init__("marshal_with_timecar", SLOT)
        timecar.closed |= bit(CELL)

    def bar_landing(self, s: State, victim: i64, goals: i64) -> i64:
        """EXTRA-CAR-05: no Punch sends the Marshal into it."""
        if victim == MARSHAL:
            return bit(TIMECAR)
        return 0

    def shove(self, s: State, figure: i64, victim: i64, origin: i64) -> bool:
        """EXTRA-CAR-26: it does not catch the Marshal; he falls off, or stays.

        Shots from it push him rearward like anybody (EXTRA-CAR-23).
        """
        if victim != MARSHAL or s.word[AT + MARSHAL] != CAB_ROOF:
            return False
        if origin <= CAB_ROOF or origin == TIMECAR:
            return False
        if may_fall(s, MARSHAL) and s.board.roofs & bit(origin):
            ask_eject(s, figure, MARSHAL)
        return True
