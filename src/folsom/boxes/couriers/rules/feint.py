"""Feint turns: COUR-TURN-02 to 07."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.couriers.rules.state import FEINTERS
from folsom.boxes.couriers.rules.tasks import CARD_LOST, FEINT, FEINTED
from folsom.engine.bits import bit
from folsom.engine.cards import hand_size, pick, put_under, remove
from folsom.engine.circle import clockwise
from folsom.engine.options import offer
from folsom.engine.printed import MOST_TURNS
from folsom.engine.state import HAND, LENT, UNDER, State
from folsom.engine.telling import confide_to, tell, with_card


def list_feint(s: State, seat: i64, feint_turn: i64) -> None:
    """COUR-TURN-02, 05: in its turn, one bandit of each team."""
    turn_type = s.rules.turns_at[s.card * MOST_TURNS + s.turn]
    if turn_type == feint_turn and s.word[FEINTERS] & bit(_use(s, seat)) == 0:
        offer(s, FEINT)


def _use(s: State, seat: i64) -> i64:
    """COUR-TURN-05: once for each team, in every Feint turn of the round."""
    return 2 * s.turn + s.rules.side_of[seat]


def feint(s: State, seat: i64) -> None:
    """COUR-TURN-02, 04: every opponent loses a card of the hand; that is all one does."""
    side = s.rules.side_of[seat]
    s.word[FEINTERS] |= bit(_use(s, seat))
    tell(s, FEINTED, seat)
    for n in range(s.rules.n_seats):
        other = clockwise(s, n)
        if s.rules.side_of[other] != side and hand_size(s, other):
            lose_card(s, other)


def lose_card(s: State, seat: i64) -> None:
    """COUR-TURN-03, 06: any card, which its owner sees and lays under the deck."""
    code = pick(s, seat, s.word[HAND + seat], s.word[HAND + LENT + seat])
    remove(s, HAND, seat, code)
    put_under(s, seat, code)
    if s.witness is not None:
        s.witness.notebook.hand_returned(seat, 1)
        confide_to(s, seat, with_card(0, 0, code), CARD_LOST, seat)


def begin_round(s: State) -> None:
    """COUR-TURN-03: what lies under a deck is known until it is shuffled; with Expert it is not."""
    s.word[FEINTERS] = 0
    if s.rules.shuffles:
        for seat in range(s.rules.n_seats):
            s.word[UNDER + seat] = 0
