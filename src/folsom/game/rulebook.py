"""The rules specification as data: every rule by its id."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import folsom

RULE_ID: Final = re.compile(r"\b[A-Z]{3,7}-[A-Z0-9]+-\d+\b")
_EXAMPLE: Final = re.compile(r"\d+\. \*\*([A-Z]{3,7}-EX-\d+) (.+)")
_LISTED: Final = re.compile(r"- \*\*([A-Z]{3,7}-[A-Z0-9]+-\d+)\*\* (.+)")
_IN_TABLE: Final = re.compile(r"\| (?:\*\*)?([A-Z]{3,7}-[A-Z0-9]+-\d+)(?:\*\*)? \| (.+) \|")
_SOURCE: Final = re.compile(r" \[[^\]]*\]")


def folder() -> Path:
    """Where the specification lies: in the installed package, else in the checkout."""
    package = Path(folsom.__file__).parent
    installed = package / "data" / "rules"
    return installed if installed.is_dir() else package.parents[1] / "docs" / "rules"


@cache
def rules() -> dict[str, str]:
    """All rules: id, and its text without the sources."""
    found: dict[str, str] = {}
    for path in sorted(folder().glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
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


def cited(tests: Path) -> set[str]:
    """The ids that tests and scenarios of a folder cite."""
    return {
        id
        for path in tests.rglob("*")
        if path.suffix in (".py", ".toml")
        for id in RULE_ID.findall(path.read_text(encoding="utf-8"))
    }


def without_test(tests: Path, prefix: str) -> list[str]:
    """The ids of a module that no test cites."""
    known = cited(tests)
    return sorted(id for id in rules() if id.startswith(prefix) and id not in known)
