"""Who of the other boxes plays: a module for each power that somebody has."""

from __future__ import annotations

from folsom.engine.characters.mei import Mei
from folsom.engine.characters.misty import Misty
from folsom.engine.characters.powers import (
    BARRIER,
    DIAGONAL,
    DODGE,
    IN_STEREO,
    LONG_STEP,
    THROWS_LEAD,
)
from folsom.engine.characters.silk import Blocking, Dodge, Movement
from folsom.engine.characters.twinzz import Twinzz
from folsom.engine.module import Module
from folsom.engine.spec import Spec


def characters_of(spec: Spec) -> list[Module]:
    """The modules of the powers present, whoever has them."""
    present = spec.powers_to_come
    for bandits in spec.seats:
        for powers in bandits:
            present |= powers
    found: list[Module] = []
    if present & DIAGONAL:
        found.append(Mei())
    if present & LONG_STEP:
        found.append(Movement())
    if present & DODGE:
        found.append(Dodge())
    if present & BARRIER:
        found.append(Blocking())
    if present & THROWS_LEAD:
        found.append(Misty())
    if present & IN_STEREO:
        found.append(Twinzz())
    return found
