"""The shelf: which boxes speak in scenarios, in the order in which they are set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from folsom.game import couriers, justice, stagecoach, timecar
from folsom.game.box_words import BoxWords
from folsom.game.config import Config

BOXES: Final[tuple[BoxWords, ...]] = (
    timecar.TimecarWords(),
    stagecoach.StagecoachWords(),
    justice.LawWords(),
    couriers.CourierWords(),
)


def played(config: Config) -> list[BoxWords]:
    return [box for box in BOXES if box.is_played(config)]


def keys_of_others(config: Config, keys: Callable[[BoxWords], Iterable[str]]) -> dict[str, str]:
    """Keys of boxes that are not played, and what would bring them."""
    others = [box for box in BOXES if not box.is_played(config)]
    return {
        key: f"it comes with {box.module!r}, which is not among the modules."
        for box in others
        for key in keys(box)
    }
