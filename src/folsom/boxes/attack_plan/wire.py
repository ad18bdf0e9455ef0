"""What is sent of Attack plans."""

from __future__ import annotations

from typing import Final, Literal

from folsom.game.wire import Seat, TypedDict, Wire


class PlansInView(TypedDict):
    attack_plans: int
    """How many cards each seat may keep after this round."""


class CardsKept(TypedDict):
    """Cards are kept for the next round."""

    kind: Literal["cards_kept"]
    seat: Seat
    number: int


BOX: Final = Wire(events=(CardsKept,), adds={"View": PlansInView})
