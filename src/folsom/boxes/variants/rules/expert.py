"""Expert variant: section 15.2 of the rules. Decks are not shuffled; cards may be kept."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.attack_plan.rules.keeping import add_face_down, ask_all, keep_card, list_keep
from folsom.boxes.base.rules.resolution import owner_code
from folsom.engine.agenda import KINDS_PER_MODULE, kind_of
from folsom.engine.bits import BULLET, bullets, card
from folsom.engine.cards import add, deck_size, hand_size, pour, zone_size
from folsom.engine.circle import clockwise
from folsom.engine.module import Module
from folsom.engine.options import (
    DISCARD_BULLET,
    PASS,
    first_of,
    offer,
    verb_of,
)
from folsom.engine.rules import Rules
from folsom.engine.state import (
    ANSWER,
    DECK,
    DISCARD,
    HAND,
    KEPT,
    LENT,
    NOBODY,
    SHUT,
    TOP,
    State,
    entry_figure,
)
from folsom.engine.telling import BULLETS_DISCARDED, HAND_KEPT, POURED, tell

SLOT: Final[i64] = 1
ASK_DISCARD: Final[i64] = SLOT * KINDS_PER_MODULE + 0
ASK_KEEP: Final[i64] = SLOT * KINDS_PER_MODULE + 1


@final
class Expert(Module):
    def __init__(self) -> None:
        super().__init__("expert", SLOT)

    def shuffles(self, rules: Rules) -> i64:
        """BASE-EXPERT-02."""
        return 0

    def draw_short(self, s: State, seat: i64) -> bool:
        """BASE-EXPERT-08, 09: the discard becomes the deck when a card is needed."""
        if s.witness is not None:
            remember_old_cards(s, seat)
            s.witness.shuffled(seat)
        pour(s, DISCARD, DECK, seat)
        pour(s, SHUT, DECK, seat)
        tell(s, POURED, seat, deck_size(s, seat))
        return True

    def lay_bullet(self, s: State, seat: i64) -> bool:
        """BASE-EXPERT-10: it lies on top of the deck and is the next card drawn."""
        s.word[TOP + seat] += 1
        return True

    def give_back(self, s: State, entry: i64) -> bool:
        """BASE-EXPERT-10: a resolved card goes face up onto the discard of its owner."""
        add(s, DISCARD, s.rules.seat_of[entry_figure(entry)], owner_code(s, entry))
        return True

    def before_planning(self, s: State) -> None:
        """BASE-EXPERT-04, 05: in 2014 bullets of the hand may be discarded, all at once."""
        if s.rules.discards_bullets:
            ask_all(s, ASK_DISCARD)

    def end_of_planning(self, s: State) -> bool:
        """BASE-EXPERT-06: everybody keeps the cards they like, all at once."""
        ask_all(s, ASK_KEEP)
        return True

    def asks(self, kind: i64) -> bool:
        return True

    def together(self, kind: i64) -> bool:
        """BASE-EXPERT-12."""
        return True

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        if kind_of(word) == ASK_DISCARD:
            if bullets(s.word[HAND + seat]) > s.word[ANSWER + seat]:
                offer(s, DISCARD_BULLET)
        else:
            list_keep(s, seat)
        offer(s, PASS)

    def has_answered(self, s: State, word: i64, seat: i64, option: i64) -> bool:
        """One card at a time, closed by pass."""
        if verb_of(option) == PASS:
            return True
        if verb_of(option) == DISCARD_BULLET:
            s.word[ANSWER + seat] += 1
        else:
            keep_card(s, seat, first_of(option))
        return False

    def run(self, s: State, word: i64) -> None:
        """All have answered: carry it out together, then the numbers are public."""
        for n in range(s.rules.n_seats):
            seat = clockwise(s, n)
            if kind_of(word) == ASK_DISCARD:
                discard_bullets(s, seat, s.word[ANSWER + seat])
            else:
                keep_hand(s, seat)
            s.word[ANSWER + seat] = 0


def discard_bullets(s: State, seat: i64, number: i64) -> None:
    """BASE-EXPERT-04: they are not replaced; everybody knows that they are bullets."""
    s.word[HAND + seat] -= number * card(BULLET)
    s.word[DISCARD + seat] += number * card(BULLET)
    if s.witness is not None:
        notebook = s.witness.notebook
        notebook.held[seat] = max(notebook.held[seat] - number, 0)
        notebook.aged[seat] = max(notebook.aged[seat] - number, 0)
        if number:
            notebook.fresh[seat] = 0  # it may have been one of them
        tell(s, BULLETS_DISCARDED, seat, number)


def keep_hand(s: State, seat: i64) -> None:
    """BASE-EXPERT-06, 07, 11: cards not kept are discarded face down."""
    kept = zone_size(s, KEPT, seat)
    gone = zone_size(s, HAND, seat)
    pour(s, HAND, SHUT, seat)
    pour(s, KEPT, HAND, seat)
    if s.witness is not None:
        s.witness.notebook.hands_parted(seat, kept, gone)
        tell(s, HAND_KEPT, seat, kept, gone)


def remember_old_cards(s: State, seat: i64) -> None:
    """What is held when the discard is shuffled in cannot have been open in that discard."""
    assert s.witness is not None
    notebook = s.witness.notebook
    notebook.shut_held[seat] = 0
    if s.rules.partner[seat] != NOBODY:
        return  # what partners hold of each other is not public
    notebook.aged[seat] = hand_size(s, seat)
    notebook.ceiling[seat] = s.word[HAND + seat] + s.word[SHUT + seat]
    notebook.ceiling_other[seat] = s.word[HAND + LENT + seat] + s.word[SHUT + LENT + seat]
    add_face_down(s, seat)
