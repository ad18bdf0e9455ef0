"""docs/architecture.md is the map of the code: what it draws, lists and leaves out."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import contracts
from pages import ROOT, page, tracked
from test_layers import (
    AT_SET_UP,
    BASE,
    ENGINE,
    OPINIONS,
    POINTS,
    RULES,
    SOURCE,
    constants,
    until,
)

from folsom.boxes.shelf import gather
from folsom.search.judgement import Judgement

MAP = page("docs/architecture.md")
LAYERS, ROUND = MAP.examples("text")


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
    for path in RULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "Module" in map(ast.unparse, node.bases):
                name = re.search(r"__init__\('(\w+)', SLOT", ast.unparse(node))
                assert name, path
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        found.setdefault(method.name, []).append(name[1])
    return {point: sorted(names) for point, names in found.items()}


LAW = "(?:add|any|veto|first|each)"


def test_the_architecture_tells_every_point_with_its_law_and_who_answers() -> None:
    """After a change of a point, copy its row from here."""
    assert re.findall(rf"^\| .* \| `\w+` \| {LAW} \| .*$", MAP.text, re.MULTILINE) == rows()


def test_the_architecture_tells_every_point_of_judgement_and_which_boxes_judge() -> None:
    found = []
    for point, node in OPINIONS.items():
        law, _, what = " ".join((ast.get_docstring(node) or "").split()).partition(": ")
        judgements = sorted(gather("judgement", Judgement).items())
        boxes = ", ".join(name for name, judgement in judgements if point in vars(type(judgement)))
        found.append(f"| `{point}` | {law} | {what.rstrip('.')} | {boxes} |")
    assert re.findall(rf"^\| `\w+` \| {LAW} \| .*$", MAP.text, re.MULTILINE) == found


def test_the_architecture_draws_every_task_and_point_of_a_round() -> None:
    """All tasks of the base game, and the points that are asked at them."""
    drawn = set(re.findall(r"\w+", ROUND))
    tasks = dict(until(constants(BASE / "tasks.py"), "FIRST_QUESTION"))
    assert {task for task in tasks if task != "SLOT"} - drawn == set()
    other_times = AT_SET_UP - {"shuffles"} | {"redeal"}
    assert POINTS.keys() - other_times - drawn == set()


# --- Folders and files ----------------------------------------------------------------------------

LISTED = [  # rooms whose folders the map names one by one; it names those of others together
    "",
    "docs",
    "src",
    "src/folsom",
    "src/folsom/engine",
    "tests",
    "web",
    "web/src",
    "web/src/lib",
]
SHARED = ["src/folsom/*.py", "web/src/lib/*.ts", "tests/*.py", "tests/browser/*.py"]


def layers() -> list[str]:
    """The folders of the first drawing, from above."""
    return re.findall(r"^ +(\w+)/", LAYERS, re.MULTILINE)


def named() -> set[str]:
    """Every folder that the map names, as it lies in the repository."""
    found = {"web", *(f"src/folsom/{layer}" for layer in layers())}
    for code in (span.text.rstrip("/") for span in MAP.spans):
        found |= {name for name in (code, f"src/folsom/{code}") if (ROOT / name).is_dir()}
    return found | {"/".join(name.split("/")[:n]) for name in found for n in range(1, 5)}


def test_the_map_names_every_folder() -> None:
    folders = {Path(file).parent.as_posix() for file in tracked()} - {"."}
    rooms = {
        "/".join(parts[:n])
        for parts in (folder.split("/") for folder in folders)
        for n in range(1, len(parts) + 1)
        if "/".join(parts[: n - 1]) in LISTED
    }
    assert rooms - named() == set()


def test_the_map_names_every_file_that_several_parts_use() -> None:
    spans = {span.text.rpartition("/")[2] for span in MAP.spans}
    files = {path for pattern in SHARED for path in ROOT.glob(pattern)}
    own = re.compile(r"test_.*|__\w+__\.py")
    assert {path.name for path in files if not own.fullmatch(path.name)} - spans == set()


def test_the_layers_are_drawn_as_they_may_import() -> None:
    """All of them, in the order of the contract that import-linter checks."""
    contract = [line[0].split(".")[1] for line in contracts.lines()]
    folders = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert layers()[1:] == [layer for layer in contract if layer in folders]
