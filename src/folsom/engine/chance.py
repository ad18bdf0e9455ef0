"""Chance: a generator inside the state (xoshiro128**), and the one door to it.

Every intermediate stays below 2**63, so that compiled and interpreted code agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.state import State

_MASK: Final[i64] = 0xFFFFFFFF


def seed(s: State, a: i64, b: i64, c: i64, d: i64) -> None:
    """Seed the generator with four words of 32 bits, not all zero."""
    s.r0 = a & _MASK
    s.r1 = b & _MASK
    s.r2 = c & _MASK
    s.r3 = d & _MASK
    if s.r0 | s.r1 | s.r2 | s.r3 == 0:
        s.r0 = 1


def roll(s: State, n: i64) -> i64:
    """A number from 0 to n - 1, each as likely as the others; 0 < n < 2**31."""
    product = _word(s) * n
    if product & _MASK < n:
        bias = (_MASK + 1 - n) % n
        while product & _MASK < bias:
            product = _word(s) * n
    return product >> 32


def _word(s: State) -> i64:
    r1 = s.r1
    x = (r1 * 5) & _MASK
    x = ((x << 7) | (x >> 25)) & _MASK
    word = (x * 9) & _MASK
    r2 = s.r2 ^ s.r0
    r3 = s.r3 ^ r1
    s.r1 = r1 ^ r2
    s.r0 = s.r0 ^ r3
    s.r2 = r2 ^ ((r1 << 9) & _MASK)
    s.r3 = ((r3 << 11) | (r3 >> 21)) & _MASK
    return word


def below(s: State, n: i64) -> i64:
    """What chance decides among n: by the script of a record, else by the generator."""
    if n <= 1:
        return 0
    witness = s.witness
    if witness is None:
        return roll(s, n)
    value = witness.scripted(n)
    if value < 0:
        value = roll(s, n)
    witness.chance.append(value)
    return value
