"""What is sent of Pies & Pistols."""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from folsom.game.wire import Figure, TypedDict, Wire


class PiesInPlace(TypedDict):
    """At a position: the pies that lie there."""

    pies: list[Pie]


class Pie(TypedDict):
    """A pie, and what is in it if one has seen it."""

    label: int
    value: NotRequired[int]


class PiesOfBandit(TypedDict):
    """Of a bandit: the pies on the sheet."""

    pies: int
    pie_values: list[int]
    """As far as one knows them."""


class PiesOfLaw(TypedDict, total=False):
    """Of a Marshal who is played."""

    pies: int


class PieThrown(TypedDict):
    """A pie hits somebody, and everybody sees what was in it."""

    kind: Literal["pie_thrown"]
    bandit: Figure
    target: Figure
    money: int


BOX: Final = Wire(
    events=(PieThrown,),
    adds={"Place": PiesInPlace, "Bandit": PiesOfBandit, "Law": PiesOfLaw},
)
