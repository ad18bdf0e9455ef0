"""Redeal: a full state that agrees with everything a seat knows, for search (SUPER-INFO).

Unknown are the backs of the wagons, and what others have programmed.
"""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.program import laid_under, pile_size
from folsom.boxes.superexpress.rules.state import LOOT, PROGRAM, SCHEMIN, SHOWN, State, clone
from folsom.engine.bits import bit, count, nth
from folsom.engine.generator import roll, seed


def redeal(s: State, seat: i64, a: i64, b: i64, c: i64, d: i64) -> State:
    """Sample a state that this seat cannot tell from the true one."""
    r = clone(s)
    seed(r, a, b, c, d)
    turn_wagons(r)
    for other in range(r.rules.n_seats):
        if other != seat and r.phase == SCHEMIN:
            forget_program(r, other)
        elif other != seat:
            deal_program(r, other)
    return r


def turn_wagons(r: State) -> None:
    """SUPER-INFO-03: any card that nobody has won may be any wagon of the train."""
    left = bit(r.rules.n_cards) - 1
    for other in range(r.rules.n_seats):
        left &= ~r.seat[LOOT + other]
    r.wagons = 0
    for car in range(r.tail):
        card = nth(left, roll(r, count(left)))
        left &= ~bit(card)
        r.wagons |= card << (4 * car)


def forget_program(r: State, seat: i64) -> None:
    """SUPER-INFO-02: what others have locked is unknown, so they are asked again."""
    if r.aboard & bit(seat):
        r.seat[PROGRAM + seat] = 0
        r.asked |= bit(seat)


def deal_program(r: State, seat: i64) -> None:
    """SUPER-INFO-01, 02: of cards not yet revealed only their number is known."""
    n = pile_size(r.seat[PROGRAM + seat])
    left: i64 = 0
    for kind in r.rules.hand:
        left |= bit(kind)
    shown = r.seat[SHOWN + seat]
    while shown:
        left &= ~bit((shown & 15) - 1)
        shown >>= 4
    cards: i64 = 0
    for k in range(n):
        kind = nth(left, roll(r, count(left)))
        left &= ~bit(kind)
        cards = laid_under(cards, k, kind)
    r.seat[PROGRAM + seat] = cards
