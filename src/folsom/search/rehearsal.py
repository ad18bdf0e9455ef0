"""Rehearsal: what an option comes to if nobody lays another card in this round.

Everybody who is to plan lays nothing, and the pile is carried out: cards of the seat that plans by
a rehearsal of what they could do, the others as instinct would. What the end of the round is worth
then is the price of the option: a bandit who always takes the dearest one plays well already, in a
fraction of a millisecond.

A search imagines rivals like that too. A rival knows no card that lies face down, unless it is his
own, and often looks one card further: the best one that he could lay next speaks for a plan.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.base.line_of_sight import in_sight
from folsom.engine.base.planning import cut_short, lay, number_of_turns
from folsom.engine.base.tasks import FIRE, ROBBERY
from folsom.engine.bits import ACTION_KINDS, actions, copies, size
from folsom.engine.flow import advance, choose
from folsom.engine.generator import Dice, roll
from folsom.engine.knowledge import Knowledge
from folsom.engine.options import (
    DRAW,
    KEEP,
    PASS,
    PLAY,
    TAKE,
    card_code,
    first_of,
    kind_in,
    second_of,
    verb_of,
)
from folsom.engine.rules import MOST_TURNS, TWICE, Rules
from folsom.engine.state import (
    AT,
    HAND,
    NOWHERE,
    OPTIONS_CAPACITY,
    SCHEMIN,
    State,
    clone,
    entry_hidden,
    entry_seat,
)
from folsom.search.fortune import NOTHING, Fortune, heap_at
from folsom.search.instinct import follow
from folsom.search.values import (
    DRAWN,
    DRAWN_EARLY,
    FIRE_NEXT,
    HIDDEN,
    KINDS,
    LAID,
    LAID_EARLY,
    NEEDED,
    ROB_NEXT,
    SPARE,
    VALUES,
)

SCALE: Final = 1000.0  # the weight of the dearest option
NO_KIND: Final[i64] = -1
NO_SEAT: Final[i64] = -1
SHORTLIST: Final[i64] = 3  # plans that a rival follows one card further
TRUST: Final = 0.85  # how much of what that card gains counts


def is_plan(s: State) -> bool:
    """Is a card to be laid, or drawn?"""
    return s.phase == SCHEMIN and verb_of(s.options[0]) in (PLAY, DRAW)


def plays_after(s: State) -> i64:
    """Cards that everybody can lay in this round after the present turn."""
    plays: i64 = 0
    if s.phase == SCHEMIN:
        for turn in range(s.turn + 1, number_of_turns(s)):
            plays += 1
            if s.rules.turn_flags[s.rules.turns_at[s.card * MOST_TURNS + turn]] & TWICE:
                plays += 1
    return plays


def waiting(s: State) -> i64:
    """The option by which one lays nothing."""
    for k in range(s.n_options):
        if verb_of(s.options[k]) in (DRAW, PASS):
            return s.options[k]
    return s.options[0]


def is_seen(s: State, entry: i64) -> bool:
    """Does the deciding seat know this card of the pile?"""
    return entry_hidden(entry) == 0 or entry_seat(entry) == s.deciding


def as_seen(s: State) -> State:
    """The state as if the cards that the deciding seat does not know were not there."""
    known: i64 = 0
    for k in range(s.next, s.pile_size):
        if is_seen(s, s.pile[k]):
            known += 1
    if known == s.pile_size - s.next:
        return s
    seen = clone(s)
    seen.pile_size = s.next
    for k in range(s.next, s.pile_size):
        if is_seen(s, s.pile[k]):
            seen.pile[seen.pile_size] = s.pile[k]
            seen.pile_size += 1
    return seen


@final
class Rehearsal:
    """Tries out options of one game; it has room for the numbers that it needs on the way."""

    __slots__ = ("_ahead", "_fortune", "_rival", "_values", "price")

    def __init__(
        self, rules: Rules, values: vec[float], rival: bool = False, ahead: bool = False
    ) -> None:
        self._values = values
        self._rival = rival  # knows no card that lies face down
        self._ahead = ahead  # thinks of the card after this one
        self._fortune = Fortune(rules)
        self.price = vec[float]([0.0] * OPTIONS_CAPACITY)  # of each option, in dollars

    def dearest(self, s: State) -> i64:
        """The option with the highest price."""
        if s.n_options == 1:
            return s.options[0]
        self.rehearse(s)
        best: i64 = 0
        for k in range(s.n_options):
            if self.price[k] > self.price[best]:
                best = k
        return s.options[best]

    def likely(self, s: State, heat: float, weights: vec[i64]) -> i64:
        """One of the options, the dearer the more often."""
        if s.n_options == 1:
            return s.options[0]
        at = roll(s, self.weigh(s, heat, weights))
        k: i64 = 0
        while at >= weights[k]:
            at -= weights[k]
            k += 1
        return s.options[k]

    def weigh(self, s: State, heat: float, weights: vec[i64]) -> i64:
        """Weigh every option; the sum. So many dollars less make a weight e times smaller."""
        self.rehearse(s)
        most = NOTHING
        for k in range(s.n_options):
            most = max(most, self.price[k])
        total: i64 = 0
        for k in range(s.n_options):
            weights[k] = i64(SCALE * math.exp((self.price[k] - most) / heat)) + 1
            total += weights[k]
        return total

    def rehearse(self, s: State) -> None:
        """Find the price of every option of the deciding seat."""
        if self._rival:
            s = as_seen(s)
        seat = s.deciding
        plays = plays_after(s)
        plan = is_plan(s)
        for k in range(s.n_options):
            end = self._end_of(s, s.options[k], seat if plan else NO_SEAT)
            self._fortune.estimate(end, self._values, plays)
            self.price[k] = self._fortune.worth[seat]
            if plan:
                self.price[k] += self._of_card(s, s.options[k], plays)
                if plays > 0 and not self._ahead:
                    self.price[k] += self._of_next_card(s, s.options[k], end)
        if plan and plays > 0 and self._ahead:
            self._look_ahead(s, plays)

    def act(self, s: State) -> i64:
        """How to carry out a card: the option with the highest price. Loot is taken, and cards are
        kept for the next round, by instinct.

        The prices that are being found for a plan are left alone.
        """
        if s.n_options == 1 or verb_of(s.options[0]) in (TAKE, KEEP):
            return follow(s)
        if self._rival:
            s = as_seen(s)
        seat = s.deciding
        best: i64 = 0
        most = NOTHING
        for k in range(s.n_options):
            end = self._end_of(s, s.options[k], NO_SEAT)
            self._fortune.estimate(end, self._values, 0)
            if self._fortune.worth[seat] > most:
                most = self._fortune.worth[seat]
                best = k
        return s.options[best]

    def _end_of(self, s: State, option: i64, careful: i64) -> State:
        """The end of the round after an option; one seat may be careful with its cards."""
        end = clone(s)
        choose(end, option)
        self._finish(end, s.round, careful)
        return end

    def _finish(self, end: State, round: i64, careful: i64) -> None:
        """Play on to the end of the round, without another card."""
        while end.over == 0 and end.round == round:
            if end.phase == SCHEMIN:
                if cut_short(end):
                    advance(end)
                else:
                    choose(end, waiting(end))
            elif end.deciding == careful:
                choose(end, self.act(end))
            else:
                choose(end, follow(end))

    def _look_ahead(self, s: State, plays: i64) -> None:
        """Add what the best next card gains to the dearest plans, and to a draw."""
        if s.rules.bandits_of[s.deciding] == 0:
            return
        bound = self._dear(s.n_options)
        for k in range(s.n_options):
            if self.price[k] >= bound or verb_of(s.options[k]) == DRAW:
                gain = self._with_next_card(s, s.options[k], plays) - self.price[k]
                if gain > 0.0:
                    self.price[k] += TRUST * gain

    def _dear(self, options: i64) -> float:
        """What the last plan of the shortlist costs."""
        bound = -NOTHING
        for _ in range(SHORTLIST):
            most = NOTHING
            for k in range(options):
                if most < self.price[k] < bound:
                    most = self.price[k]
            bound = most
        return bound

    def _with_next_card(self, s: State, option: i64, plays: i64) -> float:
        """What an option comes to with the best of the cards that are in the hand after it."""
        seat = s.deciding
        after = clone(s)
        choose(after, option)
        best = NOTHING
        if after.round != s.round or after.phase != SCHEMIN:
            return best
        hand = actions(after.seat[HAND + seat])
        for kind in range(ACTION_KINDS):
            if copies(hand, kind):
                end = clone(after)
                lay(end, seat, card_code(kind, 0), 0)
                self._finish(end, s.round, seat)
                self._fortune.estimate(end, self._values, plays - 1)
                best = max(best, self._fortune.worth[seat])
        return best

    def _of_card(self, s: State, option: i64, plays: i64) -> float:
        """What a draw, or a card that is gone, is worth besides what comes of it at once."""
        values = self._values
        verb = verb_of(option)
        price = 0.0
        if verb == DRAW:
            spare = size(actions(s.seat[HAND + s.deciding])) - plays - 1
            price = values[DRAWN] + values[DRAWN_EARLY] * float(plays)
            if spare > 0:
                price += values[SPARE] * float(spare)
            else:
                price -= values[NEEDED] * float(spare)
        elif verb == PLAY:
            kind = kind_in(first_of(option))
            if kind < KINDS:
                price = values[LAID + kind] + values[LAID_EARLY + kind] * float(plays)
            if second_of(option):
                price += values[HIDDEN]
        return price

    def _of_next_card(self, s: State, option: i64, end: State) -> float:
        """What the cards that are left could do next, where the bandit will stand."""
        seat = s.deciding
        hand = s.seat[HAND + seat]
        figure = s.rules.first_bandit[seat]
        if s.rules.bandits_of[seat] == 0 or end.fig[AT + figure] >= NOWHERE:
            return 0.0
        laid = kind_in(first_of(option)) if verb_of(option) == PLAY else NO_KIND
        price = 0.0
        if copies(hand, ROBBERY) > (1 if laid == ROBBERY else 0):
            here = end.fig[AT + figure]
            heap = heap_at(end, self._values, here, s.rules.side_of[seat])
            price += self._values[ROB_NEXT] * heap
        if copies(hand, FIRE) > (1 if laid == FIRE else 0) and in_sight(end, figure):
            price += self._values[FIRE_NEXT]
        return price


def prices(knowledge: Knowledge, deals: i64, start: i64) -> dict[int, float]:
    """What each option of a seat comes to, the mean of so many deals."""
    found: dict[int, float] = {}
    dice = Dice(start)
    rehearsal = Rehearsal(knowledge.state.rules, VALUES)
    for _ in range(deals):
        s = knowledge.deal(dice)
        while s.deciding != knowledge.seat:  # answers to a common question, given before
            choose(s, rehearsal.dearest(s))
        rehearsal.rehearse(s)
        for k in range(s.n_options):
            option = int(s.options[k])
            found[option] = found.get(option, 0.0) + rehearsal.price[k] / float(deals)
    return found
