"""What Horses & Stagecoach adds to what a seat sees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.horses.rules.state import (
    OFFERED,
    facing,
    horses_at,
    hostage_of,
    is_gone,
    is_guarding,
    shotgun_at,
)
from folsom.boxes.horses.rules.tasks import ASK_ATTACK, ASK_START, ATTACK_STEP, FLASK
from folsom.engine.agenda import a_of, kind_of
from folsom.engine.notebook import Notebook
from folsom.engine.state import AGENDA, SETTING_UP, State
from folsom.sight.box_sight import About, BoxSight
from folsom.sight.frame import Frame, faces_seen
from folsom.sight.row import NONE
from folsom.sight.scales import MOST_TOKENS

MOST_HORSES: Final[i64] = 4
HOSTAGES: Final[i64] = 8
CLASSIC: Final[i64] = 1  # faces of a whiskey
OLD: Final[i64] = 2


@final
class HorsesSight(BoxSight):
    def __init__(self, has_coach: bool, has_car_ahead: bool) -> None:
        self._has_coach = has_coach
        self._has_car_ahead = has_car_ahead  # one before the Locomotive

    def about(self, s: State, task: i64, about: About) -> None:
        """HORSE-ATTACK-01: the car beside which the gang rides."""
        if kind_of(task) == ASK_ATTACK:
            about.place = 2 * a_of(s.word[AGENDA + s.depth - 2]) + 2

    def bandit(self, f: Frame, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
        f.row.one_of(HOSTAGES, hostage_of(s, figure))
        f.row.flag(is_gone(s, figure))
        f.row.amount(faces_seen(s, notebook, seat, figure, FLASK, CLASSIC), MOST_TOKENS)
        f.row.amount(faces_seen(s, notebook, seat, figure, FLASK, OLD), MOST_TOKENS)

    def beside(self, f: Frame, s: State, notebook: Notebook, seat: i64) -> None:
        cars: i64 = s.rules.last_car + 1
        for car in range(cars):
            f.row.amount(horses_at(s, car), MOST_HORSES)
        if self._has_car_ahead:
            f.row.amount(horses_at(s, -1), MOST_HORSES)
        f.row.one_of(cars, offered_car(s) if s.phase == SETTING_UP else NONE)
        if self._has_coach:
            f.row.one_of(cars, facing(s))
            f.row.flag(is_guarding(s))
            f.at(shotgun_at(s))
            f.row.some_of(HOSTAGES, s.word[OFFERED])

    def money(self, kind: i64, face: i64) -> i64:
        """A drink is no money."""
        return 0 if kind == FLASK else NONE


def offered_car(s: State) -> i64:
    """HORSE-ATTACK-01: the car beside which the gang rides; the next step waits for that ahead."""
    n = s.depth - 1
    while n >= 0:
        word = s.word[AGENDA + n]
        if kind_of(word) == ASK_START:
            return a_of(word)
        if kind_of(word) == ATTACK_STEP:
            return a_of(word) + 1
        n -= 1
    return NONE
