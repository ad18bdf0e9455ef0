"""Chance: the one door to the generator inside the state.

What was decided is written down together with what it was about, so that a record finds its
outcomes whatever the generator and the order of draws are by then (``Listener.scripted``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.generator import Generator, roll, seed
from folsom.engine.listener import Listener, outcome
from folsom.engine.state import State

__all__ = ["below", "decide", "roll", "seed"]

# What chance decides about. These numbers are in records and never change their meaning.
MAYBE: Final[i64] = 0  # a sample of what may be, which nobody writes down
FIRST_PLAYER: Final[i64] = 1
PURSES: Final[i64] = 2  # the faces of purses, before the game
ROUND_CARD: Final[i64] = 3
BLIND: Final[i64] = 4  # one of several tokens that lie together
FROM_SHEET: Final[i64] = 512  # and the figure: one of several tokens, which falls
CARD: Final[i64] = 528  # and the seat: one of its cards, from deck or hand


def below(s: State, n: i64, about: i64) -> i64:
    """What chance decides among n."""
    if s.witness is not None:
        return decide(s, s.witness, n, about)
    if n > 1:
        return roll(s, n)
    return 0


def decide(g: Generator, listener: Listener | None, n: i64, about: i64) -> i64:
    """What chance decides among n: by the script of a record, else by the generator.

    The generator is asked in any case, so that it stands where it stood when a game goes on.
    """
    if n <= 1:
        return 0
    value = roll(g, n)
    if listener is None:
        return value
    scripted = listener.scripted(n, about)
    if scripted >= 0:
        value = scripted
    if listener.writes:
        listener.chance.append(outcome(about, value))
    return value
