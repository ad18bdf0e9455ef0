"""What is sent of the Time-Travel Car."""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from folsom.game.wire import Figure, Position, TypedDict, Wire


class TimecarInView(TypedDict):
    """In a view: the bandit that is somewhere in time."""

    traveller: Figure | None
    hidden_under: NotRequired[str]
    """Only of one's own traveller: the number of a car, or what stands beside the train."""


class TimecarPointsAt(TypedDict, total=False):
    hideout: str


class Travels(TypedDict):
    """A bandit is somewhere in time."""

    kind: Literal["travels"]
    bandit: Figure
    hideout: NotRequired[str]
    """Only to their owner."""


class Appeared(TypedDict):
    """… and comes back."""

    kind: Literal["appeared"]
    bandit: Figure
    position: Position


BOX: Final = Wire(
    events=(Travels, Appeared), adds={"View": TimecarInView, "PointsAt": TimecarPointsAt}
)
