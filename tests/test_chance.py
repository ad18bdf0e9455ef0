"""The source of chance inside a state, and the game that begins with it."""

from __future__ import annotations

import random

import pytest
from helpers import SHAPES, Mix, play_out, rules_of

from folsom.boxes.superexpress.rules.setup import begin
from folsom.engine import flow
from folsom.engine.chance import (
    BLIND,
    CARD,
    FIRST_PLAYER,
    FROM_SHEET,
    MAYBE,
    PURSES,
    ROUND_CARD,
    decide,
)
from folsom.engine.generator import Generator, roll, seed
from folsom.engine.listener import POSSIBILITIES, Listener, ScriptError, outcome
from folsom.engine.notebook import Notebook
from folsom.engine.witness import Witness
from folsom.game import Game, SuperConfig


def test_a_seed_of_zeros_is_as_good_as_any() -> None:
    """Four zeros would yield nothing but zeros."""
    g, other = Generator(), Generator()
    seed(g, 0, 0, 0, 0)
    seed(other, 1, 0, 0, 0)
    drawn = [roll(g, 1000) for _ in range(100)]
    assert drawn == [roll(other, 1000) for _ in range(100)]
    assert len(set(drawn)) > 50


@pytest.mark.parametrize("words", [(0, 0, 0, 5), (0, 0, 5, 0), (0, 5, 0, 0), (5, 0, 0, 0)])
def test_a_seed_with_some_zeros_is_taken_as_it_is(words: tuple[int, int, int, int]) -> None:
    g = Generator()
    seed(g, *words)
    assert (g.r0, g.r1, g.r2, g.r3) == words


def test_the_generator_is_xoshiro128() -> None:
    """The first words of the reference from 1, 2, 3, 4, of which we see 30 bits."""
    g = Generator()
    seed(g, 1, 2, 3, 4)
    words = [11520, 0, 5927040, 70819200, 2031721883, 1637235492]
    words += [1287239034, 3734860849, 3729100597, 4258142804]
    assert [roll(g, 2**30) for _ in words] == [word >> 2 for word in words]


@pytest.mark.parametrize("word", range(4))
def test_words_of_a_seed_are_cut_to_32_bits(word: int) -> None:
    words = [1, 2, 3, 4]
    words[word] += 1 << 32
    g = Generator()
    seed(g, *words)
    assert (g.r0, g.r1, g.r2, g.r3) == (1, 2, 3, 4)


def test_a_script_decides_before_the_generator_does() -> None:
    """The generator is asked all the same, so that it stands where it stood; one possibility is
    not asked about at all."""
    g, other, listener = Generator(), Generator(), Listener()
    listener.script = [0, 0, 6]
    assert [decide(g, listener, 7, MAYBE) for _ in range(3)] == [0, 0, 6]
    assert [roll(other, 7) for _ in range(3)] != [0, 0, 6]
    assert decide(g, listener, 1, MAYBE) == 0
    rolled = [decide(g, listener, 2**12, MAYBE) for _ in range(5)]
    assert rolled == [roll(other, 2**12) for _ in range(5)]
    assert listener.chance == [0, 0, 6, *rolled]


def test_what_chance_decides_about_keeps_its_number() -> None:
    """The numbers are in records, which a later release must read (docs/notation.md)."""
    about = [FIRST_PLAYER, PURSES, ROUND_CARD, BLIND, FROM_SHEET, CARD]
    assert about == [1, 2, 3, 4, 512, 528]


def test_a_game_of_colt_super_express_begins_as_it_is_written_down() -> None:
    """SUPER-INFO-06: whatever the generator would have decided."""
    rules = SuperConfig(players=5).rules()
    first = begin(rules, 1, 2, 3, 4, told=True)
    assert first.listener
    again = begin(rules, 5, 6, 7, 8, told=False, script=[*first.listener.chance])
    assert (again.wagons, again.first) == (first.wagons, first.first)
    assert begin(rules, 5, 6, 7, 8, told=False).wagons != first.wagons


def test_an_outcome_finds_what_it_is_about_in_whatever_order_chance_is_asked() -> None:
    g, listener = Generator(), Listener()
    told = [outcome(3, 5), outcome(9, 1), outcome(3, 0)]
    listener.script = list(told)
    listener.follows_script = True
    assert [decide(g, listener, 7, about) for about in (9, 3, 3)] == [1, 5, 0]
    assert sorted(listener.chance) == sorted(told)
    with pytest.raises(ScriptError):
        decide(g, listener, 7, 3)
    listener.script = [outcome(3, 5)]
    with pytest.raises(ScriptError, match="about 9"):
        decide(g, listener, 7, 9)
    with pytest.raises(ScriptError, match="5 of 5"):
        decide(g, listener, 5, 3)


@pytest.mark.parametrize("shape", list(SHAPES))
def test_every_outcome_says_what_it_is_about(shape: str) -> None:
    game = Game.new(Mix(shape).config, "about")
    play_out(game, random.Random("about"))
    chance = [*game.set_up_chance, *(n for choice in game.choices for n in choice.chance)]
    assert chance
    assert min(chance) >= POSSIBILITIES


def test_a_scenario_turns_up_its_round_card_once() -> None:
    witness = Witness(Notebook())
    witness.round_card = 3
    assert [witness.next_round_card() for _ in range(2)] == [3, -1]


def test_a_scenario_decides_what_is_drawn_until_the_deck_is_shuffled() -> None:
    witness = Witness(Notebook())
    assert witness.next_card(0) == -1
    witness.shuffled(0)
    witness.decks = [[4, 2], [5, 3]]
    assert [witness.next_card(seat) for seat in (1, 0, 1, 1, 2)] == [3, 2, 5, -1, -1]
    witness.shuffled(2)
    witness.shuffled(0)
    assert witness.decks == [[], []]


def test_a_new_game_stands_at_its_first_decision() -> None:
    s = flow.new(rules_of(Mix("4"), "new"), 1, 2, 3, 4, False)
    assert s.n_options > 1
    assert s.over == 0
