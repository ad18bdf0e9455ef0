"""What bots hope for in this box, in dollars: a Hostage, and to be gone before one is caught."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import bit, lowest
from folsom.engine.board import cards_to
from folsom.engine.horses.hostages import (
    BANKER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
)
from folsom.engine.horses.scoring import is_caught
from folsom.engine.horses.state import OFFERED, has_coach, hostage_of
from folsom.engine.horses.tasks import COACH_IN
from folsom.engine.state import AT, NOWHERE, State

USUAL_RANSOM: Final[i64] = 600  # of a Hostage that one does not have yet
EACH_CARD: Final[i64] = 62  # hundredths: how much is left for each card on the way to it
BURDEN: Final[i64] = 40  # what its effect costs in each round
CAUGHT: Final[i64] = 2500  # to be on a train on which one cannot win
GROWTH: Final[i64] = 130  # dollars that a ransom grows in a round, where it depends on belongings


def hope(s: State, seat: i64, rounds: i64) -> i64:
    found: i64 = 0
    theirs = s.rules.bandits_of[seat]
    while theirs:
        figure = lowest(theirs)
        theirs &= theirs - 1
        if rounds == 0:
            if is_caught(s, figure):
                found -= CAUGHT
        elif has_coach(s):
            found += ransom_to_come(s, figure, rounds)
    return found


def ransom_to_come(s: State, figure: i64, rounds: i64) -> i64:
    """HORSE-HOST-01, 10 to 17: besides what the Hostage would bring now."""
    hostage = hostage_of(s, figure)
    if hostage >= 0:
        grows = hostage in (BANKER, OLD_LADY, POKER_PLAYER, PHOTOGRAPHER)
        return (GROWTH - BURDEN if grows else -BURDEN) * rounds
    here = s.fig[AT + figure]
    if s.page[OFFERED] == 0 or here >= NOWHERE:
        return 0
    lure = USUAL_RANSOM
    for _ in range(cards_to(s.board, here, bit(COACH_IN))):
        lure = lure * EACH_CARD // 100
    return lure
