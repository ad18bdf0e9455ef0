"""The Shootin' phase: card by card, three times round the table (SUPER-ACT)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.fire import fire
from folsom.boxes.superexpress.rules.flip import flip
from folsom.boxes.superexpress.rules.floor_change import change_floor
from folsom.boxes.superexpress.rules.horse import play_in_dust, ride
from folsom.boxes.superexpress.rules.line import is_stunned
from folsom.boxes.superexpress.rules.move import move
from folsom.boxes.superexpress.rules.program import (
    CARDS,
    FIRE,
    FLIP,
    FLOOR_CHANGE,
    MOVE,
    REFLEX,
    laid_under,
    top_card,
)
from folsom.boxes.superexpress.rules.reflex import reflex
from folsom.boxes.superexpress.rules.state import PROGRAM, SHOWN, State
from folsom.boxes.superexpress.rules.telling import REVEALED, WOKE, tell
from folsom.engine.bits import bit


def shoot(s: State) -> None:
    """SUPER-ACT-01: until all cards are resolved, or the game ends (SUPER-END-01)."""
    while s.over == 0 and reveal_next(s):
        pass


def reveal_next(s: State) -> bool:
    """SUPER-ACT-01, 04, 05: the next player reveals a card; False if none is left.

    The order is by seat, from the First Player clockwise; eliminated bandits are skipped.
    """
    n = s.rules.n_seats
    while s.turn < CARDS * n:
        lap = s.turn // n
        seat = (s.first + s.turn) % n
        s.turn += 1
        if (s.aboard | s.dust) & bit(seat):
            reveal(s, seat, lap)
            return True
    return False


def reveal(s: State, seat: i64, lap: i64) -> None:
    """SUPER-ACT-02: a revealed card must be carried out."""
    cards = s.seat[PROGRAM + seat]
    card = top_card(cards)
    s.seat[PROGRAM + seat] = cards >> 4
    s.seat[SHOWN + seat] = laid_under(s.seat[SHOWN + seat], lap, card)
    tell(s, REVEALED, seat, card, lap)
    if s.dust & bit(seat):
        play_in_dust(s, seat, card)
    elif card == REFLEX:
        reflex(s, seat)
    elif is_stunned(s, seat):
        wake_up(s, seat)
    else:
        carry_out(s, seat, card)


def wake_up(s: State, seat: i64) -> None:
    """SUPER-STUN-01, SUPER-HORSE-03: whatever the card is, one only stands up."""
    s.stunned &= ~bit(seat)
    tell(s, WOKE, seat)


def carry_out(s: State, seat: i64, card: i64) -> None:
    """A card of a standing bandit aboard."""
    if card == MOVE:
        move(s, seat)
    elif card == FLOOR_CHANGE:
        change_floor(s, seat)
    elif card == FLIP:
        flip(s, seat)
    elif card == FIRE:
        fire(s, seat, FIRE)
    else:
        ride(s, seat)
