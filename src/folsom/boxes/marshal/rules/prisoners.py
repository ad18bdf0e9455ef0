"""Prisoners: section 5 of the rules. Each lends the ability of the bandit he admires."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.robbery import list_loot, loot_here
from folsom.boxes.marshal.rules.state import ADMIRERS, HELD, OFFERED
from folsom.boxes.marshal.rules.tasks import (
    ASK_LOOT,
    ASK_MORE_LOOT,
    PRISONER_FREED,
    SHOWN_PRISONERS,
)
from folsom.engine.agenda import a_of, figure_of, push, task
from folsom.engine.bits import bit, count, nth
from folsom.engine.chance import below
from folsom.engine.loot import take
from folsom.engine.options import PASS, first_of, offer, verb_of
from folsom.engine.state import POWERS, RANK, State
from folsom.engine.telling import tell

# Prisoners, by the bandit each of them admires
IDOLS: Final[tuple[str, ...]] = (
    "belle",
    "cheyenne",
    "django",
    "doc",
    "ghost",
    "mei",
    "tuco",
    "misty",
    "twinzz",
)
BELLES_ADMIRER: Final[i64] = 0
SHOWN: Final[i64] = 3

ADMIRERS_RANK: Final[i64] = 1  # MARSHAL-PRIS-05: before Belle, after everybody else


def power_lent(s: State, prisoner: i64) -> i64:
    """The ability of a Prisoner's idol; Belle's is a rank."""
    return s.rules.spec.extra["lent_powers"][prisoner]


def remember_admirers(s: State, admirers: list[int]) -> None:
    """MARSHAL-PRIS-01: the Prisoner who admires each figure, -1 for none."""
    for figure, prisoner in enumerate(admirers):
        s.word[ADMIRERS] |= (prisoner + 1) << (4 * figure)


def show_prisoners(s: State, available: i64) -> None:
    """MARSHAL-SETUP-10: three by chance; the others leave the game."""
    for _n in range(SHOWN):
        prisoner = nth(available, below(s, count(available), SHOWN_PRISONERS))
        available &= ~bit(prisoner)
        s.word[OFFERED] |= bit(prisoner)


def prisoner_of(s: State, figure: i64) -> i64:
    """The Prisoner of a bandit, or -1."""
    return ((s.word[HELD] >> (4 * figure)) & 15) - 1


def is_idol(s: State, figure: i64, prisoner: i64) -> bool:
    """Does this Prisoner admire this bandit?"""
    return prisoner >= 0 and (s.word[ADMIRERS] >> (4 * figure)) & 15 == prisoner + 1


def free_prisoner(s: State, figure: i64, prisoner: i64) -> None:
    """MARSHAL-FREE-01, 02: the Prisoner is the bandit's from now on, for all to see."""
    s.word[OFFERED] &= ~bit(prisoner)
    s.word[HELD] |= (prisoner + 1) << (4 * figure)
    tell(s, PRISONER_FREED, figure, prisoner)
    if is_idol(s, figure, prisoner):
        return
    s.word[POWERS + figure] |= power_lent(s, prisoner)  # MARSHAL-PRIS-02
    if prisoner == BELLES_ADMIRER:
        s.word[RANK + figure] = ADMIRERS_RANK


def lose_prisoner(s: State, figure: i64) -> None:
    """MARSHAL-PRIS-09: a Prisoner takes the lent ability along, at once."""
    prisoner = prisoner_of(s, figure)
    s.word[HELD] -= (prisoner + 1) << (4 * figure)
    if is_idol(s, figure, prisoner):
        return
    s.word[POWERS + figure] &= ~power_lent(s, prisoner)
    if prisoner == BELLES_ADMIRER:
        s.word[RANK + figure] = 0


# The idol robs twice as fast


def robs_two(s: State, figure: i64) -> bool:
    """MARSHAL-PRIS-03, 07: an idol may take two tokens where two lie."""
    return is_idol(s, figure, prisoner_of(s, figure)) and count(loot_here(s, figure)) > 1


def begin_robbery(s: State, figure: i64) -> None:
    push(s, task(ASK_LOOT, figure, s.rules.seat_of[figure]))


def name_first(s: State, word: i64, option: i64) -> None:
    """MARSHAL-PRIS-03: both tokens are chosen before either is looked at."""
    figure = figure_of(word)
    push(s, task(ASK_MORE_LOOT, figure, s.rules.seat_of[figure], first_of(option)))


def list_second(s: State, word: i64) -> None:
    list_loot(s, figure_of(word), bit(a_of(word)))
    offer(s, PASS)


def take_named(s: State, word: i64, option: i64) -> None:
    figure = figure_of(word)
    take(s, figure, a_of(word))
    if verb_of(option) != PASS:
        take(s, figure, first_of(option))
