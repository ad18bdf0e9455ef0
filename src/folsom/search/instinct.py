"""Instinct: how much a bandit is drawn to each of his options, at a glance.

It plays the games that a search imagines, for everybody, and tells the search where to look
first. Weights are small whole numbers; an option is drawn with a chance in proportion to them.
Nothing hidden is looked at but the seat's own cards: purses are all alike to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.agenda import figure_of, kind_of, top
from folsom.engine.base.line_of_sight import in_sight
from folsom.engine.base.powers import bandits_at, bandits_on
from folsom.engine.base.tasks import (
    FIRE,
    FLOOR_CHANGE,
    MARSHAL_CARD,
    MARSHAL_TO,
    MOVE,
    PUNCH,
    ROBBERY,
)
from folsom.engine.bits import bit, count, lowest
from folsom.engine.board import NO_POSITION
from folsom.engine.flow import choose
from folsom.engine.generator import Dice, roll
from folsom.engine.knowledge import Knowledge
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX
from folsom.engine.options import (
    DISCARD_BULLET,
    DRAW,
    DROP,
    PASS,
    PLAY,
    PUSH,
    TAKE,
    TARGET,
    TO,
    YES,
    first_of,
    kind_in,
    other_in,
    verb_of,
)
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    MARSHAL,
    NOBODY,
    NOWHERE,
    OPTIONS_CAPACITY,
    SHEET,
    State,
    entry_figure,
    entry_kind,
)

# Habits: the weights by which instinct goes. Tuned by games of instinct against itself.
DRAW_RICH: Final[i64] = 0  # a draw with many cards in hand
DRAW_POOR: Final[i64] = 1  # … with few
ROB: Final[i64] = 2  # Robbery where there is loot
ROB_MORE: Final[i64] = 3  # … for each $1000 of it
ROB_BLIND: Final[i64] = 4  # … where nobody knows what there will be
ROB_NOTHING: Final[i64] = 5  # … where there is none
FIRE_SEEN: Final[i64] = 6  # Fire with somebody in sight
FIRE_AWAY: Final[i64] = 7  # … from another place than the present one
FIRE_UNSEEN: Final[i64] = 8  # … with nobody in sight
MOVE_LOOT: Final[i64] = 9  # Move away from loot
MOVE_ON: Final[i64] = 10  # … from a place without
MOVE_BLIND: Final[i64] = 11  # … after something unforeseeable
FLOOR_STAY: Final[i64] = 12  # Floor Change away from loot
FLOOR_LOOT: Final[i64] = 13  # … towards loot
FLOOR_ON: Final[i64] = 14  # … without either
FLOOR_BLIND: Final[i64] = 15  # …
FLOOR_LAW: Final[i64] = 16  # … to the Marshal
PUNCH_SEEN: Final[i64] = 17  # Punch with somebody there
PUNCH_UNSEEN: Final[i64] = 18  # … with nobody
PUNCH_BLIND: Final[i64] = 19  # …
MARSHAL_HABIT: Final[i64] = 20  # the Marshal's card
ESCAPE: Final[i64] = 21  # Move or Floor Change away from the Marshal, on top
OTHER_CARD: Final[i64] = 22  # cards of other boxes
TOKEN_BASE: Final[i64] = 23  # a purse to take
TOKEN_JEWEL: Final[i64] = 24  # a jewel
TOKEN_BOX: Final[i64] = 25  # a strongbox
GOAL: Final[i64] = 26  # any goal of a move
GOAL_ROB: Final[i64] = 27  # … for each $100 that the next cards take there
GOAL_LOOT: Final[i64] = 28  # … for each $100 that lies there
GOAL_FIRE: Final[i64] = 29  # … with somebody to shoot from there
GRUDGE: Final[i64] = 30  # any target
GRUDGE_RICH: Final[i64] = 31  # … for each $100 he has
GRUDGE_SQUARE: Final[i64] = 32  # … for its square, in quarters
LEAD: Final[i64] = 33  # the Marshal's way
LEAD_MET: Final[i64] = 34  # … for each rival met
PUSH_ON: Final[i64] = 35  # a place to push somebody to
PUSH_LAW: Final[i64] = 36  # … the Marshal's
PUSH_LOOT: Final[i64] = 37  # … less for each $100 there, in quarters
N_HABITS: Final[i64] = 38

_TUNED: Final[list[i64]] = [
    4,  # DRAW_RICH
    12,  # DRAW_POOR
    364,  # ROB
    10,  # ROB_MORE
    24,  # ROB_BLIND
    1,  # ROB_NOTHING
    311,  # FIRE_SEEN
    111,  # FIRE_AWAY
    5,  # FIRE_UNSEEN
    2,  # MOVE_LOOT
    81,  # MOVE_ON
    3,  # MOVE_BLIND
    1,  # FLOOR_STAY
    1229,  # FLOOR_LOOT
    1,  # FLOOR_ON
    4,  # FLOOR_BLIND
    1,  # FLOOR_LAW
    20,  # PUNCH_SEEN
    2,  # PUNCH_UNSEEN
    1,  # PUNCH_BLIND
    2,  # MARSHAL
    4,  # ESCAPE
    3,  # OTHER_CARD
    0,  # TOKEN_BASE
    20,  # TOKEN_JEWEL
    97,  # TOKEN_BOX
    1,  # GOAL
    13,  # GOAL_ROB
    10,  # GOAL_LOOT
    10,  # GOAL_FIRE
    10,  # GRUDGE
    219,  # GRUDGE_RICH
    33,  # GRUDGE_SQUARE
    4,  # LEAD
    1,  # LEAD_MET
    11,  # PUSH_ON
    17,  # PUSH_LAW
    1,  # PUSH_LOOT
]
HABITS: Final[vec[i64]] = vec[i64](_TUNED)

# What a token is worth, in hundreds of dollars.
PURSE_WORTH: Final[i64] = 3
JEWEL_WORTH: Final[i64] = 5
STRONGBOX_WORTH: Final[i64] = 10
OTHER_WORTH: Final[i64] = 3

BLIND: Final[i64] = -1  # where one stands after something that cannot be foreseen
FEW_OPTIONS: Final[i64] = 4
SURE: Final[i64] = 40  # what nobody thinks about
PLAIN: Final[i64] = 8  # what instinct knows nothing about


def follow(s: State, habits: vec[i64], weights: vec[i64], sharp: bool = False) -> i64:
    """One of the options of the deciding seat, by instinct; if sharp, only plans are drawn."""
    if s.n_options == 1:
        return s.options[0]
    total = weigh(s, habits, weights)
    k: i64 = 0
    if sharp and verb_of(s.options[0]) not in (PLAY, DRAW):
        best: i64 = 0
        for k in range(s.n_options):
            if weights[k] > weights[best]:
                best = k
        return s.options[best]
    at = roll(s, total)
    k = 0
    while at >= weights[k]:
        at -= weights[k]
        k += 1
    return s.options[k]


def preferred(knowledge: Knowledge, start: i64) -> i64:
    """What the seat that has to decide would do by instinct alone."""
    zero: i64 = 0
    weights = vec[i64]([zero] * OPTIONS_CAPACITY)
    s = knowledge.deal(Dice(start))
    while s.deciding != knowledge.seat:  # answers to a common question, given before
        choose(s, follow(s, HABITS, weights))
    return follow(s, HABITS, weights)


def weigh(s: State, habits: vec[i64], weights: vec[i64]) -> i64:
    """Weigh every option of the deciding seat, 1 or more; the sum of the weights."""
    verb = verb_of(s.options[0])
    if verb in (PLAY, DRAW):
        weigh_plan(s, habits, weights)
    else:
        weigh_answer(s, habits, weights)
    total: i64 = 0
    for k in range(s.n_options):
        if weights[k] < 1:
            weights[k] = 1
        total += weights[k]
    return total


# Planning


def weigh_plan(s: State, habits: vec[i64], weights: vec[i64]) -> None:
    """A card is worth what it can do where its bandit will stand by then."""
    seat = s.deciding
    last: i64 = NOBODY
    here: i64 = BLIND
    left: i64 = 0
    for k in range(s.n_options):
        option = s.options[k]
        verb = verb_of(option)
        if verb == DRAW:
            weights[k] = habits[DRAW_POOR] if s.n_options <= FEW_OPTIONS else habits[DRAW_RICH]
        elif verb == PLAY:
            code = first_of(option)
            figure = s.rules.other_bandit[seat] if other_in(code) else s.rules.first_bandit[seat]
            if figure != last:
                last = figure
                here = will_stand(s, figure)
                if here != BLIND:
                    left = count(s.ground[here]) - robberies_there(s, figure)
            weights[k] = appeal(s, habits, figure, kind_in(code), here, left)
        else:
            weights[k] = habits[OTHER_CARD]


def laid(s: State, figure: i64, kind: i64) -> i64:
    """How many cards of a kind wait in the pile for a figure."""
    n: i64 = 0
    for k in range(s.next, s.pile_size):
        if entry_figure(s.pile[k]) == figure and entry_kind(s.pile[k]) == kind:
            n += 1
    return n


def robberies_there(s: State, figure: i64) -> i64:
    """How many Robberies a figure has laid since it will last have gone somewhere."""
    n: i64 = 0
    for k in range(s.next, s.pile_size):
        if entry_figure(s.pile[k]) == figure:
            kind = entry_kind(s.pile[k])
            if kind == ROBBERY:
                n += 1
            elif kind in (MOVE, FLOOR_CHANGE):
                n = 0
    return n


def will_stand(s: State, figure: i64) -> i64:
    """Where a figure will stand after its cards in the pile, if nobody interferes."""
    here = s.fig[AT + figure]
    if here >= NOWHERE:
        return BLIND
    for k in range(s.next, s.pile_size):
        entry = s.pile[k]
        if entry_figure(entry) == figure:
            kind = entry_kind(entry)
            if kind == FLOOR_CHANGE:
                if s.board.floor[here] != NO_POSITION:
                    here = s.board.floor[here]
            elif kind == MOVE:
                here = likely_goal(s, figure, here, k + 1)
            elif kind not in (FIRE, ROBBERY, PUNCH, MARSHAL_CARD):
                return BLIND
    return here


def likely_goal(s: State, figure: i64, here: i64, then: i64) -> i64:
    """Where a Move will lead, with the cards that follow it."""
    goals = s.board.walk[here]
    best = here
    most: i64 = -1
    while goals:
        goal = lowest(goals)
        goals &= goals - 1
        worth = 4 * booty(s, figure, goal, then) + loot_at(s, goal)
        if worth > most and goal != s.fig[AT + MARSHAL]:
            most = worth
            best = goal
    return best


def booty(s: State, figure: i64, here: i64, then: i64) -> i64:
    """What the next cards of a figure take for it that stands here, in hundreds of dollars."""
    found: i64 = 0
    taken: i64 = 0
    for k in range(then, s.pile_size):
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


def appeal(s: State, habits: vec[i64], figure: i64, kind: i64, here: i64, left: i64) -> i64:
    """How good a card looks for a figure that will stand here, with so many tokens left."""
    if kind == ROBBERY:
        if here == BLIND:
            return habits[ROB_BLIND]
        if left <= 0:
            return habits[ROB_NOTHING]
        return habits[ROB] + habits[ROB_MORE] * loot_at(s, here) // 10
    if kind == FIRE:
        if s.fig[CYLINDER + figure] <= laid(s, figure, FIRE):
            return 1
        if here != s.fig[AT + figure]:
            return habits[FIRE_AWAY]
        return habits[FIRE_SEEN] if in_sight(s, figure) else habits[FIRE_UNSEEN]
    if kind == MOVE:
        if here == BLIND:
            return habits[MOVE_BLIND]
        weight = habits[MOVE_LOOT] if left > 0 else habits[MOVE_ON]
        return weight + habits[ESCAPE] if here == s.fig[AT + MARSHAL] else weight
    if kind == FLOOR_CHANGE:
        if here == BLIND:
            return habits[FLOOR_BLIND]
        other = s.board.floor[here]
        if other == NO_POSITION:
            return 1
        if other == s.fig[AT + MARSHAL]:
            return habits[FLOOR_LAW]
        if here == s.fig[AT + MARSHAL]:
            return habits[ESCAPE]
        if left > 0:
            return habits[FLOOR_STAY]
        return habits[FLOOR_LOOT] if s.ground[other] else habits[FLOOR_ON]
    if kind == PUNCH:
        if here == BLIND:
            return habits[PUNCH_BLIND]
        there = bandits_at(s, here) & ~bit(figure)
        return habits[PUNCH_SEEN] if there else habits[PUNCH_UNSEEN]
    return habits[MARSHAL_HABIT] if kind == MARSHAL_CARD else habits[OTHER_CARD]


def loot_at(s: State, here: i64) -> i64:
    """What lies on a position, in hundreds of dollars."""
    tokens = s.ground[here]
    if tokens == 0:
        return 0
    purses = count(tokens & s.rules.tokens_of[PURSE])
    jewels = count(tokens & s.rules.tokens_of[JEWEL])
    boxes = count(tokens & s.rules.tokens_of[STRONGBOX])
    others = count(tokens) - purses - jewels - boxes
    worth = purses * PURSE_WORTH + jewels * JEWEL_WORTH + boxes * STRONGBOX_WORTH
    return worth + others * OTHER_WORTH


# Carrying out a card


def weigh_answer(s: State, habits: vec[i64], weights: vec[i64]) -> None:
    """Each option by itself: loot to take, a goal, a target."""
    word = top(s)
    kind = kind_of(word)
    figure = figure_of(word)
    for k in range(s.n_options):
        option = s.options[k]
        verb = verb_of(option)
        thing = first_of(option)
        if verb == TO:
            if kind == MARSHAL_TO:
                weights[k] = lead_there(s, habits, figure, thing)
            else:
                weights[k] = pull_of(s, habits, figure, thing)
        elif verb == TARGET:
            weights[k] = grudge(s, habits, figure, thing)
        elif verb == TAKE:
            weights[k] = token_pull(habits, s.rules.kind_of_token[thing])
        elif verb == DROP:
            weights[k] = token_pull(habits, thing)
        elif verb == PUSH:
            weights[k] = push_there(s, habits, thing)
        elif verb in (YES, DISCARD_BULLET):
            weights[k] = SURE
        elif verb == PASS:
            weights[k] = 1
        else:
            weights[k] = PLAIN


def token_pull(habits: vec[i64], kind: i64) -> i64:
    if kind == STRONGBOX:
        return habits[TOKEN_BOX]
    return habits[TOKEN_JEWEL] if kind == JEWEL else habits[TOKEN_BASE]


def pull_of(s: State, habits: vec[i64], figure: i64, goal: i64) -> i64:
    """How a place attracts: by what the next cards can do there, and by its loot."""
    if goal == s.fig[AT + MARSHAL]:
        return 1
    if figure >= s.rules.n_figures:
        return PLAIN
    weight = habits[GOAL] + habits[GOAL_LOOT] * loot_at(s, goal)
    weight += habits[GOAL_ROB] * booty(s, figure, goal, s.next)
    if bandits_on(s, s.board.near[goal]) & ~bit(figure):
        weight += habits[GOAL_FIRE] * laid(s, figure, FIRE)
    return weight


def grudge(s: State, habits: vec[i64], figure: i64, other: i64) -> i64:
    """The rich are the better targets; nobody harms his own side."""
    victim = s.rules.seat_of[other]
    seat = s.rules.seat_of[figure]
    if victim == NOBODY or seat == NOBODY:
        return PLAIN
    if s.rules.side_of[victim] == s.rules.side_of[seat]:
        return 1
    worth = riches(s, other)
    return habits[GRUDGE] + habits[GRUDGE_RICH] * worth + habits[GRUDGE_SQUARE] * worth * worth // 4


def riches(s: State, figure: i64) -> i64:
    """What everybody can see of a bandit's wealth, in hundreds of dollars."""
    tokens = s.fig[SHEET + figure]
    jewels = count(tokens & s.rules.tokens_of[JEWEL])
    boxes = count(tokens & s.rules.tokens_of[STRONGBOX])
    rest = count(tokens) - jewels - boxes
    worth = jewels * JEWEL_WORTH + boxes * STRONGBOX_WORTH + rest * PURSE_WORTH
    return worth + s.fig[CASH + figure] // 100


def lead_there(s: State, habits: vec[i64], figure: i64, goal: i64) -> i64:
    """Lead the Marshal to rivals, not to oneself."""
    met = bandits_at(s, goal)
    weight = habits[LEAD]
    own = s.rules.side_of[s.rules.seat_of[figure]]
    while met:
        if s.rules.side_of[s.rules.seat_of[lowest(met)]] == own:
            return 1
        weight += habits[LEAD_MET]
        met &= met - 1
    return weight


def push_there(s: State, habits: vec[i64], goal: i64) -> i64:
    """Push somebody to the Marshal, or away from loot."""
    if goal == s.fig[AT + MARSHAL]:
        return habits[PUSH_LAW]
    return habits[PUSH_ON] - habits[PUSH_LOOT] * loot_at(s, goal) // 4
