"""`folsom simulate`: the same games in one process or several, and honest statistics."""

from __future__ import annotations

import json
from statistics import mean, stdev
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from folsom.bots import make_bot
from folsom.bots.arena import Entry, play_game
from folsom.cli.simulate import simulate
from folsom.game import Config, ConfigError, Game
from folsom.lab.census import Census
from folsom.lab.statistics import wilson

app = typer.Typer()
app.command()(simulate)


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, arguments)


def report(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json_is_one_object_with_all_headings() -> None:
    found = report("--games", "30", "--bots", "random", "--seed", "west")
    assert (found["games"], found["seed"], found["fair_share"]) == (30, "west", 0.25)
    assert found["bots"] == ["random"] * 4
    assert list(found["by_seat"]) == list(found["by_place"]) == ["1", "2", "3", "4"]
    assert set(found["by_bandit"]) <= {"belle", "cheyenne", "django", "doc", "ghost", "tuco"}
    for heading in ("by_bot", "by_bandit", "by_seat", "by_place"):
        for tally in found[heading].values():
            assert tally["games"] > 0
            assert tally["score"]["low"] <= tally["score"]["mean"] <= tally["score"]["high"]
            assert 0 <= tally["wins"]["low"] <= tally["wins"]["share"] <= tally["wins"]["high"] <= 1


def test_the_victories_of_all_seats_add_up_to_the_games() -> None:
    found = report("--games", "40", "--players", "5", "--bots", "random", "--seed", "sum")
    shares = [tally["wins"]["share"] for tally in found["by_seat"].values()]
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("bots", ["random", "heuristic,random,random"])
def test_the_number_of_processes_changes_nothing(bots: str) -> None:
    arguments = ("--games", "9", "--players", "3", "--bots", bots, "--seed", "same")
    assert report(*arguments, "--jobs", "1") == report(*arguments, "--jobs", "2")


def test_another_seed_gives_other_games() -> None:
    arguments = ("--games", "20", "--bots", "random", "--jobs", "1", "--seed")
    assert report(*arguments, "one")["by_seat"] != report(*arguments, "two")["by_seat"]


def test_every_bot_sits_in_every_seat() -> None:
    arguments = ("--games", "6", "--players", "3", "--jobs", "1", "--seed", "x")
    found = report(*arguments, "--bots", "heuristic,random,random")
    assert found["by_bot"]["heuristic"]["games"] == 6
    assert found["by_bot"]["random"]["games"] == 12
    assert found["by_bot"]["heuristic"]["wins"]["share"] > 0.5


@pytest.mark.parametrize(
    "setting",
    [
        ("--players", "2", "--variant", "two_bandits"),
        ("--players", "2", "--variant", "duel_2014", "--edition", "2014"),
        ("--players", "4", "--variant", "teams", "--variant", "expert"),
        ("--players", "6", "--mode", "first_game", "--edition", "proto"),
        ("--module", "time_travel_car", "--variant", "choice_of_events"),
        ("--module", "couriers_armored_train", "--switch", "betrayal"),
        ("--players", "7", "--extra-bandit", "silk", "--silk-power", "dodge"),
    ],
)
def test_every_variant_can_be_simulated(setting: tuple[str, ...]) -> None:
    found = report("--games", "5", "--bots", "random", "--jobs", "1", *setting)
    assert found["games"] == 5


def test_the_table_has_a_row_for_each_seat_and_says_what_is_fair() -> None:
    result = run("--games", "12", "--bots", "random", "--jobs", "1", "--seed", "table")
    assert result.exit_code == 0
    for words in ("12 games, seed table", "Bandit", "Seat", "random", "A fair share is 25.0 %"):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", "0"), "It takes at least one game, not 0."),
        (("--jobs", "0"), "It takes at least one process, not 0."),
        (("--bots", "genius"), "There is no bot 'genius'; choose among legend, outlaw,"),
        (("--bots", "random,random"), "2 bots cannot sit in 4 seats; name one or all."),
        (("--players", "9"), "The standard game is for 3, 4, 5, 6, 7 players, not 9."),
        (("--edition", "1999"), "There is no edition '1999'"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    error = run(*arguments).exception
    assert isinstance(error, ConfigError)
    assert sentence in str(error)


def test_the_interval_of_a_share_is_wilsons() -> None:
    assert wilson(10, 40) == pytest.approx((0.1419, 0.4019), abs=1e-4)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    shared = Census(Config(players=3), "x", ["random"] * 3)
    shared.add([Entry("random", ("doc",), seat, seat, 500, credit) for seat, credit in _halves()])
    assert shared.shared == 1
    assert shared.to_json()["by_seat"]["1"]["wins"]["share"] == 0.5


def _halves() -> list[tuple[int, float]]:
    return [(0, 0.5), (1, 0.5), (2, 0.0)]


def test_random_bots_and_the_engine_alone_score_alike() -> None:
    """The fast way for random bots must not be another game."""
    config = Config(players=3)
    alone = [e.score for n in range(800) for e in play_game(config, f"a{n}", ["random"] * 3)]
    bots = [score for n in range(60) for score in _scores_of_bots(config, f"b{n}")]
    error = stdev(alone) / len(bots) ** 0.5
    assert abs(mean(alone) - mean(bots)) < 3 * error


def _scores_of_bots(config: Config, seed: str) -> list[int]:
    game = Game.new(config, seed)
    bot = make_bot("random", seed)
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bot.choose(game.observe(seat)))
    assert game.result is not None
    return [seat["score"] for seat in game.result["seats"].values()]
