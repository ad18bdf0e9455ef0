"""What README and docs say is true: their examples run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from test_layers import POINTS

from folsom.game import Config, Game, catalogue
from folsom.game.decision import QUESTIONS
from folsom.game.scenario import Scenario

ROOT = Path(__file__).parents[1]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_in_readme_plays_a_game() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, timeout=60, check=True
    )
    assert re.search(r"\w+ shoots \w+", done.stdout)
    assert done.stdout.splitlines()[-1].startswith("['")


def test_the_commands_in_readme_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\./folsom ([a-z]+)", text)) - {"test"}
    assert named >= {"play", "replay", "verify", "scenario", "rules", "simulate", "bench"}
    for command in named:
        done = subprocess.run(
            [sys.executable, "-m", "folsom", command, "--help"], capture_output=True, timeout=60
        )
        assert done.returncode == 0, command


def test_the_scenario_in_the_notation_holds() -> None:
    (example,) = blocks(ROOT / "docs" / "notation.md", "toml")
    assert Scenario.from_text(example).run() == []


def test_the_architecture_names_every_point() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert {point for point in POINTS if f"`{point}`" not in text} == set()


@pytest.mark.parametrize("page", ["architecture.md", "notation.md", "development.md"])
def test_files_that_docs_name_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = re.findall(
        r"`((?:engine|game|cli|bots|texts|tests|docs)/[\w/.-]+\.(?:py|md|toml))`", text
    )
    places = (ROOT, ROOT / "src" / "folsom")
    assert [name for name in named if not any((place / name).exists() for place in places)] == []


def test_the_notation_names_every_option_verb() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    verbs = {"play", "draw", "to", "target", "take", "drop", "push", "yes", "no", "pass", "keep"}
    verbs |= {"board", "gallop", "ride", "leave", "flee", "drink"}
    verbs |= {"feint", "gatling", "offer", "act", "join", "put back", "keep secret_document"}
    for verb in verbs | {"discard", "caboose"}:
        assert re.search(rf"`{verb}\b", text), verb
    assert len(set(QUESTIONS.values())) >= 13


def test_the_api_speaks_the_names_of_the_card_data() -> None:
    game = Game.new(Config(players=6), 1)
    assert set(game.view()["bandits"]) == set(catalogue.bandits())
    his = {card["id"] for card in catalogue.table("marshal_action_cards")}
    assert set(catalogue.actions()) == set(catalogue.deck_copies()) | his
