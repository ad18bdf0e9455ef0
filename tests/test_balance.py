"""`folsom balance`: what bandits, roles and seats are worth, in figures and in pictures."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from folsom.cli.balance import balance
from folsom.game import ConfigError
from folsom.lab.svg import linear, logarithmic

app = typer.Typer()
app.command()(balance)
SVG = "{http://www.w3.org/2000/svg}"
QUICK = ("--bot", "random", "--jobs", "1", "--seed", "west")


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, [*QUICK, *arguments])


def report(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_every_box_is_played_with_every_number_of_players_it_is_for() -> None:
    found = report("--players", "2,4,8", "--games", "3")
    played = [
        (study["config"].get("modules", ["super"])[-1], study["config"]["players"])
        for study in found["studies"]
    ]
    assert played == [
        ("base", 4),
        ("horses_stagecoach", 4),
        ("marshal_prisoners", 4),
        ("time_travel_car", 4),
        ("couriers_armored_train", 2),
        ("couriers_armored_train", 4),
        ("super", 4),
    ]
    assert {study["games"] for study in found["studies"]} == {3}


def test_more_bandits_make_larger_games() -> None:
    more = ("--extra-bandit", "mei,misty", "--players", "4,8", "--games", "20")
    found = report("--modules", "marshal_prisoners", *more)["studies"]
    assert [study["config"]["players"] for study in found] == [4, 8]
    assert {"mei", "misty"} < {row["name"] for row in found[1]["bandits"]}


def test_shares_add_up_and_lie_in_their_intervals() -> None:
    (study,) = report("--modules", "base", "--players", "4", "--games", "300")["studies"]
    assert (study["fair_share"], study["bot"], study["roles"]) == (0.25, "random", [])
    assert len(study["bandits"]) == 6
    for heading in ("bandits", "places", "seats"):
        credit = sum(row["games"] * row["win_share"] for row in study[heading])
        assert credit == pytest.approx(300)
        for row in study[heading]:
            low, high = row["interval"]
            assert low < row["win_share"] < high
    assert [row["name"] for row in study["seats"]] == ["1", "2", "3", "4"]


def test_roles_are_counted_where_there_are_some() -> None:
    mix = "marshal_prisoners+horses_stagecoach"
    (study,) = report("--modules", mix, "--players", "5", "--games", "20")["studies"]
    assert [(row["name"], row["games"]) for row in study["roles"]] == [
        ("bandit", 80),
        ("marshal", 20),
    ]
    assert study["name"].startswith("Colt Express with Marshal & Prisoners and Horses")


def test_the_number_of_processes_changes_nothing() -> None:
    arguments = ("--modules", "base", "--players", "3,4", "--games", "20")
    assert report(*arguments) == report(*arguments, "--jobs", "2")


def test_the_page_and_the_picture_show_the_figures(tmp_path: Path) -> None:
    html, svg = tmp_path / "balance.html", tmp_path / "balance.svg"
    files = ("--html", str(html), "--svg", str(svg))
    found = report("--modules", "base", "--players", "3,4", "--games", "30", *files)
    text = html.read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    assert text.count("<svg ") == 2
    assert 'href="#study-1"' in text
    assert 'id="study-1"' in text
    picture = ET.fromstring(svg.read_text(encoding="utf-8"))
    said = {element.text for element in picture.iter(f"{SVG}text")}
    assert "Balance: Colt Express, 3 players" in said
    for row in found["studies"][0]["bandits"]:
        assert row["name"].capitalize() in said
        assert f"{100 * row['win_share']:.1f} %" in said
    hovers = [element.text or "" for element in picture.iter(f"{SVG}title")]
    assert sum("95 % interval" in hover for hover in hovers) == 6 + 3 + 3


def test_the_dots_stand_where_the_scale_says(tmp_path: Path) -> None:
    svg = tmp_path / "balance.svg"
    arguments = ("--modules", "base", "--players", "4", "--games", "100", "--svg", str(svg))
    (study,) = report(*arguments)["studies"]
    picture = ET.fromstring(svg.read_text(encoding="utf-8"))
    dots = [float(c.get("cx", "")) for c in picture.iter(f"{SVG}circle") if c.get("r") == "6"]
    shares = [row["win_share"] for part in ("bandits", "places", "seats") for row in study[part]]
    order = sorted(range(len(dots)), key=dots.__getitem__)
    assert [shares[n] for n in order] == sorted(shares)


def test_scales_are_round_and_hold_their_figures() -> None:
    scale = linear([0.03, 0.25, 0.371], str)
    assert scale.ticks == [0.0, 0.1, 0.2, 0.3, 0.4]
    assert scale.x(0.1) < scale.x(0.25) < scale.x(0.371) <= scale.x(0.4)
    assert logarithmic(3e-6, 0.02, str).ticks == pytest.approx([1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1])
    assert linear([7, 7], str).ticks[0] <= 7


def test_the_table_says_what_is_fair() -> None:
    result = run("--modules", "couriers_armored_train", "--players", "4", "--games", "5")
    for words in ("Couriers & Armored Train, 4 players: 5 games", "red", "A fair share is 50.0 %"):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "3,four"), "Numbers of players are written like 3,4,5, not '3,four'."),
        (("--modules", "base", "--players", "9"), "The standard game is for"),
        (("--modules", "zeppelin"), "There is no module 'zeppelin'"),
        (("--modules", "base", "--bot", "genius"), "There is no bot 'genius'"),
        (("--games", "0"), "at least one game"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    error = run(*arguments).exception
    assert isinstance(error, ConfigError)
    assert sentence in str(error)
