"""The notebook: what everybody can tell about the hidden cards of a seat, in small."""

from __future__ import annotations

import pytest
from helpers import Mix, bag_of, new_state, numbers, rules_of

from folsom.engine.bits import bit
from folsom.engine.generator import Dice
from folsom.engine.knowledge import Knowledge
from folsom.engine.notebook import Lot, Notebook
from folsom.engine.redeal import redeal
from folsom.engine.state import DISCARD, FACE, HAND, SHUT, TOKENS

SEAT = 1
IDEA = 7


def book_of(held: int = 0, aged: int = 0, shut_held: int = 0, found: int = 0) -> Notebook:
    """Of one seat, between two of which something else is known."""
    book = Notebook()
    for seat in range(3):
        book.held[seat] = book.aged[seat] = book.shut_held[seat] = 9
        book.found[seat] = book.ceiling[seat] = bag_of([IDEA])
    book.held[SEAT], book.aged[SEAT], book.shut_held[SEAT] = held, aged, shut_held
    book.found[SEAT] = found
    return book


def noted(book: Notebook) -> tuple[int, int, int]:
    for other in (SEAT - 1, SEAT + 1):
        assert (book.held[other], book.aged[other], book.shut_held[other]) == (9, 9, 9)
        assert book.found[other] == bag_of([IDEA])
    return book.held[SEAT], book.aged[SEAT], book.shut_held[SEAT]


@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        (HAND, (2, 3, 1), (1, 2, 1)),
        (HAND, (0, 0, 1), (0, 0, 1)),
        (SHUT, (2, 3, 2), (2, 3, 1)),
        (SHUT, (2, 3, 0), (2, 3, 0)),
        (DISCARD, (2, 3, 1), (2, 3, 1)),
    ],
)
def test_a_bullet_that_is_gone_is_expected_no_longer(
    zone: int, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    """COUR-CAR-06: it may have been one of those known."""
    book = book_of(*before)
    book.lost_bullet(SEAT, zone)
    assert noted(book) == after


@pytest.mark.parametrize(
    ("before", "perhaps_bullet", "after"),
    [
        ((2, 3), True, (1, 2)),
        ((2, 3), False, (2, 2)),
        ((1, 1), True, (0, 0)),
        ((0, 0), True, (0, 0)),
    ],
)
def test_a_card_that_is_laid_may_be_an_old_one(
    before: tuple[int, int], perhaps_bullet: bool, after: tuple[int, int]
) -> None:
    """BASE-INFO-13, BASE-EXPERT-11."""
    book = book_of(*before, 4)
    book.laid(SEAT, 0, False, perhaps_bullet)
    assert noted(book) == (*after, 4)


def test_a_card_found_openly_is_known_until_it_is_laid_or_may_be() -> None:
    """MARSHAL-DRAW-04."""
    book = book_of(found=bag_of([IDEA, IDEA]))
    book.laid(SEAT, 2, False, False)
    assert book.found[SEAT] == bag_of([IDEA, IDEA])
    book.laid(SEAT, IDEA, False, False)
    assert book.found[SEAT] == bag_of([IDEA])
    book.laid(SEAT, 2, True, False)
    assert book.found[SEAT] == 0
    noted(book)


def test_a_card_that_was_searched_for_is_none_of_the_old_ones() -> None:
    """MARSHAL-DRAW-04."""
    book = book_of(found=bag_of([2]))
    book.ceiling[SEAT] = bag_of([2, IDEA])
    book.searched(SEAT, IDEA)
    assert book.found[SEAT] == bag_of([2, IDEA])
    assert book.ceiling[SEAT] == bag_of([2])
    book.searched(SEAT, IDEA)
    assert book.ceiling[SEAT] == bag_of([2])


@pytest.mark.parametrize(
    ("gone", "before", "after"),
    [(0, (2, 3), (2, 3)), (1, (2, 3), (1, 2)), (4, (2, 3), (0, 0))],
)
def test_cards_put_back_may_be_any_of_those_held(
    gone: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """BASE-INFO-15."""
    book = book_of(*before, 4, bag_of([IDEA]))
    book.hand_returned(SEAT, gone)
    assert noted(book) == (*after, 4)
    assert book.found[SEAT] == (0 if gone else bag_of([IDEA]))


@pytest.mark.parametrize(
    ("kept", "gone", "after"),
    [
        (3, 0, (3, 4, 1)),
        (3, 1, (2, 3, 1)),
        (2, 1, (2, 3, 2)),
        (0, 5, (0, 0, 4)),
    ],
)
def test_bullets_that_cannot_have_been_kept_lie_in_the_discard(
    kept: int, gone: int, after: tuple[int, int, int]
) -> None:
    """BASE-EXPERT-11: three known bullets, four old cards."""
    book = book_of(3, 4, 1, bag_of([IDEA]))
    book.hands_parted(SEAT, kept, gone)
    assert noted(book) == after
    assert book.found[SEAT] == (0 if gone else bag_of([IDEA]))


def test_a_copy_of_a_notebook_is_its_own() -> None:
    book = Notebook()
    book.lots[SEAT] = [Lot(bit(3) | bit(4), [250])]
    names = ["known", "held", "found", "shut_held", "aged", "ceiling", "ceiling_other", "crossed"]
    names += ["fresh", "moved_lead"]
    for n, name in enumerate(names):
        getattr(book, name)[SEAT] = n + 1
    other = book.clone()
    assert [getattr(other, name)[SEAT] for name in names] == [n + 1 for n in range(len(names))]
    assert [(lot.members, lot.faces) for lot in other.lots[SEAT]] == [(bit(3) | bit(4), [250])]
    for name in names:
        getattr(other, name)[SEAT] = 0
    other.lots[SEAT][0].faces.append(500)
    assert [getattr(book, name)[SEAT] for name in names] == [n + 1 for n in range(len(names))]
    assert book.lots[SEAT][0].faces == [250]


# Purses


def lots(book: Notebook) -> list[tuple[int, list[int]]]:
    return [(lot.members, sorted(lot.faces)) for lot in book.lots[SEAT]]


def know(book: Notebook, faces: dict[int, int]) -> None:
    for token, face in faces.items():
        book.known[SEAT * TOKENS + token] = face


def known(book: Notebook) -> dict[int, int]:
    faces = {token: book.face_known(SEAT, token) for token in range(TOKENS)}
    return {token: face for token, face in faces.items() if face}


def test_what_is_mixed_is_known_together() -> None:
    """BASE-INFO-06, 07."""
    book = Notebook()
    know(book, {3: 250, 4: 500, 5: 300})
    book.mixed(SEAT, bit(3))
    assert known(book) == {3: 250, 4: 500, 5: 300}
    book.mixed(SEAT, bit(3) | bit(4))
    assert known(book) == {5: 300}
    assert lots(book) == [(bit(3) | bit(4), [250, 500])]
    book.mixed(SEAT, bit(6) | bit(7))
    book.mixed(SEAT, bit(5) | bit(8))
    book.mixed(SEAT, bit(4) | bit(9))
    assert lots(book) == [(bit(5) | bit(8), [300]), (bit(3) | bit(4) | bit(9), [250, 500])]
    assert known(book) == {}


@pytest.mark.parametrize("token", [0, 1, TOKENS - 1])
def test_a_purse_alone_is_not_mixed_with_anything(token: int) -> None:
    book = Notebook()
    know(book, {token: 250})
    book.mixed(SEAT, bit(token))
    assert known(book) == {token: 250}


def test_equal_purses_cannot_be_mixed() -> None:
    book = Notebook()
    know(book, {3: 250, 4: 250})
    book.mixed(SEAT, bit(3) | bit(4))
    assert known(book) == {3: 250, 4: 250}
    assert lots(book) == []


def test_who_sees_a_purse_of_a_lot_knows_the_rest() -> None:
    """BASE-INFO-03, 06."""
    s = new_state(rules_of(Mix("3"), "lots"), "lots")
    book = Notebook()
    for token, face in ((3, 250), (4, 500), (5, 300)):
        s.word[FACE + token] = face
    book.lots[SEAT] = [
        Lot(bit(6) | bit(7), [400]),
        Lot(bit(3) | bit(4) | bit(5), [250, 500]),
    ]
    book.saw(s, SEAT, 5)
    assert known(book) == {5: 300}
    assert lots(book) == [(bit(6) | bit(7), [400]), (bit(3) | bit(4), [250, 500])]
    book.saw(s, SEAT, 3)
    assert known(book) == {3: 250, 4: 500, 5: 300}
    assert lots(book) == [(bit(6) | bit(7), [400])]


def test_a_purse_that_falls_is_mixed_with_its_like_for_all_but_its_owner() -> None:
    """BASE-INFO-06, 07, BASE-PUNCH-07."""
    s = new_state(rules_of(Mix("3"), "fell"), "fell")
    book = Notebook()
    for token, face in ((3, 250), (4, 500)):
        s.word[FACE + token] = face
        book.known[2 * TOKENS + token] = face
    book.fell(s, SEAT, 3, bit(4))
    assert known(book) == {3: 250, 4: 500}
    assert [book.face_known(2, token) for token in (3, 4)] == [0, 0]
    assert [(lot.members, lot.faces) for lot in book.lots[2]] == [(bit(3) | bit(4), [250, 500])]
    assert book.lots[0] == book.lots[SEAT] == []


def test_knowledge_deals_for_its_seat() -> None:
    s = new_state(rules_of(Mix("3"), "knowledge"), "knowledge", witnessed=True)
    assert s.witness is not None
    book, dice = s.witness.notebook, Dice(7)
    expected = redeal(s, book, SEAT, dice.word(), dice.word(), dice.word(), dice.word())
    assert numbers(Knowledge(s, book, SEAT).deal(Dice(7))) == numbers(expected)
