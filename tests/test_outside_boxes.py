"""A box that is no part of Folsom: `examples/boxes/pies` is played as ours are.

What holds of all games is asked of its games by the same tests, in a process that has loaded it.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from helpers import Mix
from pages import Page, page

from folsom.bots import make_bot
from folsom.boxes import outside, shelf
from folsom.boxes.box import Box
from folsom.engine.agenda import KINDS_PER_MODULE
from folsom.game import Config, ConfigError, Game
from folsom.game.box_words import BoxWords
from folsom.texts import Texts, narration, questions

ROOT = Path(__file__).resolve().parents[1]
PIES = ROOT / "examples" / "boxes" / "pies"
# The tests of all games, which take their shapes from tests/helpers.py, and those below; each row
# in one process, since most of the time goes into starting it.
ALL_GAMES = (
    ("properties", "save_load", "redeal", "leaks"),
    ("sight", "wire_types", "envs", "chance", "outside_boxes"),
)
PAGES = ("outside_boxes",)
Output = subprocess.CompletedProcess[str]
is_loaded = pytest.mark.skipif("pies" not in shelf.OUTSIDE, reason="in a process that has the box")


def folsom(*words: str | Path, boxes: Iterable[str | Path] = ()) -> Output:
    """A command in a process of its own."""
    loaded = os.pathsep.join(map(str, boxes))
    return subprocess.run(
        [sys.executable, "-m", "folsom", *map(str, words)],
        env={**os.environ, outside.VARIABLE: loaded, "COLUMNS": "300"},
        capture_output=True,
        text=True,
    )


def said(*words: str | Path, boxes: Iterable[str | Path] = ()) -> str:
    done = folsom(*words, boxes=boxes)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif("pies" in shelf.OUTSIDE, reason="it is one of these processes")
@pytest.mark.parametrize(
    ("folder", "names"), [*(("", names) for names in ALL_GAMES), ("browser", PAGES)]
)
def test_its_games_keep_what_all_games_keep(folder: str, names: tuple[str, ...]) -> None:
    tests = [str(ROOT / "tests" / folder / f"test_{name}.py") for name in names]
    options = ["-q", "-k", "pies", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    loaded = {**os.environ, outside.VARIABLE: str(PIES)}
    done = subprocess.run(command, cwd=ROOT, env=loaded, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]


# How it is loaded


@pytest.mark.parametrize("named", [["--box", PIES], [f"--box={PIES}"]])
def test_it_is_named_on_the_command_line_and_listed_then(named: list[str | Path]) -> None:
    modules = json.loads(said(*named, "modules", "--json"))
    assert "Pies & Pistols" in [part["name"] for part in modules["modules"]]
    assert "nell" in [bandit["id"] for bandit in modules["bandits"]]
    assert "Pies" not in said("modules", "--json")


def test_it_may_be_a_package_or_name_itself_where_it_is_installed(tmp_path: Path) -> None:
    """As an entry point of the group `folsom.boxes`."""
    (tmp_path / "tarts").symlink_to(PIES)
    installed = tmp_path / "tarts-1.0.dist-info"
    installed.mkdir()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *path()])}
    listed = "from folsom.boxes import shelf; print(shelf.OUTSIDE)"
    for entry, variable in (("", "tarts"), ("[folsom.boxes]\nit = tarts\n", "")):
        (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: tarts\nVersion: 1.0\n")
        (installed / "entry_points.txt").write_text(entry)
        environment[outside.VARIABLE] = variable
        done = subprocess.run(
            [sys.executable, "-c", listed], env=environment, capture_output=True, text=True
        )
        assert done.stdout == "{'tarts': 'tarts'}\n", done.stderr


def path() -> list[str]:
    return [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []


OF_ANOTHER = """
from folsom.boxes.box import Box
class Other(Box):
    module = "other"
    numbers = {"verbs": (%s,)}
BOX = Other()
"""


def made(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "box.py").write_text(text)
    return folder


def test_what_is_wrong_with_a_box_is_said_in_a_sentence(tmp_path: Path) -> None:
    clash = made(tmp_path / "clash", OF_ANOTHER % 50)
    taken = made(tmp_path / "taken", OF_ANOTHER % 7)
    nothing = made(tmp_path / "nothing", "BOX = 1\n")
    ours = made(tmp_path / "horses", OF_ANOTHER % 51)
    for boxes, lang, sentence in (
        (
            [PIES, clash],
            "en",
            "The boxes pies and clash both use number 50 of verbs",
        ),
        ([taken], "en", "The box taken uses number 7 of verbs; free are 50 to 62."),
        ([taken], "fr", "La boîte taken se sert du numéro 7 de verbs"),
        ([nothing], "en", "The box nothing needs an object BOX of the class Box"),
        ([ours], "en", "There are two boxes called horses; one of their folders"),
        ([tmp_path / "none"], "en", "There is no box"),
    ):
        done = folsom("modules", "--lang", lang, boxes=boxes)
        assert done.returncode == 2
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr


def numbers_of(name: str) -> dict[str, Iterable[int]]:
    """All numbers of one of our boxes, by kind."""
    box = shelf.boxes()[name]
    words = shelf.gather("words", BoxWords).get(name, BoxWords())
    return {
        "tokens": box.tokens,
        "figures": box.figures,
        "places": (*box.places, *box.cars),
        "actions": (*box.actions, *box.other_cards),
        "events": box.events.values(),
        "questions": words.questions,
        "slots": {kind // KINDS_PER_MODULE for kind in words.questions},
        "verbs": words.options,
        "tellings": words.events,
        "ways": words.ways,
        "reasons": words.reasons,
    }


def test_the_numbers_that_are_free_are_not_ours() -> None:
    for name in shelf.OURS:
        for kind, numbers in numbers_of(name).items():
            free = outside.FREE.get(kind, ())
            assert {*map(int, numbers)}.isdisjoint(free), (name, kind)


def clashes(boxes: Mapping[str, Mapping[str, Iterable[int]]]) -> list[tuple[str, int]]:
    """Numbers of a kind that more than one box uses."""
    used = Counter(
        (kind, int(number))
        for kinds in boxes.values()
        for kind, numbers in kinds.items()
        for number in numbers
    )
    return [number for number, boxes_with_it in used.items() if boxes_with_it > 1]


def test_no_two_of_our_boxes_use_the_same_number() -> None:
    ours = {name: numbers_of(name) for name in shelf.OURS}
    assert clashes(ours) == []
    event = next(iter(ours["horses"]["events"]))
    ours["marshal"]["events"] = [*ours["marshal"]["events"], event]
    assert clashes(ours) == [("events", event)]


# A record, and games that do not have the box


RECORD = """
import random, sys
from pathlib import Path
from folsom.game import Config, Game, Record
game = Game.new(Config(players=4, modules=["pies_pistols"], extra_bandits=["nell"]), "pies")
dice = random.Random(1)
while not game.over:
    decision = dice.choice(game.decisions)
    game.play(decision.seat, dice.choice(decision.options))
Record.of(game).save(Path(sys.argv[1]))
"""


def test_a_record_names_the_box_and_replays_where_it_is(tmp_path: Path) -> None:
    record = tmp_path / "pies.folsom"
    loaded = {**os.environ, outside.VARIABLE: str(PIES)}
    subprocess.run([sys.executable, "-c", RECORD, record], env=loaded, check=True)
    assert "pies_pistols" in record.read_text()
    assert folsom("verify", record, boxes=[PIES]).returncode == 0
    done = folsom("verify", record)
    assert done.returncode == 2
    assert "There is no module 'pies_pistols' here" in done.stderr
    assert "--box" in done.stderr


def test_its_rules_hold_as_scenarios() -> None:
    assert "6 of 6 scenarios hold." in said("scenario", PIES / "scenarios", boxes=[PIES])


@pytest.mark.parametrize("words", [["PIES-05"], ["pies"], ["chance", "picks"], []])
def test_its_rules_are_looked_up_like_ours(words: list[str]) -> None:
    """By id or by words; without any, after those of the base game."""
    found = said("rules", *words, boxes=[PIES])
    assert "PIES-05 Of several pies chance picks one. It bursts," in found
    assert "and meets whoever is there." in found  # its last words, two lines further down
    assert ("BASE-FIRE-04" in found) == (not words)


def test_its_rules_are_unknown_where_it_is_not_loaded() -> None:
    assert folsom("rules", "PIES-05").returncode == 1


def test_its_scenarios_count_as_tests_of_its_rules() -> None:
    coverage = folsom("rules", "--coverage", "--tests", ROOT / "tests", boxes=[PIES]).stdout
    assert "PIES: 6 of 6 rules are cited by a test." in coverage


# What is written of it

GUIDES = [page(name) for name in ("CONTRIBUTING.md", "examples/boxes/pies/README.md")]


def test_the_guide_shows_the_files_of_the_box_as_they_are() -> None:
    """Each excerpt follows a link to its file."""
    written = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    shown = re.findall(r"\]\((examples/boxes/pies/[^)]+)\)\):\n\n```text\n(.*?)```", written, re.S)
    assert len(shown) == written.count("```text") == 3
    for file, excerpt in shown:
        assert excerpt in (ROOT / file).read_text(encoding="utf-8"), excerpt


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_the_commands_of_the_guides_can_be_run(guide: Page) -> None:
    """But for the one that plays."""
    commands = [
        line.split()[1:]
        for block in guide.blocks
        for line in block.text.splitlines()
        if line.startswith("./folsom --box") and not line.endswith(" play")
    ]
    assert commands
    for words in commands:
        done = subprocess.run([sys.executable, "-m", "folsom", *words], cwd=ROOT, text=True)
        assert done.returncode == 0


# In a process that has it


@is_loaded
def test_pies_says_which_numbers_it_uses() -> None:
    box: Box = shelf.boxes()["pies"]
    words = shelf.gather("words", BoxWords)["pies"]
    said = {kind: {*map(int, numbers)} for kind, numbers in box.numbers.items()}
    assert said["verbs"] == {*words.options}
    assert said["tellings"] == {*words.events}
    assert said["ways"] == {*words.ways}
    assert said["slots"] == {kind // 32 for kind in words.questions}


@is_loaded
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pies_is_told_in_every_language(lang: str) -> None:
    """Every question, option and event of games in which as many pies fly as can."""
    texts = Texts(lang)
    said: set[str] = set()
    for n in range(8):
        game = Game.new(Mix("3-pies").config, f"{lang} {n}")
        dice = random.Random(n)
        while not game.over:
            (decision,) = game.decisions
            view, asked = game.view(decision.seat), decision.to_json()
            questions.prompt(texts, asked)
            for option in asked["options"]:
                assert questions.option(texts, asked, option, view)
            pies = [o for o in decision.options if o.text.startswith(("take pie", "throw"))]
            game.play(decision.seat, dice.choice(pies or decision.options))
        said |= {event.kind for event in game.events}
        for event in game.events:
            assert narration.sentence(texts, event.seen_by(0))
    assert {"pie_thrown", "loot_taken"} <= said


@is_loaded
@pytest.mark.parametrize(("shape", "pies"), [("3-pies", [0, 2, 1, 1]), ("4-pies", [0, 1, 1, 1, 1])])
def test_a_pie_lies_in_each_car(shape: str, pies: list[int]) -> None:
    """PIES-02."""
    view = Game.new(Mix(shape).config, "set-up").view(0)
    assert [len(car["in"].get("pies", ())) for car in view["train"]] == pies


@is_loaded
def test_nell_needs_the_box_with_the_pies() -> None:
    with pytest.raises(ConfigError, match="nell needs the module pies_pistols"):
        Config(seats=["nell", "doc", "belle"])


@is_loaded
@pytest.mark.parametrize("name", ["random", "heuristic", "rookie", "robber", "outlaw"])
def test_bots_play_pies_to_the_end(name: str) -> None:
    config = Config(seats=["nell", "doc", "belle"], modules=["pies_pistols"])
    game = Game.new(config, "bots")
    bots = [make_bot(name, seat) for seat in range(3)]
    while not game.over:
        for decision in game.decisions:
            game.play(decision.seat, bots[decision.seat].choose(game.observe(decision.seat)))
    assert game.over
