"""`folsom bench`: both engines are measured in one run."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
import typer
from typer.testing import CliRunner

from folsom.cli import against, bench_bots
from folsom.cli.against import Folsom, better, figures
from folsom.cli.bench import CALIBRATION, RATES, bench, copy_sources, is_compiled
from folsom.cli.bench_envs import WAYS
from folsom.cli.calibration import Calibration, loop, loops, repeat
from folsom.extras import MissingExtra
from folsom.game import ConfigError
from folsom.lab.statistics import median

app = typer.Typer()
app.command()(bench)


def test_json_is_one_object_with_a_positive_rate_of_everything() -> None:
    result = CliRunner().invoke(app, ["--json", "--seconds", "0.02"])
    assert result.exit_code == 0, result.output
    rates = json.loads(result.stdout)
    assert list(rates) == ["compiled", "uncompiled"]
    searches = ["search_iterations", "tree_iterations"]
    assert list(RATES) == ["games", "decisions", "clones", *searches, "views", CALIBRATION]
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
    for words in (*RATES.values(), "compiled", "per loop", "uncompiled", "ratio", "Python 3."):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seconds", "0"], "more than 0 seconds"),
        (["--players", "2"], "two_bandits or duel_2014"),
        (["--against", "nowhere"], "nowhere is neither a checkout"),
        (["--against", "nowhere", "--rounds", "0"], "at least one round"),
        (["bots", "--against", "nowhere"], "engine, envs, server are"),
    ],
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


# --- Machines, and other Folsoms ------------------------------------------------------------------


def test_the_calibration_loop_is_the_same_for_ever() -> None:
    """Figures that were told by it would compare with nothing any more."""
    assert loop() == 23_595
    loops(2)


def test_loops_are_counted_beside_all_figures() -> None:
    calibration = Calibration(0.01)
    first = calibration.rate
    calibration.again()
    assert first > 0
    assert calibration.rate != first


def an_older_folsom(place: Path, views: float) -> None:
    """A checkout whose Python knows a figure less, and none of the options that came later."""
    told = {"compiled": {"games": 100.0, "views": views}, "uncompiled": {"views": 3.0}}
    python = place / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(
        f"""#!{sys.executable}
import sys
assert sys.argv[1:] == "-m folsom bench engine --seconds 0.02 --players 3 --json".split(), sys.argv
print({json.dumps(told)!r})
"""
    )
    python.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands for the other Python")
def test_an_older_folsom_is_compared_in_what_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_older_folsom(tmp_path, views=50.0)
    own = {"compiled": {"games": 150.0, "views": 200.0, "loops": 9.0}, "uncompiled": {"views": 3.0}}
    measure = Folsom.measure

    def measured(self: Folsom, words: list[str]) -> object:
        return own if self.python == sys.executable else measure(self, words)

    monkeypatch.setattr(Folsom, "measure", measured)
    monkeypatch.setenv("COLUMNS", "120")
    words = ["engine", "--seconds", "0.02", "--players", "3", "--against", str(tmp_path)]
    result = CliRunner().invoke(app, [*words, "--rounds", "3", "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["rounds"] == 3
    assert {name: found["ratio"] for name, found in told["figures"].items()} == {
        "compiled.games": 1.5,
        "compiled.views": 4.0,
        "uncompiled.views": 1.0,
    }
    assert told["figures"]["compiled.views"]["interval"] == [4.0, 4.0]
    table = CliRunner().invoke(app, words).stdout
    assert "compiled.views" in table
    assert "4.00 to 4.00" in table


def test_this_folsom_is_as_fast_as_itself_in_a_wheel(tmp_path: Path) -> None:
    wheel = tmp_path / "folsom-9-py3-none-any.whl"
    package = Path(bench_bots.__file__).parents[1]
    with ZipFile(wheel, "w") as zip:
        for file in package.rglob("*"):
            if file.suffix != ".pyc" and "web_dist" not in file.parts:
                zip.write(file, Path("folsom") / file.relative_to(package))
    with against.other_folsom(wheel) as other:
        assert other.measure(["engine", "--seconds", "0.01"])["uncompiled"]["views"] > 0
        assert Path(str(other.folder), "folsom", "__init__.py").exists()
    with against.other_folsom(wheel) as other, pytest.raises(ConfigError, match="No such option"):
        other.measure(["engine", "--speed"])


def test_more_in_a_second_is_better_and_fewer_milliseconds_are() -> None:
    assert better("compiled.games", 30.0, 20.0) == 1.5
    assert better("loads.50.cpu_ms_per_choice", 20.0, 30.0) == 1.5
    assert better("cold_resume_ms.median", 20.0, 30.0) == 1.5
    assert better("idle_table_kb", 20.0, 30.0) == 1.5
    assert better("loads.50.choices_per_second", 30.0, 20.0) == 1.5


def test_figures_are_named_by_the_words_that_lead_to_them() -> None:
    load = {"tables": 50, "cpu_ms_per_choice": 0.4}
    told = {"echo_per_second": 9, "loads": [load], "active": load, "ok": True, "idle_table_kb": 7}
    assert figures("server", told) == {
        "loads.50.cpu_ms_per_choice": 0.4,
        "active.cpu_ms_per_choice": 0.4,
        "idle_table_kb": 7.0,
    }


def test_the_median_lies_between_figures_that_chance_leaves_outside() -> None:
    few = median([3.0, 1.0, 2.0])
    assert (few.value, few.interval) == (2.0, [1.0, 3.0])
    six = median([6.0, 5.0, 4.0, 3.0, 2.0, 1.0])
    assert (six.value, six.interval) == (3.5, [1.0, 6.0])
    nine = median([float(n) for n in range(9)])
    assert (nine.value, nine.interval) == (4.0, [1.0, 7.0])
