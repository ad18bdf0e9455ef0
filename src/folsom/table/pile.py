"""The common pile as at a real table: covered, so that only the last card shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from folsom.table.facts import COVERED, Facts

View = dict[str, Any]
Seen = dict[str, Any]


def cover(facts: Facts, view: View) -> View:
    """The view with the pile covered, if the table plays so. Memory counts, also of one's own."""
    if not _is_covered(facts, view):
        return view
    pile = view["pile"]
    planning = view["phase"] != "stealin"
    top = len(pile) - 1 if planning else -1
    view["pile"] = [
        entry if n == top or entry["resolved"] else _covered(entry) for n, entry in enumerate(pile)
    ]
    return view


def cover_again(facts: Facts, then: View, now: View) -> View:
    """An earlier view without the cards that lie covered by now: looking back shows no more
    than there is now."""
    if not _is_covered(facts, now) or then["round"] != now["round"]:
        return then
    covered = {n for n, entry in enumerate(now["pile"]) if entry.get("covered")}
    then["pile"] = [
        _covered(entry) if n in covered else entry for n, entry in enumerate(then["pile"])
    ]
    return then


def _is_covered(facts: Facts, view: View) -> bool:
    """In Colt Super Express everybody has a pile of their own, which is hidden anyway."""
    return facts.pile == COVERED and not view["over"] and "pile" in view


def _covered(entry: Seen) -> Seen:
    return {
        "seat": entry["seat"],
        "hidden": entry["hidden"],
        "resolved": False,
        "covered": True,
    }


def cover_log(facts: Facts, view: View, events: Iterable[Seen]) -> list[Seen]:
    """Events of the past without the cards that lie covered in this round's pile."""
    told = list(events)
    if not _is_covered(facts, view):
        return told
    uncovered = {n for n, entry in enumerate(view["pile"]) if not entry.get("covered")}
    return [
        _forgotten(seen) if seen["kind"] == "played" and seen["index"] not in uncovered else seen
        for seen in told
    ]


def _forgotten(seen: Seen) -> Seen:
    return {name: thing for name, thing in seen.items() if name not in ("card", "bandit")}
