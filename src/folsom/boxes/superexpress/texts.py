"""Colt Super Express in sentences: which events are news, and which case they are."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.texts import Texts
from folsom.texts.box import BoxTexts, Seen
from folsom.texts.narration import plain, with_cards


def _flipped(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, str(seen["facing"]))


def _stunned(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "by_itself" if seen["by_itself"] else "")


def _left_train(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "walked" if seen["walked"] else "")


def _eliminated(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, str(seen["cause"]))


def _rode(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "" if seen["from"] else "saved")


class SuperexpressTexts(BoxTexts):
    quiet = ("programmed",)
    headlines = ("shootin_begun", "revealed", "uncoupled")
    sentences: ClassVar = {
        "programmed": with_cards,
        "flipped": _flipped,
        "stunned": _stunned,
        "left_train": _left_train,
        "eliminated": _eliminated,
        "rode": _rode,
    }


BOX: Final = SuperexpressTexts()
