"""The Prison car: section 3 of the rules. Corridor and roof are those of an ordinary caboose."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.marshal.rules.tasks import CELL
from folsom.engine.bits import bit
from folsom.engine.board import INSIDE, ROOF, Board, position
from folsom.engine.state import AT, MARSHAL, State


def add_cell(board: Board, car: i64) -> None:
    """MARSHAL-PRISON-02, 03, 06: inside the last car for events, but next to nothing."""
    board.insides |= bit(CELL)
    board.car_of[CELL] = car


def corridor(s: State) -> i64:
    return position(s.rules.last_car, INSIDE)


def prison_roof(s: State) -> i64:
    return position(s.rules.last_car, ROOF)


def is_in_cell(s: State, figure: i64) -> bool:
    return s.word[AT + figure] == CELL


def is_outside_prison(s: State, figure: i64) -> bool:
    """MARSHAL-IDEA-02: anywhere but on its roof, in its Corridor or in its Cell."""
    return s.word[AT + figure] not in (CELL, corridor(s), prison_roof(s))


def inside_of_his_car(s: State) -> i64:
    """MARSHAL-EVENT-02, 14: where loot lies in the Marshal's car, whatever his floor."""
    here = s.word[AT + MARSHAL]
    return min(here, s.board.floor[here])


def his_car(s: State) -> i64:
    """MARSHAL-EVENT-02, 11, MARSHAL-PRISON-06: the positions of his car, the Cell included."""
    here = s.word[AT + MARSHAL]
    zone = bit(here) | bit(s.board.floor[here])
    if zone & bit(corridor(s)):
        zone |= bit(CELL)
    return zone
