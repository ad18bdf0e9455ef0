"""The end of the game, and who wins (SUPER-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.state import FINISHED, GONE, LOOT, SEATS, State
from folsom.boxes.superexpress.rules.telling import GAME_OVER, tell
from folsom.engine.bits import bit, count

STILL_ABOARD: Final[i64] = SEATS  # later than every elimination


def end_if_decided(s: State) -> None:
    """SUPER-END-01, SUPER-HORSE-07: one bandit is left, and nobody can come back."""
    if s.dust == 0 and s.aboard & (s.aboard - 1) == 0:
        finish(s)


def finish(s: State) -> None:
    """The game is over; cards that are left are not revealed."""
    s.over = 1
    s.phase = FINISHED
    s.asked = 0
    if s.listener is not None:
        tell(s, GAME_OVER, winners(s))


def winners(s: State) -> i64:
    """The set of seats with the highest standing; usually one (SUPER-END-05)."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(s.rules.n_seats):
        mine = standing(s, seat)
        if mine > best:
            best = mine
            found = 0
        if mine == best:
            found |= bit(seat)
    return found


def standing(s: State, seat: i64) -> i64:
    """SUPER-END-02, 03, 05, 06, 08: who stayed longest, then more Loot cards, then better ones.

    Wagon cards are numbered by value, so of two sets of equal size the greater word has the
    most valuable card in which they differ.
    """
    gone = s.seat[GONE + seat]
    loot = s.seat[LOOT + seat]
    stage = gone if gone else STILL_ABOARD
    return (stage << 16) | (count(loot) << 12) | loot
