"""Fortune: what a state is worth to each seat, judged without playing on.

A side is worth its money, what its place in the race for a title promises, loot that its bandits
can reach, and what the boxes in play add, less a price for bullets received. A seat is as well
off as its own side, less a part of its richest rival and of the mean of all rivals.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.base.rules.line_of_sight import in_sight
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.robbery import guarded
from folsom.boxes.base.rules.scoring import NO_TITLE, fame, seat_money, winners
from folsom.engine import loot
from folsom.engine.bits import bit, count, lowest
from folsom.engine.loot import JEWEL, STRONGBOX
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    GROUND,
    MARSHAL,
    NOWHERE,
    POSITIONS,
    RECEIVED,
    SEATS,
    SHEET,
    State,
    received_in_all,
)
from folsom.engine.vectors import zeros
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
    """Judges states of one game by the same values.

    It has room for the numbers that it needs on the way, and remembers what lies where: most states
    that are judged one after the other differ in little.
    """

    __slots__ = (
        "_behind",
        "_best",
        "_best_of",
        "_heap",
        "_heaps",
        "_hopes",
        "_judges",
        "_layout",
        "_lying",
        "_reach",
        "_stamp",
        "_values",
        "_wary",
        "_wealth",
    )

    def __init__(self, judges: Judges, values: vec[float]) -> None:
        self._judges = judges
        self._values = values
        self._wary = any_of(values, WITH_LAW, IN_SIGHT)  # does it matter who else is near?
        self._reach = Reach(judges.rules)
        self._heap = vec[float]([0.0] * (SEATS * POSITIONS))  # as each side sees it
        self._heaps: i64 = 0  # set of the positions where something lies
        self._wealth = vec[float]([0.0] * SEATS)  # of every side
        self._hopes = vec[float]([0.0] * SEATS)  # the part of it that is not there yet
        # What is remembered of the last state: tokens of each place, those that are guarded there,
        # and the best heap that was found from each place where somebody stood.
        self._lying = zeros(POSITIONS)
        self._behind = zeros(POSITIONS)
        self._layout: i64 = 0
        self._stamp: i64 = 1  # the number of the present heaps
        self._best = vec[float]([0.0] * POSITIONS)
        self._best_of = zeros(POSITIONS)  # the heaps among which it was the best

    def judge(self, s: State, seat: i64) -> float:
        """Of a round that has just begun, what may come; at the end of the game, the result."""
        if s.over == 0:
            return self.estimate(s, seat, ROUNDS - s.round + 1, 0)
        won = winners(s)
        return VICTORY / float(count(won)) if won & bit(seat) else 0.0

    def estimate(self, s: State, seat: i64, rounds: i64, plays: i64) -> float:
        """As if so many rounds, and so many cards of everybody besides, were still to come."""
        self._race(s, rounds)
        self._count_heaps(s)
        left = float(rounds * PER_ROUND + plays)
        patience = left / (left + self._values[PATIENCE])
        burden = self._values[A_BULLET] * float(rounds) / float(ROUNDS) + self._values[LAST_BULLET]
        for each in range(s.rules.n_seats):
            self._add(s, each, rounds, patience, burden)
        return self._against_rivals(s, seat)

    def _race(self, s: State, rounds: i64) -> None:
        """What the race for Gunslinger promises to each side, as it stands."""
        keen = self._values[KEEN] + self._values[KEENER] * float(ROUNDS - rounds)
        total = 0.0
        for seat in range(s.rules.n_seats):
            self._hopes[seat] = 0.0
            self._wealth[seat] = 0.0
            if s.rules.side_of[seat] == seat:
                famous = fame(s, seat)
                if famous != NO_TITLE:
                    chance = power(keen, famous)
                    self._wealth[seat] = chance
                    total += chance
        if total > 0.0:
            title = self._values[TITLE] / total
            for seat in range(s.rules.n_seats):
                self._wealth[seat] *= title

    def _add(self, s: State, seat: i64, rounds: i64, patience: float, burden: float) -> None:
        """What a seat has, and may hope for, is its side's."""
        side = s.rules.side_of[seat]
        money = float(seat_money(s, seat))
        if side == seat:
            for m in s.rules.chest:
                money += float(m.chest(s, side))
        hopes = 0.0
        for box in self._judges.hope:
            hopes += float(box.hope(s, seat, rounds))
        theirs = s.rules.bandits_of[seat]
        while theirs:
            figure = lowest(theirs)
            theirs &= theirs - 1
            received = s.word[RECEIVED + figure]
            if received:
                money -= burden * float(received_in_all(received))
            here = s.word[AT + figure]
            if here < NOWHERE:
                hopes += patience * self._hope(s, figure, here, rounds)
        self._wealth[side] += money + hopes
        self._hopes[side] += hopes

    def _hope(self, s: State, figure: i64, here: i64, rounds: i64) -> float:
        """What a place promises: the best heap, less the further away it is, and its dangers."""
        values = self._values
        side: i64 = 0  # all see the same heaps …
        if self._judges.lure:  # … unless a box knows better
            side = s.rules.side_of[s.rules.seat_of[figure]]
        best = max(self._prize(s, figure, here, rounds), self._best_heap(s, here, side))
        hope = values[HOPE] * best + values[AT_HAND] * self._heap[POSITIONS * side + here]
        marshal = s.word[AT + MARSHAL]
        if s.board.roofs & bit(here):
            hope += values[ON_ROOF]
        elif s.board.walk[here] & bit(marshal):
            hope -= values[NEXT_DOOR]
        return self._less_danger(s, figure, here, hope) if self._wary else hope

    def _less_danger(self, s: State, figure: i64, here: i64, hope: float) -> float:
        """The same, less the dangers of being near the Marshal or rivals."""
        values = self._values
        if s.board.car_of[here] == s.board.car_of[s.word[AT + MARSHAL]]:
            hope -= values[WITH_LAW]
        rivals = count(bandits_at(s, here)) - 1
        if rivals > 0:
            hope -= values[CROWD] * float(rivals)
            hope -= values[AT_RISK] * float(rivals) * self._best_token(s, s.word[SHEET + figure])
        return hope - values[IN_SIGHT] * float(count(in_sight(s, figure)))

    def _prize(self, s: State, figure: i64, here: i64, rounds: i64) -> float:
        """What else than loot a box has to go for."""
        for box in self._judges.prize:
            place, dollars = box.prize(s, figure, rounds)
            if place >= 0:
                return float(dollars) * self._reach.part(s, here, place)
        return 0.0

    def _best_heap(self, s: State, here: i64, side: i64) -> float:
        """The best heap for a side, less the further away it is."""
        if side == 0 and self._best_of[here] == self._stamp:
            return self._best[here]
        best = NOTHING
        goals = self._heaps
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            best = max(best, self._heap[POSITIONS * side + goal] * self._reach.part(s, here, goal))
        if side == 0:
            self._best[here] = best
            self._best_of[here] = self._stamp
        return best

    def _count_heaps(self, s: State) -> None:
        """What lies on each place: the same to all sides, unless a box knows better."""
        if self._judges.lure:
            self._count_lures(s)
            return
        marshal = s.word[AT + MARSHAL]
        changed = s.layout != self._layout
        heaps: i64 = 0
        for here in range(NOWHERE):
            tokens = s.word[GROUND + here]
            behind: i64 = 0
            if tokens:
                heaps |= bit(here)
                behind = tokens if here == marshal else tokens & guarded(s, here)
            if tokens != self._lying[here] or behind != self._behind[here]:
                self._lying[here] = tokens
                self._behind[here] = behind
                self._heap[here] = self.heap_at(s, here, 0)
                changed = True
        if changed:
            self._layout = s.layout
            self._stamp += 1
            self._heaps = heaps

    def _count_lures(self, s: State) -> None:
        """Where sides know different things nothing is remembered."""
        self._stamp += 1
        self._heaps = 0
        for here in range(NOWHERE):
            if s.word[GROUND + here]:
                self._heaps |= bit(here)
        for side in range(s.rules.n_seats):
            if side == 0 or s.rules.side_of[side] == side:
                for here in range(NOWHERE):
                    self._heap[side * POSITIONS + here] = self.heap_at(s, here, side)

    def _against_rivals(self, s: State, seat: i64) -> float:
        """A Marshal player has no money to lose, nor is ahead of anybody by it."""
        values = self._values
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
                most = max(most, wealth)
        return self._wealth[own] - values[LEADER] * most - values[RIVALS] * total / rivals

    # Loot that lies on a place

    def heap_at(self, s: State, here: i64, side: i64) -> float:
        """What lies on a position, less where somebody guards it."""
        tokens = s.word[GROUND + here]
        if tokens == 0:
            return 0.0
        if here == s.word[AT + MARSHAL]:
            return self._values[GUARDED] * self._heap_of(s, tokens, side)
        behind = tokens & guarded(s, here)
        heap = self._heap_of(s, tokens & ~behind, side)
        if behind:
            heap += self._values[GUARDED] * self._heap_of(s, behind, side)
        return heap

    def _heap_of(self, s: State, tokens: i64, side: i64) -> float:
        """Where a box has lures, tokens are taken by chance."""
        if self._judges.lure:
            return self._heap_of_chance(s, tokens, side)
        return self._heap_of_choice(s, tokens)

    def _heap_of_chance(self, s: State, tokens: i64, side: i64) -> float:
        """Any of the tokens, and less and less of the others."""
        if tokens == 0:
            return 0.0
        part = 1.0
        parts = 0.0
        total = 0.0
        number = float(count(tokens))
        while tokens:
            total += self._lure_of(s, lowest(tokens), side)
            parts += part
            part *= self._values[NEXT_TOKEN]
            tokens &= tokens - 1
        return parts * total / number

    def _lure_of(self, s: State, token: i64, side: i64) -> float:
        """What a token is worth to a side, by those who know it."""
        for box in self._judges.lure:
            dollars = box.lure(s, token, side)
            if dollars >= 0:
                return float(dollars)
        return self._best_token(s, bit(token))

    def _heap_of_choice(self, s: State, tokens: i64) -> float:
        """The best token, and less and less of the others."""
        tokens &= s.rules.worth_money
        boxes = count(tokens & s.rules.tokens_of[STRONGBOX])
        jewels = count(tokens & s.rules.tokens_of[JEWEL])
        part = 1.0
        heap = 0.0
        for k in range(count(tokens)):
            value = self._values[PURSE]
            if k < boxes:
                value = STRONGBOX_VALUE
            elif k < boxes + jewels:
                value = JEWEL_VALUE
            heap += part * value
            part *= self._values[NEXT_TOKEN]
        return heap

    def _best_token(self, s: State, tokens: i64) -> float:
        """The best of some tokens, as far as everybody can see."""
        if tokens & s.rules.worth_money == 0:
            return 0.0
        if tokens & s.rules.tokens_of[STRONGBOX]:
            return STRONGBOX_VALUE
        return JEWEL_VALUE if tokens & s.rules.tokens_of[JEWEL] else self._values[PURSE]


def power(base: float, exponent: i64) -> float:
    """For small exponents, where the library's function takes longer."""
    product = 1.0
    while exponent > 0:
        product *= base
        exponent -= 1
    return product


def any_of(values: vec[float], first: i64, last: i64) -> bool:
    """Is one of these values not 0?"""
    return any(values[k] != 0.0 for k in range(first, last + 1))
