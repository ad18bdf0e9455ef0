"""Calibration: a fixed piece of work beside which figures are measured, so that machines compare.

A figure divided by the loops of the same machine and moment says how fast Folsom is there, whatever
the processor and whoever else computes on it. The loop is pure Python and never changes: another
one would make all figures that were told before worthless.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

STEPS: Final = 10_000
RESULT: Final = 23_595  # of one loop, on every machine


def loop() -> int:
    """Some arithmetic, lists and dictionaries, as programs have them."""
    numbers = [n * n for n in range(64)]
    names = {n: str(n) for n in range(64)}
    word, found = 1899, 0
    for _ in range(STEPS):
        word = (word * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
        at = word >> 16 & 63
        numbers[at] = (numbers[at] + word) & 0xFFFF
        found += len(names[numbers[at] & 63]) + (numbers[at] & 1)
    return found


def loops(number: int) -> None:
    """So many loops; one that comes to something else would not compare."""
    for _ in range(number):
        if loop() != RESULT:
            raise RuntimeError("The calibration loop has changed.")


def repeat(work: Callable[[int], object], seconds: float) -> tuple[int, float]:
    """Do a work in growing batches until the time is spent; how often, and in what time."""
    done, batch = 0, 1
    start = process_time()
    while True:
        work(batch)
        done += batch
        spent = process_time() - start
        if spent >= seconds:
            return done, spent
        batch = max(1, min(batch * 2, int(done * (seconds - spent) / max(spent, 1e-6))))


def rate(work: Callable[[int], object], seconds: float) -> float:
    """How often a CPU-second does it."""
    done, spent = repeat(work, seconds)
    return done / spent


class Calibration:
    """Loops before, between and after the figures."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds / 5
        self._found = [rate(loops, self._seconds)]

    def again(self) -> None:
        self._found.append(rate(loops, self._seconds))

    @property
    def rate(self) -> float:
        """Loops in a CPU-second."""
        return sum(self._found) / len(self._found)
