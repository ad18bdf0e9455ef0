"""Bullets: received ones, and the neutral supply (BASE-DECK-02, BASE-MAR-11 to 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import BULLET, bit, card, count, lowest
from folsom.engine.circle import clockwise
from folsom.engine.state import DECK, NEUTRAL, RECEIVED, State
from folsom.engine.telling import NEUTRAL_BULLET, SUPPLY_SHORT, tell


def receive(s: State, figure: i64, shooter: i64) -> None:
    """BASE-DECK-02: a bullet goes on top of the deck of the bandit's player."""
    s.word[RECEIVED + figure] += bit(5 * shooter)
    seat = s.rules.seat_of[figure]
    s.word[DECK + seat] += card(BULLET)
    for m in s.rules.lay_bullet:
        if m.lay_bullet(s, seat):
            return


# Causes of neutral bullets
GUNFIRE: Final[i64] = 0  # an event shoots
MEETING: Final[i64] = 1  # a bandit meets somebody who stands for the law


def neutral_shots(s: State, group: i64, cause: i64) -> None:
    """BASE-MAR-11, 12: one cause; a bullet for each of the group, or for nobody."""
    concerned = count(group)
    if concerned == 0:
        return
    if s.neutral < concerned:
        supply_is_short(s, group)
        return
    for n in range(s.rules.n_seats):
        theirs = group & s.rules.bandits_of[clockwise(s, n)]
        while theirs:
            _shoot_neutrally(s, lowest(theirs), cause)
            theirs &= theirs - 1


def _shoot_neutrally(s: State, figure: i64, cause: i64) -> None:
    for m in s.rules.receiver:
        if m.receiver(s, figure, cause):
            return
    neutral_shot(s, figure)


def neutral_shot(s: State, figure: i64) -> None:
    """A bullet of the supply, in which it has been counted."""
    s.neutral -= 1
    tell(s, NEUTRAL_BULLET, figure, s.neutral)
    receive(s, figure, NEUTRAL)


def supply_is_short(s: State, group: i64) -> None:
    """BASE-MAR-12, 13: nobody is hit; in the older editions the rest leaves the game."""
    for m in s.rules.supply_short:
        if m.supply_short(s, group):
            return
    discards = 1 if s.rules.shortage_discards else 0
    tell(s, SUPPLY_SHORT, count(group), s.neutral, discards)
    if discards:
        s.neutral = 0
