"""Options: what a seat may choose, as words that mean the same in every redeal.

An option is a verb and up to two numbers, which are public handles: a position,
a figure, a token, a card of the own hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import lowest
from folsom.engine.state import State
from folsom.engine.vectors import put

PLAY: Final[i64] = 0  # card, face down?
DRAW: Final[i64] = 1
TO: Final[i64] = 2  # position
TARGET: Final[i64] = 3  # figure
TAKE: Final[i64] = 4  # token
DROP: Final[i64] = 5  # kind of token
PUSH: Final[i64] = 6  # position
YES: Final[i64] = 7
NO: Final[i64] = 8
PASS: Final[i64] = 9
KEEP: Final[i64] = 10  # card
DISCARD_BULLET: Final[i64] = 11
CABOOSE: Final[i64] = 12  # figure
FIRST_MODULE_VERB: Final[i64] = 16


def option(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return verb | (a << 6) | (b << 14)


def verb_of(word: i64) -> i64:
    return word & 63


def first_of(word: i64) -> i64:
    return (word >> 6) & 255


def second_of(word: i64) -> i64:
    return (word >> 14) & 255


def offer(s: State, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Add an option to the list of the seat that decides."""
    put(s.options, s.n_options, option(verb, a, b))
    s.n_options += 1


def offer_if(s: State, is_legal: i64, verb: i64, a: i64, b: i64) -> None:
    """Add an option if this is 1, and none if it is 0; no processor has to guess which."""
    put(s.options, s.n_options, option(verb, a, b))
    s.n_options += is_legal


def offer_each(s: State, verb: i64, members: i64) -> None:
    """Offer the same verb with every member of a set."""
    while members:
        offer(s, verb, lowest(members))
        members &= members - 1


def offer_yes_no(s: State) -> None:
    offer(s, YES)
    offer(s, NO)


# A card as an option names it: its kind, and whether it is of the seat's other bandit.
OTHER_BANDIT: Final[i64] = 16


def card_code(kind: i64, other: i64) -> i64:
    return kind + other * OTHER_BANDIT


def kind_in(code: i64) -> i64:
    return code & 15


def other_in(code: i64) -> i64:
    return code >> 4
