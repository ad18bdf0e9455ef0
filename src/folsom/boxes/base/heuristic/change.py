"""Change: what a card of one's own makes of an imagined world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.base.heuristic.world import World
from folsom.boxes.base.heuristic.worth import money

LITTLE: Final = 1.0  # dollars that decide nothing


@dataclass(frozen=True)
class Change:
    """From one imagined world to another by a card of one's own, and the term that decides."""

    t: Thought
    figure: int
    before: World
    after: World
    term: str

    def name(self, figure: int) -> str:
        return str(self.t.lineup.figures[figure])

    def rivals_hit(self) -> list[int]:
        """Rivals who get a bullet by it."""
        pairs = zip(self.before.received, self.after.received, strict=True)
        return [f for f, (a, b) in enumerate(pairs) if b > a and self.is_rival(f)]

    def victim(self) -> tuple[int, bool]:
        """Who is punched, and if they go; they may flee back at once, with a bullet."""
        others = [f for f in range(len(self.before.at)) if f != self.figure]
        gone = [f for f in others if self.before.at[f] != self.after.at[f]]
        hit = [f for f in others if self.before.received[f] != self.after.received[f]]
        return (gone or hit)[0], bool(gone)

    def struck(self) -> str:
        """A figure that is no bandit, if it was struck by a Punch."""
        said = (box.struck(self.before, self.after) for box in self.before.beside)
        return next((figure for figure in said if figure), "")

    def is_rival(self, figure: int) -> bool:
        return self.t.lineup.side_of[figure] != self.t.lineup.own_side

    def is_richest(self, figure: int, among: list[int]) -> bool:
        """Richer than all the others, as far as this seat knows."""
        others = [money(self.before, f) for f in among if f != figure]
        return bool(others) and money(self.before, figure) > max(others)
