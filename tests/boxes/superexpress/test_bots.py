"""The bots of Colt Super Express: the solver solves."""

from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from boxes.superexpress.helpers import config_of
from folsom.bots import bots_for, make_bot
from folsom.boxes.superexpress.bots import SolverBot
from folsom.boxes.superexpress.rules import flow
from folsom.boxes.superexpress.rules.state import State, clone
from folsom.boxes.superexpress.search import WHOLE, Solver, payoffs_by_chance, share
from folsom.cli.arena import arena
from folsom.cli.bench import bench
from folsom.cli.simulate import simulate
from folsom.game import ConfigError, Game, Observation
from folsom.game.scenario import Scenario

DUEL = """
title = "A duel before the last wagon goes"
[game]
game = "super"
seats = ["belle", "mei", "tuco"]
[position]
round = 4
wagons = [301]
line."1.in" = ["belle front"]
line."0.in" = ["mei rear"]
eliminated = ["tuco"]
loot_cards.belle = [389]
"""


def command(what: Any, *arguments: str) -> dict[str, Any]:
    app = typer.Typer()
    app.command()(what)
    result = CliRunner().invoke(app, [*arguments, "--json"])
    assert result.exit_code == 0, (result.output, result.exception)
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def payoff(s: State, programs: tuple[int, int]) -> int:
    """What the first player of a duel gets, played with no help of the solver."""
    played = clone(s)
    for seat, program in enumerate(programs):
        flow.play(played, seat, s.rules.programs[program])
    return share(played, 0)


def test_a_duel_is_solved_to_an_equilibrium() -> None:
    """Nobody gains much by leaving the strategies that the solver finds."""
    s = Scenario.from_text(DUEL).start().state
    solver = Solver(s, 1, 2, 3, 4)
    assert solver.is_tabulated
    solver.iterate(4_000)
    n = s.rules.n_programs
    mixed = [solver.strategy(seat) for seat in (0, 1)]
    mine, theirs = ([w / sum(weights) for w in weights] for weights in mixed)
    table = {(a, b): payoff(s, (a, b)) for a, b in product(range(n), repeat=2)}
    value = sum(mine[a] * theirs[b] * table[a, b] for a, b in table)
    best_mine = max(sum(theirs[b] * table[a, b] for b in range(n)) for a in range(n))
    best_theirs = min(sum(mine[a] * table[a, b] for a in range(n)) for b in range(n))
    assert best_mine - value < int(WHOLE) * 0.03
    assert value - best_theirs < int(WHOLE) * 0.03


def test_a_certain_victory_is_found() -> None:
    """Belle fires first, and Mei stands before the front of the Locomotive."""
    text = DUEL.replace('"1.in" = ["belle front"]', '"0.in" = ["mei front", "belle front"]')
    game = Scenario.from_text(text.replace('line."0.in" = ["mei rear"]\n', "")).start()
    for bot in (SolverBot(1, iterations=300), make_bot("greedy", 1, "super")):
        chosen = bot.choose(game.observe("belle"))
        assert chosen.points_at["cards"][0] == "fire"


def test_more_players_are_sampled() -> None:
    s = Game.new(config_of((7, ("horse", "reflex"))), "many").state
    solver = Solver(s, 1, 2, 3, 4)
    assert not solver.is_tabulated
    solver.iterate(3)
    assert solver.iterations == 3
    assert sum(solver.strategy(6)) > 0
    assert len(payoffs_by_chance(s, 0, 2, 1, 2, 3, 4)) == 120


@pytest.mark.parametrize("name", bots_for("super"))
def test_every_bot_plays_whole_games_from_observations_alone(name: str) -> None:
    for mix in ((3, ()), (5, ("horse",)), (7, ("horse", "reflex"))):
        game = Game.new(config_of(mix), "bots")
        bot = make_bot(name, "bots", "super", budget=1)
        while not game.over:
            decision = random.Random(len(game.choices)).choice(game.decisions)
            seen = Observation.from_json(game.observe(decision.seat).to_json())
            option = bot.choose(seen)
            assert option in decision.options
            game.play(decision.seat, option)


def test_a_bot_with_a_seed_and_no_clock_plays_the_same() -> None:
    game = Game.new(config_of((4, ())), "same")
    first, second = (SolverBot("x", iterations=20).choose(game.observe(0)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("mix", [(4, ()), (7, ("horse", "reflex"))])
def test_a_bot_with_a_clock_answers_in_time(mix: tuple[int, tuple[str, ...]]) -> None:
    seen = Game.new(config_of(mix), "clock").observe(0)
    for name in ("legend", "solver"):
        taken = []
        for _ in range(3):
            start = thread_time()
            make_bot(name, 1, "super", budget=50).choose(seen)
            taken.append(thread_time() - start)
        assert 0.045 < min(taken) <= 0.05


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(ConfigError, match="no bot 'heuristic'; choose among legend, outlaw"):
        make_bot("heuristic", 1, "super")


# --- The arena ------------------------------------------------------------------------------------


def test_the_solver_is_far_better_than_chance() -> None:
    wishes = ("--game", "super", "--players", "3", "--budget", "4", "--seed", "west")
    found = command(arena, "solver", "random", *wishes, "--games", "60")
    assert found["lineups"] == [["solver", "random", "random"]]
    assert (found["games"], found["budget"], found["fair_share"]) == (60, 4, 1 / 3)
    solver, others = found["bots"]
    assert solver["times_fair_interval"][0] > 1.3
    assert solver["win_share"] + 2 * others["win_share"] == pytest.approx(1)
    assert solver["rating"]["ordinal"] > others["rating"]["ordinal"]


# --- simulate and bench ---------------------------------------------------------------------------


def test_simulate_plays_it_with_every_mix() -> None:
    for extensions in ((), ("--extension", "horse", "--extension", "reflex")):
        arguments = ("--game", "super", "--players", "7", "--games", "40", "--jobs", "1")
        found = command(simulate, *arguments, "--bots", "random", *extensions)
        assert found["config"]["game"] == "super"
        shares = [tally["wins"]["share"] for tally in found["by_seat"].values()]
        assert sum(shares) == pytest.approx(1)


def test_bench_measures_it() -> None:
    rates = command(bench, "--game", "super", "--seconds", "0.02")
    for measured in filter(None, rates.values()):
        assert all(rate > 0 for rate in measured.values())


# --- The terminal ---------------------------------------------------------------------------------


def test_a_game_is_played_at_the_terminal(tmp_path: Path) -> None:
    from folsom.cli.main import app

    path = tmp_path / "game.folsom"
    typed = "2 1 4\nfire move fi\n?\nh\nl\nFlip, fire, move\n123\n" + "432\n" * 20
    wishes = [
        "--seats",
        "belle,mei,tuco",
        "--extension",
        "reflex",
        "--bots",
        "random",
        "--seed",
        "7",
        "--lang",
        "en",
    ]
    arguments = ["play", "--game", "super", *wishes, "--save", str(path)]
    result = CliRunner().invoke(app, arguments, input=typed)
    assert result.exit_code == 0, result.output
    for words in ("Belle, which three cards", "1  Move", "is no program", "Clank!", "5  Reflex"):
        assert words in result.output
    assert any(words in result.output for words in (" wins!", "share the victory"))
    told = CliRunner().invoke(app, ["replay", str(path), "--lang", "fr"])
    assert "décroché" in told.output
    hidden = CliRunner().invoke(app, ["replay", str(path), "--at", "1", "--lang", "en"])
    assert "Choice 1 of" in hidden.output
    assert "Mei, …" in hidden.output
    assert CliRunner().invoke(app, ["verify", str(path)]).exit_code == 0
