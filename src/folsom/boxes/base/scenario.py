"""What the base game adds to scenarios: its tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.boxes.base.rules.setup import FIRST_PURSE_VALUE
from folsom.game import catalogue
from folsom.game.box_scenario import BoxScenario
from folsom.game.notation import Words
from folsom.game.pieces import Faces, no_face

FIRST_PURSE: Final = int(FIRST_PURSE_VALUE)  # what every bandit starts with


def _purses(words: Words) -> list[int]:
    return sorted({FIRST_PURSE, *catalogue.purse_values(tuple(words.config.modules))})


class BaseScenario(BoxScenario):
    """Loot that is in every game."""

    tokens: ClassVar[Mapping[str, Faces]] = {
        "purse": _purses,
        "jewel": no_face,
        "strongbox": no_face,
    }


BOX: Final = BaseScenario()
