"""Thinking: how long a bot takes for its decisions."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

PER_DOUBLING: Final = 16  # bins from one time to its double; each is 4 % wide


class Thinking:
    """Times of many decisions, counted in bins so that a million of them stay small."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.computed = 0.0  # seconds of them in which this process worked
        self.longest = 0.0
        self.bins: Counter[int] = Counter()

    def add(self, seconds: float, computed: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.computed += computed
        self.longest = max(self.longest, seconds)
        self.bins[bin_of(seconds)] += 1

    def merge(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.computed += other.computed
        self.longest = max(self.longest, other.longest)
        self.bins.update(other.bins)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def mean_computed(self) -> float:
        return self.computed / self.decisions if self.decisions else 0.0

    def quantile(self, share: float) -> float:
        """The time within which this share of the decisions was made, at most 4 % too long."""
        left = share * self.decisions
        for number in sorted(self.bins):
            left -= self.bins[number]
            if left <= 0:
                return min(upper_end(number), self.longest)
        return self.longest


def bin_of(seconds: float) -> int:
    return math.floor(PER_DOUBLING * math.log2(max(seconds, 1e-9)))


def upper_end(number: int) -> float:
    return float(2 ** ((number + 1) / PER_DOUBLING))
