"""Horses, Stagecoach and Shotgun as a bot imagines them: where they lead, all Hostages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from folsom.game.notation import position_number

COACH_IN: Final = position_number("coach.in") or 0
COACH_ROOF: Final = position_number("coach.roof") or 0
OFF: Final = 26  # where a bandit is who has left for good: no position of the game
NO_CAR: Final = -9
LONGEST_RIDE: Final = 3
ROOF_STEPS: Final = 3


class Coach(NamedTuple):
    """All that may change beside the train; a change makes another one."""

    caboose: int
    facing: int  # NO_CAR where there is no coach
    is_guarded: bool
    shotgun: int  # the roof on which the Shotgun is active, else -1
    horses: tuple[int, ...]  # beside each car, those beside a car before the Locomotive last
    offered: tuple[str, ...]
    hostages: tuple[str | None, ...]  # by figure
    may_leave: bool  # HORSE-STATION-05

    @property
    def is_there(self) -> bool:
        return self.facing >= 0

    def bars(self, figure: int, card: str) -> bool:
        """HORSE-HOST-13, 14, COUR-MISTY-06."""
        return card in _BARRED.get(self.hostages[figure] or "", ())

    def roofs_beside(self, most: int) -> list[int]:
        """HORSE-MOVE-01 to 03: goals of a Move from the coach of so many steps."""
        cars = range(self.facing + 1 - most, self.facing + most)
        return [2 * car + 1 for car in cars if 0 <= car <= self.caboose]

    def is_within_a_move(self, roof: int, most: int) -> bool:
        """HORSE-MOVE-04."""
        return self.is_there and roof & 1 == 1 and abs((roof >> 1) - self.facing) < most

    def is_crossed(self, start: int, goal: int) -> bool:
        """HORSE-SHOT-07, 08: does a Move lead over the roof of an active Shotgun?"""
        if self.shotgun in (-1, goal) or not start & 1 or not goal & 1:
            return False
        if COACH_ROOF in (start, goal):
            return True
        return min(start, goal) < self.shotgun < max(start, goal)

    def rides(self, car: int, in_row: Iterable[tuple[int, int]]) -> list[int]:
        """HORSE-RIDE-01 to 05, EXTRA-CAR-15: from a car, also to places in a row with the cars."""
        if car >= self.caboose + 1 or not self.horses[car]:
            return []
        cars = range(max(0, car - LONGEST_RIDE), min(self.caboose, car + LONGEST_RIDE) + 1)
        found = [2 * n for n in cars]
        found += [place for place, n in in_row if abs(car - n) <= LONGEST_RIDE]
        if self.facing in cars:
            found.append(COACH_IN)
        return [*found, OFF] if self.may_leave else found

    def after_ride(self, start: int, goal: int | None) -> Coach:
        """HORSE-RIDE-06, HORSE-STATION-05: the Horse stays by the car of the goal, or is gone."""
        horses = [*self.horses]
        horses[start] -= 1
        if goal is not None:
            horses[goal] += 1
        return self._replace(horses=tuple(horses))

    def unguarded(self) -> Coach:
        """HORSE-SHOT-04."""
        return self._replace(is_guarded=False, shotgun=2 * self.facing + 1)

    def taken(self, figure: int, hostage: str) -> Coach:
        """HORSE-HOST-02."""
        hostages = [*self.hostages]
        hostages[figure] = hostage
        offered = tuple(other for other in self.offered if other != hostage)
        return self._replace(hostages=tuple(hostages), offered=offered)

    def drifted(self) -> Coach:
        """HORSE-END-01, 03: one car rearward; an active Shotgun keeps beside it."""
        if not self.is_there or self.facing == self.caboose:
            return self
        shotgun = self.shotgun if self.is_guarded else self.shotgun + 2
        return self._replace(facing=self.facing + 1, shotgun=shotgun)

    def opposite(self, position: int) -> int:
        """HORSE-COACH-01: the position beside this one, across the gap; -1 if there is none."""
        if position == COACH_IN:
            return 2 * self.facing
        if position == COACH_ROOF:
            return 2 * self.facing + 1
        if self.is_there and position >> 1 == self.facing:
            return COACH_ROOF if position & 1 else COACH_IN
        return -1


_BARRED: Final = {"teacher": ("punch", "bullet"), "zealot": ("ride",)}


def holds(position: int) -> bool:
    """Is it in or on the coach?"""
    return position in (COACH_IN, COACH_ROOF)


def read_coach(view: dict[str, Any]) -> Coach:
    """What stands beside the train, as a view shows it."""
    caboose = len(view["train"]) - 1
    has_coach = "coach" in view
    is_guarded = has_coach and view["shotgun"]["state"] == "guarding"
    facing = view["coach"]["facing"] if has_coach else NO_CAR
    return Coach(
        caboose,
        facing,
        is_guarded,
        2 * facing + 1 if has_coach and not is_guarded else -1,
        (*view.get("horses", [0] * (caboose + 1)), view.get("horses_at_timecar", 0)),
        tuple(view.get("hostages", ())),
        tuple(bandit.get("hostage") for bandit in view["bandits"].values()),
        view["event"] == "escape",
    )
