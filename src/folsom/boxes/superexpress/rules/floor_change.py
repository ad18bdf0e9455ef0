"""Change Floor: from inside to the roof, or back (SUPER-FLOOR)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.line import faces_rear, stand_behind, stand_in_front, step_out
from folsom.boxes.superexpress.rules.state import AT, State
from folsom.boxes.superexpress.rules.telling import CLIMBED, MOVED, tell


def change_floor(s: State, seat: i64) -> None:
    """SUPER-FLOOR-01, 02: the same car; one's back to the edge, all others before one."""
    here = s.seat[AT + seat]
    step_out(s, seat)
    if faces_rear(s, seat):
        stand_in_front(s, seat, here ^ 1)
    else:
        stand_behind(s, seat, here ^ 1)
    tell(s, MOVED, seat, here, here ^ 1, CLIMBED)
