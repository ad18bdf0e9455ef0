"""Explaining: what a thing on the table is, and what it means for a seat as things stand now.

A thing has the key that the client knows it by: ``card:tuco:fire``, ``figure:belle``,
``position:3.roof``, ``token:2.in:jewel``, ``event:braking``. Its rule is a text; what it means now
comes from the seat's view and from prospects, which are tried in what the seat can know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from folsom.game import Observation
from folsom.table.explaining import base, couriers, horses, marshal, superexpress, timecar
from folsom.table.explaining.eye import MOST, Explained, Explainer, Eye, answer
from folsom.texts import Texts

__all__ = ["EXPRESS", "MOST", "SUPER", "Explained", "explain", "rule"]

EXPRESS: Final[Mapping[str, Explainer]] = {
    **base.THINGS,
    **horses.THINGS,
    **marshal.THINGS,
    **couriers.THINGS,
    **timecar.THINGS,
}
SUPER: Final[Mapping[str, Explainer]] = superexpress.THINGS


def explain(
    texts: Texts, view: Mapping[str, Any], seen: Observation | None, thing: str
) -> Explained:
    """Name, rule and meaning of a thing; an empty answer for one that nobody knows."""
    kind, _, rest = thing.partition(":")
    explainer = (SUPER if view["game"].get("game") == "super" else EXPRESS).get(kind)
    if explainer is None:
        return answer("", "")
    try:
        return explainer(Eye(texts, view, seen), rest)
    except (LookupError, ValueError):  # a thing that is not in this game
        return answer("", "")


def rule(texts: Texts, view: Mapping[str, Any], thing: str) -> Explained:
    """Name and rule alone: what holds in every position of a game."""
    said = explain(texts, view, None, thing)
    return answer(said["name"], said["rule"])
