"""The Time-Travel Car in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.texts import Texts
from folsom.texts.box import Asked, BoxTexts, Seen, View
from folsom.texts.narration import placed, plain


def hideout(texts: Texts, name: str) -> str:
    """``3`` as "under car 3"; what is no car has a text of its own."""
    return texts("hideout", car=int(name)) if name.isdecimal() else texts(f"hideout-{name}")


def _travels(texts: Texts, seen: Seen) -> str:
    """EXTRA-CAR-43: the hideout is told to the traveller's player alone."""
    if "hideout" in seen:
        return plain(texts, seen, "seen", place=hideout(texts, seen["hideout"]))
    return plain(texts, seen)


def _hide(texts: Texts, _: Asked, chosen: Asked, __: View) -> tuple[str, Mapping[str, object]]:
    return "hide", {"place": hideout(texts, chosen["points_at"]["hideout"])}


class TimecarTexts(BoxTexts):
    sentences: ClassVar = {"travels": _travels, "appeared": placed}
    options: ClassVar = {"hide": _hide}


BOX: Final = TimecarTexts()
