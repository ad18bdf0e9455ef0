"""Advice: a bot's reason for an option, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from folsom.texts import box
from folsom.texts import things as say
from folsom.texts.messages import Texts


def sentence(texts: Texts, key: str, things: Mapping[str, Any]) -> str:
    """The reason with this key; its things are named as the game names them."""
    known = {**_WORDS, **box.words()}
    words = {name: known[name](texts, value) for name, value in things.items() if name != "label"}
    if "token" in words and things.get("label"):
        words["token"] = say.token(texts, things["token"], things["label"])
    return say.opening(texts(key, **words))


def _number(texts: Texts, value: int) -> int:
    return value


_WORDS: Final[Mapping[str, Callable[[Texts, Any], object]]] = {
    "bandits": say.figures,
    "card": say.card,
    "next": say.card,
    "money": say.money,
    "number": _number,
    "other": _number,
    "place": say.place,
    "target": say.figure,
    "token": say.some_token,
    "victim": say.figure,
}
