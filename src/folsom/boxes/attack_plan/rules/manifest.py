"""Attack plan: icons on Round cards that let everybody keep cards (HORSE-PLAN).

Three expansions print them, so they belong to none. With the Expert variant they are
ignored: this module is then not in play (HORSE-PLAN-05).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.attack_plan.rules.keeping import add_face_down, ask_all, keep_card, list_keep
from folsom.engine.agenda import KINDS_PER_MODULE
from folsom.engine.cards import pour, zone_size
from folsom.engine.circle import clockwise
from folsom.engine.module import Module
from folsom.engine.options import PASS, first_of, offer, verb_of
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    ANSWER,
    DECK,
    HAND,
    KEPT,
    LENT,
    NOBODY,
    State,
)
from folsom.engine.telling import HAND_RETURNED, tell

SLOT: Final[i64] = 9
ASK_PLAN: Final[i64] = SLOT * KINDS_PER_MODULE

CARDS_KEPT: Final[i64] = 80  # seat, number


@final
class AttackPlan(Module):
    def __init__(self) -> None:
        super().__init__("attack_plan", SLOT)

    def end_of_planning(self, s: State) -> bool:
        """HORSE-PLAN-01, 02, 08: between the phases, all at once; not in the last round."""
        if s.rules.card_keeps[s.card] == 0 or s.round == ROUNDS:
            return False
        ask_all(s, ASK_PLAN)
        return True

    def asks(self, kind: i64) -> bool:
        return True

    def together(self, kind: i64) -> bool:
        return True

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        list_keep(s, seat)
        offer(s, PASS)

    def has_answered(self, s: State, word: i64, seat: i64, option: i64) -> bool:
        """HORSE-PLAN-01: a card for each icon."""
        if verb_of(option) == PASS:
            return True
        keep_card(s, seat, first_of(option))
        return zone_size(s, KEPT, seat) == s.rules.card_keeps[s.card]

    def run(self, s: State, word: i64) -> None:
        for n in range(s.rules.n_seats):
            seat = clockwise(s, n)
            s.word[ANSWER + seat] = 0
            keep_hand(s, seat)


def keep_hand(s: State, seat: i64) -> None:
    """HORSE-PLAN-02, 03: the number is public; the rest goes back onto the deck."""
    kept = zone_size(s, KEPT, seat)
    gone = zone_size(s, HAND, seat)
    if s.witness is not None:
        remember_ceiling(s, seat, kept, gone)
        tell(s, CARDS_KEPT, seat, kept)
        tell(s, HAND_RETURNED, seat, gone)
    pour(s, HAND, DECK, seat)
    pour(s, KEPT, HAND, seat)


def remember_ceiling(s: State, seat: i64, kept: i64, gone: i64) -> None:
    """What was kept was not among the cards that lie openly on the pile of this round."""
    assert s.witness is not None
    notebook = s.witness.notebook
    notebook.hand_returned(seat, gone)
    if s.rules.partner[seat] != NOBODY:
        return  # what partners hold of each other is not public
    notebook.aged[seat] = kept
    notebook.ceiling[seat] = s.word[HAND + seat] + s.word[KEPT + seat] + s.word[DECK + seat]
    notebook.ceiling_other[seat] = (
        s.word[HAND + LENT + seat] + s.word[KEPT + LENT + seat] + s.word[DECK + LENT + seat]
    )
    add_face_down(s, seat)
