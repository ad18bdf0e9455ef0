"""Generator: the source of chance inside a state (xoshiro128**).

Every intermediate stays below 2**63, so that compiled and interpreted code agree.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_MASK: Final[i64] = 0xFFFFFFFF
_LARGEST_SEED: Final[i64] = 0x7FFFFFFF


@mypyc_attr(acyclic=True)
class Generator:
    """Four words of 32 bits; the states of both games are one."""

    __slots__ = ("r0", "r1", "r2", "r3")

    def __init__(self) -> None:
        self.r0: i64 = 1
        self.r1: i64 = 2
        self.r2: i64 = 3
        self.r3: i64 = 4


def seed(g: Generator, a: i64, b: i64, c: i64, d: i64) -> None:
    """Seed the generator with four words of 32 bits, not all zero."""
    g.r0 = a & _MASK
    g.r1 = b & _MASK
    g.r2 = c & _MASK
    g.r3 = d & _MASK
    if g.r0 | g.r1 | g.r2 | g.r3 == 0:
        g.r0 = 1


def roll(g: Generator, n: i64) -> i64:
    """A number from 0 to n - 1, each as likely as the others; 0 < n < 2**31."""
    product = _word(g) * n
    if product & _MASK < n:
        bias = (_MASK + 1 - n) % n
        while product & _MASK < bias:
            product = _word(g) * n
    return product >> 32


@final
class Dice(Generator):
    """A stream of seeds, for games and redeals."""

    def __init__(self, start: i64) -> None:
        super().__init__()
        seed(self, start, start + 1, start + 2, start + 3)

    def word(self) -> i64:
        return roll(self, _LARGEST_SEED)

    def below(self, n: i64) -> i64:
        return roll(self, n)


def _word(g: Generator) -> i64:
    r1 = g.r1
    x = (r1 * 5) & _MASK
    x = ((x << 7) | (x >> 25)) & _MASK
    word = (x * 9) & _MASK
    r2 = g.r2 ^ g.r0
    r3 = g.r3 ^ r1
    g.r1 = r1 ^ r2
    g.r0 = g.r0 ^ r3
    g.r2 = r2 ^ ((r1 << 9) & _MASK)
    g.r3 = ((r3 << 11) | (r3 >> 21)) & _MASK
    return word
