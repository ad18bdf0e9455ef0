"""Reasons: why a bot would choose an option."""

from __future__ import annotations

from folsom.bots.box_bots import games
from folsom.bots.reason import Reason
from folsom.game import Observation, Option

__all__ = ["Reason", "explain"]


def explain(observation: Observation, option: Option) -> Reason:
    """Why a bot would choose this option, or what speaks for it, in any game."""
    return games()[observation.game].why(observation, option)
