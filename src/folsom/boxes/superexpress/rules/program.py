"""Programs: three cards in their order, chosen in secret (SUPER-PLAN).

A pile of cards is one word: four bits a card, the top one lowest, its kind + 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOVE: Final[i64] = 0
FLOOR_CHANGE: Final[i64] = 1
FLIP: Final[i64] = 2
FIRE: Final[i64] = 3
REFLEX: Final[i64] = 4
HORSE: Final[i64] = 5

CARDS: Final[i64] = 3  # SUPER-PLAN-02: in every program


def pile(first: i64, second: i64, third: i64) -> i64:
    return (first + 1) | ((second + 1) << 4) | ((third + 1) << 8)


def top_card(cards: i64) -> i64:
    return (cards & 15) - 1


def pile_size(cards: i64) -> i64:
    n: i64 = 0
    while cards:
        cards >>= 4
        n += 1
    return n


def laid_under(cards: i64, n: i64, kind: i64) -> i64:
    """A pile of n cards with one more at its bottom."""
    return cards | ((kind + 1) << (4 * n))


def hand(reflex: bool, horse: bool) -> list[i64]:
    """SUPER-PLAN-01, SUPER-SETUP-03, SUPER-REFLEX-00, SUPER-HORSE-00: the cards of a player."""
    cards: list[i64] = [MOVE, FLOOR_CHANGE, FLIP, FIRE]
    if reflex:
        cards.append(REFLEX)
    if horse:
        cards.append(HORSE)
    return cards


def programs(cards: list[i64]) -> list[i64]:
    """SUPER-PLAN-02, 03, 05: every way to lay exactly three different cards."""
    found: list[i64] = []
    for first in cards:
        for second in cards:
            for third in cards:
                if first != second and first != third and second != third:
                    found.append(pile(first, second, third))
    return found
