"""Proof: what a record proves of its deal, in sentences."""

from __future__ import annotations

from typing import Any

from folsom.game.proof import Proof, Step
from folsom.texts import problems, things
from folsom.texts.messages import Texts


def sentence(texts: Texts, step: Step) -> str:
    """One step, and what is wrong with it where it does not fit."""
    if step.error is not None:
        return problems.sentence(texts, step.error)
    words: dict[str, Any] = dict(step.things)
    if "seats" in words:
        words["seats"] = things.opening(things.seats(texts, words["seats"]))
    if "seat" in words:
        words["seat"] = things.seat(texts, words["seat"])
    return texts(f"proof-{step.key}", **words)


def verdict(texts: Texts, proof: Proof) -> str:
    return texts(f"proof-verdict-{proof.verdict}")
