"""Arrival: a figure comes to a position, and whoever is there is met."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.state import AT, State
from folsom.engine.telling import MOVED, tell


def move_figure(s: State, figure: i64, goal: i64, how: i64) -> None:
    """Only a change of position is told; meetings are a matter of their own."""
    tell(s, MOVED, figure, s.word[AT + figure], goal, how)
    s.word[AT + figure] = goal


def arrive(s: State, figure: i64, goal: i64, how: i64) -> None:
    """A figure moves and meets whoever is there."""
    if goal == s.word[AT + figure]:
        return
    move_figure(s, figure, goal, how)
    settle(s, bit(figure))


def settle(s: State, group: i64) -> None:
    """BASE-MAR-05: figures that arrived, or were reached, meet those who are there."""
    for m in s.rules.meet:
        m.meet(s, group)
