"""What is sent of bandits of other boxes."""

from __future__ import annotations

from typing import Final, Literal

from folsom.game.wire import Figure, TypedDict, Wire


class Dodged(TypedDict):
    """Another one gets the bullet."""

    kind: Literal["dodged"]
    bandit: Figure
    target: Figure


BOX: Final = Wire(events=(Dodged,))
