"""What is printed on the cards of Colt Super Express."""

from __future__ import annotations

from functools import cache

from folsom.game.catalogue import table


@cache
def super_bandits() -> tuple[str, ...]:
    """SUPER-SCOPE-02: all seven; in this game they differ only in name and colour."""
    return tuple(entry["id"] for entry in table("super_bandits"))


@cache
def super_actions() -> tuple[str, ...]:
    """Ids of the Action cards, in the order of their numbers in the engine."""
    return ("move", "floor_change", "flip", "fire", "reflex", "horse")


@cache
def super_extensions() -> tuple[str, ...]:
    """Ids of the extensions; each adds the card of its name to every hand."""
    return tuple(sorted(e["id"] for e in table("super_actions") if e.get("is_extension")))


@cache
def super_loot_values() -> tuple[int, ...]:
    """SUPER-END-09: the backs of the wagon cards, all different, the lowest first."""
    return tuple(sorted(entry["loot"] for entry in table("super_wagons")))
