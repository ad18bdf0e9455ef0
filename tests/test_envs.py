"""Programs play Folsom: vectors, actions, PettingZoo and Gymnasium."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from boxes.superexpress import helpers as super_games
from gymnasium.utils.env_checker import check_env
from helpers import SHAPES, Mix, random_games
from pages import codes, page
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from test_leaks import permuted, positions

import folsom.envs.gymnasium  # registers the environments
from folsom.engine.state import FACE, HAND, LABEL, SEATS_END
from folsom.envs.batch import WAIT, Arrays, Batch, random_actions
from folsom.envs.match import Match, rewards
from folsom.envs.parallel import parallel_env
from folsom.envs.pettingzoo import env, raw_env
from folsom.envs.pieces import Eyes
from folsom.envs.spaces import Spaces
from folsom.game import Config, FolsomError, Game, IllegalChoice, SuperConfig
from folsom.game.titles import AnyConfig

ROOT = Path(__file__).resolve().parents[1]
CONFORMING: dict[str, AnyConfig] = {
    "base": Config(players=4),
    "law-horses": Config(players=4, modules=["marshal_prisoners", "horses_stagecoach"]),
    "trains": Config(players=5, modules=["couriers_armored_train"]),
    "super": SuperConfig(players=4, extensions=["horse"]),
}
MORE: dict[str, AnyConfig] = {
    "time-pairs": Config(players=2, variants=["two_bandits"], modules=["time_travel_car"]),
    "teams": Config(players=4, variants=["teams", "expert"]),
}


# --- Actions and vectors --------------------------------------------------------------------------


def games_of(shape: str) -> Any:
    mix = Mix(shape)
    return Spaces(mix.config), random_games(mix, "envs")


@pytest.mark.parametrize("shape", SHAPES)
def test_every_option_is_an_action_of_its_own_and_every_view_fits(shape: str) -> None:
    spaces, games = games_of(shape)
    for n, game in enumerate(games):
        for decision in game.decisions:
            eyes = spaces.eyes(game.config, decision.seat)
            legal = spaces.actions.legal(decision, eyes)
            assert len(legal) == len(decision.options) > 0
            if n % 7 == 0:
                vector = Match(spaces, game).vector(decision.seat)
                assert vector.shape == (len(spaces.names),)
                assert vector.min() >= 0
                assert vector.max() <= 1
    assert Match(spaces, game).vector(0)[0] == 1  # over
    assert len(set(spaces.names)) == len(spaces.names)


@pytest.mark.parametrize("mix", super_games.MIXES[::3], ids=super_games.IDS[::3])
def test_the_same_of_colt_super_express(mix: super_games.Mix) -> None:
    spaces = Spaces(super_games.config_of(mix))
    for game in super_games.random_games(mix, "envs"):
        for decision in game.decisions:
            eyes = spaces.eyes(game.config, decision.seat)
            assert len(spaces.actions.legal(decision, eyes)) == len(decision.options)
            assert Match(spaces, game).vector(decision.seat).size == len(spaces.names)


@pytest.mark.parametrize("name", [*CONFORMING, *MORE])
def test_a_bot_sees_what_the_environments_show(name: str) -> None:
    """What is dealt anew in an observation is in no vector."""
    spaces = Spaces({**CONFORMING, **MORE}[name])
    match, dice = Match.new(spaces, 7), random.Random(7)
    while not match.over:
        observation = match.game.observe(match.seat)
        assert spaces.legal(observation) == match.legal
        assert np.array_equal(spaces.vector(observation), match.vector(match.seat))
        match.play(dice.choice(list(match.legal)))


def test_the_marshal_drinks_as_anybody_does() -> None:
    spaces = Spaces(CONFORMING["law-horses"])
    for seed in range(20):
        for game in random_games(Mix("4-law-horses"), str(seed)):
            decision = game.decision("marshal")
            if decision is not None and any(option.verb == "drink" for option in decision.options):
                legal = spaces.actions.legal(decision, spaces.eyes(game.config, decision.seat))
                drink = next(n for n, option in legal.items() if option.verb == "drink")
                assert spaces.actions.names[drink].startswith("drink self ")
                return
    raise AssertionError("the Marshal was never offered a drink")


def test_an_action_means_the_same_whoever_sits_where() -> None:
    """`target left1` is the next bandit clockwise, seen from every seat of every game."""
    spaces = Spaces(Config(players=4))
    seen = set()
    for seed in range(40):
        for game in random_games(Mix("4"), str(seed)):
            for decision in game.decisions:
                if decision.question == "fire_at":
                    legal = spaces.actions.legal(decision, spaces.eyes(game.config, decision.seat))
                    for action, option in legal.items():
                        name = spaces.actions.names[action]
                        left = game.seat_number(option.points_at["figure"]) - decision.seat
                        assert name == f"target left{left % 4}"
                        seen.add((decision.seat, name))
        if len(seen) == 12:
            return
    raise AssertionError(f"only {len(seen)} of 12 were seen")


def test_the_names_of_a_vector_say_what_is_in_it() -> None:
    config = Config(seats=["ghost", "belle", "tuco"])
    game = Game.new(config, 7)
    spaces = Spaces(config)
    seat = game.decisions[0].seat
    view = game.view(seat)
    vector = Match(spaces, game).vector(seat)
    told = {name for name, number in zip(spaces.names, vector, strict=True) if number == 1}
    left = game.seats[(seat + 1) % 3]
    assert f"self.character={game.seats[seat]}" in told
    assert f"left1.character={left}" in told
    assert f"left1.at={view['bandits'][left]['at']}" in told
    assert f"round_card={view['round_card']}" in told
    assert f"decision.question={view['decision']['question']}" in told
    hand = view["own"]["hand"].count("move")
    place = spaces.names.index("own.hand/4=move")
    assert vector[place] == pytest.approx(hand / 4)


def test_purses_are_taken_by_how_long_they_have_lain_there() -> None:
    """The value that the seat remembers stands where the action of that purse says."""
    config = Config(players=2, variants=["two_bandits"])
    spaces, found = Spaces(config), 0
    for seed in range(60):
        for game in random_games(Mix("2-two_bandits"), str(seed)):
            for decision in game.decisions:
                labels = sorted(option.points_at.get("label", 0) for option in decision.options)
                if decision.question != "rob" or len(labels) < 2 or not labels[0]:
                    continue
                view = game.view(decision.seat)
                known = [remembered(view)[label] for label in labels]
                found += any(known)
                eyes = spaces.eyes(game.config, decision.seat)
                vector = Match(spaces, game).vector(decision.seat)
                first = spaces.names.index("decision.offered.purse1.value/1000")
                assert vector[first : first + len(known)] * 1000 == pytest.approx(known)
                second = spaces.actions.number("take purse second")
                legal = spaces.actions.legal(decision, eyes)
                assert legal[second].points_at["label"] == labels[1]
    assert found > 3


def remembered(view: Any) -> dict[int, int]:
    """What a seat knows of purses on the train, by their labels."""
    return {
        purse["label"]: purse.get("value", 0)
        for car in view["train"]
        for floor in ("in", "roof")
        for purse in car[floor]["purses"]
    }


@pytest.mark.parametrize("name", ["law-horses", "trains", "time-pairs", "teams", "super"])
def test_every_entry_of_a_vector_is_in_the_docs(name: str) -> None:
    """By its field: the last part of its name, without numbers and what it is divided by."""
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    config = CONFORMING.get(name) or MORE[name]
    fields = {
        re.sub(r"\d+$", "", re.split("[=/]", entry)[0].split(".")[-1])
        for entry in Spaces(config).names
    }
    plurals = {"purses", "jewels", "strongboxes", "whiskeys", "half_drunk_classics", "mailbags"}
    plurals |= {"half_drunk_olds", "nuggets", "bags", "secret_documents"}
    unnamed = {field for field in fields - plurals if not re.search(rf"\b{field}(\b|\d)", text)}
    assert unnamed == set()


def test_every_action_in_the_docs_is_one() -> None:
    """What follows on ``…`` may be anything."""
    told = {code for row in page("docs/bots.md").table("action") for code in codes(row[0])}
    configs = [*CONFORMING.values(), *MORE.values(), Mix("4-dodge").config]
    known = [name for config in configs for name in Spaces(config).actions.names]
    for action in told - {"…"}:
        start, more, _ = action.partition("…")
        assert any(name.startswith(start) if more else name == start for name in known), action


def test_the_sizes_in_the_docs_are_those_of_the_spaces() -> None:
    configs: tuple[AnyConfig, ...] = (Config(players=4), SuperConfig(players=4))
    for row, config in zip(page("docs/bots.md").table(""), configs, strict=True):
        spaces = Spaces(config)
        assert row[1:4] == ["4", str(len(spaces.names)), str(len(spaces.actions.names))]


# --- Nothing hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ["4", "4-teams", "4-law-horses", "5-trains-betrayal", "4-time"])
def test_a_vector_holds_nothing_hidden(shape: str) -> None:
    """Whatever a seat cannot know is exchanged: not a byte of vector or mask changes."""
    dice = random.Random(f"envs {shape}")
    spaces, compared = Spaces(Mix(shape).config), 0
    for game in positions(shape, 6):
        for decision in game.decisions:
            other = permuted(game, decision.seat, dice)
            true, false = Match(spaces, game), Match(spaces, other)
            assert true.vector(decision.seat).tobytes() == false.vector(decision.seat).tobytes()
            assert true.mask(decision.seat).tobytes() == false.mask(decision.seat).tobytes()
            compared += 1
    assert compared > 5


def test_a_secret_program_is_in_nobody_s_vector() -> None:
    """Colt Super Express: seats that program after another learn nothing of its program."""
    spaces = Spaces(SuperConfig(seats=["ghost", "belle", "tuco"]))
    seen = set()
    for action in range(len(spaces.actions)):
        match = Match.new(spaces, 3)
        match.play(action)
        seen.add(match.vector(match.seat).tobytes() + match.mask(match.seat).tobytes())
    assert len(seen) == 1


def test_a_vector_that_reads_the_truth_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    vector = Match.vector

    def leaky(match: Match, seat: int) -> Any:
        numbers = vector(match, seat)
        word = match.game.state.word
        numbers[0] = sum(word[FACE:LABEL]) % 1000 / 1000 + sum(word[HAND:SEATS_END]) % 997
        return numbers

    monkeypatch.setattr(Match, "vector", leaky)
    with pytest.raises(AssertionError):
        test_a_vector_holds_nothing_hidden("4")


# --- PettingZoo -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CONFORMING)
def test_pettingzoo_s_own_tests_pass(name: str) -> None:
    config = CONFORMING[name]
    api_test(env(config), num_cycles=60)
    seed_test(lambda: env(config), num_cycles=30)
    render_test(lambda render_mode=None: env(config, render_mode=render_mode))
    parallel_api_test(parallel_env(config), num_cycles=60)


def test_a_game_of_pettingzoo_ends_with_rewards_that_add_up_to_nothing() -> None:
    table = env(Config(players=4))
    table.reset(seed=3)
    rewards = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] = reward
        mask = observation["action_mask"]
        assert over or mask.sum() > 0
        table.step(None if over else table.action_space(agent).sample(mask))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_where_nobody_wins_nobody_is_rewarded() -> None:
    seats = ["ghost", "belle", "tuco"]
    assert rewards({"winners": []}, seats) == [0, 0, 0]
    assert rewards({"winners": ["belle"]}, seats) == pytest.approx([-1 / 3, 2 / 3, -1 / 3])


def test_an_illegal_action_is_refused_with_the_legal_ones_and_changes_nothing() -> None:
    table = raw_env(Config(players=3))
    table.reset(seed=1)
    before = table.last()[0]
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match="legal: draw, play"):
        table.step(illegal)
    after = table.last()[0]
    assert all(np.array_equal(before[key], after[key]) for key in before)


@pytest.mark.parametrize("name", ["law-horses", "super"])
def test_pettingzoo_shows_every_agent_what_its_seat_may_know(name: str) -> None:
    """It plays without words; the same game as people play it has the same vectors and masks."""
    table = raw_env(CONFORMING[name])
    table.reset(seed=2)
    match = Match(table.spaces, Game.new(table.spaces.config, table.game.seed))
    dice = random.Random(2)
    while not match.over:
        assert table.agent_selection == f"seat_{match.seat}"
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            assert seen["observation"].tobytes() == match.vector(seat).tobytes()
            assert seen["action_mask"].tobytes() == match.mask(seat).tobytes()
        action = dice.choice(list(match.legal))
        table.step(action)
        match.play(action)
    assert table.rewards == pytest.approx(dict(zip(table.agents, match.rewards(), strict=True)))


def test_in_parallel_everybody_who_is_asked_acts_at_once() -> None:
    """Three programs in one step, the same game as one after the other."""
    config = SuperConfig(players=3)
    together, after_another = parallel_env(config), raw_env(config)
    seen, _ = together.reset(seed=4)
    after_another.reset(seed=4)
    assert all(seen[agent]["action_mask"].any() for agent in together.agents)
    actions = {agent: n for n, agent in enumerate(together.agents)}
    seen, *_ = together.step(actions)
    for agent in after_another.possible_agents:
        after_another.step(actions[agent])
    for agent in after_another.agents:
        same = after_another.observe(agent)
        assert np.array_equal(seen[agent]["observation"], same["observation"])


def test_in_parallel_those_who_pick_several_cards_are_asked_again() -> None:
    """Those who keep two cards choose one after the other, while others have answered."""
    table = parallel_env(CONFORMING["law-horses"])
    dice = random.Random(2)
    observations, _ = table.reset(seed=2)
    together = 0
    while table.agents:
        asked = [a for a in table.agents if observations[a]["action_mask"].any()]
        assert asked
        together += len(asked) > 1
        legal = {a: np.flatnonzero(observations[a]["action_mask"]).tolist() or [0] for a in asked}
        actions = {a: dice.choice(legal[a]) if a in legal else 0 for a in table.agents}
        observations, rewards, *_ = table.step(actions)
    assert together > 0
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_action_in_parallel_is_refused_before_anybody_acts() -> None:
    table = parallel_env(SuperConfig(players=3))
    before, _ = table.reset(seed=1)
    with pytest.raises(IllegalChoice, match="not legal now"):
        table.step({"seat_0": 0, "seat_1": 1, "seat_2": 999})
    assert table.game.asked == [0, 1, 2]
    again = table.game.observation(0)["observation"]
    assert np.array_equal(before["seat_0"]["observation"], again)


# --- Gymnasium ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["folsom/ColtExpress-v0", "folsom/ColtSuperExpress-v0"])
def test_gymnasium_s_checker_is_content(name: str) -> None:
    made = gymnasium.make(name, illegal="lose")
    check_env(made.unwrapped, skip_render_check=False)


def test_a_learner_plays_whole_games_against_bots() -> None:
    learner = gymnasium.make(
        "folsom/ColtExpress-v0", config={"players": 3}, seat=1, opponents=["heuristic", "random"]
    )
    observation, info = learner.reset(seed=5)
    over, total = False, 0.0
    while not over:
        action = learner.action_space.sample(observation["action_mask"])
        assert action in info["options"]
        observation, reward, over, _, info = learner.step(action)
        total += float(reward)
    assert total in (pytest.approx(2 / 3), pytest.approx(-1 / 3), pytest.approx(1 / 6))


def test_a_learner_without_a_seat_is_refused() -> None:
    with pytest.raises(FolsomError, match="cannot sit"):
        folsom.envs.gymnasium.ColtExpressEnv({"players": 3}, opponents=["random"])
    with pytest.raises(FolsomError, match="illegal is one of"):
        folsom.envs.gymnasium.ColtExpressEnv({"players": 3}, illegal="cheat")


@pytest.mark.parametrize("name", ["folsom/ColtExpress-v0", "folsom/ColtSuperExpress-v0"])
def test_a_learner_has_its_seat_in_many_games(name: str) -> None:
    tables: Any = gymnasium.make_vec(name, num_envs=4, seat=1)
    seen, told = tables.reset(seed=5)
    ended, rewarded = 0, 0.0
    while ended < 4:
        assert seen in tables.observation_space
        assert (told["seats"] == 1).all()
        actions = random_actions(seen["action_mask"], tables.np_random)
        seen, rewards, over, _, told = tables.step(actions)
        assert not rewards[~over].any()
        assert rewards.tolist() == told["rewards"][:, 1].tolist()
        assert told["rewards"].sum(axis=1) == pytest.approx(0)
        ended, rewarded = ended + over.sum(), rewarded + np.abs(rewards).sum()
    assert rewarded > 0


def test_opponents_in_many_games_may_be_a_function() -> None:
    """It sees what their seats see, and only where they are asked."""
    calls = []

    def first_legal(seen: Any, dice: np.random.Generator) -> Any:
        calls.append(len(seen["observation"]))
        return seen["action_mask"].argmax(axis=1)

    tables: Any = gymnasium.make_vec("folsom/ColtExpress-v0", num_envs=3, opponents=first_legal)
    seen, _ = tables.reset(seed=1)
    tables.step(seen["action_mask"].argmax(axis=1))
    assert calls
    assert max(calls) <= 3
    with pytest.raises(FolsomError, match="`random` or a function"):
        gymnasium.make_vec("folsom/ColtExpress-v0", num_envs=3, opponents="legend")


def test_a_learner_may_have_all_seats_of_many_games() -> None:
    tables: Any = gymnasium.make_vec("folsom/ColtSuperExpress-v0", num_envs=3, seat=None)
    seen, told = tables.reset(seed=1)
    found = set()
    over = np.zeros(3, bool)
    while not over.any():
        seats = told["seats"]
        found |= set(seats.tolist())
        actions = random_actions(seen["action_mask"], tables.np_random)
        seen, rewards, over, _, told = tables.step(actions)
        assert rewards.tolist() == told["rewards"][np.arange(3), seats].tolist()
    assert found == {0, 1, 2, 3}


# --- Many at once ---------------------------------------------------------------------------------


def test_a_batch_plays_the_games_that_pettingzoo_plays() -> None:
    """The same deals, actions, vectors and rewards, N games in one call."""
    batch = Batch(Config(players=3), 3, seed=8)
    twins = [Match.new(batch.spaces, seed) for seed in batch.seeds]
    dice = np.random.default_rng(8)
    finished = 0
    while finished < 3:
        actions = batch.random_actions(dice)
        for n, twin in enumerate(twins):
            assert twin.seat == batch.seats[n]
            assert np.array_equal(twin.vector(twin.seat), batch.observations[n])
            assert np.array_equal(twin.mask(twin.seat), batch.masks[n])
            twin.play(int(actions[n]))
        batch.step(actions)
        for n, twin in enumerate(twins):
            assert batch.over[n] == twin.over
            assert batch.rewards[n].tolist() == pytest.approx(twin.rewards())
            if twin.over:  # the next game has begun by itself
                finished += 1
                twins[n] = Match.new(batch.spaces, batch.seeds[n])


def test_some_games_of_a_batch_may_wait() -> None:
    batch, twin = (Batch(Config(players=3), 2, seed=1) for _ in range(2))
    before = batch.observations[1].copy()
    actions = np.where([True, False], batch.masks.argmax(axis=1), int(WAIT))
    batch.step(actions)
    assert np.array_equal(batch.observations[1], before)
    twin.step(np.where([True, True], twin.masks.argmax(axis=1), int(WAIT)))
    assert np.array_equal(batch.observations[0], twin.observations[0])


def test_an_illegal_action_in_a_batch_is_refused_before_anything_is_played() -> None:
    batch = Batch(Config(players=3), 2, seed=1)
    before = batch.observations.copy()
    for wrong in (int(np.flatnonzero(batch.masks[1] == 0)[0]), 999, -2):
        with pytest.raises(IllegalChoice, match="legal: draw, play"):
            batch.step(np.array([batch.masks[0].argmax(), wrong]))
    batch.step(np.full(2, int(WAIT)))
    assert np.array_equal(batch.observations, before)


def test_a_batch_writes_into_the_memory_that_it_is_given() -> None:
    spaces = Spaces(Config(players=3))
    memory = bytearray(10**6)
    given = Arrays.new(spaces, 2, memory=memory)
    batch = Batch(Config(players=3), 2, seed=1, arrays=given)
    assert batch.observations is given.observations
    seen = bytes(memory)
    batch.step(batch.masks.argmax(axis=1))
    assert bytes(memory) != seen
    with pytest.raises(FolsomError, match=r"observations must have the shape \(2, 0\)"):
        Batch(Config(players=3), 2, observe=False, arrays=given)


def test_a_batch_without_vectors_plays_the_same_games() -> None:
    """Nobody writes a notebook then, which no rule reads."""
    config = CONFORMING["law-horses"]
    batch, blind = Batch(config, 2, seed=3), Batch(config, 2, seed=3, observe=False)
    dice = np.random.default_rng(3)
    while not blind.over.any():
        assert np.array_equal(batch.masks, blind.masks)
        actions = batch.random_actions(dice)
        batch.step(actions)
        blind.step(actions)
    assert np.array_equal(batch.rewards, blind.rewards)
    assert blind.observations.size == 0


def test_two_processes_play_the_games_that_one_plays() -> None:
    alone = Batch(Config(players=3), 3, seed=6)
    dice = np.random.default_rng(6)
    with Batch(Config(players=3), 3, seed=6, workers=2) as crew:
        for _ in range(150):
            for name in ("observations", "masks", "seats", "over", "rewards", "seeds"):
                assert np.array_equal(getattr(alone, name), getattr(crew, name)), name
            state = dice.bit_generator.state
            actions = crew.random_actions(dice)
            dice.bit_generator.state = state
            assert np.array_equal(alone.random_actions(dice), actions)
            alone.step(actions)
            crew.step(actions)
        with pytest.raises(IllegalChoice, match="not legal now"):
            crew.step(np.array([int(WAIT), 999, int(WAIT)]))
        with pytest.raises(FolsomError, match="memory of their own"):
            Batch(Config(players=3), 3, workers=2, arrays=alone.arrays)


def test_random_actions_are_legal_and_each_comes_up() -> None:
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0]], np.int8)
    drawn = np.array([random_actions(masks, np.random.default_rng(n)) for n in range(40)])
    assert set(drawn[:, 0].tolist()) == {1, 3}
    assert set(drawn[:, 1].tolist()) == {0}


def test_eyes_name_everybody_from_where_one_sits() -> None:
    config = Config(seats=[["ghost", "tuco"], ["doc", "django"]], variants=["two_bandits"])
    eyes = Eyes(config, 1)
    assert [eyes.figure(name) for name in ("doc", "django", "ghost", "tuco", "marshal")] == [
        "self.1",
        "self.2",
        "left1.1",
        "left1.2",
        "marshal",
    ]
