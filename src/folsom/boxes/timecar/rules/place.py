"""Where the Time-Travel Car stands: one position in front of the Locomotive (EXTRA-CAR-01, 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.board import INSIDE, Board, position

TIMECAR: Final[i64] = 24
CAB: Final[i64] = 0  # inside of the Locomotive
CAB_ROOF: Final[i64] = 1


def couple(board: Board) -> None:
    """EXTRA-CAR-10 to 13, 16, 20: the roofs lead into it, and so does the Locomotive's inside."""
    board.front[CAB_ROOF] = TIMECAR
    board.rear[TIMECAR] = CAB_ROOF
    _connect(board, board.reach1, 1)
    _connect(board, board.reach2, 2)
    board.walk[TIMECAR] = bit(CAB)
    board.stops[0] = bit(TIMECAR)  # EXTRA-CAR-15: a rider may get off in it
    board.near[TIMECAR] = bit(CAB)


def _connect(board: Board, reach: vec[i64], steps: i64) -> None:
    """So many steps from the time car through the cars, and back."""
    for car in range(steps):
        here = position(car, INSIDE)
        if board.insides & bit(here):
            reach[here] |= bit(TIMECAR)
            reach[TIMECAR] |= bit(here)
