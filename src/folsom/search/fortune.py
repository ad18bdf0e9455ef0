"""Fortune: what a state is worth to each seat, judged without playing on.

A side is worth its money, what its place in the race for a title promises, loot that its bandits
can reach, and what the boxes in play add, less a price for bullets received. A seat is as well
off as its own side, less a part of its richest rival and of the mean of all rivals.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine import loot
from folsom.engine.base.line_of_sight import in_sight
from folsom.engine.base.powers import bandits_at
from folsom.engine.base.robbery import guarded
from folsom.engine.base.scoring import NO_TITLE, fame, seat_money, winners
from folsom.engine.bits import bit, count, lowest
from folsom.engine.loot import JEWEL, STRONGBOX
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    MARSHAL,
    NOWHERE,
    POSITIONS,
    RECEIVED,
    SEATS,
    SHEET,
    State,
    received_in_all,
)
from folsom.search.judgement import Judges
from folsom.search.reach import Reach
from folsom.search.values import (
    A_BULLET,
    AT_HAND,
    AT_RISK,
    CROWD,
    GUARDED,
    HOPE,
    IN_SIGHT,
    KEEN,
    KEENER,
    LAST_BULLET,
    LEADER,
    NEXT_DOOR,
    NEXT_TOKEN,
    ON_ROOF,
    PATIENCE,
    PURSE,
    RIVAL_HOPE,
    RIVALS,
    TITLE,
    WITH_LAW,
)

VICTORY: Final = 4000.0  # dollars: more than hopes are ever worth
PER_ROUND: Final[i64] = 4  # cards that everybody lays, about
STRONGBOX_VALUE: Final = float(loot.STRONGBOX_VALUE)
JEWEL_VALUE: Final = float(loot.JEWEL_VALUE)
NOTHING: Final = -1000000.0


@final
class Fortune:
    """Judges states of one game; it has room for the numbers that it needs on the way."""

    __slots__ = ("_heap", "_heaps", "_hopes", "_judges", "_reach", "_wealth", "worth")

    def __init__(self, judges: Judges) -> None:
        self._judges = judges
        self._reach = Reach(judges.rules)
        self._heap = vec[float]([0.0] * (SEATS * POSITIONS))  # as each side sees it
        self._heaps: i64 = 0  # set of the positions where something lies
        self._wealth = vec[float]([0.0] * SEATS)  # of every side
        self._hopes = vec[float]([0.0] * SEATS)  # the part of it that is not there yet
        self.worth = vec[float]([0.0] * SEATS)  # of the state, to every seat

    def judge(self, s: State, values: vec[float]) -> None:
        """When a round has just begun by what may come; at the end of the game by who has won."""
        if s.over == 0:
            self.estimate(s, values, ROUNDS - s.round + 1, 0)
            return
        won = winners(s)
        share = VICTORY / float(count(won)) if won else 0.0
        for seat in range(s.rules.n_seats):
            self.worth[seat] = share if won & bit(seat) else 0.0

    def estimate(self, s: State, values: vec[float], rounds: i64, plays: i64) -> None:
        """As if so many rounds, and so many cards of everybody besides, were still to come."""
        n = s.rules.n_seats
        self._race(s, values, rounds)
        self._count_heaps(s, values)
        left = float(rounds * PER_ROUND + plays)
        for seat in range(n):
            self._add(s, values, seat, rounds, left / (left + values[PATIENCE]))
        for seat in range(n):
            self.worth[seat] = self._against_rivals(s, values, seat)

    def _race(self, s: State, values: vec[float], rounds: i64) -> None:
        """What the race for Gunslinger promises to each side, as it stands."""
        keen = values[KEEN] + values[KEENER] * float(ROUNDS - rounds)
        total = 0.0
        for seat in range(s.rules.n_seats):
            self._hopes[seat] = 0.0
            self._wealth[seat] = 0.0
            if s.rules.side_of[seat] == seat:
                famous = fame(s, seat)
                if famous != NO_TITLE:
                    self._wealth[seat] = power(keen, famous)
                    total += self._wealth[seat]
        if total > 0.0:
            for seat in range(s.rules.n_seats):
                self._wealth[seat] *= values[TITLE] / total

    def _add(self, s: State, values: vec[float], seat: i64, rounds: i64, patience: float) -> None:
        """What a seat has, and may hope for, is its side's."""
        side = s.rules.side_of[seat]
        money = float(seat_money(s, seat))
        if side == seat:
            for m in s.rules.chest:
                money += float(m.chest(s, side))
        hopes = 0.0
        for box in self._judges.hope:
            hopes += float(box.hope(s, seat, rounds))
        burden = values[A_BULLET] * float(rounds) / float(ROUNDS) + values[LAST_BULLET]
        theirs = s.rules.bandits_of[seat]
        while theirs:
            figure = lowest(theirs)
            theirs &= theirs - 1
            money -= burden * float(received_in_all(s.fig[RECEIVED + figure]))
            here = s.fig[AT + figure]
            if here < NOWHERE:
                hopes += patience * self._hope(s, values, figure, here, rounds)
        self._wealth[side] += money + hopes
        self._hopes[side] += hopes

    def _hope(self, s: State, values: vec[float], figure: i64, here: i64, rounds: i64) -> float:
        """What a place promises: the best heap, less the further away it is; who is near."""
        side: i64 = 0  # all see the same heaps …
        if self._judges.lure:  # … unless a box knows better
            side = s.rules.side_of[s.rules.seat_of[figure]]
        heaps = POSITIONS * side
        best = 0.0
        for box in self._judges.prize:
            place, dollars = box.prize(s, figure, rounds)
            if place >= 0:
                best = float(dollars) * self._reach.part(s, here, place)
                break
        goals = self._heaps
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            heap = self._heap[heaps + goal] * self._reach.part(s, here, goal)
            if heap > best:
                best = heap
        hope = values[HOPE] * best + values[AT_HAND] * self._heap[heaps + here]
        law = s.fig[AT + MARSHAL]
        if s.board.roofs & bit(here):
            hope += values[ON_ROOF]
        elif s.board.walk[here] & bit(law):
            hope -= values[NEXT_DOOR]
        if s.board.car_of[here] == s.board.car_of[law]:
            hope -= values[WITH_LAW]
        rivals = count(bandits_at(s, here)) - 1
        if rivals > 0:
            hope -= values[CROWD] * float(rivals)
            hope -= values[AT_RISK] * float(rivals) * best_of(s, values, s.fig[SHEET + figure])
        return hope - values[IN_SIGHT] * float(count(in_sight(s, figure)))

    def _count_heaps(self, s: State, values: vec[float]) -> None:
        """What lies on each place: the same to all sides, unless a box knows better."""
        self._heaps = 0
        for here in range(NOWHERE):
            if s.ground[here]:
                self._heaps |= bit(here)
        for side in range(s.rules.n_seats):
            if side == 0 or (self._judges.lure and s.rules.side_of[side] == side):
                for here in range(NOWHERE):
                    self._heap[side * POSITIONS + here] = self.heap_at(s, values, here, side)

    def _against_rivals(self, s: State, values: vec[float], seat: i64) -> float:
        """The Marshal as a player has no money to lose, nor is he ahead of anybody by it."""
        own = s.rules.side_of[seat]
        if s.rules.bandits_of[seat] == 0:
            return self._wealth[own]
        most = NOTHING
        total = 0.0
        rivals = 0.0
        for side in range(s.rules.n_seats):
            if s.rules.bandits_of[side] and s.rules.side_of[side] == side and side != own:
                wealth = self._wealth[side] - (1.0 - values[RIVAL_HOPE]) * self._hopes[side]
                total += wealth
                rivals += 1.0
                if wealth > most:
                    most = wealth
        return self._wealth[own] - values[LEADER] * most - values[RIVALS] * total / rivals

    # Loot that lies on a place

    def heap_at(self, s: State, values: vec[float], here: i64, side: i64) -> float:
        """What lies on a position, less where somebody guards it."""
        tokens = s.ground[here]
        if tokens == 0:
            return 0.0
        if here == s.fig[AT + MARSHAL]:
            return values[GUARDED] * self._heap_of(s, values, tokens, side)
        behind = tokens & guarded(s, here)
        heap = self._heap_of(s, values, tokens & ~behind, side)
        if behind:
            heap += values[GUARDED] * self._heap_of(s, values, behind, side)
        return heap

    def _heap_of(self, s: State, values: vec[float], tokens: i64, side: i64) -> float:
        """Where a box has lures, tokens are taken by chance."""
        if self._judges.lure:
            return self._heap_of_chance(s, values, tokens, side)
        return heap_of_choice(s, values, tokens)

    def _heap_of_chance(self, s: State, values: vec[float], tokens: i64, side: i64) -> float:
        """Any of the tokens, and less and less of the others."""
        if tokens == 0:
            return 0.0
        part = 1.0
        parts = 0.0
        total = 0.0
        number = float(count(tokens))
        while tokens:
            total += self._lure_of(s, values, lowest(tokens), side)
            parts += part
            part *= values[NEXT_TOKEN]
            tokens &= tokens - 1
        return parts * total / number

    def _lure_of(self, s: State, values: vec[float], token: i64, side: i64) -> float:
        """What a token is worth to a side, by those who know it."""
        for box in self._judges.lure:
            dollars = box.lure(s, token, side)
            if dollars >= 0:
                return float(dollars)
        return best_of(s, values, bit(token))


def power(base: float, exponent: i64) -> float:
    """For small exponents, where the library's function takes longer."""
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product


def heap_of_choice(s: State, values: vec[float], tokens: i64) -> float:
    """The best token, and less and less of the others."""
    tokens &= s.rules.worth_money
    boxes = count(tokens & s.rules.tokens_of[STRONGBOX])
    jewels = count(tokens & s.rules.tokens_of[JEWEL])
    part = 1.0
    heap = 0.0
    for k in range(count(tokens)):
        value = values[PURSE]
        if k < boxes:
            value = STRONGBOX_VALUE
        elif k < boxes + jewels:
            value = JEWEL_VALUE
        heap += part * value
        part *= values[NEXT_TOKEN]
    return heap


def best_of(s: State, values: vec[float], tokens: i64) -> float:
    """The best of some tokens, as far as everybody can see."""
    if tokens & s.rules.worth_money == 0:
        return 0.0
    if tokens & s.rules.tokens_of[STRONGBOX]:
        return STRONGBOX_VALUE
    return JEWEL_VALUE if tokens & s.rules.tokens_of[JEWEL] else values[PURSE]
