"""Explaining: what a thing on the table is, and what it means for a seat as things stand now.

A thing has the key that the client knows it by: ``card:tuco:fire``, ``figure:belle``,
``position:3.roof``, ``token:2.in:jewel``, ``event:braking``. Its rule is a text; what it means now
comes from the seat's view and from prospects, which are tried in what the seat can know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from folsom.game import Config, Observation
from folsom.table.explaining.eye import MOST, Explained, Explainer, Eye, answer, boxes
from folsom.texts import Texts

__all__ = ["MOST", "Explained", "explain", "rule", "things_of"]


@cache
def things_of(game: str) -> Mapping[str, Explainer]:
    """What can be explained in a game, by the kind of the thing."""
    of_game = (box.things for box in boxes() if box.game == game)
    return {kind: explainer for things in of_game for kind, explainer in things.items()}


def explain(
    texts: Texts, view: Mapping[str, Any], seen: Observation | None, thing: str
) -> Explained:
    """Name, rule and meaning of a thing; an empty answer for one that nobody knows."""
    kind, _, rest = thing.partition(":")
    explainer = things_of(view["game"].get("game", Config.game)).get(kind)
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
