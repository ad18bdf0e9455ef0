"""The Tail: uncoupled at the end of each round, and who gets its card (SUPER-DROP, SUPER-LOOT)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.elimination import eliminate
from folsom.boxes.superexpress.rules.ending import finish
from folsom.boxes.superexpress.rules.line import bandits_in, rear_most
from folsom.boxes.superexpress.rules.state import AT, LOOT, NOWHERE, State
from folsom.boxes.superexpress.rules.telling import (
    LOOT_WON,
    LOST_WITH_TAIL,
    ROUND_ENDED,
    UNCOUPLED,
    tell,
)
from folsom.engine.bits import bit, lowest


def end_round(s: State) -> None:
    """SUPER-DROP-01 to 04: uncouple, award the card, pass the First Player card on.

    Who is alone, or gone with everybody else, ends the game before the card is awarded.
    """
    uncouple(s)
    if s.aboard & (s.aboard - 1) == 0:
        finish(s)
        return
    award_card(s)
    if s.tail == 0:
        finish(s)  # SUPER-DROP-03, 06, SUPER-END-02, 04
        return
    tell(s, ROUND_ENDED, s.round)
    pass_first_player(s)


def uncouple(s: State) -> None:
    """SUPER-DROP-01, SUPER-STUN-03, SUPER-HORSE-06: all in or on the Tail go at the same time."""
    tail = s.tail
    lost = bandits_in(s.line[2 * tail]) | bandits_in(s.line[2 * tail + 1])
    s.tail = tail - 1
    tell(s, UNCOUPLED, tail)
    if lost == 0:
        return
    s.line[2 * tail] = 0
    s.line[2 * tail + 1] = 0
    s.aboard &= ~lost
    s.stunned &= ~lost
    s.gone += 1
    while lost:
        seat = lowest(lost)
        s.seat[AT + seat] = NOWHERE
        eliminate(s, seat, LOST_WITH_TAIL)
        lost &= lost - 1


def award_card(s: State) -> None:
    """SUPER-LOOT-01, SUPER-END-04: the card of the wagon just uncoupled, forced."""
    seat = last_bandit(s)
    card = wagon_card(s, s.tail + 1)
    s.seat[LOOT + seat] |= bit(card)
    tell(s, LOOT_WON, seat, card)


def last_bandit(s: State) -> i64:
    """SUPER-LOOT-02, 03: the rear-most car, its roof before its inside, the rear of the line."""
    place = 2 * s.tail + 1
    while s.line[place] == 0:
        place -= 1
    return rear_most(s.line[place])


def wagon_card(s: State, car: i64) -> i64:
    """The card that a car is made of; its value is on its back."""
    return (s.wagons >> (4 * (car - 1))) & 15


def pass_first_player(s: State) -> None:
    """SUPER-DROP-04: to the next player clockwise who is still aboard."""
    s.first = (s.first + 1) % s.rules.n_seats
    while s.aboard & bit(s.first) == 0:
        s.first = (s.first + 1) % s.rules.n_seats
