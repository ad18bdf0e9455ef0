"""Instinct: how a bandit carries out a card, and what they keep, at a glance.

It resolves the piles that a rehearsal imagines. Nothing hidden is looked at: purses are all alike
to it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.robbery import guarded
from folsom.boxes.base.rules.tasks import FIRE, MARSHAL_TO, MOVE, ROBBERY
from folsom.engine.agenda import figure_of, kind_of, top
from folsom.engine.bits import ACTION_KINDS, count, lowest
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX
from folsom.engine.options import (
    DISCARD_BULLET,
    DROP,
    KEEP,
    PASS,
    PUSH,
    TAKE,
    TARGET,
    TO,
    YES,
    first_of,
    kind_in,
    verb_of,
)
from folsom.engine.rules import ROUNDS
from folsom.engine.state import AT, CASH, GROUND, MARSHAL, NOBODY, NOWHERE, SHEET, State
from folsom.search.judgement import Judges
from folsom.search.values import KINDS

# What a token is worth, in hundreds of dollars.
PURSE_WORTH: Final[i64] = 3
JEWEL_WORTH: Final[i64] = 5
STRONGBOX_WORTH: Final[i64] = 10
OTHER_WORTH: Final[i64] = 3
NO_MONEY: Final[i64] = 1

# How a goal attracts, by hundreds of dollars.
LYING: Final[i64] = 100  # that lie there; a car on the way counts 1
FREEDOM: Final[i64] = 2000  # to get away before the train arrives
TO_THE_LAW: Final[i64] = 20  # to push somebody to the Marshal

NEVER: Final[i64] = -1000
SURE: Final[i64] = 1  # what nobody thinks about


@final
class Instinct:
    """What people do at a glance in one game."""

    __slots__ = ("_judges",)

    def __init__(self, judges: Judges) -> None:
        self._judges = judges

    def follow(self, s: State) -> i64:
        """The option that instinct likes best; the first of those that it likes alike."""
        if s.n_options == 1:
            return s.options[0]
        best: i64 = 0
        most: i64 = NEVER - 1
        for k in range(s.n_options):
            liked = self.liking(s, s.options[k])
            if liked > most:
                most = liked
                best = k
        return s.options[best]

    def liking(self, s: State, option: i64) -> i64:
        """Loot to take, a goal, a target; only options of the same question can be compared."""
        verb = verb_of(option)
        thing = first_of(option)
        if verb == TO:
            word = top(s)
            if kind_of(word) == MARSHAL_TO:
                return rivals_met(s, figure_of(word), thing)
            return self._pull(s, figure_of(word), thing)
        if verb == TARGET:
            return self._grudge(s, figure_of(top(s)), thing)
        if verb == TAKE:
            return self._worth_of_kind(s, s.rules.kind_of_token[thing])
        if verb == KEEP:
            return use_of_card(kind_in(thing))
        if verb == DROP:
            return self._worth_of_kind(s, thing)
        if verb == PUSH:
            return TO_THE_LAW if thing == s.word[AT + MARSHAL] else -self._loot_at(s, thing)
        if verb in (YES, DISCARD_BULLET):
            return SURE
        for box in self._judges.leads_to:
            goal = box.leads_to(option)
            if goal >= 0:
                return self._pull(s, figure_of(top(s)), goal)
        if verb == PASS:
            return NEVER
        return 0

    def _worth_of_kind(self, s: State, kind: i64) -> i64:
        """What a token of a kind is worth, in hundreds of dollars."""
        if self._money_in(s, s.rules.tokens_of[kind]) == 0:
            return NO_MONEY
        if kind == STRONGBOX:
            return STRONGBOX_WORTH
        return JEWEL_WORTH if kind == JEWEL else PURSE_WORTH

    def _money_in(self, s: State, tokens: i64) -> i64:
        """Those of some tokens that make rich; where a box has lures, all may."""
        return tokens if self._judges.lure else tokens & s.rules.worth_money

    def _pull(self, s: State, figure: i64, goal: i64) -> i64:
        """How a place attracts: by its best loot, or a prize; among equal ones the nearest does."""
        if goal == s.word[AT + MARSHAL]:
            return NEVER
        if figure >= s.rules.n_figures:
            return 0
        if goal >= NOWHERE:
            return FREEDOM
        appeal = self.best_token(s, goal)
        for box in self._judges.prize:
            place, dollars = box.prize(s, figure, ROUNDS - s.round)
            if place == goal:
                appeal = max(appeal, dollars // 100)
            if place >= 0:
                break
        apart = s.board.car_of[goal] - s.board.car_of[s.word[AT + figure]]
        if apart < 0:
            apart = -apart
        return LYING * appeal - apart

    def _grudge(self, s: State, figure: i64, other: i64) -> i64:
        """The rich are the better targets; nobody harms their own side."""
        victim = s.rules.seat_of[other]
        seat = s.rules.seat_of[figure]
        if victim == NOBODY or seat == NOBODY:
            return 0
        return NEVER if s.rules.side_of[victim] == s.rules.side_of[seat] else self._riches(s, other)

    def _riches(self, s: State, figure: i64) -> i64:
        """What everybody can see of a bandit's wealth, in hundreds of dollars."""
        return self._worth_of(s, s.word[SHEET + figure]) + s.word[CASH + figure] // 100

    def best_token(self, s: State, here: i64) -> i64:
        """The best token that can be taken on a position, in hundreds of dollars."""
        tokens = self._money_in(s, s.word[GROUND + here] & ~guarded(s, here))
        if tokens == 0:
            return 0
        if tokens & s.rules.tokens_of[STRONGBOX]:
            return STRONGBOX_WORTH
        return JEWEL_WORTH if tokens & s.rules.tokens_of[JEWEL] else PURSE_WORTH

    def _loot_at(self, s: State, here: i64) -> i64:
        """What lies on a position, in hundreds of dollars."""
        return self._worth_of(s, s.word[GROUND + here])

    def _worth_of(self, s: State, tokens: i64) -> i64:
        """What a set of tokens is worth, in hundreds of dollars."""
        tokens = self._money_in(s, tokens)
        if tokens == 0:
            return 0
        purses = count(tokens & s.rules.tokens_of[PURSE])
        jewels = count(tokens & s.rules.tokens_of[JEWEL])
        boxes = count(tokens & s.rules.tokens_of[STRONGBOX])
        others = count(tokens) - purses - jewels - boxes
        worth = purses * PURSE_WORTH + jewels * JEWEL_WORTH + boxes * STRONGBOX_WORTH
        return worth + others * OTHER_WORTH


def use_of_card(kind: i64) -> i64:
    """A card for the next round: it should be better than one from the deck."""
    if kind == ROBBERY:
        return 3
    if KINDS <= kind < ACTION_KINDS:  # what few have
        return 4
    if kind == MOVE:
        return 2
    if kind == FIRE:
        return 1
    return NEVER - 1


def rivals_met(s: State, figure: i64, goal: i64) -> i64:
    """Lead the Marshal to rivals, not to oneself."""
    met = bandits_at(s, goal)
    own = s.rules.side_of[s.rules.seat_of[figure]]
    found: i64 = 0
    while met:
        if s.rules.side_of[s.rules.seat_of[lowest(met)]] == own:
            return NEVER
        found += 1
        met &= met - 1
    return found
