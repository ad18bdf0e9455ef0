"""What is wrong with a configuration, a record or a command is said in every language."""

from __future__ import annotations

import ast
import importlib
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.bots import make_bot
from folsom.cli.balance import numbers_of
from folsom.cli.configs import at_least_one
from folsom.cli.main import main
from folsom.extras import extra
from folsom.game import Config, FolsomError, Game, Record, RecordError
from folsom.game.titles import read_config
from folsom.texts import LANGUAGES, Texts, problems

ROOT = Path(folsom.__file__).parent
SPOKEN = ("ConfigError", "MissingExtra", "RecordError")
SEATS = ["ghost", "belle", "tuco"]


def config(**wish: Any) -> Callable[[], object]:
    return lambda: Config.from_json(wish)


def super_express(**wish: Any) -> Callable[[], object]:
    return lambda: read_config({"game": "super", **wish})


def record(*changes: tuple[int, str, object], cut: int | None = None) -> Callable[[], object]:
    """A true record with some lines changed."""

    def check() -> None:
        game = Game.new(Config(players=3), "true")
        while not game.over:
            game.play(game.decisions[0].seat, game.decisions[0].options[0])
        lines: list[Any] = Record.of(game).to_json()[:cut]
        for line, name, value in changes:
            lines[line][name] = value
        Record.from_json(lines).verify()

    return check


def missing() -> None:
    with extra("play"):
        importlib.import_module("a_package_that_nobody_has")


WRONG: list[Callable[[], object]] = [
    lambda: Config.from_json([]),
    config(colour="red"),
    config(schema=7),
    config(game="chess"),
    config(edition=3),
    config(mode=3),
    config(players=4, options=[]),
    config(players=4, options={"luck": 1}),
    config(players=4, options={"power_set": "none"}),
    config(players=4, options={"django_partner_note": True}),
    config(players=4, edition="1999"),
    config(players=4, mode="easy"),
    config(players=4, variants=["chess"]),
    config(players=4, variants="expert"),
    config(players=4, variants=["expert", "expert"]),
    config(players=2, variants=["two_bandits", "duel_2014"]),
    config(players=4, variants=["teams", "two_bandits"]),
    config(players=2, variants=["expert", "two_bandits"]),
    config(players=7),
    config(players=4, extra_bandits=["zorro"]),
    config(players=4, extra_bandits="mei"),
    config(players=4, extra_bandits=["silk"]),
    config(players=4, extra_bandits=["silk"], silk_power="flight"),
    config(players=4, silk_power="dodge"),
    config(players=4, silk_power=3),
    config(players=4, events=["tunnel"]),
    config(players=4, events="tunnel"),
    config(players=4, events=["tunnel"], variants=["choice_of_events"]),
    config(players=4, events=[], variants=["choice_of_events"]),
    config(players=4, modules=["horses_stagecoach"], options={"horses_light": 1}),
    config(players=4, options={"horses_light": True}),
    config(players=4, modules=[]),
    config(players=4, modules=["zeppelin"]),
    config(players=4, modules=[3]),
    config(),
    config(players=2),
    config(players=9),
    config(players=3, variants=["duel_2014"]),
    config(players=5, variants=["two_bandits"]),
    config(players=3, variants=["teams"]),
    config(players=4, seats=SEATS),
    config(seats="ghost"),
    config(seats=[1, 2, 3]),
    config(seats=[[], [], []]),
    config(seats=["ghost", "belle", "zorro"]),
    config(seats=["ghost", "belle", "belle"]),
    config(seats=[["ghost", "tuco"], ["doc", "django"], ["belle", "cheyenne"]]),
    config(seats=[["ghost", "belle"], ["doc", "django"]], variants=["two_bandits"]),
    config(seats=SEATS, cars="locomotive"),
    config(seats=SEATS, cars=["zeppelin"]),
    config(seats=SEATS, cars=[]),
    lambda: read_config([]),
    lambda: read_config({"game": "chess"}),
    config(game="super"),
    super_express(),
    super_express(schema=7, players=4),
    super_express(colour="red"),
    super_express(players=2),
    super_express(players=4, seats=SEATS),
    super_express(seats="ghost"),
    super_express(seats=["ghost", "belle", "zorro"]),
    super_express(seats=["ghost", "belle", "belle"]),
    super_express(seats=[["ghost", "tuco"], ["doc"], ["belle"]]),
    super_express(players=4, extensions="horse"),
    super_express(players=4, extensions=["tunnel"]),
    super_express(players=4, modules=["horses_stagecoach"]),
    super_express(players=4, variants=["expert"]),
    lambda: make_bot("genius"),
    lambda: make_bot("heuristic", game="super"),
    lambda: numbers_of("3,four"),
    lambda: at_least_one(0, "game"),
    lambda: at_least_one(0, "process"),
    lambda: at_least_one(0, "millisecond"),
    lambda: at_least_one(0, "generation"),
    lambda: at_least_one(0, "deal"),
    lambda: Texts("xx"),
    lambda: Record.from_text("{"),
    lambda: Record.from_text(""),
    lambda: Record.from_text('{"folsom": 9}'),
    lambda: Record.load(Path("/nowhere/at.all")),
    lambda: Record.load(ROOT),
    record((0, "rules", 9)),
    record((0, "seed_hash", None)),
    record((0, "seed_hash", "0")),
    record((0, "config", {"players": 2})),
    record((0, "seed", None), (0, "chance", [])),
    record((0, "seed", None), (0, "config", {"players": 3})),
    record((0, "chance", [1])),
    record((0, "chance", "x")),
    record((1, "option", "fly away")),
    record((1, "seat", "nobody")),
    record((1, "chance", [5])),
    record((1, "n", 5)),
    record((-1, "result", 5)),
    record((-1, "result", {})),
    lambda: Game.from_json({}),
    missing,
]


@pytest.mark.parametrize("wrong", WRONG, ids=range(len(WRONG)))
def test_an_error_says_in_english_what_it_says_itself_and_in_french_something_else(
    wrong: Callable[[], object],
) -> None:
    with pytest.raises(FolsomError) as caught:
        wrong()
    error = caught.value
    assert error.key, f"{error} can be said in English only"
    assert problems.sentence(Texts("en"), error) == str(error)
    french = problems.sentence(Texts("fr"), error)
    assert french != str(error)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.key) == (type(error), str(error), error.key)
    assert problems.sentence(Texts("fr"), again) == french


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every error of a configuration, an installation or a record that the code makes."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SPOKEN:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def is_in_the_session_s_language(sentence: ast.expr) -> bool:
    """Is it a text of the catalogues already?"""
    if not isinstance(sentence, ast.Call):
        return False
    called = sentence.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in ("texts", "_texts")


def test_every_such_error_can_be_said_in_every_language() -> None:
    found = list(raised())
    assert len(found) > 50
    for place, call in found:
        if is_in_the_session_s_language(call.args[0]):
            continue
        assert len(call.args) == 2, f"{place}: no key for the catalogues"
        key = call.args[1]
        if isinstance(key, ast.Constant):
            assert isinstance(key.value, str), place
            for lang in LANGUAGES:
                assert Texts(lang).has(f"problem-{key.value}"), f"{place}: {lang}"


def test_an_error_without_a_key_says_what_it_says() -> None:
    assert problems.sentence(Texts("fr"), RecordError("Ask the conductor.")) == "Ask the conductor."


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["verify", "nowhere.folsom"], "There is no file"),
        (["verify", "nowhere.folsom", "--lang", "fr"], "Le fichier nowhere.folsom"),
        (["play", "--terminal", "--players", "9", "--lang=fr"], "se joue à"),
        (["play", "--terminal", "--players", "9", "--lang=xx"], "does not speak 'xx'"),
        (["simulate", "--players", "9"], "The standard game is for"),
        (["simulate", "--game", "super", "--players", "9"], "Colt Super Express is for"),
        (["simulate", "--game", "super", "--module", "time_travel_car"], "a game of its own"),
        (["simulate", "--extension", "horse"], "A configuration has no 'extensions'"),
    ],
)
def test_a_command_says_what_is_wrong_in_its_language(
    words: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.argv", ["folsom", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code
    assert said in " ".join(capsys.readouterr().err.split())
