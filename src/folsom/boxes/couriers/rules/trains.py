"""Two trains: section 5 of the rules. One board for each round, as one passes the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.couriers.rules.state import (
    DEPARTURE_POSITIONS,
    FIRST_ARMORED,
    LAST_ARMORED,
    TENDER,
)
from folsom.boxes.couriers.rules.tasks import TRAINS_MOVED
from folsom.engine.bits import bit, lowest
from folsom.engine.board import INSIDE, NO_POSITION, ROOF, ROOF_STRIDE, Board, position
from folsom.engine.rules import ROUNDS
from folsom.engine.state import POSITIONS, State
from folsom.engine.telling import tell

CARS_A_ROUND: Final[i64] = 2


def for_each_round(departure: Board) -> list[Board]:
    """COUR-GEO-04, 05: the layout is the round, counted from 0."""
    return [side_by_side(departure, layout) for layout in range(ROUNDS)]


def side_by_side(departure: Board, layout: i64) -> Board:
    """COUR-GEO-06 to 10: both trains, and what is next to what in one round."""
    board = departure.copy()
    _couple_armored_train(board)
    for here in range(POSITIONS):
        if (board.roofs | board.insides) & bit(here):
            board.reach1[here] = _roam(board, layout, here, 1)
            board.reach2[here] = _roam(board, layout, here, 2)
            board.reach3[here] = _roam(board, layout, here, ROOF_STRIDE)
        if board.roofs & bit(here):
            board.wide[here] = board.roofs & _other_train(here)
    _climb_aslant(board)
    return board


def _couple_armored_train(board: Board) -> None:
    """COUR-SETUP-05, COUR-CAR-01: like a train of its own, but for the inside of the Tender."""
    for car in range(FIRST_ARMORED, LAST_ARMORED + 1):
        for floor in range(INSIDE, ROOF + 1):
            here = position(car, floor)
            if not _exists(here):
                continue
            board.car_of[here] = car
            if _exists(position(car, 1 - floor)):
                board.floor[here] = position(car, 1 - floor)
            if car > FIRST_ARMORED and _exists(position(car - 1, floor)):
                board.front[here] = position(car - 1, floor)
            if car < LAST_ARMORED and _exists(position(car + 1, floor)):
                board.rear[here] = position(car + 1, floor)
            if floor == ROOF:
                board.roofs |= bit(here)
            else:
                board.insides |= bit(here)


def _exists(here: i64) -> bool:
    return here != position(TENDER, INSIDE)


def _climb_aslant(board: Board) -> None:
    """COUR-MEI-01: down from the Tender, though it has no other floor."""
    board.aslant[position(TENDER, ROOF)] = bit(position(TENDER - 1, INSIDE)) | bit(
        position(TENDER + 1, INSIDE)
    )


def _roam(board: Board, layout: i64, start: i64, steps: i64) -> i64:
    """COUR-MOVE-01 to 04: every other position at most so many steps away, across or along."""
    found = bit(start)
    edge = found
    while steps > 0:
        steps -= 1
        reached: i64 = 0
        while edge:
            reached |= _neighbours(board, layout, lowest(edge))
            edge &= edge - 1
        edge = reached & ~found
        found |= reached
    return found & ~bit(start)


def _neighbours(board: Board, layout: i64, here: i64) -> i64:
    """COUR-GEO-07."""
    found: i64 = 0
    if board.front[here] != NO_POSITION:
        found |= bit(board.front[here])
    if board.rear[here] != NO_POSITION:
        found |= bit(board.rear[here])
    if across(layout, here) != NO_POSITION:
        found |= bit(across(layout, here))
    return found


def across(layout: i64, here: i64) -> i64:
    """COUR-GEO-02, 07: the same floor of the facing car, or NO_POSITION."""
    car = here // 2
    shift = CARS_A_ROUND * layout
    if car < FIRST_ARMORED:
        facing = shift - car + FIRST_ARMORED
        if facing < FIRST_ARMORED or facing > LAST_ARMORED:
            return NO_POSITION
    else:
        facing = shift - (car - FIRST_ARMORED)
        if facing < 0 or facing >= FIRST_ARMORED:
            return NO_POSITION
    there = position(facing, here % 2)
    return there if _exists(there) else NO_POSITION


def along_the_track(layout: i64, here: i64) -> i64:
    """COUR-GEO-01: where the car stands, x in the rules."""
    car = here // 2
    if car < FIRST_ARMORED:
        return CARS_A_ROUND * layout - car
    return car - FIRST_ARMORED


def _other_train(here: i64) -> i64:
    """The positions of the train that this one does not belong to."""
    found: i64 = 0
    for there in range(POSITIONS):
        if is_other_train(here, there):
            found |= bit(there)
    return found


def is_other_train(a: i64, b: i64) -> bool:
    return (a < DEPARTURE_POSITIONS) != (b < DEPARTURE_POSITIONS)


def advance(s: State) -> None:
    """COUR-GEO-04: after the event; everything stays on its car."""
    s.layout += 1
    s.board = s.rules.boards[s.layout]
    tell(s, TRAINS_MOVED, s.layout + 1)
