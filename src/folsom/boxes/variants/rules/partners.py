"""Redealing the cards of partners, some of which have changed hands unseen (BASE-TEAM-07, 08).

Cards are counted by code in a list here, own ones first, then those of the partner.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import layer_of_bullets
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
    PILE,
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
    """BASE-TEAM-07, 08: the own deck lacks what the partner took unseen. Of those cards the ones
    that the partner may still hide are dealt anew, the others are known to be away."""
    theirs = _Hidden(r, notebook, partner)
    mine = counts(r.word[DECK + own] - r.word[TOP + own] * card(BULLET), r.word[DECK + LENT + own])
    out = counts(r.word[OUT + own], r.word[OUT + LENT + own])
    unseen: i64 = 0
    for code in range(CODES):
        back = min(out[code], theirs.cards[flipped(code)])
        theirs.cards[flipped(code)] -= back
        mine[code] += back
        out[code] -= back
        unseen += back
    borrowed: i64 = -1
    for _ in range(unseen):
        code = take_any(r, mine)
        out[code] += 1
        borrowed = flipped(code)
        theirs.cards[borrowed] += 1
    put_in_deck(r, own, loose_of(mine))
    note_out(r, own, loose_of(out))
    theirs.deal(r, notebook, borrowed)
    note_lent(r, partner, own)


def deal_strangers(r: State, notebook: Notebook, a: i64, b: i64) -> None:
    """BASE-TEAM-07, 08, 18: outsiders know how many cards crossed, but not which."""
    one = _Hidden(r, notebook, a)
    two = _Hidden(r, notebook, b)
    one.give_back(two)
    two.give_back(one)
    spare_one = bullets_unplaced(r, notebook, a)
    spare_two = bullets_unplaced(r, notebook, b)
    one.cards[BULLET] = max(spare_one, 0) - owed(spare_two)
    two.cards[BULLET] = max(spare_two, 0) - owed(spare_one)
    old_one = crossed_earlier(notebook, a) - owed(spare_one)
    old_two = crossed_earlier(notebook, b) - owed(spare_two)
    for n in range(max(old_one, old_two)):
        if n < old_one:
            one.take(flipped(take_any(r, two.cards)))
        if n < old_two:
            two.take(flipped(take_any(r, one.cards)))
    new_one = one.borrow(r, notebook, two)
    new_two = two.borrow(r, notebook, one)
    one.take(new_one)
    two.take(new_two)
    one.deal(r, notebook, new_one)
    two.deal(r, notebook, new_two)
    note_lent(r, a, b)
    note_lent(r, b, a)


def note_lent(r: State, seat: i64, partner: i64) -> None:
    """The cards of a seat that are with its partner in this sample."""
    out = r.word[HAND + LENT + partner] + r.word[DECK + LENT + partner]
    out += r.word[SHUT + LENT + partner] + r.word[KEPT + LENT + partner]
    for n in range(r.next, r.pile_size):
        entry = r.word[PILE + n]
        if is_face_down(r, partner, n) and r.rules.seat_of[entry_figure(entry)] == seat:
            out += card(entry_kind(entry))
    note_out(r, seat, Loose(out, 0))


def note_out(r: State, seat: i64, out: Loose) -> None:
    r.word[OUT + seat] = out.own
    r.word[OUT + LENT + seat] = out.other


def bullets_unplaced(r: State, notebook: Notebook, seat: i64) -> i64:
    """How many more bullets a seat was given than lie where everybody knows them; those that it
    has borrowed unseen are not counted among the given ones."""
    given = notebook.moved_lead[seat]
    theirs = r.rules.bandits_of[seat]
    while theirs:
        given += received_in_all(r.word[RECEIVED + lowest(theirs)])
        theirs &= theirs - 1
    placed = r.word[TOP + seat] + bullets(r.word[DISCARD + seat])
    placed += bullets(r.word[HAND + seat]) + bullets(r.word[SHUT + seat])  # set aside
    for n in range(r.pile_size):
        if is_open_bullet(r, seat, n):
            placed += 1
    return given - placed


def owed(unplaced: i64) -> i64:
    """A seat that has placed more bullets than it was given must have borrowed the others."""
    return max(-unplaced, 0)


def crossed_earlier(notebook: Notebook, seat: i64) -> i64:
    """How many cards it took before this round that nobody has seen since."""
    return notebook.crossed[seat] - min(notebook.fresh[seat], 1)


def is_open_bullet(r: State, seat: i64, n: i64) -> bool:
    """Has this seat laid a Bullet card that everybody sees on the pile?"""
    entry = r.word[PILE + n]
    if entry_seat(entry) != seat or entry_kind(entry) != BULLET or entry & GIVEN_BACK:
        return False
    return not is_face_down(r, seat, n)


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

    def give_back(self, partner: _Hidden) -> None:
        """The Action cards of the partner."""
        for kind in range(BULLET):
            partner.cards[kind] += self.cards[card_code(kind, 1)]
            self.cards[card_code(kind, 1)] = 0

    def borrow(self, r: State, notebook: Notebook, partner: _Hidden) -> i64:
        """The card of this round, not yet among the own ones; -1 if there is none unseen."""
        if notebook.fresh[self.seat] == 0:
            return -1
        return flipped(take_any(r, partner.cards))

    def take(self, code: i64) -> None:
        if code >= 0:
            self.cards[code] += 1

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
    if ACTION_KINDS <= kind < BULLET:
        return 0
    return copies(bag, kind)


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


def take_any(r: State, cards: list[i64]) -> i64:
    """Take a card by chance."""
    total: i64 = 0
    for number in cards:
        total += number
    n = below(r, total, MAYBE)
    for code in range(CODES):
        if n < cards[code]:
            cards[code] -= 1
            return code
        n -= cards[code]
    return BULLET
