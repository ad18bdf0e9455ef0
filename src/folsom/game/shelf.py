"""What the boxes in play say in a room, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TypeVar

from folsom.boxes import shelf
from folsom.game.box_scenario import BoxScenario
from folsom.game.config import Config

T = TypeVar("T")


def rooms(config: Config, room: str, kind: type[T]) -> list[T]:
    """What each box in play says in this room."""
    said = shelf.gather(room, kind)
    return [said[name] for name in _speaking(tuple(config.modules), tuple(config.variants), room)]


@cache
def _speaking(modules: tuple[str, ...], variants: tuple[str, ...], room: str) -> tuple[str, ...]:
    """The boxes in play that have this room."""
    said = shelf.gather(room, object)
    return tuple(name for name in shelf.played(modules, variants) if name in said)


def played(config: Config) -> list[BoxScenario]:
    return rooms(config, "scenario", BoxScenario)


def with_boxes(
    config: Config, base: Mapping[str, T], of: Callable[[BoxScenario], Mapping[str, T]]
) -> dict[str, T]:
    """What the base game says, and what the boxes in play add to it."""
    found = dict(base)
    for box in played(config):
        found |= of(box)
    return found


def keys_of_others(config: Config, keys: Callable[[BoxScenario], Iterable[str]]) -> dict[str, str]:
    """Keys of boxes that are not played, and what would bring them."""
    names = shelf.played(tuple(config.modules), tuple(config.variants))
    return {
        key: f"it comes with {shelf.boxes()[name].module!r}, which is not among the modules."
        for name, box in shelf.gather("scenario", BoxScenario).items()
        if name not in names
        for key in keys(box)
    }
