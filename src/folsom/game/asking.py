"""Asking: what a question is called, what it is about, and whether others may look on meanwhile.

Each box declares its questions with one of the two words below; there is no third.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from folsom.engine.state import State
from folsom.game.notation import Words

# What a question is about besides its bandit, from the engine's word for it; everybody may know it.
About = Callable[[Words, State, int], dict[str, Any]]


def nothing_else(_: Words, __: State, ___: int) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Question:
    name: str
    is_private: bool
    about: About = nothing_else
    kinds: Mapping[int, Question] = field(default_factory=dict)  # by the first number of the word


Questions = Mapping[int, Question]  # by the kind of the engine's task


def openly(name: str, about: About = nothing_else) -> Question:
    """Its options follow from what everybody sees."""
    return Question(name, False, about)


def in_secret(name: str, about: About = nothing_else, kinds: Questions | None = None) -> Question:
    """It is about the own hand, or its answer is a secret: nobody else may look on."""
    return Question(name, True, about, kinds or {})
