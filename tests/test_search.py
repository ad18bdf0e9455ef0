"""The search: it knows what its seat knows, repeats itself, and is the same compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import thread_time

import pytest
from configs import Settings

from folsom.bots import LEVELS, bots_for, make_bot
from folsom.bots.arena import play_game
from folsom.bots.searcher import SearchBot
from folsom.boxes.base.game.express import Express
from folsom.boxes.shelf import judges_of
from folsom.engine import flow
from folsom.engine.redeal import redeal
from folsom.game import Config, Game, Observation
from folsom.game.observation import ExpressObservation
from folsom.search.tree import BY_CHANCE, Search, Style

ROOT = Path(__file__).resolve().parents[1]
COMPILED = Path(str(flow.__file__)).suffix in {".so", ".pyd"}

MIXES: list[Settings] = [
    {"players": 4},
    {"players": 2, "variants": ["two_bandits"]},
    {"players": 4, "variants": ["teams"]},
    {"players": 3, "variants": ["expert"]},
    {"players": 4, "modules": ["horses_stagecoach"]},
    {"players": 4, "modules": ["marshal_prisoners"]},
    {"players": 4, "modules": ["couriers_armored_train"]},
    {"players": 4, "modules": ["time_travel_car"]},
]

BEST_TO_KEEP = ("robbery", "move", "fire", "none")


def positions(mix: Settings, number: int) -> list[Game]:
    """Places of random games where somebody has a choice."""
    found: list[Game] = []
    rng = Random(json.dumps(mix))
    while len(found) < number:
        game = Game.new(Config(**mix), rng.randrange(1000))
        for _ in range(rng.randrange(70)):
            if not game.over:
                decision = rng.choice(game.decisions)
                game.play(decision.seat, rng.choice(decision.options))
        if not game.over and len(game.decisions[0].options) > 1:
            found.append(game)
    return found


def search_of(seen: ExpressObservation, style: Style, start: int) -> Search:
    knowledge = seen.knowledge
    return Search(knowledge, judges_of(knowledge.state.rules), style, start)


def visits(game: Game, iterations: int = 40) -> dict[int, int]:
    observation = game.observe(game.decisions[0].seat)
    assert isinstance(observation, ExpressObservation)
    search = search_of(observation, Style(), 7)
    search.iterate(iterations)
    return search.visits()


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_search_never_learns_what_its_seat_cannot_know(mix: Settings) -> None:
    """The truth is exchanged for another that looks the same; the search must not notice."""
    for game in positions(mix, 3):
        situation, seat = game.situation, game.decisions[0].seat
        assert isinstance(situation, Express)
        observation = game.observe(seat)
        assert isinstance(observation, ExpressObservation)
        poisoned = redeal(situation.state, situation.notebook, seat, 5, 6, 7, 8)
        other = ExpressObservation.of(
            situation.words, poisoned, situation.notebook, seat, observation.view
        )
        found = []
        for seen in (observation, other):
            search = search_of(seen, Style(), 3)
            search.iterate(30)
            found.append(search.visits())
        assert found[0] == found[1]


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_search_follows_every_option_of_its_seat_and_no_other(mix: Settings) -> None:
    for game in positions(mix, 2):
        found = visits(game)
        assert {option.word for option in game.decisions[0].options} == set(found)
        assert sum(found.values()) == 40


def test_the_same_seed_and_iterations_make_the_same_choice() -> None:
    for game in positions(MIXES[0], 4):
        assert visits(game) == visits(game)
        seen = game.observe(game.decisions[0].seat)
        chosen = [SearchBot("x", 1, iterations=12).choose(seen) for _ in range(2)]
        assert chosen[0] == chosen[1]


def test_an_observation_that_has_travelled_is_searched_alike() -> None:
    game = positions(MIXES[4], 1)[0]
    seen = game.observe(game.decisions[0].seat)
    there = Observation.from_json(json.loads(json.dumps(seen.to_json())))
    bots = [SearchBot("x", 1, iterations=12) for _ in range(2)]
    assert bots[0].choose(seen) == bots[1].choose(there)


PURE = """
from test_search import MIXES, positions, visits
for mix in MIXES:
    print(visits(positions(mix, 1)[0]))
"""


@pytest.mark.skipif(not COMPILED, reason="engine not compiled here")
def test_compiled_and_uncompiled_search_alike() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    pure = subprocess.run(
        [sys.executable, "-c", PURE],
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    assert pure.stdout.split("\n")[:-1] == [str(visits(positions(mix, 1)[0])) for mix in MIXES]


def test_playing_on_by_chance_is_another_style() -> None:
    game = positions(MIXES[0], 1)[0]
    observation = game.observe(game.decisions[0].seat)
    assert isinstance(observation, ExpressObservation)
    search = search_of(observation, Style(horizon=5, playout=BY_CHANCE), 7)
    search.iterate(50)
    assert sum(search.visits().values()) == 50
    assert search.lead() > 0


# --- Levels ---------------------------------------------------------------------------------------


def test_cards_are_kept_by_their_use_since_the_next_round_is_not_searched() -> None:
    """HORSE-PLAN-01 to 03."""
    kept = []
    for n in range(6):
        game = Game.new(Config(players=4, modules=["horses_stagecoach"]), f"keep {n}")
        rng = Random(n)
        while not game.over:
            decision = game.decisions[0]
            chosen = rng.choice(decision.options)
            if decision.question == "attack_plan" and len(decision.options) > 1:
                observation = game.observe(decision.seat)
                chosen = SearchBot("search", 1, iterations=5).choose(observation)
                cards = [option.points_at.get("card", "none") for option in decision.options]
                kept.append(chosen.points_at.get("card", "none"))
                assert kept[-1] == next(card for card in BEST_TO_KEEP if card in cards)
            game.play(decision.seat, chosen)
    assert set(kept) == set(BEST_TO_KEEP)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_every_level_plays_whole_games_of_every_module(mix: Settings, level: str) -> None:
    game = Game.new(Config(**mix), "levels")
    bot = make_bot(level, 1, budget=1)
    while not game.over:
        decision = game.decisions[-1]
        option = bot.choose(game.observe(decision.seat))
        assert option in decision.options
        game.play(decision.seat, option)


def test_the_levels_come_first_and_the_best_one_leads() -> None:
    for game in ("express", "super"):
        assert bots_for(game)[: len(LEVELS)] == LEVELS
        assert [make_bot(level, 1, game).name for level in LEVELS] == [*LEVELS]


def forced_move() -> Observation:
    """A hand of bullets: one can only draw."""
    for seed in range(100):
        game = Game.new(Config(players=4), seed)
        while not game.over:
            decision = game.decisions[0]
            if len(decision.options) == 1:
                return game.observe(decision.seat)
            game.play(decision.seat, Random(len(game.choices)).choice(decision.options))
    raise AssertionError("no move was forced")


def test_a_legend_thinks_no_longer_than_it_has_to() -> None:
    """It stops when the remaining time could hardly change its mind."""
    taken = []
    for game in positions(MIXES[0], 8):
        seen = game.observe(game.decisions[0].seat)
        start = thread_time()
        make_bot("legend", 1, budget=200).choose(seen)
        taken.append(thread_time() - start)
    assert max(taken) < 0.25
    assert min(taken) < 0.12


def test_a_legend_answers_in_time_and_a_forced_move_at_once() -> None:
    game = positions(MIXES[0], 1)[0]
    seen = game.observe(game.decisions[0].seat)
    bot = make_bot("legend", 1, budget=50)
    start = thread_time()
    bot.choose(seen)
    assert thread_time() - start < 0.1
    only = forced_move()
    start = thread_time()
    assert make_bot("legend", 1).choose(only) == only.options[0]
    assert thread_time() - start < 0.05


def test_a_rookie_is_better_than_chance() -> None:
    credit = 0.0
    for n in range(60):
        bots = ["random"] * 4
        bots[n % 4] = "rookie"
        credit += play_game(Config(players=4), f"rookie {n}", bots)[n % 4].credit
    assert credit / 60 > 0.5  # a fair share is 0.25
