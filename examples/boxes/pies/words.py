"""Pies & Pistols in questions, options and events."""

from __future__ import annotations

from typing import Final

from folsom.game.asking import openly
from folsom.game.box_words import BoxWords
from folsom.game.option import Choosing, about
from folsom.game.readings import reveals

from .rules import tasks

BOX: Final = BoxWords(
    questions={tasks.ASK_THROW: openly("throw_pie")},
    options={tasks.THROW: about("throw", "figure", Choosing.figure)},
    events={
        tasks.THROWN: (
            "pie_thrown",
            reveals,
            lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b), "money": r.c}, {}),
        ),
    },
    ways={tasks.PELTED: "pelted"},
)
