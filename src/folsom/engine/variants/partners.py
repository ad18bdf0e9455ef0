"""Redealing the cards of partners, some of which have changed hands unseen (BASE-TEAM-07, 08).

Cards are counted by code in a list here, since what is taken off a count for the moment
may exceed it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.engine.base.planning import layer_of_bullets
from folsom.engine.bits import ACTION_KINDS, BULLET, bullets, card, copies, lowest
from folsom.engine.cards import add, zone_size
from folsom.engine.chance import MAYBE, below
from folsom.engine.notebook import Notebook
from folsom.engine.options import OTHER_BANDIT, card_code, kind_in, other_in
from folsom.engine.redeal import (
    Loose,
    fill,
    gather,
    is_face_down,
    lay_under,
    place_face_down,
    put_in_deck,
    set_aside,
)
from folsom.engine.state import (
    DECK,
    DISCARD,
    GIVEN_BACK,
    HAND,
    KEPT,
    LENT,
    OUT,
    RECEIVED,
    SCHEMIN,
    SHUT,
    TOP,
    State,
    entry_figure,
    entry_kind,
    entry_seat,
    received_in_all,
)

CODES: Final[i64] = 2 * OTHER_BANDIT


def deal_partners(r: State, notebook: Notebook, observer: i64, a: i64, b: i64) -> None:
    if observer == a:
        deal_partner_of(r, notebook, a, b)
    elif observer == b:
        deal_partner_of(r, notebook, b, a)
    else:
        deal_strangers(r, notebook, a, b)


def deal_partner_of(r: State, notebook: Notebook, own: i64, partner: i64) -> None:
    """The observer's deck lacks what his partner took unseen; the partner has the rest."""
    theirs = _Hidden(r, notebook, partner)
    mine = counts(r.seat[DECK + own] - r.seat[TOP + own] * card(BULLET), r.seat[DECK + LENT + own])
    out = counts(r.seat[OUT + own], r.seat[OUT + LENT + own])
    missing: i64 = 0
    for code in range(CODES):
        mine[code] += out[code]
        theirs.cards[flipped(code)] -= out[code]
        missing += out[code]
        out[code] = 0
    borrowed: i64 = -1
    for _ in range(missing):
        taken = overdrawn(theirs.cards)
        if taken < 0:
            taken = flipped(pick_of(r, mine))
            borrowed = taken
        theirs.cards[taken] += 1
        mine[flipped(taken)] -= 1
        out[flipped(taken)] += 1
    put_in_deck(r, own, loose_of(mine))
    r.seat[OUT + own] = loose_of(out).own
    r.seat[OUT + LENT + own] = loose_of(out).other
    theirs.deal(r, notebook, borrowed)
    note_out(r, partner, own)


def deal_strangers(r: State, notebook: Notebook, a: i64, b: i64) -> None:
    """For outsiders: start from everybody's own cards, then let as many cross as did."""
    hers = _Hidden(r, notebook, a)
    his = _Hidden(r, notebook, b)
    _sort_out(r, notebook, hers, his)
    old_a = notebook.crossed[a] - min(notebook.fresh[a], 1) + min(hers.cards[BULLET], 0)
    old_b = notebook.crossed[b] - min(notebook.fresh[b], 1) + min(his.cards[BULLET], 0)
    _lend_bullets(hers, his)
    while old_a > 0 or old_b > 0:
        if old_a > 0:
            cross(r, his, hers)
        if old_b > 0:
            cross(r, hers, his)
        old_a -= 1
        old_b -= 1
    to_a: i64 = -1
    to_b: i64 = -1
    if notebook.fresh[a]:
        to_a = flipped(pick_of(r, his.cards))
        his.cards[flipped(to_a)] -= 1
    if notebook.fresh[b]:
        to_b = flipped(pick_of(r, hers.cards))
        hers.cards[flipped(to_b)] -= 1
    if to_a >= 0:
        hers.cards[to_a] += 1
    if to_b >= 0:
        his.cards[to_b] += 1
    hers.deal(r, notebook, to_a)
    his.deal(r, notebook, to_b)
    note_out(r, a, b)
    note_out(r, b, a)


def note_out(r: State, seat: i64, partner: i64) -> None:
    """The cards of a seat that are with its partner in this sample."""
    out = r.seat[HAND + LENT + partner] + r.seat[DECK + LENT + partner]
    out += r.seat[SHUT + LENT + partner] + r.seat[KEPT + LENT + partner]
    for n in range(r.next, r.pile_size):
        entry = r.pile[n]
        if is_face_down(r, partner, n) and r.rules.seat_of[entry_figure(entry)] == seat:
            out += card(entry_kind(entry))
    r.seat[OUT + seat] = out
    r.seat[OUT + LENT + seat] = 0


def _sort_out(r: State, notebook: Notebook, hers: _Hidden, his: _Hidden) -> None:
    """Give back what crossed: each has the own Action cards, and the bullets he received."""
    for kind in range(BULLET):
        hers.cards[kind] += his.cards[card_code(kind, 1)]
        his.cards[card_code(kind, 1)] = 0
        his.cards[kind] += hers.cards[card_code(kind, 1)]
        hers.cards[card_code(kind, 1)] = 0
    hers.cards[BULLET] = public_bullets(r, notebook, hers.seat)
    his.cards[BULLET] = public_bullets(r, notebook, his.seat)


def public_bullets(r: State, notebook: Notebook, seat: i64) -> i64:
    """Bullets that a seat would hide, in places unknown, if none had been borrowed unseen."""
    received: i64 = 0
    theirs = r.rules.bandits_of[seat]
    while theirs:
        received += received_in_all(r.fig[RECEIVED + lowest(theirs)])
        theirs &= theirs - 1
    shown = r.seat[TOP + seat] + bullets(r.seat[DISCARD + seat])
    shown += bullets(r.seat[HAND + seat]) + bullets(r.seat[SHUT + seat])  # set aside
    for n in range(r.pile_size):
        if is_open_bullet(r, seat, n):
            shown += 1
    return received + notebook.moved_lead[seat] - shown


def is_open_bullet(r: State, seat: i64, n: i64) -> bool:
    """Has this seat laid a Bullet card that everybody sees on the pile?"""
    entry = r.pile[n]
    if entry_seat(entry) != seat or entry_kind(entry) != BULLET or entry & GIVEN_BACK:
        return False
    return not is_face_down(r, seat, n)


def _lend_bullets(hers: _Hidden, his: _Hidden) -> None:
    """Who has shown more bullets than he received must have borrowed them."""
    if hers.cards[BULLET] < 0:
        his.cards[BULLET] += hers.cards[BULLET]
        hers.cards[BULLET] = 0
    elif his.cards[BULLET] < 0:
        hers.cards[BULLET] += his.cards[BULLET]
        his.cards[BULLET] = 0


def cross(r: State, giver: _Hidden, taker: _Hidden) -> None:
    """A card by chance from one to the other."""
    code = pick_of(r, giver.cards)
    giver.cards[code] -= 1
    taker.cards[flipped(code)] += 1


@final
class _Hidden:
    """The hidden cards of one seat, taken up to be dealt anew."""

    __slots__ = ("cards", "hand", "seat", "shut")

    def __init__(self, r: State, notebook: Notebook, seat: i64) -> None:
        self.seat = seat
        self.hand: i64 = zone_size(r, HAND, seat)
        self.shut: i64 = zone_size(r, SHUT, seat)
        loose = gather(r, seat)
        set_aside(r, notebook, seat, loose, self.hand, self.shut)
        self.cards: list[i64] = counts(loose.own, loose.other)

    def deal(self, r: State, notebook: Notebook, borrowed: i64) -> None:
        """As for anybody, but a card borrowed in this round is in the hand or face down."""
        seat = self.seat
        settled: i64 = -1
        if borrowed >= 0 and notebook.fresh[seat] and r.phase <= SCHEMIN:
            settled = self._place_borrowed(r, borrowed)
        loose = loose_of(self.cards)
        place_face_down(r, seat, loose, settled)
        fill(r, HAND, seat, loose, self.hand)
        fill(r, SHUT, seat, loose, self.shut)
        put_in_deck(r, seat, loose)

    def _place_borrowed(self, r: State, borrowed: i64) -> i64:
        """Into the hand, or by chance under a card laid face down, whose index is returned."""
        room = self.hand - zone_size(r, HAND, self.seat)
        laid: list[i64] = []
        if kind_in(borrowed) != BULLET or layer_of_bullets(r, self.seat) >= 0:
            laid = [n for n in range(r.pile_size) if is_face_down(r, self.seat, n)]
        if room + len(laid) == 0:
            return -1
        self.cards[borrowed] -= 1
        chosen = below(r, room + len(laid), MAYBE) - room
        if chosen < 0:
            add(r, HAND, self.seat, borrowed)
            return -1
        lay_under(r, laid[chosen], self.seat, borrowed)
        return laid[chosen]


def counts(own: i64, other: i64) -> list[i64]:
    """Cards of two bags, counted by code."""
    found: list[i64] = []
    for kind in range(OTHER_BANDIT):
        found.append(count_of(own, kind))
    for kind in range(OTHER_BANDIT):
        found.append(count_of(other, kind))
    return found


def count_of(bag: i64, kind: i64) -> i64:
    """Between the Action cards and the bullets there are no kinds."""
    return 0 if ACTION_KINDS <= kind < BULLET else copies(bag, kind)


def loose_of(cards: list[i64]) -> Loose:
    loose = Loose(0, 0)
    for code in range(CODES):
        for _ in range(cards[code]):
            loose.put(code)
    return loose


def flipped(code: i64) -> i64:
    """A card as the partner sees it: what is one's own is the other's."""
    if kind_in(code) == BULLET:
        return code
    return card_code(kind_in(code), 1 - other_in(code))


def overdrawn(cards: list[i64]) -> i64:
    """A card of which there are fewer than none, so that it must come from the partner."""
    for code in range(CODES):
        if cards[code] < 0:
            return code
    return -1


def pick_of(r: State, cards: list[i64]) -> i64:
    """A card by chance."""
    total: i64 = 0
    for number in cards:
        total += number
    n = below(r, total, MAYBE)
    for code in range(CODES):
        if n < cards[code]:
            return code
        n -= cards[code]
    return BULLET
