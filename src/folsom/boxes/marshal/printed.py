"""What is printed on the pieces of Marshal & Prisoners."""

from __future__ import annotations

from functools import cache
from typing import Final

from folsom.game.catalogue import Car, table

PRISON: Final = Car("prison", 0, 0)  # MARSHAL-SETUP-03: no loot is printed on it


@cache
def colts() -> tuple[tuple[str, ...], ...]:
    """MARSHAL-BULLET-01: what the bullets of each Colt do, the first one fired first."""
    bullets = sorted(table("marshal_bullets"), key=lambda entry: entry["number"])
    return tuple(
        tuple(entry["effect"] for entry in bullets if entry["colt"] == colt) for colt in (1, 2)
    )


@cache
def prisoners() -> dict[str, str]:
    """Ids of the Prisoners, and the bandit that each of them admires."""
    return {entry["id"]: entry["admires"] for entry in table("prisoners")}


@cache
def always_admired() -> tuple[str, ...]:
    """MARSHAL-PRIS-01: bandits whose admirer is drawn even if they do not play."""
    return tuple(e["admires"] for e in table("prisoners") if not e.get("only_if_playing"))
