"""Rounds: section 4 of the rules, and the filling of hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import DOC, seat_has
from folsom.boxes.base.rules.tasks import (
    BEGIN_PLANNING,
    DEAL,
    END_ROUND,
    NEXT_ROUND,
    PREPARE_DECKS,
    SCORE,
    TURN,
    TURN_CARD,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count, nth
from folsom.engine.cards import draw, hand_size
from folsom.engine.chance import ROUND_CARD, below
from folsom.engine.circle import clockwise
from folsom.engine.rules import ROUNDS
from folsom.engine.state import LAID, ROUND_START, SCHEMIN, SEATS, State
from folsom.engine.telling import (
    CARD_TURNED,
    HAND_FILLED,
    ROUND_BEGUN,
    ROUND_ENDED,
    confide_to,
    tell,
)

HAND_LIMIT: Final[i64] = 6


def next_round(s: State) -> None:
    """BASE-ROUND-02, 05: the Round card and the hands, in the order of the edition."""
    s.round += 1
    s.phase = ROUND_START
    s.turn = 0
    s.pile_size = 0
    s.next = 0
    for seat in range(SEATS):
        s.word[LAID + seat] = 0
    tell(s, ROUND_BEGUN, s.round, s.first)
    push(s, task(BEGIN_PLANNING))
    if not s.rules.cards_first:
        push(s, task(TURN_CARD))
    push(s, task(DEAL))
    push(s, task(PREPARE_DECKS))
    if s.rules.cards_first:
        push(s, task(TURN_CARD))


def turn_card(s: State) -> None:
    """BASE-ROUND-03, BASE-SETUP-09: the top card of a deck whose order nobody knows."""
    coming = s.stations if s.rules.advanced and s.round == ROUNDS else s.pool
    card: i64 = -1
    if s.witness is not None:
        card = s.witness.next_round_card()
    if card < 0:
        card = nth(coming, below(s, count(coming), ROUND_CARD))
    s.card = card
    s.stations &= ~bit(card)
    s.pool &= ~bit(card)
    tell(s, CARD_TURNED, s.card)
    for m in s.rules.card_revealed:
        m.card_revealed(s)


def prepare_decks(s: State) -> None:
    """Before the shuffle: free cards and the like."""
    for m in s.rules.before_shuffle:
        m.before_shuffle(s)


def deal(s: State) -> None:
    """BASE-ROUND-04, BASE-RAND-02: shuffle, then fill the hands clockwise from the First."""
    if s.rules.shuffles and s.witness is not None:
        for seat in range(s.rules.n_seats):
            s.witness.shuffled(seat)
    for m in s.rules.borrow:
        m.borrow(s)
    for n in range(s.rules.n_seats):
        seat = clockwise(s, n)
        before = hand_size(s, seat)
        cards = draw(s, seat, full_hand(s, seat) - before)
        if s.witness is not None:
            confide_to(s, seat, cards, HAND_FILLED, seat, hand_size(s, seat) - before)
    for m in s.rules.extra_cards:
        m.extra_cards(s)


def full_hand(s: State, seat: i64) -> i64:
    """BASE-ROUND-04, BASE-POWER-22: six cards, Doc seven."""
    wanted = HAND_LIMIT
    if seat_has(s, seat, DOC):
        wanted += 1
    for m in s.rules.hand_size:
        wanted += m.hand_size(s, seat)
    return wanted


def begin_planning(s: State) -> None:
    s.phase = SCHEMIN
    push(s, task(TURN))
    for m in s.rules.before_planning:
        m.before_planning(s)


def end_round(s: State) -> None:
    """BASE-ROUND-01, 07, 08: the First Player passes on; after round 5 the game is scored."""
    for m in s.rules.tidy:
        m.tidy(s)
    tell(s, ROUND_ENDED, s.round)
    if s.round == ROUNDS:
        push(s, task(SCORE))
        return
    for m in s.rules.next_first:
        first = m.next_first(s)
        if first >= 0:
            s.first = first
            break
    push(s, task(NEXT_ROUND))


def after_event(s: State) -> None:
    """Steps between event and round end."""
    push(s, task(END_ROUND))
    if s.round < ROUNDS:
        for m in s.rules.after_event:
            m.after_event(s)
