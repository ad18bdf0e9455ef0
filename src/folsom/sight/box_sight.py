"""Box sight: what a box adds to what a seat sees, at points as its rules are.

Each point has a harmless body; the sight of a box overrides those that it needs. Answers combine by
the laws of the rules' points (``engine/module.py``). A box writes as many numbers as it has names
for (``envs/box_names.py``), in the same order.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from folsom.engine.notebook import Notebook
from folsom.engine.state import NOWHERE, State
from folsom.sight.frame import Frame
from folsom.sight.row import NONE


@final
class About:
    """What a question is about, besides who decides."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Nothing, as long as nobody says otherwise."""
        self.victim: i64 = NONE  # a figure
        self.deliverer: i64 = NONE  # a figure
        self.token_kind: i64 = NONE
        self.place: i64 = NOWHERE
        self.card: i64 = NONE  # its kind


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxSight:
    """The sight of one box, in the games of one configuration."""

    def about(self, s: State, task: i64, about: About) -> None:
        """each: what a question of this box is about."""

    def decision(self, f: Frame, s: State, seat: i64, task: i64) -> None:
        """each: numbers of the question that a seat is asked."""

    def bandit(self, f: Frame, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
        """each: numbers of a bandit, as a seat sees it."""

    def seat(self, f: Frame, s: State, notebook: Notebook, seat: i64, other: i64) -> None:
        """each: numbers of a seat, as another one or itself sees it."""

    def beside(self, f: Frame, s: State, notebook: Notebook, seat: i64) -> None:
        """each: numbers of what lies beside the bandits."""

    def money(self, kind: i64, face: i64) -> i64:
        """first: what the hidden side of a token of this box says of money; -1 for no answer."""
        return NONE


def seeing(boxes: list[BoxSight], point: str) -> list[BoxSight]:
    """Those that override a point, in the order of the shelf."""
    return [box for box in boxes if getattr(type(box), point) is not getattr(BoxSight, point)]
