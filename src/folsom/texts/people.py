"""People: the players of seats. Sentences call a person by name, with the bandit beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Person:
    """Somebody with a name, and the figures that are theirs: one, two, or the Marshal."""

    name: str
    figures: tuple[str, ...]


People = Mapping[str, Person]  # by figure; bots and people without a name are not there
NOBODY: Final[People] = {}


def people(seated: Iterable[tuple[str, Iterable[str]]]) -> People:
    """From the name and the figures of each seat that a person has."""
    known = (Person(name, tuple(figures)) for name, figures in seated if name)
    return {figure: person for person in known for figure in person.figures}
