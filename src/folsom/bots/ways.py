"""Ways: where a Move can lead, and how many cards lie between two positions."""

from __future__ import annotations

from functools import cache
from typing import Final

from folsom.bots.horses import COACH_IN, TIMECAR, holds

ROOF_STRIDE: Final = 3


@cache
def goals(position: int, caboose: int, has_timecar: bool = False, stride: int = 0) -> list[int]:
    """Goals of a Move; the time car is the car before the Locomotive, on both floors."""
    if position == TIMECAR:  # EXTRA-CAR-12
        inside = goals(-2, caboose, stride=stride)
        return inside + goals(-1, caboose, stride=stride)
    stride = stride or (ROOF_STRIDE if position & 1 else 1)
    steps = [step for step in range(-stride, stride + 1) if step]
    car = position >> 1
    found = [position + 2 * step for step in steps if 0 <= car + step <= caboose]
    return [*found, TIMECAR] if has_timecar and car + 1 <= stride else found


@cache
def cards_between(start: int, goal: int, facing: int = -1) -> int:
    """How many Moves and Changes of Floor lead from one position to another."""
    if start == goal:
        return 0
    if holds(start) or holds(goal):
        return _cards_to_coach(start, goal, facing)
    if TIMECAR in (start, goal):
        return _cards_to_timecar(start if goal == TIMECAR else goal)
    cars = abs((start >> 1) - (goal >> 1))
    strides = -(-cars // ROOF_STRIDE)
    if start & 1 and goal & 1:
        return strides
    if (start ^ goal) & 1:
        return strides + 1
    return min(cars, strides + 2)


def _cards_to_coach(start: int, goal: int, facing: int) -> int:
    """HORSE-MOVE-01: over the roofs, and down on either side."""
    if holds(start) and holds(goal):
        return 1
    coach, other = (start, goal) if holds(start) else (goal, start)
    car = -1 if other == TIMECAR else other >> 1
    strides = -(-(abs(car - facing) + 1) // ROOF_STRIDE)
    inside = other != TIMECAR and not other & 1
    return strides + inside + (coach == COACH_IN)


def _cards_to_timecar(position: int) -> int:
    """EXTRA-CAR-11: along the roofs, or through the Locomotive."""
    cars = (position >> 1) + 1
    strides = -(-cars // ROOF_STRIDE)
    return strides if position & 1 else min(cars, strides + 1)


@cache
def nearness(each_card: float, size: int, facing: int) -> list[list[float]]:
    """What is left of a hope in one position, for somebody in another one."""
    places = range(size)
    return [[each_card ** cards_between(a, b, facing) for b in places] for a in places]
