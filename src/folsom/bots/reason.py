"""A reason: a sentence of the catalogues, by its key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

TRIED: Final = "reason-tried"  # all that can be said where a bot has no terms


@dataclass(frozen=True)
class Reason:
    """Its key, and the things it names as the game names them."""

    key: str
    things: Mapping[str, Any] = field(default_factory=dict)
