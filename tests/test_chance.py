"""The source of chance inside a state, and the game that begins with it."""

from __future__ import annotations

import pytest
from helpers import Mix, rules_of

from folsom.engine import flow
from folsom.engine.generator import Generator, roll, seed


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
    """The first words of the reference from 1, 2, 3, 4, of which we see the upper half."""
    g = Generator()
    seed(g, 1, 2, 3, 4)
    words = [11520, 0, 5927040, 70819200, 2031721883, 1637235492]
    assert [roll(g, 2**16) for _ in words] == [word >> 16 for word in words]


def test_a_new_game_stands_at_its_first_decision() -> None:
    s = flow.new(rules_of(Mix("4"), "new"), 1, 2, 3, 4, False)
    assert s.n_options > 1
    assert s.over == 0
