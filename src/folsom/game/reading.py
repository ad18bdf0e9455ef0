"""Reading tables that people wrote, after their kinds were checked (``kinds.py``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from folsom.game.errors import ScenarioError
from folsom.game.kinds import under


class Section:
    """A table of a scenario; it knows its name, so that errors can say it."""

    def __init__(self, data: Mapping[str, Any], name: str) -> None:
        self._data = data
        self.name = name

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def raw(self, key: str, default: Any = None) -> Any:
        return self._data.get(key, default)

    def section(self, key: str) -> Section:
        return Section(self._data.get(key, {}), under(self.name, key))

    def items(self, key: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
        """A list of tables, numbered from 1."""
        return iter(enumerate(self._data.get(key, []), 1))

    def text(self, key: str, default: str = "") -> str:
        return str(self._data.get(key, default))

    def number(self, key: str, default: int) -> int:
        return int(self._data.get(key, default))

    def numbers(self, key: str) -> list[int]:
        return list(self._data.get(key, []))

    def flag(self, key: str) -> bool:
        return bool(self._data.get(key, False))

    def texts(self, key: str) -> list[str]:
        return list(self._data.get(key, []))

    def wrong(self, key: str, sentence: str) -> ScenarioError:
        return ScenarioError(f"{under(self.name, key)}: {sentence}")


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Errors inside say that they are about this key, or this play."""
    try:
        yield
    except ScenarioError as error:
        raise ScenarioError(f"{name}: {error}") from error
