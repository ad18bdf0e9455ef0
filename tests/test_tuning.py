"""Tuning: the strategy finds a maximum, and games against oneself are fair."""

from __future__ import annotations

from itertools import islice
from math import log
from random import Random

from folsom.boxes.base.heuristic import foresight, planning
from folsom.boxes.base.heuristic.worth import Weights
from folsom.boxes.shelf import judges_of
from folsom.game import Config
from folsom.lab.tuning import Strategy, mimic, tune, watch
from folsom.search import rehearsal
from folsom.search.likeness import likeness
from folsom.search.selfplay import contest
from folsom.search.values import (
    A_BULLET,
    GUARDED,
    HOPE,
    KEEN,
    KEENER,
    LEADER,
    NEXT_DOOR,
    NEXT_TOKEN,
    PATIENCE,
    RIVAL_HOPE,
    RIVALS,
    UNSURE,
    USUAL,
    VALUES,
    Habits,
    habits_in,
)


def test_the_strategy_climbs_a_hill() -> None:
    top = (1.5, -2.0, 0.0, 0.7)
    strategy = Strategy(len(top), Random(3))

    def height(one: list[float]) -> float:
        return -sum((x - t) ** 2 * 10.0**n for n, (x, t) in enumerate(zip(one, top, strict=True)))

    for _ in range(120):
        candidates = strategy.candidates()
        strategy.learn(candidates, [height(one) for one in candidates])
    assert height(strategy.mean) > -0.01


def test_who_plays_against_himself_wins_a_fair_share() -> None:
    for config, share in (
        (Config(players=4), 1 / 4),
        (Config(players=4, variants=["teams"]), 1 / 2),
    ):
        games = [judges_of(config.resolved("fair").rules())]
        assert abs(contest(games, 5, 3, VALUES, VALUES) - share) < 1e-9


def test_a_generation_says_what_it_found_and_repeats_itself() -> None:
    found = [[*islice(tune(Config(players=3), 1, "seed"), 2)] for _ in range(2)]
    assert found[0] == found[1]
    assert [one.number for one in found[0]] == [1, 2]
    assert found[0][0].values != found[0][1].values
    assert all(0 <= share <= 1 for share in found[0][0].marks)


def test_habits_are_what_the_heuristic_bot_cares_for() -> None:
    cares = Weights()
    assert [USUAL.values[n] for n in (KEEN, KEENER)] == [1 + cares.shot, cares.shot_late]
    assert [USUAL.values[n] for n in (HOPE, PATIENCE)] == [cares.near_loot, cares.patience]
    assert [USUAL.values[n] for n in (NEXT_TOKEN, GUARDED)] == [cares.each_token, cares.guarded]
    assert [USUAL.values[n] for n in (A_BULLET, NEXT_DOOR)] == [cares.bullet, cares.danger]
    assert [USUAL.values[n] for n in (LEADER, RIVALS)] == [cares.leader, cares.rival]
    assert USUAL.values[RIVAL_HOPE] == cares.rival_hope
    assert (rehearsal.TRUST, rehearsal.SHORTLIST) == (foresight.TRUST, planning.SHORTLIST)


def test_habits_explain_what_the_heuristic_bot_plans() -> None:
    plans = [plan for n in range(4) for plan in watch(Config(players=4), "heuristic", f"new {n}")]
    assert len(plans) > 200
    chance = sum(1 / state.n_options for _, state, _ in plans) / len(plans)
    assert likeness(plans, USUAL) > likeness(plans, UNSURE) + 0.3
    assert likeness(plans, USUAL) > log(chance) + 0.6
    careless = [Habits(values, 1e9, False) for values in (USUAL.values, VALUES)]
    first, second = (likeness(plans, habits) for habits in careless)
    assert abs(first - second) < 1e-3  # who is cold to all values has none


def test_plans_are_less_sure_where_a_player_is_the_marshal() -> None:
    config = Config(players=4, modules=["marshal_prisoners"])
    plans = [plan for n in range(3) for plan in watch(config, "heuristic", f"new {n}")]
    assert len(plans) > 150
    assert likeness(plans, habits_in(plans[0][0].rules)) > likeness(plans, USUAL) + 0.3


def test_values_are_bred_that_plan_like_another() -> None:
    plans = [*watch(Config(players=3), "robber", "seed")]
    found = [*islice(mimic(plans, "seed"), 12)]
    assert max(found[-1].marks) > max(found[0].marks)
