"""Statistics: shares of victories and means, each with the interval in which it lies.

Intervals are of 95 %. That of a share is Wilson's. Games on the same deal resemble each other, so
for results that come in deals the number of games in it is the effective one: as many independent
games as would be just as uncertain, and never more than were played.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

CERTAIN: Final = 0.95
Z: Final = 1.959964  # … of a normal distribution


@dataclass(frozen=True)
class Estimate:
    """A figure, and the interval in which it lies."""

    value: float
    low: float
    high: float

    @property
    def interval(self) -> list[float]:
        return [self.low, self.high]

    def over(self, number: float) -> Estimate:
        return Estimate(self.value / number, self.low / number, self.high / number)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share = wins / games
    shrink = 1 + Z**2 / games
    centre = (share + Z**2 / (2 * games)) / shrink
    reach = Z * math.sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / shrink
    return max(centre - reach, 0.0), min(centre + reach, 1.0)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent figures."""
    middle = sum(values) / len(values)
    if len(values) == 1:
        return Estimate(middle, middle, middle)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    reach = Z * math.sqrt(variance / len(values))
    return Estimate(middle, middle - reach, middle + reach)


def median(values: Sequence[float]) -> Estimate:
    """The middle one of independent figures, however they are spread.

    The interval has as many figures outside on each side as chance allows in 95 of 100 cases; with
    fewer than six it is all that was found.
    """
    ordered = sorted(values)
    number, outside = len(ordered), 0
    while 2 * sum(math.comb(number, k) for k in range(outside + 2)) <= 2**number * (1 - CERTAIN):
        outside += 1
    middle = (ordered[(number - 1) // 2] + ordered[number // 2]) / 2
    return Estimate(middle, ordered[outside], ordered[-1 - outside])


class Shares:
    """Credits won on deals, and what share of all victories they are."""

    def __init__(self, credits: Iterable[tuple[Hashable, float]] = ()) -> None:
        self._won: defaultdict[Hashable, float] = defaultdict(float)
        self._games: defaultdict[Hashable, int] = defaultdict(int)
        for deal, credit in credits:
            self.add(deal, credit)

    def add(self, deal: Hashable, credit: float) -> None:
        self._won[deal] += credit
        self._games[deal] += 1

    @property
    def games(self) -> int:
        return sum(self._games.values())

    @property
    def share(self) -> float:
        return sum(self._won.values()) / self.games

    def estimate(self) -> Estimate:
        share, games = self.share, self._effective_games()
        return Estimate(share, *wilson(share * games, games))

    def _effective_games(self) -> float:
        share, variance = self.share, self._variance()
        if len(self._games) == 1 or variance == 0:
            return self.games
        return min(share * (1 - share) / variance, self.games)

    def _variance(self) -> float:
        """Of the share, as a ratio of sums over deals."""
        return _spread(self._departures().values())

    def _departures(self) -> dict[Hashable, float]:
        """By how much each deal moves the share."""
        share, games = self.share, self.games
        return {deal: (self._won[deal] - share * n) / games for deal, n in self._games.items()}

    def times(self, other: Shares) -> Estimate | None:
        """This share as a multiple of another one won on the same deals."""
        if other.share == 0:
            return None
        if self.share == 0:
            return self.estimate().over(other.share)
        ratio = self.share / other.share
        own, others = self._departures(), other._departures()
        moves = [
            own.get(deal, 0.0) / self.share - others.get(deal, 0.0) / other.share
            for deal in own.keys() | others.keys()
        ]
        reach = math.exp(Z * math.sqrt(_spread(moves)))
        return Estimate(ratio, ratio / reach, ratio * reach)


def _spread(departures: Iterable[float]) -> float:
    """The variance of a sum, from what each independent part adds to it."""
    parts = list(departures)
    if len(parts) < 2:
        return 0.0
    return math.fsum(part**2 for part in parts) * len(parts) / (len(parts) - 1)
