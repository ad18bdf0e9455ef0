"""Instinct: how a bandit carries out a card, at a glance.

It resolves the piles that a rehearsal imagines. Nothing hidden is looked at: purses are all alike
to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.agenda import figure_of, kind_of, top
from folsom.engine.base.powers import bandits_at
from folsom.engine.base.tasks import MARSHAL_TO
from folsom.engine.bits import count, lowest
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX
from folsom.engine.options import (
    DISCARD_BULLET,
    DROP,
    PASS,
    PUSH,
    TAKE,
    TARGET,
    TO,
    YES,
    first_of,
    verb_of,
)
from folsom.engine.state import AT, CASH, MARSHAL, NOBODY, SHEET, State

# What a token is worth, in hundreds of dollars.
PURSE_WORTH: Final[i64] = 3
JEWEL_WORTH: Final[i64] = 5
STRONGBOX_WORTH: Final[i64] = 10
OTHER_WORTH: Final[i64] = 3

# How a goal attracts, by hundreds of dollars.
LYING: Final[i64] = 100  # that lie there; a car on the way counts 1
TO_THE_LAW: Final[i64] = 20  # to push somebody to the Marshal

NEVER: Final[i64] = -1000
SURE: Final[i64] = 1  # what nobody thinks about


def follow(s: State) -> i64:
    """The option that instinct likes best; the first of those that it likes alike."""
    if s.n_options == 1:
        return s.options[0]
    best: i64 = 0
    most: i64 = NEVER - 1
    for k in range(s.n_options):
        liked = liking(s, s.options[k])
        if liked > most:
            most = liked
            best = k
    return s.options[best]


def liking(s: State, option: i64) -> i64:
    """Loot to take, a goal, a target; only options of the same question can be compared."""
    verb = verb_of(option)
    thing = first_of(option)
    if verb == TO:
        word = top(s)
        if kind_of(word) == MARSHAL_TO:
            return rivals_met(s, figure_of(word), thing)
        return pull(s, figure_of(word), thing)
    if verb == TARGET:
        return grudge(s, figure_of(top(s)), thing)
    if verb == TAKE:
        return token_worth(s.rules.kind_of_token[thing])
    if verb == DROP:
        return token_worth(thing)
    if verb == PUSH:
        return TO_THE_LAW if thing == s.fig[AT + MARSHAL] else -loot_at(s, thing)
    if verb in (YES, DISCARD_BULLET):
        return SURE
    return NEVER if verb == PASS else 0


def token_worth(kind: i64) -> i64:
    if kind == STRONGBOX:
        return STRONGBOX_WORTH
    return JEWEL_WORTH if kind == JEWEL else PURSE_WORTH


def pull(s: State, figure: i64, goal: i64) -> i64:
    """How a place attracts: by the best of its loot; among equal ones the nearest does."""
    if goal == s.fig[AT + MARSHAL]:
        return NEVER
    if figure >= s.rules.n_figures:
        return 0
    apart = s.board.car_of[goal] - s.board.car_of[s.fig[AT + figure]]
    if apart < 0:
        apart = -apart
    return (LYING * best_token(s, goal) if s.ground[goal] else 0) - apart


def grudge(s: State, figure: i64, other: i64) -> i64:
    """The rich are the better targets; nobody harms his own side."""
    victim = s.rules.seat_of[other]
    seat = s.rules.seat_of[figure]
    if victim == NOBODY or seat == NOBODY:
        return 0
    return NEVER if s.rules.side_of[victim] == s.rules.side_of[seat] else riches(s, other)


def riches(s: State, figure: i64) -> i64:
    """What everybody can see of a bandit's wealth, in hundreds of dollars."""
    return worth_of(s, s.fig[SHEET + figure]) + s.fig[CASH + figure] // 100


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


def best_token(s: State, here: i64) -> i64:
    """The best token on a position that is not empty, in hundreds of dollars."""
    tokens = s.ground[here]
    if tokens & s.rules.tokens_of[STRONGBOX]:
        return STRONGBOX_WORTH
    return JEWEL_WORTH if tokens & s.rules.tokens_of[JEWEL] else PURSE_WORTH


def loot_at(s: State, here: i64) -> i64:
    """What lies on a position, in hundreds of dollars."""
    return worth_of(s, s.ground[here])


def worth_of(s: State, tokens: i64) -> i64:
    """What a set of tokens is worth, in hundreds of dollars."""
    if tokens == 0:
        return 0
    purses = count(tokens & s.rules.tokens_of[PURSE])
    jewels = count(tokens & s.rules.tokens_of[JEWEL])
    boxes = count(tokens & s.rules.tokens_of[STRONGBOX])
    others = count(tokens) - purses - jewels - boxes
    worth = purses * PURSE_WORTH + jewels * JEWEL_WORTH + boxes * STRONGBOX_WORTH
    return worth + others * OTHER_WORTH
