"""Sampling: a redealt game is one that the seat cannot tell from the true one, and fairly drawn."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

import pytest
from effort import times
from helpers import (
    SHAPES,
    Mix,
    bag_of,
    check_census,
    members,
    mixes,
    numbers,
    observed,
    random_games,
    random_positions,
    unpack,
)

from folsom.boxes.base.game.express import Express
from folsom.engine import flow
from folsom.engine.bits import BULLET
from folsom.engine.loot import FIRST_JEWEL
from folsom.engine.notebook import Lot, Notebook
from folsom.engine.redeal import redeal
from folsom.engine.state import (
    DECK,
    FACE,
    GROUND,
    GROUND_END,
    HAND,
    KEPT,
    LENT,
    OUT,
    PILE,
    SHEET,
    SHUT,
    TOKENS,
    TOP,
    State,
    clone,
    entry_figure,
    entry_kind,
    pile_entry,
)
from folsom.engine.witness import Witness
from folsom.game import Config, Game, Observation
from folsom.game.decision import option_of
from folsom.game.observation import ExpressObservation

POSITIONS = times(2)  # of a game, about
SAMPLES = times(1)  # of each, for each seat
shapes = pytest.mark.parametrize("shape", SHAPES)
Outcome = TypeVar("Outcome", bound=Hashable)  # a number read from each of many redeals


def seeds(dice: random.Random) -> tuple[int, int, int, int]:
    a, b, c, d = (dice.getrandbits(32) for _ in range(4))
    return a, b, c, d


def view_of(game: Game, state: State, notebook: Notebook, seat: int) -> str:
    """What the seat would see if the sampled state were the true one."""
    s = clone(state)
    s.witness = Witness(notebook.clone())
    assert isinstance(game.config, Config)
    return json.dumps(Game(game.config, None, "", Express(game.config, s)).view(seat))


# --- Agreement ------------------------------------------------------------------------------------


@shapes
def test_a_sample_agrees_with_the_view_and_plays_to_the_end(shape: str) -> None:
    """BASE-INFO-01 to 17: the same view and options, all pieces, and a game that goes on."""
    for mix in mixes(shape):
        for game in random_positions(mix, "redeal", POSITIONS):
            dice = random.Random(len(game.choices))
            for seat in range(game.state.rules.n_seats):
                seen = observed(game, seat)
                view = json.dumps(seen.view)
                words = flow.options_of(game.state, seat)
                for _ in range(SAMPLES):
                    sample = seen.sample(*seeds(dice))
                    agrees(game, seen, sample, view, words)


def agrees(
    game: Game, seen: ExpressObservation, sample: State, view: str, words: list[int]
) -> None:
    assert sample.witness is None
    assert view_of(game, sample, seen.notebook, seen.seat) == view
    assert flow.options_of(sample, seen.seat) == words
    if seen.decision is not None:
        texts = [option_of(seen.words, sample, seen.seat, word).text for word in words]
        assert texts == [option.text for option in seen.options]
    check_census(sample)
    remembers_purses(sample, seen.notebook, seen.seat)
    flow.play_randomly(sample)
    check_census(sample)
    assert sample.over


@shapes
def test_a_sample_keeps_what_everybody_saw(shape: str) -> None:
    """BASE-INFO-10, BASE-EXPERT-10, 11: bullets drawn from the top, cards held since a shuffle."""
    for mix in mixes(shape):
        for game in random_positions(mix, "facts", POSITIONS):
            dice = random.Random(len(game.choices))
            for seat in range(game.state.rules.n_seats):
                seen = observed(game, seat)
                sample = seen.sample(*seeds(dice))
                for other in range(sample.rules.n_seats):
                    remembers_cards(sample, seen.notebook, other)


@shapes
def test_a_sample_can_be_sampled_again(shape: str) -> None:
    """An Observation is itself a redeal, and nothing is lost by redealing that."""
    for mix in mixes(shape):
        for game in random_positions(mix, "again", POSITIONS):
            dice = random.Random(len(game.choices))
            for seat in range(game.state.rules.n_seats):
                seen = observed(game, seat)
                twice = redeal(seen.sample(*seeds(dice)), seen.notebook, seat, *seeds(dice))
                check_census(twice)
                assert view_of(game, twice, seen.notebook, seat) == json.dumps(seen.view)


@shapes
def test_an_observation_sent_elsewhere_samples_the_same(shape: str) -> None:
    """A bot in another process knows as much as one in this, and no more."""
    for mix in mixes(shape):
        for game in random_positions(mix, "sent", POSITIONS):
            for seat in range(game.state.rules.n_seats):
                seen = game.observe(seat)
                there = Observation.from_json(json.loads(json.dumps(seen.to_json())))
                assert numbers(there.sample(1, 2, 3, 4)) == numbers(seen.sample(1, 2, 3, 4))
                assert there.options == seen.options
                assert there.view == seen.view


@shapes
def test_a_redeal_leaves_the_true_game_alone(shape: str) -> None:
    for mix in mixes(shape):
        for game in random_positions(mix, "alone", POSITIONS):
            before = json.dumps(game.to_json())
            kept = [game.view(seat) for seat in range(game.state.rules.n_seats)]
            for seat in range(game.state.rules.n_seats):
                flow.play_randomly(game.observe(seat).sample(1, 2, 3, 4))
            assert json.dumps(game.to_json()) == before
            assert [game.view(seat) for seat in range(game.state.rules.n_seats)] == kept


@shapes
def test_what_a_notebook_says_is_true(shape: str) -> None:
    """BASE-INFO-06 to 08, 10: a memory may be vague, never wrong."""
    for mix in mixes(shape):
        for game in random_games(mix, "notebook"):
            if len(game.choices) % 3:
                continue
            s, book = game.state, game.notebook
            for seat in range(s.rules.n_seats):
                remembers_purses(s, book, seat)
                remembers_cards(s, book, seat)


def remembers_purses(s: State, book: Notebook, seat: int) -> None:
    for token in range(TOKENS):
        known = book.known[seat * TOKENS + token]
        assert known in (0, s.word[FACE + token])
    for lot in book.lots[seat]:
        inside = Counter(s.word[FACE + token] for token in members(lot.members))
        assert Counter(lot.faces) <= inside
        assert lot.faces


def remembers_cards(s: State, book: Notebook, seat: int) -> None:
    hand = [unpack(s.word[HAND + bag + seat]) for bag in (0, LENT)]
    kept = [unpack(s.word[KEPT + bag + seat]) for bag in (0, LENT)]
    hand = [a + b for a, b in zip(hand, kept, strict=True)]
    assert book.held[seat] <= hand[0][BULLET]
    assert book.shut_held[seat] <= unpack(s.word[SHUT + seat])[BULLET]
    assert s.word[TOP + seat] <= unpack(s.word[DECK + seat])[BULLET]
    ceilings = [unpack(book.ceiling[seat]), unpack(book.ceiling_other[seat])]
    old = sum((bag & ceiling).total() for bag, ceiling in zip(hand, ceilings, strict=True))
    assert book.aged[seat] <= old


# --- Fairness -------------------------------------------------------------------------------------


def chi_square_limit(free: int) -> float:
    """Beyond this a fair draw falls once in a million (Wilson and Hilferty; 4.75 sigma)."""
    return free * (1 - 2 / (9 * free) + 4.753 * math.sqrt(2 / (9 * free))) ** 3


def is_fair(counts: Counter[Outcome], expected: Mapping[Outcome, float]) -> None:
    """Every outcome is possible, no other occurs, and the numbers fit."""
    assert counts.keys() <= expected.keys()
    total = counts.total()
    weight = sum(expected.values())
    wanted = {outcome: total * share / weight for outcome, share in expected.items()}
    assert min(wanted.values()) >= 5, "draw more samples"
    assert len(expected) > 1
    chi = sum((counts[outcome] - n) ** 2 / n for outcome, n in wanted.items())
    assert chi < chi_square_limit(len(wanted) - 1)


def bags(pool: Iterable[int], number: int) -> Counter[tuple[int, ...]]:
    """How often each multiset comes when cards are drawn blindly."""
    return Counter(tuple(sorted(drawn)) for drawn in itertools.combinations(pool, number))


def draws(
    state: State, book: Notebook, seat: int, number: int, look: Callable[[State], Outcome]
) -> Counter[Outcome]:
    dice = random.Random("fair")
    return Counter(look(redeal(state, book, seat, *seeds(dice))) for _ in range(number))


def first_decision(mix: Mix, seed: str = "fair") -> Game:
    return next(random_games(mix, seed))


def lent_to(seat: int) -> Callable[[State], tuple[int, ...]]:
    return lambda s: cards(s.word[HAND + LENT + seat])


def cards(bag: int) -> tuple[int, ...]:
    return tuple(sorted(unpack(bag).elements()))


@pytest.mark.parametrize("free", [2, 4, 10, 24])
def test_a_fair_draw_passes_the_limit_once_in_a_million(free: int) -> None:
    """For an even number of degrees of freedom the chance is a finite sum."""
    half = chi_square_limit(free) / 2
    beyond = math.exp(-half) * sum(half**k / math.factorial(k) for k in range(free // 2))
    assert 2e-7 < beyond < 2e-6


def test_an_unfair_draw_is_noticed() -> None:
    expected = {0: 1, 1: 1, 2: 1}
    with pytest.raises(AssertionError):
        is_fair(Counter({0: 1200, 1: 900, 2: 900}), expected)
    with pytest.raises(AssertionError):
        is_fair(Counter({0: 1000, 1: 1000, 2: 1000, 3: 1}), expected)
    is_fair(Counter({0: 1030, 1: 980, 2: 990}), expected)


def test_an_opponents_hand_is_any_hand_of_his_cards() -> None:
    """BASE-INFO-09, 10."""
    game = first_decision(Mix("3"))
    s = game.state
    other = (s.deciding + 1) % 3
    small = bag_of([0, 0, 2, 3, 4, int(BULLET)])
    s.word[HAND + other] = bag_of([0, 2, int(BULLET)])
    s.word[DECK + other] = small - s.word[HAND + other]
    counts = draws(s, game.notebook, s.deciding, 20_000, lambda r: cards(r.word[HAND + other]))
    is_fair(counts, bags(cards(small), 3))


def test_a_card_in_the_tunnel_is_any_action_card_of_its_player() -> None:
    """BASE-INFO-13, BASE-DECK-03: never a bullet."""
    game = first_decision(Mix("3"))
    s = game.state
    seat, other = s.deciding, (s.deciding + 1) % 3
    s.word[HAND + other] = bag_of([0, 1, int(BULLET)])
    s.word[DECK + other] = bag_of([0, 3, int(BULLET), int(BULLET)])
    s.word[PILE + 0] = pile_entry(other, s.rules.first_bandit[other], 2, 1)
    s.pile_size = 1
    counts = draws(s, game.notebook, seat, 10_000, lambda r: entry_kind(r.word[PILE + 0]))
    is_fair(counts, {0: 2, 1: 1, 2: 1, 3: 1})


def test_a_face_down_card_hides_which_bandit_it_shows() -> None:
    """BASE-INFO-14."""
    mix = Mix("2-two_bandits")
    game = next(game for game in random_games(mix, "pair") if game.state.round)
    while (decision := game.decisions[0]).question != "plan":
        game.play(decision.seat, decision.options[-1])
    s = game.state
    seat, other = s.deciding, 1 - s.deciding
    first, second = s.rules.first_bandit[other], s.rules.other_bandit[other]
    for zone in (HAND, DECK):
        for bag in (0, LENT):
            s.word[zone + bag + other] = 0
    s.word[HAND + other] = bag_of([0, 1])
    s.word[HAND + LENT + other] = bag_of([0])
    s.word[PILE + 0] = pile_entry(other, second, 5, 1)
    s.pile_size = 1
    counts = draws(
        s,
        game.notebook,
        seat,
        10_000,
        lambda r: (entry_figure(r.word[PILE + 0]), entry_kind(r.word[PILE + 0])),
    )
    is_fair(counts, {(first, 0): 1, (first, 1): 1, (second, 0): 1, (second, 5): 1})


def test_unknown_purses_have_any_of_the_values_that_are_left() -> None:
    """BASE-INFO-04, 08: the list of values is public."""
    game = first_decision(Mix("3"))
    s = game.state
    purse = next(t for t in range(18) if any(place >> t & 1 for place in s.word[GROUND:GROUND_END]))
    left = Counter(s.word[FACE + token] for token in range(3, 18))
    counts = draws(s, game.notebook, 0, 10_000, lambda r: r.word[FACE + purse])
    is_fair(counts, dict(left))


def test_a_pair_of_unknown_purses_is_any_pair_of_values() -> None:
    """The values of two purses are drawn together, without putting back."""
    game = first_decision(Mix("3"))
    s, book = game.state, game.notebook
    for token in range(18):
        if token not in (4, 7, 11, 13):
            book.known[TOKENS + token] = s.word[FACE + token]
    for token, face in ((4, 250), (7, 250), (11, 300), (13, 500)):
        s.word[FACE + token] = face
    counts = draws(s, book, 1, 10_000, lambda r: (r.word[FACE + 4], r.word[FACE + 13]))
    is_fair(counts, dict(Counter(itertools.permutations((250, 250, 300, 500), 2))))


def test_purses_mixed_by_a_punch_keep_their_known_values_among_them() -> None:
    """BASE-INFO-06, 07: the seat knows that the $250 is one of three, not which."""
    game = first_decision(Mix("3"))
    s, book = game.state, game.notebook
    sheet = [3, 4]
    for token in sheet:
        for position in range(2 * len(s.rules.spec.cars)):
            s.word[GROUND + position] &= ~(1 << token)
        s.word[SHEET + 0] |= 1 << token
    s.word[FACE + 3], s.word[FACE + 4], s.word[FACE + 5], s.word[FACE + 6] = 400, 500, 300, 450
    mixed = 1 << 0 | 1 << 3 | 1 << 4
    for token in range(18):
        known = token not in (0, 3, 4, 5, 6)
        book.known[TOKENS + token] = s.word[FACE + token] if known else 0
    book.lots[1] = [Lot(1 << FIRST_JEWEL, [500]), Lot(mixed, [250])]  # each kind by itself
    counts = draws(s, book, 1, 20_000, lambda r: tuple(r.word[FACE + token] for token in (0, 3, 4)))
    outcomes = {
        faces
        for rest in itertools.permutations([300, 400, 450, 500], 2)
        for faces in itertools.permutations([250, *rest])
    }
    is_fair(counts, dict.fromkeys(outcomes, 1.0))


def test_experts_known_bullets_stay_where_everybody_saw_them() -> None:
    """BASE-EXPERT-02, 10, BASE-INFO-10: two on top of the deck, one drawn from there."""
    game = first_decision(Mix("3-expert"))
    s, book = game.state, game.notebook
    other = (s.deciding + 1) % 3
    bullet = int(BULLET)
    s.word[HAND + other] = bag_of([0, bullet, bullet])
    s.word[DECK + other] = bag_of([1, 2, bullet, bullet])
    s.word[TOP + other] = 2
    book.held[other] = 1
    counts = draws(s, book, s.deciding, 10_000, lambda r: cards(r.word[HAND + other]))
    others = bags([0, 1, 2, bullet], 2)
    is_fair(counts, {tuple(sorted((*hand, bullet))): n for hand, n in others.items()})


def test_experts_kept_cards_stay_below_their_ceiling() -> None:
    """BASE-EXPERT-08, 11: cards held when the open discard was shuffled in were not in it."""
    game = first_decision(Mix("3-expert"))
    s, book = game.state, game.notebook
    other = (s.deciding + 1) % 3
    s.word[HAND + other] = bag_of([0, 1])
    s.word[DECK + other] = bag_of([2, 3, 4])
    book.aged[other] = 1
    book.ceiling[other] = bag_of([0, 1, 2])
    counts = draws(s, book, s.deciding, 20_000, lambda r: cards(r.word[HAND + other]))
    ways: Counter[tuple[int, ...]] = Counter()
    for old in (0, 1, 2):
        for new in {0, 1, 2, 3, 4} - {old}:
            ways[tuple(sorted((old, new)))] += 1
    is_fair(counts, dict(ways))


def test_experts_face_down_discard_is_any_of_the_hidden_cards() -> None:
    """BASE-EXPERT-11: only its size is public."""
    game = first_decision(Mix("3-expert"))
    s = game.state
    other = (s.deciding + 1) % 3
    s.word[HAND + other] = bag_of([0])
    s.word[SHUT + other] = bag_of([1, 2])
    s.word[DECK + other] = bag_of([3])
    counts = draws(s, game.notebook, s.deciding, 10_000, lambda r: cards(r.word[SHUT + other]))
    is_fair(counts, bags([0, 1, 2, 3], 2))


def test_the_card_that_a_partner_took_is_any_card_of_ones_deck() -> None:
    """BASE-TEAM-07, 08: the owner knows that one is missing, not which."""
    game = first_decision(Mix("4-teams"))
    s = game.state
    seat, partner = 0, 1
    deck, taken = unpack(s.word[DECK + seat]), unpack(s.word[OUT + seat])
    assert taken.total() == 1
    pool = deck + taken
    counts = draws(s, game.notebook, seat, 20_000, lambda r: cards(r.word[HAND + LENT + partner]))
    is_fair(counts, bags(pool.elements(), 1))


def test_outsiders_think_any_card_may_have_been_borrowed() -> None:
    """BASE-TEAM-07: before the hands are filled each partner takes one of ten cards."""
    game = first_decision(Mix("4-teams"))
    s = game.state
    recipe: dict[tuple[int, ...], int] = {(0,): 2, (1,): 2, (2,): 2, (3,): 2, (4,): 1, (5,): 1}
    for seat in (2, 3):
        counts = draws(s, game.notebook, 0, 20_000, lent_to(seat))
        is_fair(counts, recipe)
