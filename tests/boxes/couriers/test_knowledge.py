"""Couriers & Armored Train: what everybody, and each seat, can tell about face-down tokens."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from helpers import SHAPES, Mix, members, random_games, random_states

from folsom.boxes.base.rules.resolution import act
from folsom.boxes.base.rules.tasks import PLAN, PUNCH, ROBBERY
from folsom.boxes.couriers.rules.knowledge import mingle
from folsom.boxes.couriers.rules.state import WAYS
from folsom.boxes.couriers.rules.tasks import (
    ASK_DOCUMENT,
    DECOY,
    KEEP_DOCUMENT,
    PUT_BACK,
)
from folsom.engine import flow
from folsom.engine.agenda import kind_of, top
from folsom.engine.notebook import Lot, Notebook
from folsom.engine.options import verb_of
from folsom.engine.redeal import redeal
from folsom.engine.state import AT, FACE, GROUND, POWERS, SHEET, State
from folsom.game import Game

DOCUMENTS = range(54, 57)
LUGGAGE = range(49, 54)
WAYS_OF_THREE = list(itertools.permutations((1, 2, 3)))
A6_INSIDE = 20
SHAPES_WITH_TRAINS = [shape for shape in SHAPES if "trains" in shape]


def ways(s: State) -> list[tuple[int, ...]]:
    """How the Documents can lie, for all that everybody can tell."""
    return [WAYS_OF_THREE[n] for n in members(s.word[WAYS])]


def truth(s: State) -> tuple[int, ...]:
    return tuple(s.word[FACE + token] for token in DOCUMENTS)


@pytest.mark.parametrize("shape", SHAPES_WITH_TRAINS)
def test_what_everybody_can_tell_about_documents_is_true(shape: str) -> None:
    """COUR-INFO-09: conclusions may be vague, never wrong."""
    narrowed = 0
    for n in range(30):
        for s in random_states(Mix(shape), f"documents {n}"):
            assert truth(s) in ways(s)
            narrowed += len(ways(s)) < 6
    assert narrowed


def lone_document(face: int) -> tuple[Game, State]:
    """Everybody inside the last Armored Car, where one Document with this face is all there is."""
    game = next(random_games(Mix("4-trains"), "lone"))
    s = game.state
    for figure in range(s.rules.n_figures):
        s.word[AT + figure] = A6_INSIDE
    here = members(s.word[GROUND + A6_INSIDE])[0]
    others = [token for token in DOCUMENTS if token != here]
    rest = [n for n in (1, 2, 3) if n != face]
    for token, its_face in zip([here, *others], [face, *rest], strict=True):
        s.word[FACE + token] = its_face
    s.word[AT + 14] = A6_INSIDE + 1
    return game, s


def sampled(s: State, book: Notebook, seat: int, token: int) -> Counter[int]:
    dice = random.Random(1)
    words = [[dice.getrandbits(32) for _ in range(4)] for _ in range(300)]
    return Counter(redeal(s, book, seat, *four).word[FACE + token] for four in words)


def rob(s: State, figure: int) -> list[int]:
    """A Robbery; the verbs that the robber is offered."""
    act(s, figure, ROBBERY)
    flow.advance(s)
    assert kind_of(top(s)) == ASK_DOCUMENT
    assert s.deciding == s.rules.seat_of[figure]
    return [verb_of(s.options[n]) for n in range(s.n_options)]


@pytest.mark.parametrize(
    ("face", "verbs"), [(1, [KEEP_DOCUMENT]), (2, [PUT_BACK]), (DECOY, [KEEP_DOCUMENT, PUT_BACK])]
)
def test_a_robber_of_a_document_is_asked_whatever_it_is(face: int, verbs: list[int]) -> None:
    """COUR-LOOT-02, COUR-LOOT-03, COUR-LOOT-04, COUR-LOOT-05: the own team is the first, face 1."""
    _, s = lone_document(face)
    assert rob(s, 0) == verbs


def test_others_conclude_what_the_robber_does_with_a_document_allows() -> None:
    """COUR-INFO-09, COUR-LOOT-05: put back it is not the own team's; kept not the other's."""
    for face, verb, possible in ((2, PUT_BACK, {2, DECOY}), (1, KEEP_DOCUMENT, {1, DECOY})):
        game, s = lone_document(face)
        token = members(s.word[GROUND + A6_INSIDE])[0]
        before = sampled(s, game.notebook, 1, token)
        rob(s, 0)
        flow.play(s, 0, verb)
        assert before.keys() == {1, 2, 3}
        for seat in (1, 2, 3):
            counts = sampled(s, game.notebook, seat, token)
            assert counts.keys() == possible
            assert min(counts.values()) > 100
        assert sampled(s, game.notebook, 0, token).keys() == {face}
        assert bool(s.word[GROUND + A6_INSIDE] >> token & 1) == (verb == PUT_BACK)


def test_a_document_kept_after_one_was_put_back_is_known_to_all() -> None:
    """COUR-INFO-09: not team 1's, as a bandit of team 0 has kept it; not team 0's, as before."""
    game, s = lone_document(DECOY)
    token = members(s.word[GROUND + A6_INSIDE])[0]
    rob(s, 0)
    flow.play(s, 0, PUT_BACK)
    rob(s, 2)
    flow.play(s, 2, KEEP_DOCUMENT)
    assert sampled(s, game.notebook, 1, token).keys() == {DECOY}


def test_documents_on_one_position_cannot_be_told_apart() -> None:
    """COUR-INFO-03: after a draw among two, nobody but the robber knows which is which."""
    _, s = lone_document(2)
    first, second = members(s.word[GROUND + A6_INSIDE])[0], 54
    assert first != second
    s.word[GROUND + 12] &= ~(1 << second)
    s.word[GROUND + A6_INSIDE] |= 1 << second
    rob(s, 0)
    seen = s.word[GROUND + 32]
    flow.choose(s, s.options[0])
    assert seen == 1 << second  # the lowest handle, whichever face was drawn
    rob(s, 1)
    flow.choose(s, s.options[0])
    assert len(ways(s)) > 1
    assert truth(s) in ways(s)


def test_two_documents_are_exchanged_and_the_third_stays() -> None:
    """COUR-INFO-03: what two that were mixed can be, if it was known before."""
    _, s = lone_document(2)
    for n, before in enumerate(WAYS_OF_THREE):
        s.word[WAYS] = 1 << n
        mingle(s, 1 << 54 | 1 << 56)
        assert {*ways(s)} == {before, before[::-1]}


def test_what_is_known_of_mixed_documents_is_in_every_sample() -> None:
    """COUR-INFO-03: one that a seat has seen is among those that it was mixed with."""
    _, s = lone_document(2)
    s.word[WAYS] = 63
    for token in DOCUMENTS:
        s.word[GROUND + A6_INSIDE] |= 1 << token
    book = Notebook()
    book.lots[0] = [Lot(1 << 54 | 1 << 55, [2])]
    found = {truth(redeal(s, book, 0, 1, 2, 3, n)) for n in range(60)}
    assert found == {way for way in WAYS_OF_THREE if 2 in way[:2]}


def test_dropped_luggage_mixes_with_what_lies_there_when_some_is_drawn() -> None:
    """COUR-INFO-03, COUR-LOOT-07, COUR-ROB-01: its last owner knows it is one of the two."""
    game = next(random_games(Mix("4-trains"), "luggage"))
    s, book = game.state, game.notebook
    a, b, *others = LUGGAGE
    for place in range(22):
        s.word[GROUND + place] &= ~sum(1 << token for token in LUGGAGE)
    for figure in range(s.rules.n_figures):
        s.word[AT + figure] = 6 if figure < 2 else 8
    s.word[POWERS + 1] = 0  # Cheyenne would take the dropped token
    s.word[SHEET + 0] = 1 << a
    book.saw(s, 0, a)
    s.word[GROUND + 6] = 1 << b
    s.word[GROUND + 33] |= sum(1 << token for token in others)
    face = s.word[FACE + a]
    act(s, 1, PUNCH)
    flow.advance(s)
    while s.word[SHEET + 0]:
        flow.choose(s, s.options[0])
    while kind_of(top(s)) != PLAN:
        flow.choose(s, s.options[0])
    assert book.face_known(0, a) == face
    act(s, 1, ROBBERY)
    flow.advance(s)
    assert book.face_known(0, a) == 0
    assert [(lot.members, lot.faces) for lot in book.lots[0]] == [(1 << a | 1 << b, [face])]
    counts = sampled(s, book, 0, a)
    assert 100 < counts[face] < 200
