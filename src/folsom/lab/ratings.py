"""Ratings: one number for how well a bot plays, by the Plackett-Luce model of openskill."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from folsom.bots.arena import Entry
from folsom.extras import extra


@dataclass(frozen=True)
class Rating:
    """How well a bot plays; newcomers have 25, with a sigma of 8.3."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A rating that is almost certainly not too high; lists are ordered by it."""
        return self.mu - 3 * self.sigma


class Rater:
    """Rates bots. Making one fails before the first game if openskill is not installed."""

    def __init__(self) -> None:
        with extra("lab"):
            from openskill.models import PlackettLuce
        self._model = PlackettLuce(tau=0.0)  # a bot does not learn on the way

    def rate(self, bots: Iterable[str], games: Iterable[Sequence[Entry]]) -> dict[str, Rating]:
        """Ratings after all games, by the ranks in which the sides came in."""
        model = self._model
        fresh = model.rating()
        ratings = {bot: Rating(fresh.mu, fresh.sigma) for bot in bots}
        for entries in games:
            sides = _sides(entries)
            if len(sides) < 2:
                continue
            before = [[model.rating(**vars(ratings[e.bot])) for e in side] for side in sides]
            ranks = [float(min(entry.rank for entry in side)) for side in sides]
            after = model.rate(before, ranks=ranks)
            changes = [
                (entry.bot, rating.mu, rating.sigma)
                for side, rated in zip(sides, after, strict=True)
                for entry, rating in zip(side, rated, strict=True)
            ]
            ratings.update({bot: _learn(ratings[bot], bot, changes) for bot in ratings})
        return ratings


def _sides(entries: Sequence[Entry]) -> list[list[Entry]]:
    numbers = dict.fromkeys(entry.side for entry in entries)
    return [[entry for entry in entries if entry.side == side] for side in numbers]


def _learn(before: Rating, bot: str, changes: Sequence[tuple[str, float, float]]) -> Rating:
    """What all its seats say about a bot: the model's steps add up, its doubts multiply."""
    own = [(mu, sigma) for name, mu, sigma in changes if name == bot]
    return Rating(
        before.mu + sum(mu - before.mu for mu, _ in own),
        before.sigma * math.prod(sigma / before.sigma for _, sigma in own),
    )
