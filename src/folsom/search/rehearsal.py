"""Rehearsal: what an option comes to if nobody lays another card in this round.

Everybody who is to plan lays nothing, and the pile is carried out: cards of the seat that plans by
a rehearsal of what they could do, the others as instinct would. What the end of the round is worth
then is the value of the option: a bandit who always takes the most valuable one plays well already,
in a fraction of a millisecond. A plan adds a card at the end of the pile, so all that lies before
it is carried out once for all plans.

A search imagines rivals like that too. A rival knows no card that lies face down but their
own, and often looks one card further: the best one that they could lay next speaks for a plan.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.base.rules.line_of_sight import in_sight
from folsom.boxes.base.rules.planning import bandit_on
from folsom.boxes.base.rules.tasks import FIRE, NEXT_ROUND, RESOLVE, ROBBERY
from folsom.engine.agenda import kind_of, top
from folsom.engine.bits import ACTION_KINDS, actions, copies, size
from folsom.engine.flow import answer, choose, step
from folsom.engine.generator import Dice, roll
from folsom.engine.knowledge import Knowledge
from folsom.engine.options import DRAW, KEEP, PLAY, TAKE, first_of, kind_in, second_of, verb_of
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    GIVEN_BACK,
    HAND,
    NOWHERE,
    OPTIONS_CAPACITY,
    PILE,
    SCHEMIN,
    State,
    clone,
    pile_entry,
)
from folsom.search.fortune import NOTHING, Fortune
from folsom.search.instinct import Instinct
from folsom.search.judgement import Judges
from folsom.search.rounds import as_seen, cut_short, hand_after, is_plan, plays_after, waiting
from folsom.search.spares import Spares
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

SCALE: Final = 1000.0  # the weight of the most valuable option
NO_KIND: Final[i64] = -1
NO_SEAT: Final[i64] = -1
SHORTLIST: Final[i64] = 3  # plans that a rival follows one card further
TRUST: Final = 0.85  # how much of what that card gains counts


@final
class Rehearsal:
    """Tries out options of one game; it has room for the numbers that it needs on the way."""

    __slots__ = (
        "_after",
        "_ahead",
        "_fortune",
        "_instinct",
        "_rival",
        "_spares",
        "_values",
        "value",
    )

    def __init__(
        self, judges: Judges, values: vec[float], rival: bool = False, ahead: bool = False
    ) -> None:
        self._values = values
        self._rival = rival  # knows no card that lies face down
        self._ahead = ahead  # thinks of the card after this one
        self._fortune = Fortune(judges, values)
        self._instinct = Instinct(judges)
        self._spares = Spares()
        self._after: list[State | None] = []  # after each plan, all cards carried out
        self.value = vec[float]([0.0] * OPTIONS_CAPACITY)  # of each option, in dollars

    def best(self, s: State) -> i64:
        """The option with the highest value."""
        if s.n_options == 1:
            return s.options[0]
        self.rehearse(s)
        best: i64 = 0
        for k in range(s.n_options):
            if self.value[k] > self.value[best]:
                best = k
        return s.options[best]

    def likely(self, s: State, heat: float, weights: vec[i64]) -> i64:
        """One of the options, more valuable ones more often."""
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
            most = max(most, self.value[k])
        total: i64 = 0
        for k in range(s.n_options):
            weights[k] = i64(SCALE * math.exp((self.value[k] - most) / heat)) + 1
            total += weights[k]
        return total

    def rehearse(self, s: State) -> None:
        """Find the value of every option of the deciding seat."""
        if self._rival:
            s = as_seen(s)
        if is_plan(s):
            self._rehearse_plans(s)
            return
        for k in range(s.n_options):
            self.value[k] = self._worth_after(s, s.options[k])

    def _rehearse_plans(self, s: State) -> None:
        """What lies on the pile is carried out once for all plans."""
        seat = s.deciding
        plays = plays_after(s)
        ahead = self._ahead and plays > 0 and s.rules.bandits_of[seat] != 0
        before = self._carried_out(s, seat)
        for k in range(s.n_options):
            option = s.options[k]
            after: State | None = None
            if before is None or verb_of(option) not in (PLAY, DRAW):
                end = self._end_of(s, option, seat)
                if ahead:
                    after = self._carried_out_after(s, option)
            elif ahead:
                after = self._with_card_of(s, option, before)
                end = self._with_no_card(after, seat)
            else:
                end = self._end_with_card_of(s, option, before)
            self.value[k] = self._worth(end, seat, plays) + self._of_card(s, option, plays)
            if plays > 0 and not self._ahead:
                self.value[k] += self._of_next_card(s, option, end)
            self._spares.put(end)
            if ahead:
                self._after.append(after)
        if ahead:
            self._look_ahead(s, plays)
            self._forget_after()
        if before is not None:
            self._spares.put(before)

    def act(self, s: State) -> i64:
        """How to carry out a card: the option with the highest value. Loot is taken, and cards are
        kept for the next round, by instinct.

        The values that are being found for a plan are left alone.
        """
        if s.n_options == 1 or verb_of(s.options[0]) in (TAKE, KEEP):
            return self._instinct.follow(s)
        if self._rival:
            s = as_seen(s)
        best: i64 = 0
        most = NOTHING
        for k in range(s.n_options):
            worth = self._worth_after(s, s.options[k])
            if worth > most:
                most = worth
                best = k
        return s.options[best]

    def _worth(self, end: State, seat: i64, plays: i64) -> float:
        """What the end of a round is worth to a seat."""
        return self._fortune.estimate(end, seat, ROUNDS - end.round, plays)

    def _worth_after(self, s: State, option: i64) -> float:
        """What an option comes to for the deciding seat, all cards carried out by instinct."""
        end = self._end_of(s, option, NO_SEAT)
        worth = self._worth(end, s.deciding, 0)
        self._spares.put(end)
        return worth

    # Playing on without another card. Each of these states is made for its caller alone, which may
    # put it back among the spare ones.

    def _end_of(self, s: State, option: i64, careful: i64) -> State:
        """The end of the round after an option; one seat may be careful with its cards."""
        end = self._spares.copy(s)
        answer(end, option)
        self._play_on(end, careful, False)
        return end

    def _carried_out(self, s: State, seat: i64) -> State | None:
        """The state when all cards of the pile are carried out, just before the round ends.

        There is none if a box asks for something between this plan and the next turn.
        """
        end = self._spares.copy(s)
        if not cut_short(end):
            self._spares.put(end)
            return None
        self._play_on(end, seat, True)
        return end

    def _carried_out_after(self, s: State, option: i64) -> State | None:
        """The same after something else than a card or a draw."""
        after = clone(s)
        choose(after, option)
        return self._carried_out(after, s.deciding) if after.phase == SCHEMIN else None

    def _with_card_of(self, s: State, plan: i64, before: State) -> State:
        """The same with the card of a plan; a draw adds none."""
        if verb_of(plan) == PLAY:
            return self._with_plan(s, plan, before, True)
        return self._spares.copy(before)

    def _end_with_card_of(self, s: State, plan: i64, before: State) -> State:
        """The end of the round after the card of a plan, or after a draw."""
        if verb_of(plan) == PLAY:
            return self._with_plan(s, plan, before, False)
        return self._with_no_card(before, s.deciding)

    def _with_plan(self, s: State, plan: i64, before: State, pausing: bool) -> State:
        code = first_of(plan)
        figure = bandit_on(s, s.deciding, code)
        return self._with_card(before, s.deciding, figure, kind_in(code), pausing)

    def _with_card(self, before: State, seat: i64, figure: i64, kind: i64, pausing: bool) -> State:
        """Carry out a card that nobody laid, so that it goes back to no deck."""
        after = self._spares.copy(before)
        after.word[PILE + after.pile_size] = pile_entry(seat, figure, kind, 0) | GIVEN_BACK
        after.pile_size += 1
        self._play_on(after, seat, pausing)
        return after

    def _with_no_card(self, before: State, seat: i64) -> State:
        """The end of the round."""
        end = self._spares.copy(before)
        self._play_on(end, seat, False)
        return end

    def _play_on(self, s: State, careful: i64, pausing: bool) -> None:
        """Until the round is over or, pausing, until all cards of the pile are carried out."""
        while s.depth > 0:
            kind = kind_of(top(s))
            if kind == NEXT_ROUND or (pausing and kind == RESOLVE and s.next == s.pile_size):
                return
            if step(s):
                continue
            if s.phase == SCHEMIN:
                if not cut_short(s):
                    answer(s, waiting(s))
            elif s.deciding == careful:
                answer(s, self.act(s))
            else:
                answer(s, self._instinct.follow(s))

    # One card further

    def _look_ahead(self, s: State, plays: i64) -> None:
        """Add what the best next card gains to the most valuable plans, and to a draw."""
        bound = self._shortlisted_from(s.n_options)
        for k in range(s.n_options):
            if self.value[k] >= bound or verb_of(s.options[k]) == DRAW:
                after = self._after[k]
                if after is not None:
                    gain = self._with_next_card(s, s.options[k], after, plays) - self.value[k]
                    self.value[k] += TRUST * max(gain, 0.0)

    def _shortlisted_from(self, options: i64) -> float:
        """The value of the last plan of the shortlist."""
        bound = -NOTHING
        for _n in range(SHORTLIST):
            most = NOTHING
            for k in range(options):
                if most < self.value[k] < bound:
                    most = self.value[k]
            bound = most
        return bound

    def _with_next_card(self, s: State, option: i64, after: State, plays: i64) -> float:
        """What an option comes to with the best of the cards that are in the hand after it."""
        best = NOTHING
        seat = s.deciding
        hand = hand_after(s, option)
        for kind in range(ACTION_KINDS):
            if copies(hand, kind):
                end = self._with_card(after, seat, s.rules.first_bandit[seat], kind, False)
                best = max(best, self._worth(end, seat, plays - 1))
                self._spares.put(end)
        return best

    def _forget_after(self) -> None:
        for after in self._after:
            if after is not None:
                self._spares.put(after)
        self._after.clear()

    # What a card is good for

    def _of_card(self, s: State, option: i64, plays: i64) -> float:
        """What a draw, or a card that is gone, is worth besides what comes of it at once."""
        values = self._values
        verb = verb_of(option)
        value = 0.0
        if verb == DRAW:
            spare = size(actions(s.word[HAND + s.deciding])) - plays - 1
            value = values[DRAWN] + values[DRAWN_EARLY] * float(plays)
            if spare > 0:
                value += values[SPARE] * float(spare)
            else:
                value -= values[NEEDED] * float(spare)
        elif verb == PLAY:
            kind = kind_in(first_of(option))
            if kind < KINDS:
                value = values[LAID + kind] + values[LAID_EARLY + kind] * float(plays)
            if second_of(option):
                value += values[HIDDEN]
        return value

    def _of_next_card(self, s: State, option: i64, end: State) -> float:
        """What the cards that are left could do next, where the bandit will stand."""
        seat = s.deciding
        hand = s.word[HAND + seat]
        figure = s.rules.first_bandit[seat]
        if s.rules.bandits_of[seat] == 0 or end.word[AT + figure] >= NOWHERE:
            return 0.0
        laid = kind_in(first_of(option)) if verb_of(option) == PLAY else NO_KIND
        value = 0.0
        if copies(hand, ROBBERY) > (1 if laid == ROBBERY else 0):
            here = end.word[AT + figure]
            heap = self._fortune.heap_at(end, here, s.rules.side_of[seat])
            value += self._values[ROB_NEXT] * heap
        if copies(hand, FIRE) > (1 if laid == FIRE else 0) and in_sight(end, figure):
            value += self._values[FIRE_NEXT]
        return value


def mean_values(knowledge: Knowledge, judges: Judges, deals: i64, start: i64) -> dict[int, float]:
    """What each option of a seat comes to, the mean of so many deals."""
    found: dict[int, float] = {}
    dice = Dice(start)
    rehearsal = Rehearsal(judges, VALUES)
    for _n in range(deals):
        s = knowledge.deal(dice)
        while s.deciding != knowledge.seat:  # answers to a common question, given before
            choose(s, rehearsal.best(s))
        rehearsal.rehearse(s)
        for k in range(s.n_options):
            option = int(s.options[k])
            found[option] = found.get(option, 0.0) + rehearsal.value[k] / float(deals)
    return found
