"""The heuristic bot: it imagines what comes of its choices, in a small world of its own.

A box adds to that world in its room of the same name; the base game is the first one.
"""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.boxes.base.heuristic import bot, reasons
from folsom.boxes.base.heuristic.box_heuristic import BoxHeuristic


class BaseHeuristic(BoxHeuristic):
    plans: ClassVar = ("plan", "cover", "play_one", "play_two")
    ways: ClassVar = bot.WAYS
    deeds: ClassVar = bot.DEEDS
    answers: ClassVar = bot.ANSWERS
    uses: ClassVar = {
        "robbery": 100.0,
        "move": 70.0,
        "fire": 65.0,
        "floor_change": 50.0,
        "punch": 40.0,
        "marshal": 25.0,
        "bullet": -40.0,
    }
    cards: ClassVar = reasons.CARDS


BOX: Final = BaseHeuristic()
