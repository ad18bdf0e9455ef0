"""The rules specification as data: every rule by its id, also those of boxes from outside."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import folsom
from folsom.boxes import shelf

_ID: Final = r"[A-Z]{3,7}(?:-[A-Z0-9]+)?-\d+"  # a small box has no sections
RULE_ID: Final = re.compile(rf"\b{_ID}\b")
_EXAMPLE: Final = re.compile(r"\d+\. \*\*([A-Z]{3,7}-EX-\d+) (.+)")
_LISTED: Final = re.compile(rf"- \*\*({_ID})\*\* (.+)")
_IN_TABLE: Final = re.compile(rf"\| (?:\*\*)?({_ID})(?:\*\*)? \| (.+) \|")
_SOURCE: Final = re.compile(r" \[[^\]]*\]")
_WRAPPED: Final = re.compile(r"\n +(?=\S)")  # an entry of a list that goes on
PAGE: Final = "README.md"  # where a box from outside lists its rules


def folder() -> Path:
    """Where the specification lies: in the installed package, else in the checkout."""
    package = Path(folsom.__file__).parent
    installed = package / "data" / "rules"
    return installed if installed.is_dir() else package.parents[1] / "docs" / "rules"


@cache
def rules() -> dict[str, str]:
    """All rules: id, and its text without the sources."""
    pages = (path.read_text(encoding="utf-8") for path in sorted(folder().glob("*.md")))
    return {id: text for page in pages for id, text in _listed(page).items()} | from_outside()


@cache
def from_outside() -> dict[str, str]:
    """Those of boxes from outside."""
    pages = {box: page for box, page in shelf.read(PAGE).items() if box in shelf.OUTSIDE}
    return {
        id: text for page in pages.values() for id, text in _listed(_WRAPPED.sub(" ", page)).items()
    }


def _listed(page: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in page.splitlines():
        match = _LISTED.match(line) or _IN_TABLE.match(line) or _EXAMPLE.match(line)
        if match:
            found[match[1]] = _SOURCE.sub("", match[2]).replace("**", "").strip()
    return found


def search(words: Iterable[str]) -> dict[str, str]:
    """Rules whose id begins with a word, or whose text has all words."""
    wanted = [word.lower() for word in words]
    return {
        id: text
        for id, text in rules().items()
        if any(id.lower().startswith(word) for word in wanted)
        or all(word in text.lower() for word in wanted)
    }


def cited(*folders: Path) -> set[str]:
    """The ids that tests and scenarios of these folders cite."""
    return {
        id
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in (".py", ".toml")
        for id in RULE_ID.findall(path.read_text(encoding="utf-8"))
    }


def without_test(tests: Path, prefix: str) -> list[str]:
    """The ids of a module that no test cites; a box from outside brings its scenarios along."""
    packages = (str(files(package)) for package in shelf.OUTSIDE.values())
    known = cited(tests, *(Path(package) / "scenarios" for package in packages))
    return sorted(id for id in rules() if id.startswith(prefix) and id not in known)
