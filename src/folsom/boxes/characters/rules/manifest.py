"""The bandits of other boxes: a line for each, with its power, its protection and its module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from folsom.boxes.characters.rules.mei import DIAGONAL, Mei
from folsom.boxes.characters.rules.misty import THROWS_LEAD, Misty
from folsom.boxes.characters.rules.silk import (
    BARRIER,
    DODGE,
    LONG_STEP,
    Blocking,
    Dodge,
    Movement,
)
from folsom.boxes.characters.rules.twinzz import IN_STEREO, Twinzz
from folsom.engine.module import Module
from folsom.engine.spec import Spec

# In order of precedence: character, or one of Silk's powers; powers, rank (as in the base game's
# table), and the module that knows what the power does.
CAST: Final[tuple[tuple[str, int, int, Callable[[], Module]], ...]] = (
    ("mei", int(DIAGONAL), 0, Mei),
    ("silk:movement", int(LONG_STEP), 0, Movement),
    ("silk:dodge", int(DODGE), 0, Dodge),
    ("silk:blocking", int(BARRIER), 0, Blocking),
    ("misty", int(THROWS_LEAD), 0, Misty),
    ("twinzz", int(IN_STEREO), 0, Twinzz),
)


def powers_of_all(silk_power: str) -> dict[str, tuple[int, int]]:
    """By character: powers and rank; Silk has none before a power is fixed."""
    found = {"silk": (0, 0)}
    for who, powers, rank, _ in CAST:
        name, _, chosen = who.partition(":")
        if chosen in ("", silk_power):
            found[name] = (powers, rank)
    return found


def characters_of(spec: Spec) -> list[Module]:
    """The modules of the powers present, whoever has them."""
    present = spec.powers_to_come
    for bandits in spec.seats:
        for powers in bandits:
            present |= powers
    return [made() for _, powers, _, made in CAST if present & powers]
