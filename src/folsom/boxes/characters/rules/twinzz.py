"""The Twinzz: in a Tunnel they play twice in a row, face up (COUR-TWIN)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import plan_twice, turn_flags
from folsom.boxes.base.rules.powers import seat_has
from folsom.engine.module import Module
from folsom.engine.rules import FACE_DOWN
from folsom.engine.state import State

SLOT: Final[i64] = 19
IN_STEREO: Final[i64] = 2048  # a power: two cards in a Tunnel, face up


@final
class Twinzz(Module):
    def __init__(self) -> None:
        super().__init__("twinzz", SLOT)

    def player_turn(self, s: State, seat: i64, turn_type: i64) -> bool:
        """COUR-TWIN-01, 03: as in a Speeding-up turn; there is no single face-down card."""
        if s.rules.turn_flags[turn_type] & FACE_DOWN == 0 or not seat_has(s, seat, IN_STEREO):
            return False
        plan_twice(s, seat)
        return True

    def must_show(self, s: State, seat: i64, figure: i64) -> i64:
        """COUR-TWIN-02, 04."""
        return 1 if turn_flags(s) & FACE_DOWN and seat_has(s, seat, IN_STEREO) else 0
