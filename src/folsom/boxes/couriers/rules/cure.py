"""Bullets leave a deck: the Infirmary, and the event Healing (COUR-CAR-04 to 08, COUR-EVT-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.couriers.rules.state import CURED, INFIRMARY
from folsom.boxes.couriers.rules.tasks import ASK_CURE, BULLET_REMOVED, CURE
from folsom.engine.agenda import figure_of, push
from folsom.engine.bits import BULLET, bit, bullets, card
from folsom.engine.board import INSIDE, position
from folsom.engine.cards import take_out
from folsom.engine.circle import ask_in_turn_order
from folsom.engine.options import PASS, first_of, offer, verb_of
from folsom.engine.state import (
    DECK,
    DISCARD,
    HAND,
    NEUTRAL,
    RECEIVED,
    SHUT,
    TOP,
    State,
    received_from,
)
from folsom.engine.telling import tell

MOST_BULLETS: Final[i64] = 2


def open_infirmary(s: State) -> None:
    """COUR-CAR-04: at the start of a round."""
    cure(s, bandits_at(s, position(INFIRMARY, INSIDE)))


def cure(s: State, patients: i64) -> None:
    """COUR-CAR-08, COUR-DEC-03: in turn order, each completely."""
    ask_in_turn_order(s, ASK_CURE, patients)


def close_infirmary(s: State) -> None:
    """COUR-CAR-07: Healing and the Infirmary after it have been counted together."""
    s.word[CURED] = 0


def list_bullets(s: State, figure: i64) -> None:
    """COUR-CAR-05, 06: neutral ones first, then those of any shooter; or no more."""
    received = s.word[RECEIVED + figure]
    if received == 0 or _cured(s, figure) == MOST_BULLETS:
        return
    if received_from(received, NEUTRAL):
        offer(s, CURE, NEUTRAL)
    else:
        for shooter in range(s.rules.n_figures):
            if received_from(received, shooter):
                offer(s, CURE, shooter)
    offer(s, PASS)


def _cured(s: State, figure: i64) -> i64:
    """How many bullets a bandit has removed since the last event."""
    return (s.word[CURED] >> (2 * figure)) & 3


def choose_bullet(s: State, word: i64, option: i64) -> None:
    if verb_of(option) == CURE:
        figure = figure_of(word)
        remove(s, figure, first_of(option))
        s.word[CURED] += bit(2 * figure)
        push(s, word)


def remove(s: State, figure: i64, shooter: i64) -> None:
    """COUR-CAR-05, 06, COUR-BUL-03: back to the reserve, or out of the game."""
    s.word[RECEIVED + figure] -= bit(5 * shooter)
    if shooter == NEUTRAL:
        s.neutral += 1
    _take_out(s, s.rules.seat_of[figure])
    tell(s, BULLET_REMOVED, figure, shooter, s.neutral)


def _take_out(s: State, seat: i64) -> None:
    """COUR-CAR-06: from the deck, then from what else counts as part of it."""
    if bullets(s.word[DECK + seat]):
        take_out(s, seat, BULLET)
        s.word[TOP + seat] = max(s.word[TOP + seat] - 1, 0)
        return
    for zone in (DISCARD, SHUT, HAND):
        if bullets(s.word[zone + seat]):
            s.word[zone + seat] -= card(BULLET)
            if s.witness is not None:
                s.witness.notebook.lost_bullet(seat, zone)
            return
