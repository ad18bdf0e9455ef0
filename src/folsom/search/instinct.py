"""Instinct: how a bandit carries out a card, at a glance.

It resolves the piles that a rehearsal imagines. Nothing hidden is looked at: purses are all alike
to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.agenda import figure_of, kind_of, top
from folsom.engine.base.powers import bandits_at, bandits_on
from folsom.engine.base.tasks import FIRE, FLOOR_CHANGE, MARSHAL_CARD, MARSHAL_TO, PUNCH, ROBBERY
from folsom.engine.bits import bit, count, lowest
from folsom.engine.board import NO_POSITION
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
from folsom.engine.state import (
    AT,
    CASH,
    MARSHAL,
    NOBODY,
    SHEET,
    State,
    entry_figure,
    entry_kind,
)

# What a token is worth, in hundreds of dollars.
PURSE_WORTH: Final[i64] = 3
JEWEL_WORTH: Final[i64] = 5
STRONGBOX_WORTH: Final[i64] = 10
OTHER_WORTH: Final[i64] = 3

# How a goal attracts, by hundreds of dollars.
LYING: Final[i64] = 10  # that lie there
TAKEN: Final[i64] = 13  # that the next cards take there
IN_RANGE: Final[i64] = 10  # for each Fire that is to come, with somebody to shoot
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
    """How a place attracts: by what the next cards can do there, and by its loot."""
    if goal == s.fig[AT + MARSHAL]:
        return NEVER
    if figure >= s.rules.n_figures:
        return 0
    liked = LYING * loot_at(s, goal) + TAKEN * booty(s, figure, goal)
    if bandits_on(s, s.board.near[goal]) & ~bit(figure):
        liked += IN_RANGE * laid(s, figure, FIRE)
    return liked


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


def laid(s: State, figure: i64, kind: i64) -> i64:
    """How many cards of a kind wait in the pile for a figure."""
    n: i64 = 0
    for k in range(s.next, s.pile_size):
        if entry_figure(s.pile[k]) == figure and entry_kind(s.pile[k]) == kind:
            n += 1
    return n


def booty(s: State, figure: i64, here: i64) -> i64:
    """What the next cards of a figure take for it that stands here, in hundreds of dollars."""
    found: i64 = 0
    taken: i64 = 0
    for k in range(s.next, s.pile_size):
        if entry_figure(s.pile[k]) == figure:
            kind = entry_kind(s.pile[k])
            if kind == ROBBERY:
                if count(s.ground[here]) > taken:
                    found += best_token(s, here)
                    taken += 1
            elif kind == FLOOR_CHANGE:
                taken = 0
                if s.board.floor[here] != NO_POSITION:
                    here = s.board.floor[here]
                    if here == s.fig[AT + MARSHAL]:
                        return found
            elif kind not in (FIRE, PUNCH, MARSHAL_CARD):
                return found
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
