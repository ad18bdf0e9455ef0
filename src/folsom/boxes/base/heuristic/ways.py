"""Ways: where a Move can lead, and how many cards lie between two positions."""

from __future__ import annotations

from functools import cache
from typing import Final

from folsom.boxes.base.heuristic.box_heuristic import Road

ROOF_STRIDE: Final = 3


def reach(position: int, stride: int) -> int:
    """How many cars a Move goes, if nothing says otherwise."""
    return stride or (ROOF_STRIDE if position & 1 else 1)


@cache
def goals(position: int, caboose: int, stride: int = 0) -> list[int]:
    """Goals of a Move along the train."""
    far = reach(position, stride)
    car = position >> 1
    steps = (step for step in range(-far, far + 1) if step)
    return [position + 2 * step for step in steps if 0 <= car + step <= caboose]


@cache
def cards_between(start: int, goal: int, roads: tuple[Road, ...] = ()) -> int:
    """How many Moves and Changes of Floor lead from one position to another."""
    if start == goal:
        return 0
    for road in roads:
        cards = road.cards(start, goal)
        if cards is not None:
            return cards
    strides = strides_over(abs((start >> 1) - (goal >> 1)))
    if start & 1 and goal & 1:
        return strides
    if (start ^ goal) & 1:
        return strides + 1
    return min(abs((start >> 1) - (goal >> 1)), strides + 2)


def strides_over(cars: int) -> int:
    """Moves along the roofs."""
    return -(-cars // ROOF_STRIDE)


@cache
def nearness(each_card: float, size: int, roads: tuple[Road, ...]) -> list[list[float]]:
    """What is left of a hope in one position, for somebody in another one."""
    places = range(size)
    return [[each_card ** cards_between(a, b, roads) for b in places] for a in places]
