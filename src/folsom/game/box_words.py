"""The words of a box: what its questions, options and events are called, and who may know of them.

Numbers of the engine differ between boxes, so the tables of all boxes stand beside each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from folsom.boxes import shelf
from folsom.game.asking import Questions
from folsom.game.option import Writers
from folsom.game.readings import Readers, Reading, Things

Names = Mapping[int, str]
Adding = Callable[[Reading], Things]
T = TypeVar("T")


@dataclass(frozen=True)
class BoxWords:
    """The words of one box."""

    # By task; each says whether others may look on.
    questions: Questions = field(default_factory=dict)
    # By verb; the seat that may choose reads them.
    options: Writers = field(default_factory=dict)
    # By kind; each says what all may know, and what is a secret of some.
    events: Readers = field(default_factory=dict)
    # By kind: what all may know besides of an event of another box, in a game with this one.
    adds: Mapping[int, Adding] = field(default_factory=dict)
    ways: Names = field(default_factory=dict)  # how a figure moved
    reasons: Names = field(default_factory=dict)  # why a card had no effect


def all_of(what: Callable[[BoxWords], Mapping[int, T]]) -> dict[int, T]:
    """The tables of all boxes, in the order of the shelf."""
    found: dict[int, T] = {}
    for box in shelf.gather("words", BoxWords).values():
        found |= what(box)
    return found


@cache
def questions() -> Questions:
    return all_of(lambda box: box.questions)


@cache
def options() -> Writers:
    return all_of(lambda box: box.options)


@cache
def events() -> Readers:
    return all_of(lambda box: box.events)


@cache
def ways() -> Names:
    return all_of(lambda box: box.ways)


@cache
def reasons() -> Names:
    return all_of(lambda box: box.reasons)
