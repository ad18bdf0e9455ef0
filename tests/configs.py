"""What can be asked of a Config, for tests that write it down as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from folsom.game.editions import Value


class Settings(TypedDict, total=False):
    """Any of the fields of a Config, by name."""

    seats: Sequence[Any] | None
    players: int | None
    edition: str
    mode: str
    variants: Sequence[str]
    modules: Sequence[str]
    extra_bandits: Sequence[str]
    silk_power: str | None
    events: Sequence[str] | None
    cars: Sequence[str] | None
    options: Mapping[str, Value]
