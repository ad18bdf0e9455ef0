"""Cards kept, in questions and events; which ones is a secret."""

from __future__ import annotations

from typing import Final

from folsom.boxes.attack_plan.rules.manifest import ASK_PLAN, CARDS_KEPT
from folsom.game.asking import Questions, in_secret
from folsom.game.box_words import BoxWords
from folsom.game.readings import Readers, reveals_its_secret

QUESTIONS: Final[Questions] = {int(ASK_PLAN): in_secret("attack_plan")}
EVENTS: Final[Readers] = {
    int(CARDS_KEPT): (
        "cards_kept",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
}


BOX: Final = BoxWords(QUESTIONS, events=EVENTS)
