"""Writer: puts a view down as numbers, or tells what each of them is called.

One description serves both: what writes a number names it, so the names cannot go astray. Every
number is between 0 and 1: a flag, or an amount divided by the most that is told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
_NOTHING: Final = nullcontext()


Things = Mapping[str, int]  # names in a fixed order, each with its place


def things(*names: str) -> Things:
    return {name: n for n, name in enumerate(names)}


class Writer:
    """Writes into a vector, from left to right."""

    def __init__(self, numbers: Vector) -> None:
        self.numbers = numbers
        self.at = 0

    def under(self, *heading: str) -> AbstractContextManager[None]:
        """What follows belongs to this; only names care."""
        return _NOTHING

    def flag(self, name: str, is_so: Any) -> None:
        if is_so:
            self.numbers[self.at] = 1
        self.at += 1

    def amount(self, name: str, number: float, most: int) -> None:
        """A number from 0 to ``most``; what is beyond is cut."""
        if number > 0:
            self.numbers[self.at] = min(number / most, 1.0)
        self.at += 1

    def row(
        self, name: str, length: int, width: int, number: int, write: Callable[[int], None]
    ) -> None:
        """Things of one shape, one behind the other; those beyond their number are left 0."""
        start = self.at
        for n in range(min(number, length)):
            write(n)
        self.at = start + length * width

    def one_of(self, name: str, among: Things, thing: str | None) -> None:
        """A flag for each; all are 0 if it is none of them."""
        if thing is not None and thing in among:
            self.numbers[self.at + among[thing]] = 1
        self.at += len(among)

    def some_of(self, name: str, among: Things, some: Collection[str]) -> None:
        for thing in some:
            if thing in among:
                self.numbers[self.at + among[thing]] = 1
        self.at += len(among)

    def counts(self, name: str, among: Things, counted: Mapping[str, float], most: int) -> None:
        """An amount for each."""
        for thing, number in counted.items():
            if thing in among and number > 0:
                self.numbers[self.at + among[thing]] = min(number / most, 1.0)
        self.at += len(among)


class Namer(Writer):
    """Writes the names of what a writer would write."""

    def __init__(self) -> None:
        super().__init__(np.zeros(0, np.float32))
        self.names: list[str] = []
        self._headings: list[str] = []

    @contextmanager
    def under(self, *heading: str) -> Iterator[None]:
        self._headings.extend(heading)
        yield
        del self._headings[-len(heading) :]

    def _name(self, name: str, among: Iterable[str] | None = None) -> None:
        path = ".".join([*self._headings, name])
        self.names.extend([path] if among is None else [f"{path}={thing}" for thing in among])

    def flag(self, name: str, is_so: Any) -> None:
        self._name(name)

    def amount(self, name: str, number: float, most: int) -> None:
        self._name(f"{name}/{most:g}")

    def row(
        self, name: str, length: int, width: int, number: int, write: Callable[[int], None]
    ) -> None:
        before = len(self.names)
        for n in range(length):
            with self.under(f"{name}{n + 1}"):
                write(n)
        assert len(self.names) == before + length * width

    def one_of(self, name: str, among: Things, thing: str | None) -> None:
        self._name(name, among)

    def some_of(self, name: str, among: Things, some: Collection[str]) -> None:
        self._name(name, among)

    def counts(self, name: str, among: Things, counted: Mapping[str, float], most: int) -> None:
        self._name(f"{name}/{most:g}", among)
