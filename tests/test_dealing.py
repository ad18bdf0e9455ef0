"""Redealing in small: few cards, so that every deal can be listed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from helpers import Mix, bag_of, new_state, rules_of, unpack

from folsom.boxes.variants.rules.partners import deal_partners
from folsom.engine.bits import BULLET, bit
from folsom.engine.cards import nth_under, put_under
from folsom.engine.generator import seed
from folsom.engine.notebook import SURE, Lot, Notebook
from folsom.engine.redeal import deal_faces, deal_seat, own_tokens
from folsom.engine.state import (
    DECK,
    DISCARD,
    FACE,
    HAND,
    KEPT,
    LENT,
    MARSHAL,
    OUT,
    PILE,
    RECEIVED,
    SCHEMIN,
    SHEET,
    SHUT,
    STEALIN,
    TOKENS,
    TOP,
    UNDER,
    State,
    clone,
    entry_figure,
    entry_kind,
    entry_seat,
    pile_entry,
)

A, B = 2, 3  # partners; seat 0 is a stranger to them
LEAD = int(BULLET)
SAMPLES = 120
Zones = dict[int, list[int]]


def state_of(shape: str, a: Zones | None = None, b: Zones | None = None) -> State:
    return state_with(shape, {A: a or {}, B: b or {}})


def state_with(shape: str, hidden: dict[int, Zones]) -> State:
    """Nothing is laid or received; these seats have these cards only."""
    s = clone(new_state(rules_of(Mix(shape), "dealing"), "dealing"))
    s.pile_size = s.next = 0
    s.phase = SCHEMIN
    for seat, zones in hidden.items():
        for zone in (HAND, KEPT, DECK, DISCARD, SHUT, OUT):
            for lent in (0, LENT):
                s.word[zone + lent + seat] = bag_of(zones.get(zone + lent, []))
        s.word[TOP + seat] = s.word[UNDER + seat] = 0
        s.word[RECEIVED + s.rules.first_bandit[seat]] = 0
    return s


def lay(s: State, seat: int, kind: int, owner: int, hidden: int = 1) -> None:
    s.word[PILE + s.pile_size] = pile_entry(seat, s.rules.first_bandit[owner], kind, hidden)
    s.pile_size += 1


def laid(s: State, seat: int, owner: int) -> list[int]:
    entries = s.word[PILE : PILE + s.pile_size]
    figure = s.rules.first_bandit[owner]
    mine = [e for e in entries if entry_seat(e) == seat and entry_figure(e) == figure]
    return [int(entry_kind(e)) for e in mine]


def with_seat(s: State, seat: int, lent: int = 0) -> Counter[int]:
    """Cards in the hidden zones of a seat."""
    return sum((unpack(s.word[zone + lent + seat]) for zone in (HAND, DECK, SHUT)), Counter())


def actions_of(s: State, owner: int, partner: int) -> Counter[int]:
    """All Action cards of a seat, wherever they are."""
    found = with_seat(s, owner) + with_seat(s, partner, LENT)
    found += Counter(laid(s, owner, owner) + laid(s, partner, owner))
    found.pop(LEAD, None)
    return found


def sizes(s: State, seat: int) -> list[int]:
    zones = (HAND, SHUT, DECK)
    return [
        sum((unpack(s.word[z + n + seat]) for n in (0, LENT)), Counter()).total() for z in zones
    ]


def clones(s: State) -> Iterator[State]:
    """The same state, with other chances each time."""
    dice = random.Random("dealing")
    for _ in range(SAMPLES):
        r = clone(s)
        seed(r, *(dice.getrandbits(31) for _ in range(4)))
        yield r


def samples(s: State, book: Notebook, observer: int) -> list[State]:
    """Deals of both partners; nothing is lost or doubled, and all numbers are as they were."""
    found = []
    for r in clones(s):
        deal_partners(r, book, observer, A, B)
        for seat, other in ((A, B), (B, A)):
            assert actions_of(r, seat, other) == actions_of(s, seat, other)
            assert sizes(r, seat) == sizes(s, seat)
            assert [int(entry_seat(e)) for e in r.word[PILE : PILE + r.pile_size]] == [
                int(entry_seat(e)) for e in s.word[PILE : PILE + s.pile_size]
            ]
            out = with_seat(r, other, LENT) + Counter(laid(r, other, seat))
            assert unpack(r.word[OUT + seat]) == out or observer == seat
        found.append(r)
    return found


# Partners, for others


def test_a_bullet_that_a_partner_shows_but_never_received_was_borrowed() -> None:
    """BASE-TEAM-07, 08: so the other one has it no longer."""
    s = state_of("4-teams", a={HAND: [0], DECK: [1]}, b={HAND: [2], DECK: [3]})
    book = Notebook()
    for a, b in ((A, B), (B, A)):
        book.crossed[a], book.crossed[b] = 1, 0
        s.word[DISCARD + a], s.word[DISCARD + b] = bag_of([LEAD]), 0
        s.word[RECEIVED + s.rules.first_bandit[a]] = 0
        s.word[RECEIVED + s.rules.first_bandit[b]] = 1
        for r in samples(s, book, 0):
            assert [with_seat(r, seat)[LEAD] for seat in (A, B)] == [0, 0]
            assert [with_seat(r, seat, LENT).total() for seat in (A, B)] == [0, 0]


@pytest.mark.parametrize("seat", [A, B])
def test_as_many_cards_cross_as_did(seat: int) -> None:
    """BASE-TEAM-07: any two of the partner's cards, in the hand or in the deck."""
    a = {HAND: [0, 0], DECK: [1, 1], SHUT: [5]}
    b = {HAND: [2, 2], DECK: [3, 3], SHUT: [4]}
    taker, giver = (a, b) if seat == A else (b, a)
    taker[DECK + LENT] = giver[DECK]
    giver[DECK] = []
    s = state_of("4-teams-expert", a=a, b=b)
    book = Notebook()
    book.crossed[seat] = 2
    crossed = set()
    for r in samples(s, book, 0):
        lent = with_seat(r, seat, LENT)
        assert lent.total() == 2
        assert with_seat(r, A + B - seat, LENT).total() == 0
        crossed.add(tuple(sorted(lent.elements())))
    kinds = (2, 3, 4) if seat == A else (0, 1, 5)
    assert {kind for pair in crossed for kind in pair} == set(kinds)
    assert len(crossed) == 5  # of pairs with two kinds of two cards and one of one


def test_cards_that_cross_both_ways_may_come_back() -> None:
    """BASE-TEAM-08."""
    a = {HAND: [0], DECK: [1], DECK + LENT: [2]}
    b = {HAND: [3], DECK: [4], DECK + LENT: [5]}
    s = state_of("4-teams", a=a, b=b)
    book = Notebook()
    book.crossed[A] = book.crossed[B] = 1
    lent = {tuple(with_seat(r, seat, LENT).total() for seat in (A, B)) for r in samples(s, book, 0)}
    assert lent == {(0, 0), (1, 1)}


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize("phase", [SCHEMIN, STEALIN])
def test_a_card_borrowed_in_this_round_is_in_the_hand_or_face_down(seat: int, phase: int) -> None:
    """BASE-TEAM-07, 18: while cards are laid; later it may lie in the deck."""
    other = A + B - seat
    mine = {HAND: [0], HAND + LENT: [2], DECK: [1, 1, 1]}
    theirs = {HAND: [2], DECK: [3]}
    s = state_of("4-teams", **({"a": mine, "b": theirs} if seat == A else {"a": theirs, "b": mine}))
    lay(s, 0, 4, 0)
    lay(s, seat, 5, seat)
    lay(s, other, 4, other, hidden=0)
    s.phase = phase
    book = Notebook()
    book.crossed[seat] = 1
    book.fresh[seat] = SURE
    places = set()
    for r in samples(s, book, 0):
        assert with_seat(r, seat, LENT).total() + len(laid(r, seat, other)) == 1
        assert laid(r, other, other) == [4]
        places.add(
            "pile" if laid(r, seat, other) else "hand" if r.word[HAND + LENT + seat] else "deck"
        )
    assert places == ({"hand", "pile"} if phase == SCHEMIN else {"hand", "pile", "deck"})


def test_a_borrowed_bullet_without_a_place_in_the_hand_goes_to_the_deck() -> None:
    """BASE-TEAM-07, BASE-DECK-03: it cannot lie face down, and what does is dealt as ever."""
    s = state_of("4-teams", a={DECK: [0, 1], DECK + LENT: [3]}, b={DECK: [LEAD, LEAD]})
    s.word[RECEIVED + s.rules.first_bandit[B]] = 2
    lay(s, 0, 4, 0)
    lay(s, A, 5, A)
    book = Notebook()
    book.crossed[A] = 1
    book.fresh[A] = SURE
    kinds = set()
    for r in samples(s, book, 0):
        kinds |= {*laid(r, A, A)}
    assert kinds == {0, 1, 5}


def test_a_bullet_that_misty_has_borrowed_lies_face_down_if_it_is_not_in_her_hand() -> None:
    """BASE-TEAM-07, 18, COUR-MISTY-07: she may lay it, as she may lay a card of her partner."""
    misty, partner = 0, 1
    cards = {misty: {DECK: [0, 1], DECK + LENT: [3]}, partner: {DECK: [LEAD, LEAD]}}
    s = state_with("4-teams-strangers-time", cards)
    s.word[RECEIVED + s.rules.first_bandit[partner]] = 2
    lay(s, misty, 5, misty)
    book = Notebook()
    book.crossed[misty] = 1
    book.fresh[misty] = SURE
    found = set()
    for r in clones(s):
        deal_partners(r, book, A, misty, partner)
        found |= {*laid(r, misty, misty), *laid(r, misty, partner)}
    assert found == {3, LEAD}


# Partners, for each other


@pytest.mark.parametrize("observer", [A, B])
def test_ones_partner_has_taken_any_card_of_ones_deck(observer: int) -> None:
    """BASE-TEAM-07, 08: one's hand is as it is."""
    partner = A + B - observer
    mine = {HAND: [0], DECK: [1, 2], OUT: [3]}
    theirs = {HAND: [5], HAND + LENT: [3], DECK: [4, 4]}
    both = {"a": mine, "b": theirs} if observer == A else {"a": theirs, "b": mine}
    s = state_of("4-teams", **both)
    lay(s, 0, 4, 0)
    book = Notebook()
    book.crossed[partner] = 1
    book.fresh[partner] = SURE
    taken, hands = set(), set()
    for r in samples(s, book, observer):
        assert r.word[HAND + observer] == bag_of([0])
        (kind,) = unpack(r.word[HAND + LENT + partner]).elements()
        assert r.word[OUT + observer] == bag_of([kind])
        taken.add(kind)
        hands |= {*unpack(r.word[HAND + partner])}
    assert taken == {1, 2, 3}
    assert hands == {4, 5}


# One seat


def test_cards_known_to_be_somewhere_are_there() -> None:
    """BASE-EXPERT-10, 11, MARSHAL-DRAW-04."""
    s = state_of(
        "4-law-expert",
        a={HAND: [7, LEAD, 0], SHUT: [LEAD, 1], DECK: [2, LEAD]},
    )
    s.word[TOP + A] = 1
    book = Notebook()
    book.held[A] = book.shut_held[A] = 1
    book.found[A] = bag_of([7])
    hands = set()
    for r in clones(s):
        deal_seat(r, book, A)
        hand, shut = unpack(r.word[HAND + A]), unpack(r.word[SHUT + A])
        assert (hand[7], hand[LEAD], hand.total()) == (1, 1, 3)
        assert (shut[LEAD], shut.total()) == (1, 2)
        assert unpack(r.word[DECK + A])[LEAD] == 1
        hands.add(int((hand - Counter([7, LEAD])).popitem()[0]))
    assert hands == {0, 1, 2}


def test_old_cards_leave_enough_that_can_lie_face_down() -> None:
    """BASE-EXPERT-11, BASE-DECK-03: both cards of the hand are old, and one lies face down."""
    s = state_of("4-expert", a={HAND: [0, LEAD], DECK: [LEAD]})
    lay(s, A, 1, A)
    book = Notebook()
    book.aged[A] = 2
    book.ceiling[A] = bag_of([0, 1, LEAD])
    found = set()
    for r in clones(s):
        deal_seat(r, book, A)
        found.add((*sorted(unpack(r.word[HAND + A]).elements()), *laid(r, A, A)))
        assert r.word[DECK + A] == bag_of([LEAD])
    assert found == {(0, LEAD, 1), (1, LEAD, 0)}


def test_any_cards_of_a_deck_may_lie_under_it() -> None:
    """COUR-TURN-03: only their owner knows them."""
    s = state_of("4-trains", a={DECK: [0]})
    for kind in (1, 2):
        put_under(s, A, kind)
    found = set()
    for r in clones(s):
        deal_seat(r, Notebook(), A)
        assert r.word[DECK + A] == s.word[DECK + A]
        found.add((int(nth_under(r, A, 0)), int(nth_under(r, A, 1)), int(nth_under(r, A, 2))))
    assert found == {(a, b, -1) for a in range(3) for b in range(3) if a != b}


# Tokens


def test_the_tokens_of_both_bandits_are_ones_own() -> None:
    """BASE-INFO-03."""
    s = state_of("3-two_bandits")
    for figure in range(s.rules.n_figures):
        s.word[SHEET + figure] = bit(figure)
    for seat in range(3):
        pair = (s.rules.first_bandit[seat], s.rules.other_bandit[seat])
        assert own_tokens(s, seat) == bit(pair[0]) | bit(pair[1])


def test_the_tokens_of_the_marshal_player_are_the_marshals() -> None:
    """MARSHAL-VIS-05: the Marshal has looked at them, though without a bandit."""
    s = clone(new_state(rules_of(Mix("3-law"), "dealing"), "dealing"))
    s.word[SHEET + MARSHAL] = bit(44)
    assert own_tokens(s, s.rules.seat_of[MARSHAL]) == bit(44)


def test_faces_of_a_lot_are_dealt_within_it() -> None:
    """BASE-INFO-03, 06, 07: one's own and known ones stay."""
    s = state_of("3")
    s.word[SHEET + s.rules.first_bandit[1]] = bit(8)
    faces = {3: 250, 4: 500, 5: 300, 6: 350, 7: 400, 8: 450}
    for token, face in faces.items():
        s.word[FACE + token] = face
    book = Notebook()
    book.known[TOKENS + 7] = 400
    book.lots[1] = [Lot(bit(3) | bit(4), [500])]
    found = set()
    for r in clones(s):
        deal_faces(r, book, 1, sum(bit(token) for token in faces))
        found.add(tuple(int(r.word[FACE + token]) for token in faces))
    rest = [(250, 300, 350), (250, 350, 300), (300, 250, 350)]
    rest += [(300, 350, 250), (350, 250, 300), (350, 300, 250)]
    ways = {(500, a, b, c, 400, 450) for a, b, c in rest}
    assert found == ways | {(a, 500, b, c, 400, 450) for a, b, c in rest}
