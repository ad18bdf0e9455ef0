"""Folsom in OpenSpiel, and OpenSpiel's ISMCTS at our table."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from test_leaks import hidden_things

from folsom.bots import make_bot
from folsom.envs.openspiel import FolsomState, game_for
from folsom.envs.openspiel_bot import OpenSpielBot
from folsom.game import Config, Game, SuperConfig

GAMES = {
    "express": "folsom_colt_express(players=3)",
    "super": "folsom_super_express(players=3)",
}
LAW = Config(players=3, modules=["marshal_prisoners"])


def walked(state: Any, steps: int, seed: int) -> Any:
    """The state after some random actions, the deal among them."""
    dice = random.Random(seed)
    state.apply_action(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)
def test_openspiel_s_random_simulation_passes(name: str) -> None:
    """Histories, legal actions, clones, serialization, tensors, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_every_configuration_is_a_game() -> None:
    game = game_for(LAW)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_players() == 3


@pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str) -> None:
    state = walked(pyspiel.load_game(name).new_initial_state(), 4, seed=3)
    player = state.current_player()
    dice = random.Random(1)
    worlds = [state.resample_from_infostate(player, dice.random) for _ in range(8)]
    for world in worlds:
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
    futures = {tuple(played_out(world, 5)) for world in worlds}
    assert len(futures) > 1, "they all have the same hidden things and the same dice"


def played_out(state: Any, seed: int) -> list[str]:
    """What a seat sees in the end if everybody chooses in the same way."""
    dice = random.Random(seed)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(dice.random() * len(actions))])
    return [state.observation_string(player) for player in range(3)]


def test_a_resample_knows_nothing_of_the_truth() -> None:
    """Two states with other secrets, the same to a player, are resampled alike."""
    game = pyspiel.load_game(GAMES["express"])
    state = walked(game.new_initial_state(), 9, seed=5)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(2).random)
    assert hidden_things(state.world.match.game) != hidden_things(other.world.match.game)
    twins = [s.resample_from_infostate(player, random.Random(7).random) for s in (state, other)]
    first, second = (hidden_things(twin.world.match.game) for twin in twins)
    assert first == second


def test_an_information_state_remembers_what_a_view_forgets() -> None:
    """A player tells two histories apart that lead to the same view, by what they were told."""
    game = pyspiel.load_game(GAMES["super"])
    strings = set()
    for action in game.new_initial_state().child(0).legal_actions():
        state = game.new_initial_state().child(0)
        player = state.current_player()
        state.apply_action(action)
        strings.add(state.information_state_string(player))
        other = (player + 1) % 3
        assert state.information_state_string(other) != state.information_state_string(player)
    assert len(strings) == 24


def test_a_state_comes_back_from_a_pickle_and_a_clone_goes_its_own_way() -> None:
    state = walked(pyspiel.load_game(GAMES["express"]).new_initial_state(), 12, seed=9)
    again = pickle.loads(pickle.dumps(state))
    clone = state.clone()
    for other in (again, clone):
        assert isinstance(other, FolsomState)
        assert other.history() == state.history()
        for player in range(3):
            told = other.information_state_string(player)
            assert told == state.information_state_string(player)
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before


@pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)
def test_openspiel_s_ismcts_plays_a_game_against_chance(name: str) -> None:
    """The bot as it comes, through `resample_from_infostate` and its own random rollouts."""
    game = pyspiel.load_game(name)
    dice = np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=0.7, max_simulations=3, random_state=dice)
    state = game.new_initial_state().child(4)
    while not state.is_terminal():
        actions = state.legal_actions()
        action = bot.step(state) if state.current_player() == 0 else dice.choice(actions)
        assert action in actions
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("config", [Config(players=3), SuperConfig(players=3), LAW], ids=str)
def test_openspiel_s_ismcts_sits_at_our_table(config: Any) -> None:
    game = Game.new(config, 6)
    bot = OpenSpielBot(1, simulations=4)
    others = [make_bot("random", n, config.game) for n in range(2)]
    for _ in range(40):
        if game.over:
            break
        seat = game.decisions[0].seat
        player = bot if seat == 2 else others[seat]
        game.play(seat, player.choose(game.observe(seat)))
    assert len(game.choices) > 4


def test_it_thinks_as_long_as_it_may() -> None:
    game = Game.new(Config(players=3), 6)
    seen = game.observe(game.decisions[0].seat)
    searched = []
    for budget in (30, 300):
        bot = make_bot("openspiel", 1, budget=budget)
        assert bot.choose(seen) in seen.options
        assert isinstance(bot, OpenSpielBot)
        searched.append(bot.simulations)
    assert searched[1] > 2 * searched[0]
