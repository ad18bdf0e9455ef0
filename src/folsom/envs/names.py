"""Names: how the numbers of a vector are called.

A flag is called after what it means, an amount after what it is divided by: `left1.at=3.roof`,
`self.bullets/6`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

Things = Mapping[str, int]  # names in a fixed order, each with its place
Names = Iterator[str]


def things(*names: str) -> Things:
    return {name: n for n, name in enumerate(names)}


def under(heading: str, names: Iterable[str]) -> Names:
    """These names belong to something."""
    return (f"{heading}.{name}" for name in names)


def amount(name: str, most: int) -> str:
    return f"{name}/{most}"


def each(name: str, among: Iterable[str]) -> Names:
    """A flag for each of these."""
    return (f"{name}={thing}" for thing in among)


def amounts(name: str, most: int, among: Iterable[str]) -> Names:
    """An amount for each of these."""
    return each(amount(name, most), among)
