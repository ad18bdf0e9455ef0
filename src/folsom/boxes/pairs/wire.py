"""What is sent where several boxes are played together."""

from __future__ import annotations

from typing import Final

from folsom.game.wire import TypedDict, Wire


class FlasksOfLaw(TypedDict):
    """Of the Marshal player: flasks that he has found."""

    whiskeys: int
    half_drunk_classics: int
    half_drunk_olds: int


BOX: Final = Wire(adds={"Law": FlasksOfLaw})
