"""Sets and bags in one word.

A *set* is a word with one bit per member: figures, positions, tokens, seats.
A *bag* is a word that counts the cards of a zone: four bits for each kind of
Action card, and above them eight bits for the Bullet cards.
"""

from typing import Final

from mypy_extensions import i64

ACTION_KINDS: Final[i64] = 13  # kinds 0 to 12 have a nibble each
BULLET: Final[i64] = 15  # the kind of a Bullet card
BULLET_SHIFT: Final[i64] = 52
ONE_BULLET: Final[i64] = 0x10000000000000  # the bag of one bullet
ALL_ACTIONS: Final[i64] = 0xFFFFFFFFFFFFF

_EVEN_NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F
_EVEN_BYTES: Final[i64] = 0x00FF00FF00FF00FF


def bit(n: i64) -> i64:
    """The set whose only member is n."""
    return _shifted(1, n)


def _shifted(word: i64, n: i64) -> i64:
    """A shift of a parameter: mypyc shifts a literal, or a variable that holds one, in 32 bits."""
    return word << n


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    if members & 0xFFFFFFFF == 0:
        members >>= 32
        n += 32
    if members & 0xFFFF == 0:
        members >>= 16
        n += 16
    if members & 0xFF == 0:
        members >>= 8
        n += 8
    if members & 0xF == 0:
        members >>= 4
        n += 4
    if members & 0x3 == 0:
        members >>= 2
        n += 2
    if members & 0x1 == 0:
        n += 1
    return n


def count(members: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n


def nth(members: i64, n: i64) -> i64:
    """The member of a set with n smaller ones before it."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)


def card(kind: i64) -> i64:
    """The bag that holds one card of this kind."""
    if kind == BULLET:
        return ONE_BULLET
    return bit(kind * 4)


def copies(bag: i64, kind: i64) -> i64:
    """How many cards of a kind a bag holds."""
    if kind == BULLET:
        return bag >> BULLET_SHIFT
    return (bag >> (kind * 4)) & 15


def bullets(bag: i64) -> i64:
    """How many Bullet cards a bag holds."""
    return bag >> BULLET_SHIFT


def actions(bag: i64) -> i64:
    """The Action cards of a bag, without its bullets."""
    return bag & ALL_ACTIONS


def size(bag: i64) -> i64:
    """How many cards a bag holds."""
    n = bag & ALL_ACTIONS
    n = (n & _EVEN_NIBBLES) + ((n >> 4) & _EVEN_NIBBLES)
    n = (n & _EVEN_BYTES) + ((n >> 8) & _EVEN_BYTES)
    n += n >> 16
    n += n >> 32
    return (n & 0xFF) + (bag >> BULLET_SHIFT)


def nth_card(bag: i64, n: i64) -> i64:
    """The kind of the n-th card of a bag, its cards laid out by kind, bullets last."""
    kind: i64 = 0
    left = bag & ALL_ACTIONS
    while left:
        here = left & 15
        if n < here:
            return kind
        n -= here
        left >>= 4
        kind += 1
    return BULLET
