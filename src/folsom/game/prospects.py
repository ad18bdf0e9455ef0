"""Prospects: what a card would do if its time were now, as far as a seat can know.

It is tried in an observation, in which everything that the seat does not know has been dealt anew.
So nothing comes out of it that the seat could not find out by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from folsom.game.decision import Decision
from folsom.game.observation import Observation

SEED: Final = (1, 2, 3, 4)  # of what is dealt anew


@dataclass(frozen=True)
class Prospect:
    """What would be asked, or else what would happen."""

    decision: Decision | None
    events: list[dict[str, Any]]
    is_open: bool = False  # chance, or what the seat does not know, decides something


def of_card(observation: Observation, figure: str, card: str) -> Prospect:
    """If this card were carried out now."""
    from folsom.game.titles import titles

    return titles()[observation.game].try_card(observation, figure, card)
