"""The variants in questions."""

from __future__ import annotations

from typing import Final

from folsom.boxes.variants.rules import duel, expert, two_bandits
from folsom.game.asking import Questions, in_secret
from folsom.game.box_words import BoxWords

QUESTIONS: Final[Questions] = {
    int(duel.ASK_PLACE): in_secret("place"),
    int(two_bandits.ASK_PLACE): in_secret("place"),
    int(two_bandits.ASK_FREE_CARD): in_secret("free_card"),
    int(expert.ASK_DISCARD): in_secret("discard_bullets"),
    int(expert.ASK_KEEP): in_secret("keep_cards"),
}


BOX: Final = BoxWords(QUESTIONS)
