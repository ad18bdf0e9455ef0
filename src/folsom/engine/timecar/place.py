"""Where the Time-Travel Car stands: one position in front of the Locomotive (EXTRA-CAR-01, 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.board import INSIDE, ROOF, ROOF_STRIDE, Board, position

TIMECAR: Final[i64] = 24
CAB: Final[i64] = 0  # inside of the Locomotive
CAB_ROOF: Final[i64] = 1


def couple(board: Board) -> None:
    """EXTRA-CAR-10 to 13, 16, 20: the roofs lead into it, and so does the Locomotive's inside."""
    board.front[CAB_ROOF] = TIMECAR
    board.rear[TIMECAR] = CAB_ROOF
    _connect(board, board.reach1, 1)
    _connect(board, board.reach2, 2)
    board.walk[TIMECAR] = bit(CAB) | _rearward(board, ROOF, ROOF_STRIDE)
    board.near[TIMECAR] = bit(CAB)


def _connect(board: Board, reach: vec[i64], steps: i64) -> None:
    """So many steps from the time car through the cars, and back."""
    reach[TIMECAR] |= _rearward(board, INSIDE, steps)
    for car in range(steps):
        reach[position(car, INSIDE)] |= bit(TIMECAR)


def _rearward(board: Board, floor: i64, steps: i64) -> i64:
    """The first positions of the train, as far as it goes."""
    train = board.roofs | board.insides
    found: i64 = 0
    for car in range(steps):
        found |= bit(position(car, floor))
    return found & train
