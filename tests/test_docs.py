"""What README and docs say is true: their examples run."""

import ast
import re
import subprocess
import sys
from functools import cache
from operator import attrgetter
from pathlib import Path

import pytest
import yaml
from test_layers import AT_SET_UP, ENGINE, POINTS, constants, sources, until

import folsom
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


def test_the_commands_in_the_docs_exist() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    named = set(re.findall(r"\./folsom ([a-z]+)", text)) - {"setup", "test"}  # the launcher's
    assert named >= {"play", "replay", "verify", "scenario", "rules", "simulate", "bench"}
    for command in named:
        done = subprocess.run(
            [sys.executable, "-m", "folsom", command, "--help"], capture_output=True, timeout=60
        )
        assert done.returncode == 0, command


def test_the_version_heads_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", changelog, re.MULTILINE)[0] == folsom.__version__


@pytest.mark.parametrize(
    "page", sorted((ROOT / ".github/workflows").iterdir()), ids=attrgetter("name")
)
def test_a_workflow_is_marked_as_not_run_and_names_what_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Not run here")
    assert set(yaml.safe_load(text)) >= {"name", "jobs"}
    assert [
        name for name in re.findall(r"(?:tests|docs)/\w+\.\w+", text) if not (ROOT / name).exists()
    ] == []
    assert page.name in (ROOT / "docs/releasing.md").read_text(encoding="utf-8")


def test_the_scenario_in_the_notation_holds() -> None:
    (example,) = blocks(ROOT / "docs" / "notation.md", "toml")
    assert Scenario.from_text(example).run() == []


ARCHITECTURE = ROOT / "docs" / "architecture.md"


def rows() -> list[str]:
    """The table of points as the engine's own files have it: when, point, law, who answers."""
    found, when = [], ""
    for line in (ENGINE / "module.py").read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"    # (.+)", line):
            when = heading[1].lower()
        elif (method := re.match(r"    def (\w+)", line)) and method[1] in POINTS:
            says = " ".join((ast.get_docstring(POINTS[method[1]]) or "").split())
            law, _, what = says.replace("``", "`").rstrip(".").partition(": ")
            users = ", ".join(answering()[method[1]])  # a point that nobody answers is dead
            found.append(f"| {when} | `{method[1]}` | {law} | {what} | {users} |")
            when = ""
    return found


@cache
def answering() -> dict[str, list[str]]:
    """For each point the modules that override it, by the names they give themselves."""
    found: dict[str, list[str]] = {}
    for path in sources(ENGINE):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "Module" in map(ast.unparse, node.bases):
                name = re.search(r"__init__\('(\w+)', SLOT", ast.unparse(node))
                assert name, path
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        found.setdefault(method.name, []).append(name[1])
    return {point: sorted(names) for point, names in found.items()}


def test_the_architecture_tells_every_point_with_its_law_and_who_answers() -> None:
    """Whoever changes a point copies its row from here."""
    text = ARCHITECTURE.read_text(encoding="utf-8")
    table = re.findall(r"^\| .* \| `\w+` \| (?:add|any|veto|first|each) \| .*$", text, re.MULTILINE)
    assert table == rows()


def test_the_architecture_draws_every_task_and_point_of_a_round() -> None:
    """All tasks of the base game, and the points that are asked at them."""
    picture = next(block for block in blocks(ARCHITECTURE, "text") if "NEXT_ROUND" in block)
    drawn = set(re.findall(r"\w+", picture))
    tasks = dict(until(constants(ENGINE / "base" / "tasks.py"), "FIRST_QUESTION"))
    assert {task for task in tasks if task != "SLOT"} - drawn == set()
    other_times = AT_SET_UP - {"shuffles"} | {"redeal", "hope", "prize", "leads_to", "lure"}
    assert POINTS.keys() - other_times - drawn == set()


@pytest.mark.parametrize(
    "page", ["architecture.md", "notation.md", "development.md", "releasing.md"]
)
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
