"""`folsom bench`: both engines are measured in one run."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from folsom.cli import bench_bots
from folsom.cli.bench import RATES, bench, copy_sources, is_compiled, repeat
from folsom.cli.bench_envs import WAYS
from folsom.extras import MissingExtra
from folsom.game import ConfigError

app = typer.Typer()
app.command()(bench)


def test_json_is_one_object_with_a_positive_rate_of_everything() -> None:
    result = CliRunner().invoke(app, ["--json", "--seconds", "0.02"])
    assert result.exit_code == 0, result.output
    rates = json.loads(result.stdout)
    assert list(rates) == ["compiled", "uncompiled"]
    searches = ["search_iterations", "tree_iterations"]
    assert list(RATES) == ["games", "decisions", "clones", *searches, "views"]
    assert (rates["compiled"] is not None) == is_compiled()
    for measured in filter(None, rates.values()):
        assert list(measured) == list(RATES)
        assert all(rate > 0 for rate in measured.values())
        assert measured["decisions"] > measured["games"]


@pytest.mark.skipif(not is_compiled(), reason="the engine of this installation is not compiled")
def test_the_compiled_engine_is_much_faster() -> None:
    result = CliRunner().invoke(app, ["--json", "--seconds", "0.2"])
    rates = json.loads(result.stdout)
    assert rates["compiled"]["games"] > 10 * rates["uncompiled"]["games"]


def test_the_table_names_every_rate_and_the_machine() -> None:
    result = CliRunner().invoke(app, ["--seconds", "0.02", "--players", "3", "--variant", "expert"])
    assert result.exit_code == 0, result.output
    for words in (*RATES.values(), "compiled", "uncompiled", "ratio", "Python 3."):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["--seconds", "0"], "more than 0 seconds"), (["--players", "2"], "two_bandits or duel_2014")],
)
def test_bad_input_is_answered_in_a_sentence(arguments: list[str], sentence: str) -> None:
    error = CliRunner().invoke(app, arguments).exception
    assert isinstance(error, ConfigError)
    assert sentence in str(error)


def test_the_copy_holds_nothing_compiled(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    assert (tmp_path / "folsom" / "engine" / "flow.py").exists()
    assert not [*tmp_path.rglob("*.so"), *tmp_path.rglob("*.pyd")]


def test_work_is_repeated_until_the_time_is_spent() -> None:
    batches: list[int] = []

    def work(number: int) -> None:
        batches.append(number)
        sum(range(1000 * number))

    done, spent = repeat(work, 0.01)
    assert done == sum(batches)
    assert spent >= 0.01


def test_environments_are_measured_one_by_one_and_many_at_once() -> None:
    result = CliRunner().invoke(app, ["envs", "--json", "--seconds", "0.05", "--players", "3"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)["steps"]
    assert list(found) == ["express", "super"]
    for steps in found.values():
        assert list(steps) == list(WAYS)
        assert all(steps[way] > 0 for way in WAYS if way != "batch_games")
        assert steps["batch_masks"] > steps["pettingzoo"]


def test_without_the_extra_the_environments_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "folsom.cli.bench_envs")
    monkeypatch.setitem(sys.modules, "numpy", None)
    result = CliRunner().invoke(app, ["envs"])
    assert isinstance(result.exception, MissingExtra)
    assert 'pip install "folsom[envs]"' in str(result.exception)


@pytest.mark.parametrize("game", ["express", "super"])
def test_a_person_waits_for_bots_turn_by_turn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bots, "LEVELS", ("rookie",))
    monkeypatch.setattr(bench_bots, "TURNS", 2)
    given = ["bots", "--json", "--seconds", "0.01", "--players", "3", "--game", game]
    result = CliRunner().invoke(app, given)
    assert result.exit_code == 0, result.output
    waited = json.loads(result.stdout)["rookie"]
    assert waited["turns"] == 2
    assert 0 <= waited["turn_s"]["median"] <= waited["turn_s"]["longest"]
    assert waited["first_question_s"] > 0
