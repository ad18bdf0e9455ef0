"""What bots hope for in this box, in dollars: Goals, a Prisoner at one's side, not to sit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import count
from folsom.engine.loot import of_kind
from folsom.engine.marshal.arrest import titles_left
from folsom.engine.marshal.colts import BULLETS, bullets_left
from folsom.engine.marshal.goals import (
    ARCH_ENEMY,
    BETWEEN_THE_BULLETS,
    FULL_OF_LEAD,
    GOLDEN_BULLET,
    JUST_A_SCRATCH,
    MAILBAG_GOAL,
    MANY_BULLETS,
    PRISONERS_WANTED,
    UNDER_LOCK_AND_KEY,
    is_met,
    most_given,
    most_received,
)
from folsom.engine.marshal.prison import is_in_cell
from folsom.engine.marshal.prisoners import prisoner_of
from folsom.engine.marshal.state import GOALS, OFFERED, POSTERS, REWARDS, marshal_seat
from folsom.engine.marshal.tasks import MAILBAG
from folsom.engine.rules import ROUNDS
from folsom.engine.state import MARSHAL, NOWHERE, RECEIVED, SHEET, State, received_from

GOAL: Final[i64] = 800  # a Goal that is met
SOME_DAY: Final[i64] = 50  # what might be worth one that he has not drawn yet
COMPANION: Final[i64] = 150  # a Prisoner's ability, with the whole game to play
JAIL: Final[i64] = 180  # to sit in the Cell for as long


def hope(s: State, seat: i64, rounds: i64) -> i64:
    if seat == marshal_seat(s):
        return hope_of_law(s, rounds)
    figure = s.rules.first_bandit[seat]
    found: i64 = 0
    if prisoner_of(s, figure) >= 0:
        found += COMPANION * rounds // ROUNDS
    if is_in_cell(s, figure):
        found -= JAIL * rounds // ROUNDS
    return found


def hope_of_law(s: State, rounds: i64) -> i64:
    """Goals met or under way; those not drawn yet count a little."""
    found: i64 = 0
    drawn = s.page[GOALS]
    goal: i64 = 0
    while drawn:
        if drawn & 1:
            found += GOAL * progress(s, goal) // 100
        drawn >>= 1
        goal += 1
    if rounds:
        found += SOME_DAY * 6 * count(s.page[POSTERS]) // s.rules.n_figures
        found -= SOME_DAY * (bullets_left(s, 0) + bullets_left(s, 1)) // BULLETS
        found += SOME_DAY * titles_left(s)
    return found


def progress(s: State, goal: i64) -> i64:
    """How near a Goal is, in hundredths."""
    if goal == JUST_A_SCRATCH:
        titles = titles_left(s)
        if titles == 0:
            return 0
        return 60 if titles == 1 else 60 + 20 * (titles - 1)
    if goal == BETWEEN_THE_BULLETS:
        most = most_received(s)
        if most <= 1:
            return 100 - 5 * most
        return 80 if most == 2 else 0
    if goal == GOLDEN_BULLET:
        left = min(bullets_left(s, 0), bullets_left(s, 1))
        return 13 * (BULLETS - left) if left else 100
    if goal == MAILBAG_GOAL:
        return mailbags(s)
    if goal == UNDER_LOCK_AND_KEY:
        if count(s.page[REWARDS]) >= PRISONERS_WANTED:
            return 100
        return min(10 + 35 * count(s.page[REWARDS] | s.page[OFFERED]), 95)
    if goal == FULL_OF_LEAD:
        return leaden(s)
    if goal == ARCH_ENEMY:
        return 100 * min(most_given(s), MANY_BULLETS) // MANY_BULLETS
    return 100 if is_met(s, goal) else 0


def mailbags(s: State) -> i64:
    """Safe with him, or still lying where nobody has taken it."""
    if of_kind(s, s.fig[SHEET + MARSHAL], MAILBAG):
        return 100
    lying: i64 = 0
    for here in range(NOWHERE):
        lying += count(of_kind(s, s.ground[here], MAILBAG))
    return 10 if lying == 0 else min(35 + 25 * lying, 85)


def leaden(s: State) -> i64:
    """The part of the gang that has a bullet of his."""
    hit: i64 = 0
    for figure in range(s.rules.n_figures):
        if received_from(s.fig[RECEIVED + figure], MARSHAL):
            hit += 1
    return 100 * hit // s.rules.n_figures
