"""Keeping cards of the hand for the next round, one at a time, everybody at once."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.resolution import owner_code
from folsom.engine.agenda import ask
from folsom.engine.bits import ACTION_KINDS, BULLET, bit, card, copies
from folsom.engine.cards import add, hand_size, remove
from folsom.engine.options import KEEP, card_code, kind_in, offer, other_in
from folsom.engine.state import ANSWER, HAND, KEPT, LENT, PILE, State, entry_hidden, entry_seat


def ask_all(s: State, kind: i64) -> None:
    """Ask everybody who holds a card; that is public, so asking betrays nothing."""
    holders: i64 = 0
    for seat in range(s.rules.n_seats):
        if hand_size(s, seat) > 0:
            holders |= bit(seat)
    ask(s, kind, holders)


def list_keep(s: State, seat: i64) -> None:
    """Cards of the hand in ascending order, none before the last one kept."""
    for kind in range(ACTION_KINDS):
        _offer_keep(s, seat, kind)
    _offer_keep(s, seat, BULLET)


def _offer_keep(s: State, seat: i64, kind: i64) -> None:
    for other in range(2):
        code = card_code(kind, other)
        if (
            copies(s.word[HAND + other * LENT + seat], kind)
            and _place(code) >= s.word[ANSWER + seat]
        ):
            offer(s, KEEP, code)


def _place(code: i64) -> i64:
    """Order in which cards are picked: by kind, then by bandit."""
    return kind_in(code) * 2 + other_in(code)


def keep_card(s: State, seat: i64, code: i64) -> None:
    """A card is picked; those that come before it are no longer offered."""
    remove(s, HAND, seat, code)
    add(s, KEPT, seat, code)
    s.word[ANSWER + seat] = _place(code)


def add_face_down(s: State, seat: i64) -> None:
    """What a seat has laid face down may also be among the cards that it held on to."""
    assert s.witness is not None
    notebook = s.witness.notebook
    for n in range(s.pile_size):
        entry = s.word[PILE + n]
        if entry_seat(entry) == seat and entry_hidden(entry):
            code = owner_code(s, entry)
            if other_in(code):
                notebook.ceiling_other[seat] += card(kind_in(code))
            else:
                notebook.ceiling[seat] += card(kind_in(code))
