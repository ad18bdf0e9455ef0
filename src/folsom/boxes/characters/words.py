"""Bandits of other boxes in questions, options and events."""

from __future__ import annotations

from typing import Final

from folsom.boxes.characters.rules import silk
from folsom.game.asking import Questions, openly
from folsom.game.box_words import BoxWords
from folsom.game.option import Choosing, Writers, about
from folsom.game.readings import Readers, reveals_its_secret

QUESTIONS: Final[Questions] = {int(silk.ASK_RECEIVER): openly("give_bullet")}
OPTIONS: Final[Writers] = {int(silk.GIVE): about("give", "figure", Choosing.figure)}
EVENTS: Final[Readers] = {
    int(silk.DODGED): (
        "dodged",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b)}, {}),
    ),
}


BOX: Final = BoxWords(QUESTIONS, OPTIONS, EVENTS)
