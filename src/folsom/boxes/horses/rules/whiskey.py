"""Whiskey flasks: section 8 of the rules.

A flask from which somebody has drunk is another token: its kind is open, and it is
told apart from an untouched one. The two sides of the piece are never both in play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import draw_three, playable, turn_flags
from folsom.boxes.base.rules.tasks import PLAN, PLAY_ONE, PLAY_TWO
from folsom.boxes.horses.rules.tasks import (
    CLASSIC_FLASKS,
    DRANK,
    DRINK,
    FIRST_FLASK,
    FIRST_HALF_CLASSIC,
    FIRST_HALF_OLD,
    FLASK,
    FLASKS,
    HALF_CLASSIC,
    HALF_OLD,
    NO_PLAYABLE_CARD,
    OLD_FLASK,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, bullets, lowest
from folsom.engine.board import INSIDE, position
from folsom.engine.chance import below
from folsom.engine.loot import give_up, label, of_kind, reveal
from folsom.engine.options import first_of, offer, second_of, verb_of
from folsom.engine.rules import PLAIN, Rules
from folsom.engine.state import BOX, FACE, GROUND, HAND, NOBODY, SHEET, State
from folsom.engine.telling import tell

# What is in a flask: the face of an untouched one.
CLASSIC: Final[i64] = 1
OLD: Final[i64] = 2

# What a bandit drinks from, as an option says it.
HALF_DRUNK: Final[i64] = 2  # added to CLASSIC or OLD


def bring_flasks(rules: Rules) -> None:
    """HORSE-COMP-01."""
    rules.add_tokens(FLASK, FIRST_FLASK, FLASKS)
    rules.add_tokens(HALF_CLASSIC, FIRST_HALF_CLASSIC, CLASSIC_FLASKS)
    rules.add_tokens(HALF_OLD, FIRST_HALF_OLD, FLASKS - CLASSIC_FLASKS)
    rules.secret_tokens |= rules.tokens_of[FLASK]


def place_flasks(s: State) -> None:
    """HORSE-SETUP-03, 04: one by chance in each car but the Locomotive; the rest goes unseen."""
    old = FIRST_FLASK + below(s, FLASKS, OLD_FLASK)
    for token in range(FIRST_FLASK, FIRST_FLASK + FLASKS):
        s.word[FACE + token] = OLD if token == old else CLASSIC
        car = token - FIRST_FLASK + 1
        if car <= s.rules.last_car:
            s.word[GROUND + position(car, INSIDE)] |= bit(token)
            label(s, token)
        else:
            s.word[GROUND + BOX] |= bit(token)
    s.word[GROUND + BOX] |= s.rules.tokens_of[HALF_CLASSIC] | s.rules.tokens_of[HALF_OLD]


def list_drinks(s: State, seat: i64) -> None:
    """HORSE-WHISKEY-05, 06, 13: a flask of any own bandit, in a standard turn."""
    if turn_flags(s) & PLAIN == 0:
        return
    theirs = s.rules.bandits_of[seat] | bit(s.rules.first_bandit[seat])
    while theirs:
        figure = lowest(theirs)
        for drink in range(CLASSIC, OLD + HALF_DRUNK + 1):
            if flasks_with(s, figure, drink) and can_drink(s, seat, drink):
                offer(s, DRINK, drink, figure)
        theirs &= theirs - 1


def flasks_with(s: State, figure: i64, drink: i64) -> i64:
    """The flasks on a sheet that hold this drink."""
    sheet = s.word[SHEET + figure]
    if drink == CLASSIC + HALF_DRUNK:
        return of_kind(s, sheet, HALF_CLASSIC)
    if drink == OLD + HALF_DRUNK:
        return of_kind(s, sheet, HALF_OLD)
    found: i64 = 0
    untouched = of_kind(s, sheet, FLASK)
    while untouched:
        token = lowest(untouched)
        if s.word[FACE + token] == drink:
            found |= bit(token)
        untouched &= untouched - 1
    return found


def is_old(drink: i64) -> bool:
    return drink & 1 == 0


def can_drink(s: State, seat: i64, drink: i64) -> bool:
    """HORSE-WHISKEY-10: Old Whiskey needs two Action cards in hand."""
    return not is_old(drink) or playable(s, seat) >= 2


def is_drink(option: i64) -> bool:
    return verb_of(option) == DRINK


def drink(s: State, seat: i64, option: i64) -> None:
    """HORSE-WHISKEY-03, 07 to 09, 11: what the flask gives, and what becomes of it."""
    what = first_of(option)
    figure = second_of(option)
    empty_or_turn(s, figure, what)
    if is_old(what):
        push(s, task(PLAN, NOBODY, seat, PLAY_TWO))
        push(s, task(PLAN, NOBODY, seat, PLAY_TWO))
        return
    draw_three(s, seat)
    if playable(s, seat) > 0:
        push(s, task(PLAN, NOBODY, seat, PLAY_ONE))
    else:
        has_only_bullets(s, seat)


def has_only_bullets(s: State, seat: i64) -> None:
    """HORSE-WHISKEY-08: the turn ends without a card, and everybody sees why."""
    if s.witness is not None:
        s.witness.notebook.held[seat] = bullets(s.word[HAND + seat])
    tell(s, NO_PLAYABLE_CARD, seat)


def empty_or_turn(s: State, figure: i64, drink: i64) -> None:
    """HORSE-WHISKEY-03, 14: first half-drunk and known to all, then out of the game."""
    token = give_up(s, figure, lowest(flasks_with(s, figure, drink)), BOX)
    reveal(s, token)
    if drink <= OLD:
        half = of_kind(s, s.word[GROUND + BOX], HALF_OLD if is_old(drink) else HALF_CLASSIC)
        s.word[GROUND + BOX] &= ~bit(lowest(half))
        s.word[SHEET + figure] |= bit(lowest(half))
    tell(s, DRANK, figure, 2 - (drink & 1), 1 if drink > OLD else 0)


def flasks_at(s: State, here: i64) -> i64:
    """HORSE-EVENT-05: untouched and half-drunk ones."""
    rules = s.rules
    flasks = rules.tokens_of[FLASK] | rules.tokens_of[HALF_CLASSIC] | rules.tokens_of[HALF_OLD]
    return s.word[GROUND + here] & flasks


def drink_in(s: State, token: i64) -> i64:
    """What a flask holds, untouched or not."""
    if s.rules.kind_of_token[token] == FLASK:
        return s.word[FACE + token]
    return CLASSIC if s.rules.kind_of_token[token] == HALF_CLASSIC else OLD
