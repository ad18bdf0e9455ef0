"""Reading tables that people wrote, with a sentence for everything that is wrong in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from folsom.game.errors import ScenarioError


class Table:
    """A table of a scenario; it knows its name, and refuses keys that it does not know."""

    def __init__(self, data: object, name: str, known: Iterable[str] | None = None) -> None:
        if not isinstance(data, dict):
            raise ScenarioError(f"{name} is a table, not {data!r}.")
        self._data: dict[str, Any] = data
        self.name = name
        if known is not None:
            choices = sorted(known)
            for key in data:
                if key not in choices:
                    raise ScenarioError(f"{name} has no {key!r}; it knows {', '.join(choices)}.")

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def raw(self, key: str) -> Any:
        return self._data.get(key)

    def table(self, key: str, known: Iterable[str] | None = None) -> Table:
        return Table(self._data.get(key, {}), f"{self.name}.{key}", known)

    def text(self, key: str, default: str | None = None) -> str:
        value = self._data.get(key, default)
        if not isinstance(value, str):
            raise ScenarioError(f"{self.name}.{key} is a text, not {value!r}.")
        return value

    def number(self, key: str, default: int | None = None, most: int = 10_000_000) -> int:
        value = self._data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise ScenarioError(f"{self.name}.{key} is a number from 0 to {most}, not {value!r}.")
        return value

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        value = self._data.get(key, [])
        if not isinstance(value, list) or not all(
            type(item) is int and least <= item <= most for item in value
        ):
            raise ScenarioError(
                f"{self.name}.{key} is a list of numbers from {least} to {most}, not {value!r}."
            )
        return value

    def flag(self, key: str) -> bool:
        value = self._data.get(key, False)
        if not isinstance(value, bool):
            raise ScenarioError(f"{self.name}.{key} is true or false, not {value!r}.")
        return value

    def texts(self, key: str) -> list[str]:
        value = self._data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise ScenarioError(f"{self.name}.{key} is a list of texts, not {value!r}.")
        return value
