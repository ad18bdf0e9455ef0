"""The Stagecoach: section 5 of the rules, and its way along the train."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import settle
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.horses.rules.state import facing, facing_roof, is_active
from folsom.boxes.horses.rules.tasks import COACH_IN, COACH_MOVED, COACH_ROOF
from folsom.engine.bits import bit
from folsom.engine.board import INSIDE, ROOF, Board, position
from folsom.engine.state import State
from folsom.engine.telling import tell


def beside_each_car(train: Board) -> list[Board]:
    """HORSE-GEN-03: one layout for each car that the coach can face."""
    found: list[Board] = []
    car: i64 = 0
    while train.insides & bit(position(car, INSIDE)):
        found.append(beside(train, car))
        car += 1
    return found


def beside(train: Board, car: i64) -> Board:
    """HORSE-COACH-01: the neighbours of positions, action by action."""
    board = train.copy()
    inside = position(car, INSIDE)
    roof = position(car, ROOF)
    board.car_of[COACH_IN] = car
    board.car_of[COACH_ROOF] = car
    board.floor[COACH_IN] = COACH_ROOF
    board.floor[COACH_ROOF] = COACH_IN
    board.branch[COACH_ROOF] = roof  # HORSE-MOVE-01 to 04
    board.branch[roof] = COACH_ROOF
    board.stops[car + 1] |= bit(COACH_IN)
    _join(board, COACH_IN, inside)
    _reach_all_roofs(board)
    board.punch[COACH_IN] = bit(inside)
    board.punch[inside] = bit(COACH_IN)
    board.punch[roof] = bit(COACH_ROOF)
    return board


def _join(board: Board, coach: i64, car: i64) -> None:
    """HORSE-FIRE-01: shots between the insides."""
    board.near[coach] |= bit(car)
    board.near[car] |= bit(coach)


def _reach_all_roofs(board: Board) -> None:
    """HORSE-FIRE-02: shots between the coach and every roof, past everybody in between."""
    board.near[COACH_ROOF] = board.roofs
    for here in range(COACH_IN):
        if board.roofs & bit(here):
            board.wide[here] |= bit(COACH_ROOF)


def advance_coach(s: State) -> bool:
    """HORSE-END-01, 02: one car rearward with all that is in and on it, but not beyond the end."""
    if facing(s) == s.rules.last_car:
        return False
    s.layout += 1
    s.board = s.rules.boards[s.layout]
    tell(s, COACH_MOVED, s.layout - 1, s.layout)
    return True


def drift(s: State) -> None:
    """HORSE-END-01, 03: the coach moves on; an active Shotgun keeps beside it."""
    if advance_coach(s) and is_active(s):
        settle(s, bandits_at(s, facing_roof(s)))
