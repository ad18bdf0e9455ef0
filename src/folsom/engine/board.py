"""Board: what is next to what, for walking, shooting, pushing.

Positions are numbers, ``2 * car + floor``; a set of positions is one word.
A board never changes. A game has one for each layout it can take; actions ask
the board and do not know which pieces exist.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.state import POSITIONS
from folsom.engine.vectors import filled

INSIDE: Final[i64] = 0
ROOF: Final[i64] = 1
NO_POSITION: Final[i64] = -1
ROOF_STRIDE: Final[i64] = 3  # cars of a Move on the roof; inside it is one


def position(car: i64, floor: i64) -> i64:
    return 2 * car + floor


@final
class Board:
    __slots__ = (
        "aslant",
        "branch",
        "car_of",
        "floor",
        "front",
        "insides",
        "locomotive",
        "near",
        "punch",
        "reach1",
        "reach2",
        "reach3",
        "rear",
        "roofs",
        "stops",
        "walk",
        "wide",
    )

    def __init__(self) -> None:
        self.front = _table(NO_POSITION)  # neighbour towards the Locomotive, same floor
        self.rear = _table(NO_POSITION)  # neighbour towards the caboose, same floor
        self.floor = _table(NO_POSITION)  # the other floor of the same car
        self.aslant = _table(0)  # set of positions on the other floor of a neighbouring car
        self.branch = _table(NO_POSITION)  # side step that may begin or end a Move on the roof
        self.car_of = _table(NO_POSITION)  # index of the car
        self.reach1 = _table(0)  # set of goals of a Move of one car
        self.reach2 = _table(0)  # … of up to two cars
        self.reach3 = _table(0)  # … of up to three cars
        self.walk = _table(0)  # … of an ordinary Move
        self.near = _table(0)  # set of positions within reach of a shot, but along the roofs
        self.wide = _table(0)  # set of positions that a roof reaches, past anybody in between
        self.punch = _table(0)  # set of positions where a punched bandit may land
        self.stops = _table(0)  # car + 1: set of positions where one gets off beside it
        self.roofs: i64 = 0  # set of the train's roofs
        self.insides: i64 = 0  # set of the train's insides
        self.locomotive: i64 = 0  # set of the Locomotive's positions

    def copy(self) -> Board:
        """The same neighbours once more, to be changed; what is measured comes later."""
        other = Board()
        other.front = self.front[:]
        other.rear = self.rear[:]
        other.floor = self.floor[:]
        other.branch = self.branch[:]
        other.car_of = self.car_of[:]
        other.stops = self.stops[:]
        other.roofs = self.roofs
        other.insides = self.insides
        other.locomotive = self.locomotive
        return other


def _table(value: i64) -> vec[i64]:
    return filled(POSITIONS, value)


def train(last_car: i64) -> Board:
    """The train alone: Locomotive, cars 1 to last_car. BASE-GEN-01 to 04."""
    board = Board()
    for floor in range(INSIDE, ROOF + 1):
        for car in range(last_car + 1):
            here = position(car, floor)
            board.car_of[here] = car
            board.floor[here] = position(car, 1 - floor)
            if car > 0:
                board.front[here] = position(car - 1, floor)
            if car < last_car:
                board.rear[here] = position(car + 1, floor)
            if floor == ROOF:
                board.roofs |= bit(here)
            else:
                board.insides |= bit(here)
                board.stops[car + 1] = bit(here)
    board.locomotive = bit(position(0, INSIDE)) | bit(position(0, ROOF))
    return board


def measure(board: Board) -> None:
    """Add what follows from who is whose neighbour. BASE-MOVE-01 to 04, BASE-FIRE-03."""
    for here in range(POSITIONS):
        board.reach1[here] |= _walk(board, here, 1)
        board.reach2[here] |= _walk(board, here, 2)
        board.reach3[here] |= _walk(board, here, ROOF_STRIDE)
        board.punch[here] |= board.reach1[here]
        board.aslant[here] |= _aslant(board, here)
        if board.insides & bit(here):
            board.near[here] |= board.reach1[here]
            board.walk[here] |= board.reach1[here]
        else:
            board.walk[here] |= board.reach3[here]


def _aslant(board: Board, here: i64) -> i64:
    """One car on and one floor up or down, within the train."""
    train = board.roofs | board.insides
    if train & bit(here) == 0 or board.floor[here] == NO_POSITION:
        return 0
    goals: i64 = 0
    for neighbour in (board.front[board.floor[here]], board.rear[board.floor[here]]):
        if neighbour != NO_POSITION:
            goals |= bit(neighbour)
    return goals & train


def _walk(board: Board, start: i64, steps: i64) -> i64:
    """Goals of 1 to `steps` cars in one direction; nobody turns round (BASE-MOVE-02)."""
    goals: i64 = 0
    side = board.branch[start]
    if side != NO_POSITION:
        goals = bit(side)
        if board.front[start] == NO_POSITION and board.rear[start] == NO_POSITION:
            return goals | _line(board.front, side, steps - 1) | _line(board.rear, side, steps - 1)
    goals |= _line(board.front, start, steps) | _line(board.rear, start, steps)
    goals |= _side_steps(board, start, board.front, steps)
    return goals | _side_steps(board, start, board.rear, steps)


def _line(neighbour: vec[i64], start: i64, steps: i64) -> i64:
    """Positions one after the other in one direction."""
    goals: i64 = 0
    here = start
    for _n in range(steps):
        here = neighbour[here]
        if here == NO_POSITION:
            break
        goals |= bit(here)
    return goals


def _side_steps(board: Board, start: i64, neighbour: vec[i64], steps: i64) -> i64:
    """Positions beside the way that its last step may lead to."""
    goals: i64 = 0
    here = start
    for _n in range(steps - 1):
        here = neighbour[here]
        if here == NO_POSITION:
            break
        if board.branch[here] != NO_POSITION:
            goals |= bit(board.branch[here])
    return goals
