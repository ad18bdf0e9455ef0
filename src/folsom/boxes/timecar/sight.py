"""What the time-travel car adds to what a seat sees."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folsom.boxes.timecar.rules.travel import HIDEOUT, TRAVELLER
from folsom.engine.notebook import Notebook
from folsom.engine.state import NOBODY, POSITIONS, State
from folsom.sight.box_sight import BoxSight
from folsom.sight.frame import Frame, numbered
from folsom.sight.row import NONE


@final
class TimecarSight(BoxSight):
    def __init__(self, hideouts: dict[int, int]) -> None:
        """For each position the number of what one hides under there."""
        self._number: i64 = len(set(hideouts.values()))
        self._under = numbered([], POSITIONS)
        for position, hideout in hideouts.items():
            self._under[position] = hideout

    def beside(self, f: Frame, s: State, notebook: Notebook, seat: i64) -> None:
        """EXTRA-CAR-43: a journey in time is known, its goal to the traveller alone."""
        figure = s.word[TRAVELLER]
        f.one_bandit(s, seat, figure)
        knows = figure != NOBODY and s.rules.seat_of[figure] == seat
        f.row.one_of(self._number, self._under[s.word[HIDEOUT]] if knows else NONE)
