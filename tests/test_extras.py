"""What is imported is declared: by the core, or by the extra that the module belongs to."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from contracts import layer_of
from test_layers import ROOT, SOURCE, name_of, sources

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

# What a module may use besides the core; the longest name that fits counts.
BELONGS = {
    "folsom": (),
    "folsom.cli": ("play",),
    "folsom.cli.bench_envs": ("lab", "envs"),
    "folsom.envs": ("envs",),
    "folsom.lab": ("lab",),
    "folsom.server": ("play",),
    "folsom.server.bell": ("play", "postgres"),
    "folsom.table": ("play",),
    "folsom.terminal": ("play",),
    "folsom.texts": ("play",),
}
# What is imported by another name.
PACKAGED_AS = {"PIL": "pillow", "fluent": "fluent.runtime", "pyspiel": "open_spiel"}


class Import(NamedTuple):
    names: tuple[str, ...]
    extra: str | None  # named by a `with extra(…)` around it
    is_late: bool  # in a function, or for type checking alone


def imports(node: ast.AST, extra: str | None = None, is_late: bool = False) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if is_tried(child):
            continue
        if isinstance(child, ast.Import):
            yield Import(tuple(alias.name for alias in child.names), extra, is_late)
        elif isinstance(child, ast.ImportFrom):
            assert child.module
            members = (f"{child.module}.{alias.name}" for alias in child.names)
            yield Import((child.module, *members), extra, is_late)
        else:
            yield from imports(child, extra_of(child) or extra, is_late or is_for_later(child))


def is_tried(node: ast.AST) -> bool:
    """Is it an import in whose place another one stands, if there is no such package?"""
    return isinstance(node, ast.Try) and "ImportError" in [
        ast.unparse(handler.type) for handler in node.handlers if handler.type
    ]


def extra_of(node: ast.AST) -> str | None:
    if not isinstance(node, ast.With):
        return None
    found = re.fullmatch(r"extra\('(\w+)'\)", ast.unparse(node.items[0]))
    return found[1] if found else None


def is_for_later(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


@cache
def modules() -> dict[str, tuple[Import, ...]]:
    return {
        name_of(path).removesuffix(".__init__"): tuple(imports(ast.parse(path.read_text("utf-8"))))
        for path in sources(SOURCE)
    }


def others(names: tuple[str, ...]) -> set[str]:
    """The packages among some names that are neither ours nor Python's, as they are declared."""
    first = {name.partition(".")[0] for name in names} - {"folsom", *sys.stdlib_module_names}
    return {normal(PACKAGED_AS.get(name, name)) for name in first}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def loaded(module: str) -> frozenset[str]:
    """The modules of ours that importing one loads, itself and all above it included."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in modules() and name not in found:
            found.add(name)
            now = [name for entry in modules()[name] if not entry.is_late for name in entry.names]
            waiting += [name.rpartition(".")[0], *now]
    return frozenset(found)


def needed(module: str) -> set[str]:
    """The packages without which a module cannot be imported."""
    now = [entry for name in loaded(module) for entry in modules()[name] if not entry.is_late]
    return {package for entry in now for package in others(entry.names)}


def declared(*extras: str) -> set[str]:
    """The packages of the core and of some extras."""
    lines = [*PROJECT["dependencies"], *(line for extra in extras for line in EXTRAS[extra])]
    return {normal(re.split(r"[^\w.-]", line)[0]) for line in lines}


def belongs(module: str) -> tuple[str, ...]:
    is_room = module.startswith("folsom.boxes.")
    in_its_layer = f"folsom.{layer_of(module)}" if is_room else module
    fitting = [name for name in BELONGS if f"{in_its_layer}.".startswith(f"{name}.")]
    return BELONGS[max(fitting, key=len)]


def test_the_core_has_two_small_dependencies() -> None:
    assert declared() == {"librt", "mypy-extensions"}


def test_the_extras_are_those_of_the_docs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `folsom\[(\w+)\]`", readme, re.MULTILINE)) == set(EXTRAS)


def test_what_a_module_needs_comes_with_its_extra() -> None:
    missing = {module: needed(module) - declared(*belongs(module)) for module in modules()}
    assert {module: names for module, names in missing.items() if names} == {}


def test_what_a_module_may_do_without_is_asked_for_by_its_extra() -> None:
    for module, entries in modules().items():
        for entry in entries:
            extras = (*belongs(module), entry.extra) if entry.extra else belongs(module)
            assert others(entry.names) <= declared(*extras), module


def test_the_lab_brings_the_command_line_along() -> None:
    assert needed("folsom.cli.main") <= declared("lab")


@pytest.mark.parametrize("extra", EXTRAS)
def test_nothing_is_declared_that_nobody_imports(extra: str) -> None:
    own = [name for name in modules() if extra in belongs(name)]
    asked = [e for entries in modules().values() for e in entries if e.extra == extra]
    used = {package for name in own for package in needed(name)}
    used |= {package for entry in asked for package in others(entry.names)}
    if extra == "lab":
        used |= needed("folsom.cli.main")
    assert declared(extra) - declared() <= used


def test_a_package_has_the_same_bounds_wherever_it_is_declared() -> None:
    lines = {line for extra in EXTRAS.values() for line in extra} | set(PROJECT["dependencies"])
    names = [normal(re.split(r"[^\w.-]", line)[0]) for line in lines]
    assert len(names) == len(set(names))
