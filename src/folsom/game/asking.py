"""Asking: what a question is called, and whether others may look on while somebody answers it.

Each box declares its questions with one of the two words below; there is no third.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    name: str
    is_private: bool


Questions = Mapping[int, Question]  # by the kind of the engine's task


def openly(name: str) -> Question:
    """Its options follow from what everybody sees."""
    return Question(name, False)


def in_secret(name: str) -> Question:
    """It is about the own hand, or its answer is a secret: nobody else may look on."""
    return Question(name, True)
