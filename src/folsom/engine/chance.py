"""Chance: the one door to the generator inside the state."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.generator import Generator, roll, seed
from folsom.engine.listener import Listener
from folsom.engine.state import State

__all__ = ["below", "decide", "roll", "seed"]


def below(s: State, n: i64) -> i64:
    """What chance decides among n."""
    return decide(s, s.witness, n)


def decide(g: Generator, listener: Listener | None, n: i64) -> i64:
    """What chance decides among n: by the script of a record, else by the generator."""
    if n <= 1:
        return 0
    if listener is None:
        return roll(g, n)
    value = listener.scripted(n)
    if value < 0:
        value = roll(g, n)
    listener.chance.append(value)
    return value
