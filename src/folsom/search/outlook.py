"""Outlook: how likely each seat is to win, judged without playing on.

A side is as strong as the money it would have if the game ended now, the loot it stands near and
the title it is after; the chances are the softmax of the strengths (a conditional logit).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.base.scoring import (
    NO_TITLE,
    fame,
    seat_money,
    winners,
)
from folsom.engine.bits import bit, count, lowest
from folsom.engine.marshal.goals import goals_met
from folsom.engine.rules import ROUNDS, Rules
from folsom.engine.state import (
    AT,
    MARSHAL,
    NOWHERE,
    POSITIONS,
    RECEIVED,
    SEATS,
    State,
    received_in_all,
)
from folsom.search.instinct import loot_at
from folsom.search.reach import Reach

GUARDED: Final = 0.35  # of loot in the Marshal's car

FEATURES: Final[i64] = 9
MONEY: Final[i64] = 0  # thousands of dollars
TITLE: Final[i64] = 1  # 1 for the only Gunslinger, less if it is shared
SHOTS: Final[i64] = 2  # how far behind the best in fame, 0 or negative
BULLETS: Final[i64] = 3  # received
HOPE: Final[i64] = 4  # thousands of dollars of the best heap, less the further away it is
NEAR: Final[i64] = 5  # thousands of dollars where its bandits stand
WITH_LAW: Final[i64] = 6  # bandits in the Marshal's car
IS_LAW: Final[i64] = 7  # 1 for the seat that plays the Marshal
GOALS_MET: Final[i64] = 8  # by him

# With one round to play, two, three, …; fitted to 800 games of the heuristic bot, the last two
# columns to 150 games of it with the Marshal. By hand: those two with one round to play, where the
# fit diverged, and the row of five, which goes on as the others do.
_FITTED: Final[list[list[float]]] = [
    [1.9, 1.3, 0.18, -0.13, 1.0, 0.0, 0.0, 1.5, 1.2],
    [1.3, 0.8, 0.13, -0.17, 0.8, 0.0, 0.0, 2.4, 0.75],
    [1.03, 0.45, 0.14, -0.2, 0.8, 0.0, 0.0, 2.1, 0.7],
    [0.8, 0.2, 0.15, -0.22, 0.5, 0.1, 0.0, 1.9, 0.67],
    [0.7, 0.15, 0.15, -0.22, 0.4, 0.1, 0.0, 1.9, 0.6],
]
WEIGHTS: Final[vec[float]] = vec[float]([weight for row in _FITTED for weight in row])


@final
class Outlook:
    """Judges states of one game; it has room for the numbers that it needs on the way."""

    __slots__ = ("_heap", "_reach", "_strength", "features", "found")

    def __init__(self, rules: Rules) -> None:
        self._reach = Reach(rules)
        self._heap = vec[float]([0.0] * POSITIONS)
        self._strength = vec[float]([0.0] * SEATS)
        self.features = vec[float]([0.0] * (SEATS * FEATURES))  # of every side
        self.found = vec[float]([0.0] * SEATS)  # the chance of every seat

    def judge(self, s: State, weights: vec[float]) -> None:
        """The chance of every seat to win, 0 to 1; a shared victory counts in parts."""
        n = s.rules.n_seats
        if s.over:
            won = winners(s)
            share = 1.0 / float(count(won)) if won else 0.0
            for seat in range(n):
                self.found[seat] = share if won & bit(seat) else 0.0
            return
        self.measure(s)
        row = (ROUNDS - s.round) * FEATURES  # the round that has begun is still to come
        total = 0.0
        for seat in range(n):
            if s.rules.side_of[seat] == seat:
                power = 0.0
                for k in range(FEATURES):
                    power += weights[row + k] * self.features[seat * FEATURES + k]
                self._strength[seat] = math.exp(power)
                total += self._strength[seat]
        for seat in range(n):
            self.found[seat] = self._strength[s.rules.side_of[seat]] / total

    def measure(self, s: State) -> None:
        """The features of every side."""
        self._count_heaps(s)
        for k in range(s.rules.n_seats * FEATURES):
            self.features[k] = 0.0
        best: i64 = -1
        holders: i64 = 0
        for seat in range(s.rules.n_seats):
            side = s.rules.side_of[seat]
            self._measure_seat(s, seat, side * FEATURES)
            if side == seat:
                for m in s.rules.chest:
                    self.features[seat * FEATURES + MONEY] += float(m.chest(s, seat)) / 1000.0
                famous = fame(s, seat)
                if famous > best:
                    best = famous
                    holders = 1
                elif famous == best:
                    holders += 1
        for seat in range(s.rules.n_seats):
            if s.rules.side_of[seat] == seat:
                famous = fame(s, seat)
                if famous != NO_TITLE:
                    self.features[seat * FEATURES + SHOTS] = float(famous - best)
                    if famous == best:
                        self.features[seat * FEATURES + TITLE] = 1.0 / float(holders)

    def _measure_seat(self, s: State, seat: i64, row: i64) -> None:
        """What a seat adds to its side, but for the title."""
        if s.rules.bandits_of[seat] == 0:
            self.features[row + IS_LAW] = 1.0
            self.features[row + GOALS_MET] = float(goals_met(s))
            return
        self.features[row + MONEY] += float(seat_money(s, seat)) / 1000.0
        law = s.board.car_of[s.fig[AT + MARSHAL]]
        theirs = s.rules.bandits_of[seat]
        while theirs:
            figure = lowest(theirs)
            theirs &= theirs - 1
            self.features[row + BULLETS] += float(received_in_all(s.fig[RECEIVED + figure]))
            here = s.fig[AT + figure]
            if here < NOWHERE:
                self.features[row + NEAR] += self._heap[here]
                self.features[row + HOPE] += self._hope(s, here)
                if s.board.car_of[here] == law:
                    self.features[row + WITH_LAW] += 1.0

    def _count_heaps(self, s: State) -> None:
        """What lies everywhere, in thousands of dollars; less where the Marshal watches it."""
        for here in range(NOWHERE):
            heap = 0.0
            if s.ground[here]:
                heap = float(loot_at(s, here)) / 10.0
                if here == s.fig[AT + MARSHAL]:
                    heap *= GUARDED
            self._heap[here] = heap

    def _hope(self, s: State, here: i64) -> float:
        """The best heap, less the further away it is."""
        best = 0.0
        for goal in range(NOWHERE):
            if self._heap[goal] > 0.0:
                hope = self._heap[goal] * self._reach.part(s, here, goal)
                if hope > best:
                    best = hope
        return best
