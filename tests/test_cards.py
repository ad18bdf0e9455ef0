"""Cards that go from one zone of a seat to another, one at a time."""

from __future__ import annotations

import pytest
from helpers import Mix, bag_of, new_state, rules_of, unpack

from folsom.boxes.variants.rules.expert import Expert, discard_bullets, keep_hand
from folsom.engine.bits import BULLET
from folsom.engine.cards import nth_under, number_under, pick_above, put_under, take_out, take_top
from folsom.engine.options import OTHER_BANDIT
from folsom.engine.state import DECK, DISCARD, HAND, KEPT, LENT, SHUT, TOP, UNDER, State

SEAT = 1
LEAD = int(BULLET)
ZONES = (HAND, KEPT, DECK, DISCARD, SHUT)


def state_of(shape: str, zones: dict[int, list[int]], lent: dict[int, list[int]]) -> State:
    """One seat has these cards, of its own or first bandit, and of the other one."""
    s = new_state(rules_of(Mix(shape), "cards"), "cards", witnessed=True)
    for zone in ZONES:
        s.word[zone + SEAT] = bag_of(zones.get(zone, []))
        s.word[zone + LENT + SEAT] = bag_of(lent.get(zone, []))
    s.word[UNDER + SEAT] = s.word[TOP + SEAT] = 0
    return s


def under(s: State) -> list[int]:
    return [nth_under(s, SEAT, n) for n in range(number_under(s, SEAT))]


def test_a_word_has_room_for_ten_cards_under_a_deck() -> None:
    """COUR-TURN-03: an eleventh is part of the deck, but nobody knows where."""
    s = state_of("4-trains", {}, {})
    for kind in (3, 2, 1, 0) * 2 + (3, 2, 1):
        put_under(s, SEAT, kind)
    assert under(s) == [3, 2, 1, 0, 3, 2, 1, 0, 3, 2]
    assert s.word[DECK + SEAT] == bag_of([3, 2, 1, 0] * 2 + [3, 2, 1])


def test_cards_under_a_deck_come_last_and_in_their_order() -> None:
    """COUR-TURN-03."""
    s = state_of("4-trains", {DECK: [0]}, {})
    for kind in (4, 2, 3):
        put_under(s, SEAT, kind)
    assert [take_top(s, SEAT) for _ in range(4)] == [0, 4, 2, 3]
    assert s.word[DECK + SEAT] == s.word[UNDER + SEAT] == 0


def test_cards_of_the_other_bandit_come_from_above_too() -> None:
    """Those under the deck are not among them, whatever bandit they show."""
    s = state_of("3-two_bandits", {DECK: [0]}, {DECK: [1, 1]})
    for code in (4, OTHER_BANDIT + 3):
        put_under(s, SEAT, code)
    assert s.word[DECK + LENT + SEAT] == bag_of([1, 1, 3])
    assert {pick_above(s, SEAT) for _ in range(40)} == {0, OTHER_BANDIT + 1}
    s.word[DECK + SEAT], s.word[DECK + LENT + SEAT] = bag_of([4]), bag_of([3])
    assert [pick_above(s, SEAT), under(s)] == [4, [OTHER_BANDIT + 3]]


@pytest.mark.parametrize(
    ("deck", "lies_under", "left"),
    [
        ([2, 3], [2, 4], [2, 4]),  # there is another
        ([3], [2, 4], [4]),
        ([3], [2, 4, 2], [2, 4]),
        ([3], [4, 2], [4]),
    ],
)
def test_a_card_leaves_the_bottom_of_a_deck_last(
    deck: list[int], lies_under: list[int], left: list[int]
) -> None:
    """COUR-CAR-06."""
    s = state_of("4-trains", {DECK: deck}, {})
    for kind in lies_under:
        put_under(s, SEAT, kind)
    take_out(s, SEAT, 2)
    assert under(s) == left
    assert unpack(s.word[DECK + SEAT])[2] == [*deck, *lies_under].count(2) - 1


def test_what_experts_have_discarded_becomes_their_deck() -> None:
    """BASE-EXPERT-08, 11: cards held were not open in that discard."""
    zones = {HAND: [0, 1], SHUT: [2, LEAD], DISCARD: [3, 4]}
    s = state_of("4-expert", zones, {})
    assert s.witness is not None
    s.witness.decks = [[5], [5], [5], [5]]
    book = s.witness.notebook
    book.shut_held[SEAT] = 1
    assert Expert().draw_short(s, SEAT)
    assert s.word[DECK + SEAT] == bag_of([2, LEAD, 3, 4])
    assert s.word[DISCARD + SEAT] == s.word[SHUT + SEAT] == 0
    assert s.witness.decks == [[5], [], [5], [5]]
    assert (book.shut_held[SEAT], book.aged[SEAT]) == (0, 2)
    assert book.ceiling[SEAT] == bag_of([0, 1, 2, LEAD])


def test_of_partners_no_old_cards_are_known() -> None:
    """BASE-TEAM-07, 08: what they hold of each other is not public."""
    s = state_of("4-teams-expert", {HAND: [0, 1]}, {})
    assert s.witness is not None
    book = s.witness.notebook
    book.shut_held[SEAT] = 1
    Expert().draw_short(s, SEAT)
    assert (book.shut_held[SEAT], book.aged[SEAT], book.ceiling[SEAT]) == (0, 0, 0)


@pytest.mark.parametrize(
    ("number", "held", "aged", "fresh"), [(0, 2, 4, 1), (1, 1, 3, 0), (3, 0, 1, 0), (5, 0, 0, 0)]
)
def test_bullets_that_experts_discard_lie_open(
    number: int, held: int, aged: int, fresh: int
) -> None:
    """BASE-EXPERT-04, 05: two of them were known, and four cards were old."""
    s = state_of("4-expert", {HAND: [0, *[LEAD] * 5], DISCARD: [LEAD, 1]}, {})
    assert s.witness is not None
    book = s.witness.notebook
    book.held[SEAT], book.aged[SEAT], book.fresh[SEAT] = 2, 4, 1
    discard_bullets(s, SEAT, number)
    assert s.word[HAND + SEAT] == bag_of([0, *[LEAD] * (5 - number)])
    assert s.word[DISCARD + SEAT] == bag_of([1, *[LEAD] * (1 + number)])
    assert (book.held[SEAT], book.aged[SEAT], book.fresh[SEAT]) == (held, aged, fresh)


def test_experts_discard_face_down_what_they_do_not_keep() -> None:
    """BASE-EXPERT-06, 11: the numbers are public."""
    s = state_of("4-expert", {HAND: [0, 1, LEAD], KEPT: [2], SHUT: [3]}, {})
    assert s.witness is not None
    book = s.witness.notebook
    book.held[SEAT], book.aged[SEAT] = 2, 4
    keep_hand(s, SEAT)
    assert [s.word[zone + SEAT] for zone in (HAND, KEPT, SHUT)] == [
        bag_of([2]),
        0,
        bag_of([0, 1, LEAD, 3]),
    ]
    assert (book.held[SEAT], book.aged[SEAT], book.shut_held[SEAT]) == (0, 1, 1)
    assert s.witness.events[-1][1:4] == (SEAT, 1, 3)
