"""The Armoury, and what a Coordinated Attack Plan has promised: more cards at a round's start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.couriers.rules.state import ARMOURY, BRIEFED
from folsom.boxes.couriers.rules.tasks import EXTRA_CARDS
from folsom.engine.bits import lowest
from folsom.engine.board import INSIDE, position
from folsom.engine.cards import draw, hand_size
from folsom.engine.circle import clockwise
from folsom.engine.state import State
from folsom.engine.telling import confide_to

MORE_CARDS: Final[i64] = 2


def arm(s: State) -> None:
    """COUR-CAR-02, 03, COUR-EVT-07: two cards in all, as far as the deck goes."""
    armed = bandits_at(s, position(ARMOURY, INSIDE)) | s.word[BRIEFED]
    s.word[BRIEFED] = 0
    for n in range(s.rules.n_seats):
        theirs = armed & s.rules.bandits_of[clockwise(s, n)]
        if theirs:
            _draw_more(s, s.rules.seat_of[lowest(theirs)])


def _draw_more(s: State, seat: i64) -> None:
    before = hand_size(s, seat)
    cards = draw(s, seat, MORE_CARDS)
    if s.witness is not None:
        confide_to(s, seat, cards, EXTRA_CARDS, seat, hand_size(s, seat) - before)
