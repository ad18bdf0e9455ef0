"""Loot: tokens on sheets and on the train.

A token's number is a public handle, its value a face. On the train handles are told
apart; on a sheet they are not (BASE-INFO-06), so what falls by chance is the lowest
handle of its kind with the face of a random one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import bit, count, lowest, nth
from folsom.engine.chance import BLIND, FROM_SHEET, below
from folsom.engine.state import AT, FACE, GROUND, LABEL, LIMBO, SHEET, State
from folsom.engine.telling import (
    LOOT_FELL,
    LOOT_FORFEITED,
    LOOT_KEPT,
    LOOT_LAID,
    LOOT_TAKEN,
    confide,
    tell,
)

PURSE: Final[i64] = 0
JEWEL: Final[i64] = 1
STRONGBOX: Final[i64] = 2
BASE_KINDS: Final[i64] = 3

JEWEL_VALUE: Final[i64] = 500
STRONGBOX_VALUE: Final[i64] = 1000

# Ranges of handles; the gaps are for tokens that other boxes add to a kind, and 32 on for theirs.
FIRST_PURSE: Final[i64] = 0
FIRST_JEWEL: Final[i64] = 22
FIRST_STRONGBOX: Final[i64] = 28


def of_kind(s: State, tokens: i64, kind: i64) -> i64:
    """The tokens of one kind in a set."""
    return tokens & s.rules.tokens_of[kind]


def kind_of_token(s: State, token: i64) -> i64:
    return s.rules.kind_of_token[token]


def take(s: State, figure: i64, token: i64) -> None:
    """BASE-ROB-01, 03: a token goes from the figure's position onto its sheet."""
    here = s.word[AT + figure]
    its_label = s.word[LABEL + token]
    s.word[GROUND + here] &= ~bit(token)
    s.word[SHEET + figure] |= bit(token)
    s.word[LABEL + token] = 0
    witness = s.witness
    if witness is not None:
        seat = s.rules.seat_of[figure]
        face = s.word[FACE + token]
        witness.notebook.saw(s, seat, token)
        confide(s, bit(seat), face, LOOT_TAKEN, figure, kind_of_token(s, token), its_label, here)


def fall(s: State, victim: i64, kind: i64) -> i64:
    """BASE-PUNCH-06: a random token of a kind leaves the sheet for limbo; its handle."""
    alike = of_kind(s, s.word[SHEET + victim], kind)
    token = lowest(alike)
    chosen = nth(alike, below(s, count(alike), FROM_SHEET + victim))
    _exchange(s, token, chosen)
    s.word[SHEET + victim] &= ~bit(token)
    s.word[GROUND + LIMBO] |= bit(token)
    if s.witness is not None:
        s.witness.notebook.fell(s, s.rules.seat_of[victim], token, alike & ~bit(token))
    return token


def _exchange(s: State, a: i64, b: i64) -> None:
    """Exchange two faces, so that the handle which leaves a sheet says nothing."""
    face = s.word[FACE + a]
    s.word[FACE + a] = s.word[FACE + b]
    s.word[FACE + b] = face


def lay(s: State, victim: i64, token: i64, here: i64) -> None:
    """BASE-PUNCH-03, BASE-INFO-06: a fallen token comes to lie on a position, with a new id."""
    s.word[GROUND + LIMBO] &= ~bit(token)
    s.word[GROUND + here] |= bit(token)
    label(s, token)
    confide(
        s,
        bit(s.rules.seat_of[victim]),
        s.word[FACE + token],
        LOOT_FELL,
        victim,
        kind_of_token(s, token),
        s.word[LABEL + token],
        here,
    )


def label(s: State, token: i64) -> None:
    """BASE-INFO-06: a token with a hidden face gets a new public id."""
    if s.rules.secret_tokens & ~s.rules.alike & bit(token):
        s.word[LABEL + token] = s.next_label
        s.next_label += 1


def keep(s: State, taker: i64, victim: i64, token: i64) -> None:
    """BASE-POWER-08, 09: the puncher puts the fallen token on their own sheet."""
    hand_over(s, taker, token)
    both = bit(s.rules.seat_of[taker]) | bit(s.rules.seat_of[victim])
    confide(s, both, s.word[FACE + token], LOOT_KEPT, taker, victim, kind_of_token(s, token))


def hand_over(s: State, taker: i64, token: i64) -> None:
    """A token that has left a sheet goes onto another, and its new owner looks at it."""
    s.word[GROUND + LIMBO] &= ~bit(token)
    s.word[SHEET + taker] |= bit(token)
    if s.witness is not None:
        s.witness.notebook.saw(s, s.rules.seat_of[taker], token)


def forfeit(s: State, figure: i64, chosen: i64, goal: i64) -> None:
    """BASE-EVENT-18, BASE-INFO-17: a token leaves the sheet for good, unseen by others."""
    token = give_up(s, figure, chosen, goal)
    seat = s.rules.seat_of[figure]
    kind = kind_of_token(s, token)
    confide(s, bit(seat), s.word[FACE + token], LOOT_FORFEITED, figure, kind)


def give_up(s: State, figure: i64, chosen: i64, goal: i64) -> i64:
    """A token that is named leaves the sheet, by a handle that says nothing; that handle."""
    alike = of_kind(s, s.word[SHEET + figure], kind_of_token(s, chosen))
    token = lowest(alike)
    _exchange(s, token, chosen)
    s.word[SHEET + figure] &= ~bit(token)
    s.word[GROUND + goal] |= bit(token)
    if s.witness is not None:
        seat = s.rules.seat_of[figure]
        s.witness.notebook.fell(s, seat, token, alike & ~bit(token))
    return token


def reveal(s: State, token: i64) -> None:
    """Everybody sees the face of a token."""
    if s.witness is not None:
        for seat in range(s.rules.n_seats):
            s.witness.notebook.saw(s, seat, token)


def bring(s: State, source: i64, token: i64, here: i64) -> None:
    """A token that was out of play comes to lie on a position."""
    s.word[GROUND + source] &= ~bit(token)
    s.word[GROUND + here] |= bit(token)
    tell(s, LOOT_LAID, kind_of_token(s, token), here)


def draw_blindly(s: State, here: i64, tokens: i64) -> i64:
    """A token of these, all on one position, by chance; by a handle that says nothing."""
    chosen = nth(tokens, below(s, count(tokens), BLIND))
    alike = of_kind(s, s.word[GROUND + here], kind_of_token(s, chosen))
    token = lowest(alike)
    _exchange(s, token, chosen)
    if s.witness is not None:
        s.witness.notebook.shuffled(s, alike)
    return token
