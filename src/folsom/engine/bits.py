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

# Below 2**62: mypyc keeps larger numbers as objects, and reads them anew whenever they are used.
_EVEN_BITS: Final[i64] = 0x1555555555555555  # bit 62 would be that of a negative word
_EVEN_PAIRS: Final[i64] = 0x3333333333333333
_EVEN_HALF_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F

_EVEN_NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F
_EVEN_BYTES: Final[i64] = 0x00FF00FF00FF00FF


def bit(n: i64) -> i64:
    """The set whose only member is n."""
    return _shifted(1, n)


def _shifted(word: i64, n: i64) -> i64:
    """A shift of a parameter: mypyc shifts a literal, or a variable that holds one, in 32 bits."""
    return word << n


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty: as many as there are numbers below it."""
    return count((members & -members) - 1)


def count(members: i64) -> i64:
    """How many members a set has; each bit, pair, half byte … is added to its neighbour."""
    n = members - ((members >> 1) & _EVEN_BITS)
    n = (n & _EVEN_PAIRS) + ((n >> 2) & _EVEN_PAIRS)
    n = (n + (n >> 4)) & _EVEN_HALF_BYTES
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 0x7F


def nth(members: i64, n: i64) -> i64:
    """The member of a set with n smaller ones before it."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)


def at_least_one(copies: i64) -> i64:
    """1 for a nibble that is not 0, without a question that a processor has to guess."""
    return (copies + 15) >> 4


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
    so_far: i64 = 0
    left = bag & ALL_ACTIONS
    while left:
        so_far += left & 15
        kind += _at_most(so_far, n)
        left >>= 4
    return kind if n < so_far else BULLET


def _at_most(a: i64, b: i64) -> i64:
    """1 if a is no larger than b, else 0, without a question that a processor has to guess."""
    return ((a - b - 1) >> 63) & 1
