"""Rows of numbers straight from the state: they say what a view says, and no more."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from boxes.superexpress import helpers as super_games
from by_view import ByView
from effort import times
from helpers import SHAPES, Mix, printed_mixes

from folsom.envs.batch import Batch
from folsom.envs.match import Match
from folsom.game import Game
from folsom.game.titles import AnyConfig


def compare(config: AnyConfig, seed: int) -> None:
    """A random game, in a batch and as people play it: at every decision the legal actions,
    and what some seats see; at the end what all see, and the rewards."""
    batch, by_view, dice = Batch(config, 1, seed), ByView(config), random.Random(seed)
    assert batch.spaces.names == by_view.names
    match = Match.new(batch.spaces, int(batch.seeds[0]))
    seats = range(config.n_players)
    while not match.over:
        assert batch.seats[0] == match.seat
        assert batch.masks[0].tobytes() == match.mask(match.seat).tobytes()
        same(by_view, match.game, match.seat, batch.observations[0])
        for seat in dice.sample(seats, min(times(1), len(seats))):
            same(by_view, match.game, seat, match.vector(seat))
        action = dice.choice(list(match.legal))
        match.play(action)
        batch.step(np.array([action]))
    for seat in seats:
        same(by_view, match.game, seat, match.vector(seat))
    assert batch.over[0]
    assert batch.rewards[0] == pytest.approx(match.rewards())


def same(by_view: ByView, game: Game, seat: int, numbers: Any) -> None:
    meant = by_view.vector(game, seat)
    wrong = np.flatnonzero(numbers != meant)
    assert not wrong.size, [(by_view.names[n], numbers[n], meant[n]) for n in wrong]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_seat_sees_in_a_row_what_its_view_says(shape: str) -> None:
    compare(Mix(shape).config, 1)


@pytest.mark.parametrize("mix", printed_mixes("4"), ids=str)
def test_the_same_in_every_edition(mix: Mix) -> None:
    compare(mix.config, 2)


@pytest.mark.parametrize("mix", super_games.MIXES, ids=super_games.IDS)
def test_the_same_of_colt_super_express(mix: super_games.Mix) -> None:
    compare(super_games.config_of(mix), 3)
