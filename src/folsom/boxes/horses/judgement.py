"""What Horses & Stagecoach is worth, in dollars: a Hostage, and to be gone before one is caught."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.horses.rules.hostages import (
    BANKER,
    MINISTER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    POODLE,
)
from folsom.boxes.horses.rules.scoring import is_caught, ransom
from folsom.boxes.horses.rules.state import OFFERED, has_coach, hostage_of
from folsom.boxes.horses.rules.tasks import COACH_IN, FLEE_TO, LEAVE, RIDE_TO
from folsom.engine.bits import lowest
from folsom.engine.options import first_of, verb_of
from folsom.engine.state import NOWHERE, State
from folsom.search.judgement import Judgement

CAUGHT: Final[i64] = 2500  # to be on a train on which one cannot win


@final
class HorsesJudgement(Judgement):
    def hope(self, s: State, seat: i64, rounds: i64) -> i64:
        """A Hostage at one's side; in the end, what it costs to be caught."""
        found: i64 = 0
        theirs = s.rules.bandits_of[seat]
        while theirs:
            figure = lowest(theirs)
            theirs &= theirs - 1
            if rounds:
                found += growth(s, figure, hostage_of(s, figure)) * rounds
            elif is_caught(s, figure):
                found -= CAUGHT
        return found

    def prize(self, s: State, figure: i64, rounds: i64) -> tuple[i64, i64]:
        """HORSE-HOST-01: the best Hostage that is left, for somebody who has none."""
        if s.word[OFFERED] == 0 or not has_coach(s) or hostage_of(s, figure) >= 0:
            return -1, 0
        best: i64 = 0
        left = s.word[OFFERED]
        while left:
            hostage = lowest(left)
            best = max(best, ransom(s, figure, hostage) + growth(s, figure, hostage) * rounds)
            left &= left - 1
        return COACH_IN, best

    def leads_to(self, option: i64) -> i64:
        """HORSE-RIDE-01, HORSE-STATION-05: a place, or away for good."""
        if verb_of(option) in (RIDE_TO, FLEE_TO):
            return first_of(option)
        if verb_of(option) == LEAVE:
            return NOWHERE
        return -1


def growth(s: State, figure: i64, hostage: i64) -> i64:
    """HORSE-HOST-10 to 17: what a ransom grows in a round, less what the effect costs."""
    if hostage < 0:
        return 0
    if hostage == POODLE:
        return -45
    if hostage == BANKER:
        return 0 if ransom(s, figure, BANKER) else 120
    if hostage == MINISTER:
        return -60
    if hostage == OLD_LADY:
        return 120
    if hostage == POKER_PLAYER:
        return 85
    return 110 if hostage == PHOTOGRAPHER else -30


BOX: Final = HorsesJudgement()
