"""How the heuristic bot plays with the Time-Travel Car."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from folsom.boxes.base.heuristic.box_heuristic import BoxHeuristic, BoxWorld, Meaning
from folsom.boxes.base.heuristic.lineup import Lineup
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.base.heuristic.ways import goals, reach, strides_over
from folsom.boxes.base.heuristic.world import CAB, CAB_ROOF, World
from folsom.boxes.timecar.rules import travel
from folsom.game import Option
from folsom.game.notation import position_number

TIMECAR: Final = position_number("timecar") or 0
CAR: Final = -1  # it stands before the Locomotive
BONUS: Final = int(travel.BONUS)  # EXTRA-CAR-50


class TimecarRoad(NamedTuple):
    """EXTRA-CAR-11: along the roofs, or through the Locomotive."""

    size: int  # positions of the train

    def cards(self, start: int, goal: int) -> int | None:
        other = start if goal == TIMECAR else goal
        if TIMECAR not in (start, goal) or other >= self.size:
            return None
        cars = (other >> 1) - CAR
        strides = strides_over(cars)
        return strides if other & 1 else min(cars, strides + 1)


class TimecarWorld(BoxWorld):
    size = TIMECAR + 1
    cars: Mapping[int, int] = {TIMECAR: CAR}  # never changed
    front = TIMECAR  # EXTRA-CAR-30

    def __init__(self, view: dict[str, Any], lineup: Lineup) -> None:
        self._view = view
        self._lineup = lineup

    def where(self, name: str) -> int | None:
        """Where a bandit is on a journey, as far as this seat knows."""
        if self._view.get("traveller") == name and "hidden_under" in self._view:
            return under(self._view["hidden_under"])
        return None

    # Going about

    def goals(self, world: World, figure: int, stride: int) -> list[int] | None:
        """EXTRA-CAR-12: as from before the Locomotive, on both floors."""
        if world.at[figure] != TIMECAR:
            return None
        caboose = self._lineup.caboose
        return goals(2 * CAR, caboose, stride) + goals(2 * CAR + 1, caboose, stride)

    def more_goals(self, world: World, figure: int, stride: int) -> Sequence[int]:
        here = world.at[figure]
        return [TIMECAR] if (here >> 1) - CAR <= reach(here, stride) else []

    def climbs(self, world: World, figure: int) -> list[int] | None:
        """EXTRA-CAR-14."""
        return [] if world.at[figure] == TIMECAR else None

    # Fire and Punch

    def targets(self, world: World, here: int, found: list[int]) -> list[int]:
        """EXTRA-CAR-16, 17."""
        if here == TIMECAR:
            return world.in_sight(2 * CAR + 1) + world.standing(CAB)
        on_roof = here >= CAB_ROOF and here & 1 and world.nearest_roofs(here)[0] < 0
        if here == CAB or on_roof:
            return sorted([*found, *world.standing(TIMECAR)])
        return found

    def shove(self, world: World, target: int, origin: int) -> bool:
        """EXTRA-CAR-22, 23."""
        here, size = world.at[target], self._lineup.size
        if here == TIMECAR:
            return True
        if here >= size:
            return False
        if origin == TIMECAR:
            if here + 2 < size:
                world.go(target, here + 2)
            return True
        if here == CAB_ROOF and here <= origin < size:
            world.go(target, TIMECAR)
            return True
        return False

    def pushes(self, world: World, here: int) -> list[int] | None:
        return [CAB] if here == TIMECAR else None

    def more_pushes(self, world: World, here: int) -> Sequence[int]:
        return [TIMECAR] if here <= CAB_ROOF else []

    # What it is worth

    def road(self, world: World) -> TimecarRoad:
        return TimecarRoad(self._lineup.size)

    def arrival(self, world: World, figure: int, plays_left: int) -> float:
        """EXTRA-CAR-50: alone in it, at the end."""
        return float(BONUS) if world.standing(TIMECAR) == [figure] else 0.0


def under(name: str) -> int:
    """The position in which a traveller who hid there appears."""
    return 2 * int(name) if name.isdecimal() else position_number(f"{name}.in") or 0


def hide(_: Thought, option: Option) -> list[Meaning]:
    """EXTRA-CAR-44: where one will appear."""
    return [("go", under(option.points_at["hideout"]))]


class TimecarHeuristic(BoxHeuristic):
    ways: ClassVar = {"hide": hide}

    def imagine(self, view: dict[str, Any], lineup: Lineup) -> TimecarWorld:
        return TimecarWorld(view, lineup)


BOX: Final = TimecarHeuristic()
