"""The Stagecoach as a bot imagines it: where it leads, and what it is good for.

It stands still while a round is imagined, and so do the Horses.
"""

from __future__ import annotations

from typing import Any, Final

from folsom.game.notation import position_number

COACH_IN: Final = position_number("coach.in") or 0
COACH_ROOF: Final = position_number("coach.roof") or 0
SHOTGUN: Final = -1  # as the victim of a Punch
LONGEST_RIDE: Final = 3
ROOF_STEPS: Final = 3

# What a Hostage is worth in the end, less what it costs until then.
PROMISE: Final = {
    "banker": 450,
    "minister": 700,
    "teacher": 760,
    "zealot": 640,
    "poodle": 620,
    "old_lady": 400,
    "poker_player": 420,
    "photographer": 430,
}
USUAL_RANSOM: Final = 500


class Coach:
    """Where it stands, who guards it, who may still take a Hostage."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.horses: list[int] = view.get("horses", [])
        self.caboose = len(view["train"]) - 1
        self.is_there = "coach" in view
        self.facing: int = view["coach"]["facing"] if self.is_there else -9
        self.is_guarded = self.is_there and view["shotgun"]["state"] == "guarding"
        self.shotgun = 2 * self.facing + 1 if self.is_there and not self.is_guarded else -1
        left = len(view.get("hostages", ()))
        self.may_take = [left > 0 and not b.get("hostage") for b in view["bandits"].values()]
        self.bars = {
            (figure, {"teacher": "punch", "zealot": "ride"}.get(bandit.get("hostage") or ""))
            for figure, bandit in enumerate(view["bandits"].values())
        }

    def holds(self, position: int) -> bool:
        return position in (COACH_IN, COACH_ROOF)

    def car(self, position: int) -> int:
        return self.facing if self.holds(position) else position >> 1

    def roofs_beside(self) -> list[int]:
        """HORSE-MOVE-01, 02: goals of a Move from the coach."""
        cars = range(self.facing + 1 - ROOF_STEPS, self.facing + ROOF_STEPS)
        return [2 * car + 1 for car in cars if 0 <= car <= self.caboose]

    def is_within_a_move(self, roof: int) -> bool:
        return self.is_there and roof & 1 == 1 and abs((roof >> 1) - self.facing) < ROOF_STEPS

    def rides(self, position: int) -> list[int]:
        """HORSE-RIDE-01 to 05."""
        car = self.car(position)
        if not 0 <= car < len(self.horses) or not self.horses[car]:
            return []
        cars = range(max(0, car - LONGEST_RIDE), min(self.caboose, car + LONGEST_RIDE) + 1)
        return [2 * n for n in cars] + ([COACH_IN] if self.facing in cars else [])

    def opposite(self, position: int) -> int:
        """HORSE-COACH-01: the position beside this one, across the gap; -1 if there is none."""
        if position == COACH_IN:
            return 2 * self.facing
        if position == COACH_ROOF:
            return 2 * self.facing + 1
        if self.car(position) == self.facing:
            return COACH_ROOF if position & 1 else COACH_IN
        return -1
