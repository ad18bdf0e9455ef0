"""The variants in sentences."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.texts import Texts
from folsom.texts.box import BoxTexts, Seen
from folsom.texts.narration import plain, with_cards


def _free_card(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "seen" if seen.get("cards") else "" if seen["taken"] else "none")


class VariantsTexts(BoxTexts):
    plans = ("cover",)
    sentences: ClassVar = {"free_card": _free_card, "borrowed": with_cards}


BOX: Final = VariantsTexts()
