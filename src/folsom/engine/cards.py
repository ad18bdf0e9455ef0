"""Cards: zones of a seat, and how cards go from one to another.

A deck that nobody knows the order of is a bag, and drawing picks from it by chance
(BASE-DECK-05). Bullets that everybody saw put on top come first (BASE-EXPERT-10).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import BULLET, card, copies, nth_card, size
from folsom.engine.chance import CARD, below
from folsom.engine.options import card_code, kind_in, other_in
from folsom.engine.state import DECK, DISCARD, HAND, KEPT, LENT, SHUT, TOP, UNDER, State
from folsom.engine.telling import with_card
from folsom.engine.vectors import put


def zone_size(s: State, zone: i64, seat: i64) -> i64:
    other = s.word[zone + LENT + seat]
    if other:
        return size(s.word[zone + seat]) + size(other)
    return size(s.word[zone + seat])


def hand_size(s: State, seat: i64) -> i64:
    """Cards in the hand, those picked in a question that is still open included."""
    return zone_size(s, HAND, seat) + zone_size(s, KEPT, seat)


def deck_size(s: State, seat: i64) -> i64:
    return zone_size(s, DECK, seat)


def discard_size(s: State, seat: i64) -> i64:
    return zone_size(s, DISCARD, seat) + zone_size(s, SHUT, seat)


def add(s: State, zone: i64, seat: i64, code: i64) -> None:
    place = zone + other_in(code) * LENT + seat
    put(s.word, place, s.word[place] + card(kind_in(code)))


def remove(s: State, zone: i64, seat: i64, code: i64) -> None:
    place = zone + other_in(code) * LENT + seat
    put(s.word, place, s.word[place] - card(kind_in(code)))


def pour(s: State, source: i64, goal: i64, seat: i64) -> None:
    """Put all cards of a zone into another of the same seat."""
    s.word[goal + seat] += s.word[source + seat]
    s.word[source + seat] = 0
    s.word[goal + LENT + seat] += s.word[source + LENT + seat]
    s.word[source + LENT + seat] = 0


def empty(s: State, zone: i64, seat: i64) -> None:
    s.word[zone + seat] = 0
    s.word[zone + LENT + seat] = 0


def pick(s: State, seat: i64, own: i64, other: i64) -> i64:
    """A card of two bags of a seat, by chance."""
    n_own = size(own)
    n = below(s, n_own + size(other) if other else n_own, CARD + seat)
    if n < n_own:
        return nth_card(own, n)
    return card_code(nth_card(other, n - n_own), 1)


def take_top(s: State, seat: i64) -> i64:
    """Take the top card off a deck; -1 if there is none (BASE-DECK-06, BASE-EXPERT-08)."""
    if s.word[DECK + seat] | s.word[DECK + LENT + seat] == 0:
        for m in s.rules.draw_short:
            if m.draw_short(s, seat):
                break
        if s.word[DECK + seat] | s.word[DECK + LENT + seat] == 0:
            return -1
    code: i64 = -1
    if s.word[TOP + seat] > 0:
        s.word[TOP + seat] -= 1
        code = BULLET
    elif s.witness is not None:
        code = s.witness.next_card(seat)
    if code < 0:
        if s.word[UNDER + seat]:
            code = pick_above(s, seat)
        else:
            code = pick(s, seat, s.word[DECK + seat], s.word[DECK + LENT + seat])
    remove(s, DECK, seat, code)
    return code


# Cards that their owner has put under the deck: they are part of it, but come last.
UNDER_SHIFT: Final[i64] = 6
UNDER_MASK: Final[i64] = 63
MOST_UNDER: Final[i64] = 10


def put_under(s: State, seat: i64, code: i64) -> None:
    """To the bottom of the deck, of which a word has room for ten cards."""
    add(s, DECK, seat, code)
    n = number_under(s, seat)
    if n < MOST_UNDER:
        s.word[UNDER + seat] |= (code + 1) << (UNDER_SHIFT * n)


def number_under(s: State, seat: i64) -> i64:
    n: i64 = 0
    under = s.word[UNDER + seat]
    while under:
        n += 1
        under >>= UNDER_SHIFT
    return n


def nth_under(s: State, seat: i64, n: i64) -> i64:
    """A card under the deck, as its owner names it; those that come first are the first."""
    return ((s.word[UNDER + seat] >> (UNDER_SHIFT * n)) & UNDER_MASK) - 1


def take_out(s: State, seat: i64, code: i64) -> None:
    """A card leaves the deck, one of those at the bottom only if there is no other like it."""
    remove(s, DECK, seat, code)
    left = copies(s.word[DECK + other_in(code) * LENT + seat], kind_in(code))
    kept: i64 = 0
    place: i64 = 0
    for n in range(number_under(s, seat)):
        found = nth_under(s, seat, n)
        if found == code:
            if left == 0:
                continue
            left -= 1
        kept |= (found + 1) << (UNDER_SHIFT * place)
        place += 1
    s.word[UNDER + seat] = kept


def pick_above(s: State, seat: i64) -> i64:
    """A card by chance of those above the ones put under the deck, or else the first of these."""
    own = s.word[DECK + seat]
    other = s.word[DECK + LENT + seat]
    for n in range(number_under(s, seat)):
        code = nth_under(s, seat, n)
        if other_in(code):
            other -= card(kind_in(code))
        else:
            own -= card(kind_in(code))
    if own | other:
        return pick(s, seat, own, other)
    first = nth_under(s, seat, 0)
    s.word[UNDER + seat] >>= UNDER_SHIFT
    return first


def draw(s: State, seat: i64, number: i64) -> i64:
    """Draw into the hand, as far as the cards go; the cards drawn, for their owner's eyes."""
    drawn: i64 = 0
    for n in range(number):
        openly = s.word[TOP + seat] > 0
        code = take_top(s, seat)
        if code < 0:
            return drawn
        add(s, HAND, seat, code)
        if openly and s.witness is not None:
            s.witness.notebook.held[seat] += 1
        drawn = with_card(drawn, n, code)
    return drawn
