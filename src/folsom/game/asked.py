"""Who has to decide: ``next`` and ``first_in`` in the expectations of both games."""

from __future__ import annotations

from typing import Any

from folsom.game.game import Game
from folsom.game.kinds import Including, Word


class Among(Word):
    """One of the seats that are asked; ``""`` if none is."""

    def agrees(self, wanted: Any, found: Any) -> bool:
        return wanted in found if wanted else not found


class OneOf(Including):
    """A list of which one is found."""

    def agrees(self, wanted: Any, found: Any) -> bool:
        return found in wanted


def asked(game: Game) -> list[str]:
    return [decision.name for decision in game.decisions]
