"""The shelf: which boxes speak in scenarios, in the order in which they are set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from folsom.game import couriers, justice, stagecoach, timecar
from folsom.game.box_words import BoxWords
from folsom.game.config import Config

T = TypeVar("T")

BOXES: Final[tuple[BoxWords, ...]] = (
    timecar.TimecarWords(),
    stagecoach.StagecoachWords(),
    justice.LawWords(),
    couriers.CourierWords(),
)


def played(config: Config) -> list[BoxWords]:
    return [box for box in BOXES if box.is_played(config)]


def with_boxes(
    config: Config, base: Mapping[str, T], of: Callable[[BoxWords], Mapping[str, T]]
) -> dict[str, T]:
    """What the base game says, and what the boxes in play add to it."""
    found = dict(base)
    for box in played(config):
        found |= of(box)
    return found


def keys_of_others(config: Config, keys: Callable[[BoxWords], Iterable[str]]) -> dict[str, str]:
    """Keys of boxes that are not played, and what would bring them."""
    others = [box for box in BOXES if not box.is_played(config)]
    return {
        key: f"it comes with {box.module!r}, which is not among the modules."
        for box in others
        for key in keys(box)
    }
