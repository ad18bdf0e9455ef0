"""Judgement: what the pieces of a box are worth to bots, in dollars.

None of it is a rule: these are opinions, guessed or counted in games. Each point is a method with a
harmless body; the judgement of a box overrides those it needs, and ``Judges`` keeps for every point
the short list of boxes that have an opinion. Answers combine by the laws of the rules' points
(``engine/module.py``). The search does not know which boxes there are: it is handed the judges.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from folsom.engine.rules import Rules
from folsom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The opinions of one box."""

    def hope(self, s: State, seat: i64, rounds: i64) -> i64:
        """add: dollars that what a seat has in this box is worth, besides its money, with so many
        rounds to play."""
        return 0

    def prize(self, s: State, figure: i64, rounds: i64) -> tuple[i64, i64]:
        """first: a place to which a bandit may go for more than loot, and dollars for that, with so
        many rounds to play; place -1 for no answer."""
        return -1, 0

    def lure(self, s: State, token: i64, side: i64) -> i64:
        """first: dollars that a token of this box is worth to a side that takes it; -1 for no
        answer."""
        return -1

    def leads_to(self, option: i64) -> i64:
        """first: the place to which an option of this box leads a bandit; -1 for no answer."""
        return -1


def judging(boxes: list[Judgement], point: str) -> list[Judgement]:
    """Those that override a point, in order of precedence."""
    return [box for box in boxes if getattr(type(box), point) is not getattr(Judgement, point)]


@final
class Judges:
    """Those who judge one game: a list of boxes for each point, by its name."""

    def __init__(self, rules: Rules, boxes: list[Judgement]) -> None:
        self.rules = rules
        self.hope = judging(boxes, "hope")
        self.prize = judging(boxes, "prize")
        self.lure = judging(boxes, "lure")
        self.leads_to = judging(boxes, "leads_to")
