"""What only two boxes together ask."""

from __future__ import annotations

from typing import Final

from folsom.boxes.pairs.rules.marshal_with_horses import ASK_FLASK
from folsom.game.asking import Questions, openly
from folsom.game.box_words import BoxWords

QUESTIONS: Final[Questions] = {int(ASK_FLASK): openly("find_flask")}


BOX: Final = BoxWords(QUESTIONS)
