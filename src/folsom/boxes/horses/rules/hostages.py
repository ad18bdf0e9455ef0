"""Hostages: section 7 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.bullets import GUNFIRE, neutral_shots
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.tasks import PUNCH
from folsom.boxes.horses.rules.state import HOSTAGES, OFFERED, holds, hostage_of
from folsom.boxes.horses.rules.tasks import (
    ASK_HOSTAGE,
    COACH_IN,
    HOSTAGE_TAKEN,
    RIDE,
    SHOWN_HOSTAGES,
    TAKE_HOSTAGE,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count, lowest, nth
from folsom.engine.chance import below
from folsom.engine.options import first_of, offer_each
from folsom.engine.state import POWERS, RANK, State
from folsom.engine.telling import tell

POODLE: Final[i64] = 0
BANKER: Final[i64] = 1
MINISTER: Final[i64] = 2
TEACHER: Final[i64] = 3
ZEALOT: Final[i64] = 4
OLD_LADY: Final[i64] = 5
POKER_PLAYER: Final[i64] = 6
PHOTOGRAPHER: Final[i64] = 7
NUMBER: Final[i64] = 8

HOSTAGE_IDS: Final[tuple[str, ...]] = (
    "poodle",
    "banker",
    "minister",
    "teacher",
    "zealot",
    "old_lady",
    "poker_player",
    "photographer",
)


def show_hostages(s: State) -> None:
    """HORSE-SETUP-05: one fewer than there are bandits; the others leave the game."""
    left: i64 = bit(NUMBER) - 1
    for _n in range(s.rules.n_figures - 1):
        hostage = nth(left, below(s, count(left), SHOWN_HOSTAGES))
        left &= ~bit(hostage)
        s.word[OFFERED] |= bit(hostage)


def enter_coach(s: State, group: i64) -> None:
    """HORSE-HOST-01, 02: anybody who enters without a Hostage takes one, if any is left."""
    entered = group & bandits_at(s, COACH_IN)
    while entered:
        figure = lowest(entered)
        if hostage_of(s, figure) < 0 and s.word[OFFERED]:
            push(s, task(ASK_HOSTAGE, figure, s.rules.seat_of[figure]))
        entered &= entered - 1


def list_hostages(s: State) -> None:
    offer_each(s, TAKE_HOSTAGE, s.word[OFFERED])


def take_hostage(s: State, figure: i64, option: i64) -> None:
    """HORSE-HOST-02, 04: for good, and with effect at once."""
    hostage = first_of(option)
    s.word[OFFERED] &= ~bit(hostage)
    s.word[HOSTAGES] |= (hostage + 1) << (4 * figure)
    tell(s, HOSTAGE_TAKEN, figure, hostage)
    if hostage == POKER_PLAYER:
        lose_power(s, figure)


def lose_power(s: State, figure: i64) -> None:
    """HORSE-HOST-16, 24: the bandit's own ability, no borrowed one."""
    s.word[POWERS + figure] &= ~s.rules.start_powers[figure]
    if s.word[RANK + figure] == s.rules.start_ranks[figure]:
        s.word[RANK + figure] = 0


def seat_holds(s: State, seat: i64, hostage: i64) -> bool:
    """HORSE-HOST-03: where hand and deck are concerned, any bandit of the seat."""
    theirs = s.rules.bandits_of[seat]
    while theirs:
        if holds(s, lowest(theirs), hostage):
            return True
        theirs &= theirs - 1
    return False


def bars(s: State, figure: i64, kind: i64) -> bool:
    """HORSE-HOST-13, 14, 22: the action, from whatever source."""
    if kind == PUNCH:
        return holds(s, figure, TEACHER)
    return kind == RIDE and holds(s, figure, ZEALOT)


def bring_poodles_bullet(s: State) -> None:
    """HORSE-HOST-10, 20: before the shuffle, in every round after the taking."""
    for figure in range(s.rules.n_figures):
        if holds(s, figure, POODLE) and s.neutral > 0:
            neutral_shots(s, bit(figure), GUNFIRE)


def must_be_seen(s: State, seat: i64, figure: i64) -> bool:
    """HORSE-HOST-17, 25, HORSE-VAR-06: cards of that bandit, and those it borrows."""
    if s.rules.seat_of[figure] != seat:
        figure = s.rules.first_bandit[seat]
    return holds(s, figure, PHOTOGRAPHER)
