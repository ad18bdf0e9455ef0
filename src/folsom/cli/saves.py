"""Saved games: the record, and beside it who sits where."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from folsom.game import Game, Record, RecordError

SCHEMA: Final = 1


def default_path() -> Path:
    """Where the last game is kept."""
    return user_data_path("folsom") / "saves" / "last.folsom"


@dataclass(frozen=True)
class Company:
    """Who plays: the seats of people, and the bots on the others."""

    people: tuple[str, ...]
    bots: str

    @classmethod
    def beside(cls, path: Path) -> Company | None:
        """The company of a saved game; None if nothing readable lies beside it."""
        try:
            data = json.loads(_company_path(path).read_text(encoding="utf-8"))
            people, bots = data["people"], data["bots"]
        except (OSError, ValueError, KeyError, TypeError):
            return None
        if not isinstance(people, list) or not isinstance(bots, str):
            return None
        return cls(tuple(str(name) for name in people), bots)

    def save_beside(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        data = {"schema": SCHEMA, "people": list(self.people), "bots": self.bots}
        _company_path(path).write_text(json.dumps(data) + "\n", encoding="utf-8")


def _company_path(path: Path) -> Path:
    return path.with_name(path.name + ".company.json")


def save(game: Game, path: Path) -> None:
    Record.of(game).save(path)


def unfinished(path: Path) -> bool:
    """Is there a game here that can go on?"""
    try:
        return path.exists() and Record.load(path).result is None
    except RecordError:
        return False


def keep_previous(path: Path) -> None:
    """A new game takes this place; an unfinished one is moved aside, not lost."""
    if unfinished(path):
        aside = path.with_name(f"previous{path.suffix}")
        path.replace(aside)
        if _company_path(path).exists():
            _company_path(path).replace(_company_path(aside))
