"""What README and docs show is run, and what they name is there.

A block, a command or a name that nothing here knows is a failure: teach these tests its kind, or
mark it as not run (see `pages.py`). Tables are compared in `test_docs_tables.py`, the map of the
code in `test_architecture.py`, the hosting page in `test_hosting.py`.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pytest
import tiers
import typer
import yaml
from pages import GUIDES, PAGES, ROOT, RULES, Code, Page, page, tracked
from test_hosting import SETTINGS
from typer.testing import CliRunner

import folsom
from folsom.cli.main import app
from folsom.game import Config, Game, Record
from folsom.game.scenario import Scenario

NAME = attrgetter("name")

# --- Blocks ---------------------------------------------------------------------------------------

SHELL = ""  # an indented block is what one types
KINDS = (SHELL, "python", "toml", "json", "text")
DRAWINGS = {  # which test compares them with the code
    "docs/architecture.md": "test_architecture.py",
    "docs/rules/couriers.md": "boxes/couriers/test_trains.py",
    "CONTRIBUTING.md": "test_outside_boxes.py",
}
PRINTED = {  # what the examples of a page print, one after the other
    "README.md": [r"\w+ shoots \w+\n(.*\n)*\['\w+'"],
    "docs/bots.md": [
        "FOLSOM",
        r"^{'seat_0': -?[\d.]+, ",
        r"^-?[\d.]+$",
        r"^\(64,\)",
        r"^\[",
        r"^\(64, 1010\) \(64, 65\)",
    ],
}


@pytest.mark.parametrize("page", PAGES, ids=NAME)
def test_every_block_is_of_a_kind_that_is_run(page: Page) -> None:
    for block in page.blocks:
        assert block.language in KINDS, f"nobody runs {block}"
        if block.language == "text":
            drawn = ROOT / "tests" / DRAWINGS.get(page.name, "nowhere")
            assert drawn.exists(), f"nobody compares {block}"


@pytest.mark.parametrize("page", [one for one in PAGES if one.examples("python")], ids=NAME)
def test_python_runs(page: Page) -> None:
    code = "\nprint('---')\n".join(page.examples("python"))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    for printed, expected in zip(done.stdout.split("---\n"), PRINTED[page.name], strict=True):
        assert re.search(expected, printed)


@pytest.mark.parametrize("page", [one for one in PAGES if one.examples("toml")], ids=NAME)
def test_a_scenario_holds(page: Page) -> None:
    for example in page.examples("toml"):
        assert Scenario.from_text(example).run() == []


def test_a_record_is_written_like_that() -> None:
    ((where, example),) = [(page.name, text) for page in PAGES for text in page.examples("json")]
    assert where == "docs/notation.md"
    head, *choices, last = [json.loads(line) for line in example.splitlines()]
    true_head, true_choice, *_, true_last = map(json.loads, record().to_text().splitlines())
    assert head.keys() == true_head.keys()
    assert {frozenset(choice) for choice in choices} == {frozenset(true_choice)}
    assert last.keys() == true_last.keys()
    assert last["result"].keys() <= true_last["result"].keys()


@cache
def record() -> Record:
    game = Game.new(Config(players=4), "for the docs")
    while not game.over:
        game.play(game.decisions[0].seat, game.decisions[0].options[0])
    return Record.of(game)


# --- Commands -------------------------------------------------------------------------------------

FOLSOM = re.compile(
    r"(?:\./folsom|folsom|/opt/folsom/folsom|(?:\.venv/bin/)?python (?:-m )?folsom)(?: |$)(?!\d)"
)
SERVER = "python -m folsom.server"
OTHERS = re.compile(  # that a page may name; one that is missing here is found in a block
    r"(?:\.venv/bin/\w+|adduser|apt|cp|createdb|curl|docker|dropdb|git|journalctl|node|npm|npx|pip"
    r"|pg_dump|pg_restore|pre-commit|pytest|python|runuser|sqlite3|systemctl|systemd-analyze|uv) "
)
ELSEWHERE = {  # commands that other tests run, by the words that are found there
    "pg_dump ": ("test_hosting.py", 'command("pg_dump")'),
    "dropdb ": ("test_hosting.py", '"dropdb"'),
    "createdb ": ("test_hosting.py", 'command("createdb --owner")'),
    "pg_restore ": ("test_hosting.py", '"pg_restore"'),
    "sqlite3 ": ("test_hosting.py", 'command("sqlite3")'),
    ".venv/bin/uv build ": ("test_packages.py", '"uv", "build"'),
    ".venv/bin/python examples/seat.py ": ("test_server.py", '"examples" / "seat.py"'),
    ".venv/bin/python examples/learning.py ": ("test_learning.py", '"examples" / "learning.py"'),
    ".venv/bin/python -m pytest": ("tiers.py", 'PYTEST = ["pytest"'),
    "pre-commit install": ("test_docs.py", ".pre-commit-config.yaml"),
}
LONG = {"play": "test_terminal.py", "bench": "test_bench.py"}  # and the tests that run them
SMALL = {
    "--games": "2",
    "--generations": "1",
    "--deals": "1",
    "--budget": "1",
    "--jobs": "1",
    "--bot": "random",
}
READERS = {  # what stands for something of the reader's own
    "A": "heuristic",
    "B": "random",
    "…": "base",
    "cmd:python examples/bot.py": f"cmd:{sys.executable} {ROOT / 'examples/bot.py'}",
}
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]


def lines(block: Code) -> list[str]:
    """The commands of a block, without comments and variables set for them."""
    return [bare(line) for line in block.text.replace("\\\n", " ").splitlines() if line.strip()]


def bare(line: str) -> str:
    return re.sub(r"^([A-Z]+=\S+ )+|\s+# .*$", "", line).strip()


def named() -> Iterator[tuple[Code, str]]:
    """Every command on every page, with the place where it stands."""
    for one in PAGES:
        for block in one.blocks:
            if block.language == SHELL:
                yield from ((block, line) for line in lines(block))
        for span in one.spans:
            line = bare(span.text)
            if (FOLSOM.match(line) or OTHERS.match(line)) and not span.text.endswith(" "):
                yield span, line


def said(line: str) -> list[str]:
    """What a command says to `folsom`."""
    return shlex.split(FOLSOM.sub("", line, count=1))


def complaint(line: str) -> str | None:
    """What is wrong with a command; None if it can be run, or is run by another test."""
    if FOLSOM.match(line):
        return wrong_words(said(line))
    if line.startswith(SERVER):
        return (
            None
            if set(re.findall(r"--[\w-]+", line)) <= {f"--{name}" for name in SETTINGS}
            else "no such option"
        )
    if wanted := re.fullmatch(r'pip install (?:--upgrade )?"?(?:folsom|\.)(?:\[(\w+)\])?"?', line):
        return None if wanted[1] in (None, *extras()) else "no such extra"
    if line.startswith(tuple(ELSEWHERE)):
        return None
    return "nobody runs it, and it is not marked"


def wrong_words(words: list[str]) -> str | None:
    """What is wrong with a command of `folsom`."""
    if words[:1] == ["--box"]:  # tests/test_outside_boxes.py runs these
        there = len(words) > 2 and (ROOT / words[1] / "box.py").exists()
        return wrong_words(words[2:]) if there else "no such box"
    if words in ([], ["--version"], ["setup"]):
        return None
    name, *rest = words
    if name == "test":
        return wrong_test(rest)
    if name not in COMMANDS:
        return "no such command"
    if set(rest) <= options_of(name):
        return None  # it is only spoken of
    try:
        COMMANDS[name].make_context(name, rest)
    except typer.TyperException as error:
        return str(error)
    return None


def wrong_test(words: list[str]) -> str | None:
    """`./folsom test` takes a tier of checks, or else what pytest takes."""
    if words == ["ARGS"]:
        return None
    if words and words[0].startswith("tests/"):
        file, *selection = words
        if not (ROOT / file).exists():
            return f"there is no {file}"
        if not selection:
            return None
        text = (ROOT / file).read_text(encoding="utf-8")
        return None if all(word in text or word == "-k" for word in selection) else "nothing there"
    with mock.patch.multiple(tiers, release=zero, quick=zero, soak=zero, mutants=zero):
        try:
            tiers.main(words)
        except SystemExit:
            return "no such tier"
    return None


def zero(_: object) -> int:
    return 0


def options_of(name: str) -> set[str]:
    return {
        option
        for parameter in COMMANDS[name].params
        for option in (*parameter.opts, *parameter.secondary_opts)
    }


@cache
def extras() -> frozenset[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return frozenset(project["optional-dependencies"])


def test_every_command_can_be_run_or_is_marked() -> None:
    wrong = [
        f"{code.page}:{code.line}: `{line}`: {said}"
        for code, line in named()
        if not code.marked and (said := complaint(line))
    ]
    assert not wrong, "\n".join(wrong)


def test_what_other_tests_run_is_in_them() -> None:
    for file, words in ELSEWHERE.values():
        assert words in (ROOT / "tests" / file).read_text(encoding="utf-8"), words
    for file in LONG.values():
        assert (ROOT / "tests" / file).exists()


def test_pre_commit_runs_tools_of_the_tests() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    for hook in hooks["repos"][0]["hooks"]:
        python, *run = hook["entry"].split()
        assert python == ".venv/bin/python"
        assert importlib.util.find_spec(run[1]) if run[0] == "-m" else (ROOT / run[0]).exists()


def cheap() -> list[tuple[str, ...]]:
    """Commands that are whole and play a few games at most, once each."""
    found = [said(line) for code, line in named() if FOLSOM.match(line) and not code.marked]
    return list(dict.fromkeys(tuple(words) for words in found if is_whole(words)))


def is_whole(words: list[str]) -> bool:
    if not words or words[0] in LONG or words[0] not in (*COMMANDS, "--version"):
        return False
    try:
        return words == ["--version"] or bool(COMMANDS[words[0]].make_context("", words[1:]))
    except typer.TyperException:
        return False


def learn_nothing(file: Path) -> None:
    """A policy to which all actions are equal, where the reader has learnt a better one."""
    learning = importlib.import_module("learning")
    dice = np.random.default_rng(1)
    np.savez(file, *learning.Network.new(learning.Spaces(learning.TABLE), dice).weights)


@pytest.mark.parametrize("words", cheap(), ids=" ".join)
def test_a_command_does_what_it_says(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fewer games, and files in the place of those that a reader would have."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # the games of a developer stay as they are
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    (tmp_path / "docs/pictures").mkdir(parents=True)
    record().save(tmp_path / "GAME.folsom")
    (scenario,) = page("docs/notation.md").examples("toml")
    for file in ("my_bug.toml", "FILE..."):
        (tmp_path / file).write_text(scenario, encoding="utf-8")
    if any("learning:" in word for word in words):
        learn_nothing(tmp_path / "learnt.npz")
    known = options_of(words[0]) if words[0] in COMMANDS else set()
    small = [word for pair in SMALL.items() if pair[0] in known for word in pair]
    if words[0] == "balance" and "--modules" not in words:
        small += ["--modules", "base"]
    line = [*(READERS.get(word, word) for word in words), *small]
    done = CliRunner().invoke(app, line, input="folsom 1\nquit\n")
    assert done.exit_code == 0, done.output
    assert done.output.strip()


# --- Names ----------------------------------------------------------------------------------------

PLACES = [
    ROOT / name for name in ("", "src/folsom", "src/folsom/boxes/base", "web/src", "docs/rules")
]
FILE = re.compile(r"[\w.@/-]+\.(?:conf|lock|md|mjs|py|service|svelte|svg|toml|ts|txt|ya?ml)")
MADE = {".venv", "build", "dist"}  # by the launcher and other tools
CODE = (".ftl", ".py", ".svelte", ".toml", ".ts", ".yaml", ".yml", "")
ALSO = {"ADDRESS", "ColtSuperExpress", "NAME", "Ruling"}  # what readers put in, and made names


FILES = tracked()


@cache
def words() -> set[str]:
    """Every word of the code, in small letters."""
    rooms = ("src/", "web/src/", "deploy/", "examples/", "folsom", "pyproject.toml", "tests/")
    found: set[str] = set()
    for file in FILES:
        path = ROOT / file
        if file.startswith(rooms) and path.suffix in CODE and not path.name.startswith("test_"):
            found |= set(re.findall(r"\w+", path.read_text(encoding="utf-8").lower()))
    return found | {re.sub(r"\d+$", "", word) for word in found}


def is_there(code: str) -> bool:
    """Does what is named exist? By its kind: an option, a module, a file; else every word of it."""
    if options := re.findall(r"(?<![\w-])--[a-z][\w-]*", code):
        return all(is_option(option) for option in options)
    if re.fullmatch(r"folsom(\.\w+)+", code):
        return is_module(code)
    if re.fullmatch(r"folsom/\w+-v\d+", code):
        return is_environment(code)
    if code.startswith("tests/"):
        return wrong_test(code.split()) is None
    if FILE.fullmatch(code) or is_in_a_folder(code):
        return is_file(code)
    named = (re.sub(r"(_total|\d+)$", "", word) for word in re.findall(r"[A-Za-z_]\w+", code))
    return all(len(one) < 3 or one.lower() in words() or one in ALSO for one in named)


def is_option(option: str) -> bool:
    known = {option for name in COMMANDS for option in options_of(name)}
    return option in known | {"--version"} or option.removeprefix("--") in SETTINGS


def is_module(name: str) -> bool:
    module, _, attribute = name.rpartition(".")
    return importlib.util.find_spec(name.removesuffix(".__version__")) is not None or hasattr(
        importlib.import_module(module), attribute
    )


def is_environment(name: str) -> bool:
    importlib.import_module("folsom.envs.gymnasium")
    return name in importlib.import_module("gymnasium").registry


def is_in_a_folder(code: str) -> bool:
    if path := re.fullmatch(r"([\w.@-]+)/[\w.@/-]*", code):
        return path[1] in MADE or any((place / path[1]).is_dir() for place in PLACES)
    return False


def is_file(name: str) -> bool:
    if name.partition("/")[0] in MADE:
        return True
    there = any((place / name).exists() for place in PLACES)
    return there or any(file.endswith(f"/{name}") for file in FILES)


@pytest.mark.parametrize("page", [*GUIDES, *RULES], ids=NAME)
def test_everything_named_is_there(page: Page) -> None:
    known = {span for span, _ in named()} | {span for span in page.spans if span.marked}
    missing = [str(span) for span in page.spans if span not in known and not is_there(span.text)]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("page", PAGES, ids=NAME)
def test_every_link_leads_somewhere(page: Page) -> None:
    for link in page.links:
        file, _, anchor = link.partition("#")
        target = page.path.parent / file if file else page.path
        assert target.exists(), link
        assert not anchor or anchor in Page(target).anchors, link


def test_the_words_of_the_picture_are_those_in_it() -> None:
    """The shares of the bandits, rounded; `./folsom balance` writes each into a title."""
    (said,) = re.findall(r"!\[([^]]+)\]\(docs/pictures/balance\.svg\)", page("README.md").text)
    drawn = (ROOT / "docs/pictures/balance.svg").read_text(encoding="utf-8")
    shares = dict(re.findall(r"<title>(\w+): ([\d.]+) %", drawn))
    told = re.findall(r"((?:[A-Z]\w+(?: and )?)+)(?: wins)? (\d+) %", said)
    each = {name: int(share) for names, share in told for name in names.split(" and ")}
    assert len(each) == 6
    assert all(abs(float(shares[name]) - share) <= 0.5 for name, share in each.items())


# --- Versions and workflows -----------------------------------------------------------------------


def test_the_version_heads_the_changelog() -> None:
    changelog = page("CHANGELOG.md").text
    assert re.findall(r"^## (\S+)", changelog, re.MULTILINE)[0] == folsom.__version__


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").iterdir()), ids=NAME)
def test_a_workflow_is_marked_as_not_run_and_names_what_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Not run here")
    assert set(yaml.safe_load(text)) >= {"name", "jobs"}
    assert [
        name for name in re.findall(r"(?:tests|docs)/\w+\.\w+", text) if not (ROOT / name).exists()
    ] == []
    assert path.name in page("docs/releasing.md").text
