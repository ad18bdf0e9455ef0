"""The agenda: what remains to be done, as a stack of small tasks in the state.

A task is one word: kind, figure concerned, seat that decides, two small numbers
and a set of figures. It never holds a secret. A kind is ``32 * slot + n``, where
the slot is that of the module which knows the task.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.state import AGENDA, NOBODY, State
from folsom.engine.vectors import put

KINDS_PER_MODULE: Final[i64] = 32


def task(
    kind: i64, figure: i64 = NOBODY, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0, group: i64 = 0
) -> i64:
    return kind | (figure << 10) | (seat << 14) | (a << 18) | (b << 26) | (group << 34)


def kind_of(word: i64) -> i64:
    return word & 1023


def figure_of(word: i64) -> i64:
    return (word >> 10) & 15


def decider_of(word: i64) -> i64:
    return (word >> 14) & 15


def a_of(word: i64) -> i64:
    return (word >> 18) & 255


def b_of(word: i64) -> i64:
    return (word >> 26) & 255


def group_of(word: i64) -> i64:
    return (word >> 34) & 0xFFFF


def push(s: State, word: i64) -> None:
    """Put a task on top: it is done before everything pushed earlier."""
    put(s.word, AGENDA + s.depth, word)
    s.depth += 1


def top(s: State) -> i64:
    return s.word[AGENDA + s.depth - 1]


def pop(s: State) -> i64:
    s.depth -= 1
    return s.word[AGENDA + s.depth]


def ask(s: State, kind: i64, seats: i64) -> None:
    """Ask several seats at once; the task remembers who was asked."""
    s.asked = seats
    push(s, task(kind, NOBODY, NOBODY, 0, 0, seats))
