"""Advice: why a bot would choose what it would choose, in a sentence."""

from __future__ import annotations

from folsom.game import Decision
from folsom.table.speech import texts_of


def why(lang: str, decision: Decision, chosen: str) -> str:
    """A reason for the option that the bot names."""
    texts = texts_of(lang)
    option = next(option for option in decision.options if option.text == chosen)
    if option.verb in ("draw", "pass"):
        return texts(f"advice-{option.verb}")
    if decision.question == "plan":
        return texts(f"advice-plan-{option.points_at['card']}")
    return texts(f"advice-{decision.question}")
