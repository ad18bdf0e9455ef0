"""The base game in sentences: where the Marshal and the train are in a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from folsom.texts.box import BoxTexts, Train, View


class BaseTexts(BoxTexts):
    def figures(self, view: View) -> Mapping[str, str]:
        return {"marshal": view["marshal"]}

    def trains(self, view: View) -> Mapping[str, Train]:
        return {"": view["train"]}


BOX: Final = BaseTexts()
