"""Rows of numbers straight from the state: they say what a view says, and no more."""

from __future__ import annotations

import random

import numpy as np
import pytest
import super_helpers
from by_view import ByView
from effort import times
from helpers import SHAPES, Mix, printed_mixes

from folsom.envs.lean import lean
from folsom.envs.spaces import Spaces
from folsom.game import Game
from folsom.game.engines import AnyConfig


def compare(config: AnyConfig, seed: int) -> None:
    """Some seats at every decision of a random game, and all at its end; the legal actions too."""
    spaces, by_view = Spaces(config), ByView(config)
    assert spaces.names == by_view.names
    lively, dice = lean(spaces), random.Random(seed)
    engine = lively.begin(seed)
    numbers = np.zeros(spaces.size, np.float32)
    while True:
        game = Game(engine.config, None, "", engine)
        seats = range(config.n_players)
        for seat in seats if engine.over else dice.sample(seats, min(times(2), len(seats))):
            lively.write(numbers, engine, seat)
            meant = by_view.vector(game, seat)
            wrong = np.flatnonzero(numbers != meant)
            assert not wrong.size, [(spaces.names[n], numbers[n], meant[n]) for n in wrong]
        if engine.over:
            return
        seat = lively.seat(engine)
        legal = lively.legal(engine, seat)
        options = spaces.actions.legal(game.decision(seat), spaces.eyes(engine.config, seat))
        assert legal == {number: option.word for number, option in options.items()}
        lively.play(engine, seat, dice.choice(list(legal.values())))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_seat_sees_in_a_row_what_its_view_says(shape: str) -> None:
    compare(Mix(shape).config, 1)


@pytest.mark.parametrize("mix", printed_mixes("4"), ids=str)
def test_the_same_in_every_edition(mix: Mix) -> None:
    compare(mix.config, 2)


@pytest.mark.parametrize("mix", super_helpers.MIXES, ids=super_helpers.IDS)
def test_the_same_of_colt_super_express(mix: super_helpers.Mix) -> None:
    compare(super_helpers.config_of(mix), 3)
