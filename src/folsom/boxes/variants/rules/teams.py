"""Team variant: section 15.5 of the rules. Partners sit side by side and borrow a card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.setup import place, place_marshal
from folsom.boxes.variants.rules import duo
from folsom.boxes.variants.rules.partners import deal_partners
from folsom.engine.bits import BULLET
from folsom.engine.board import INSIDE, position
from folsom.engine.cards import add, remove, take_top
from folsom.engine.chance import FIRST_PLAYER, below
from folsom.engine.circle import clockwise
from folsom.engine.module import Module
from folsom.engine.notebook import SURE, UNSURE, Notebook
from folsom.engine.options import card_code, kind_in, other_in
from folsom.engine.rules import REVERSED
from folsom.engine.state import (
    HAND,
    OUT,
    TOP,
    State,
    entry_figure,
    entry_kind,
    entry_seat,
)
from folsom.engine.telling import BORROWED, confide_to, with_card

SLOT: Final[i64] = 4


@final
class Teams(Module):
    """Seats are A1, B1, A2, B2, … clockwise (BASE-TEAM-02)."""

    def __init__(self) -> None:
        super().__init__("teams", SLOT)

    def first_player(self, s: State) -> i64:
        """BASE-TEAM-04: one of the players A."""
        return 2 * below(s, s.rules.n_seats // 2, FIRST_PLAYER)

    def place_figures(self, s: State) -> bool:
        """BASE-TEAM-03."""
        place_marshal(s)
        for seat in range(s.rules.n_seats):
            car = s.rules.last_car - seat % 2
            place(s, s.rules.first_bandit[seat], position(car, INSIDE))
        return True

    def order(self, s: State, turn_type: i64, place: i64) -> i64:
        """BASE-TEAM-05: a Switching turn begins with B of the First Player's team."""
        if s.rules.turn_flags[turn_type] & REVERSED:
            return (s.first + 1 + s.rules.n_seats - place) % s.rules.n_seats
        return -1

    def next_first(self, s: State) -> i64:
        """BASE-TEAM-04: player A of the next team."""
        return clockwise(s, 2)

    def borrow(self, s: State) -> None:
        """BASE-TEAM-07, 08, 18: everybody takes the top card of the partner's deck."""
        taken: list[i64] = []
        for n in range(s.rules.n_seats):
            taken.append(take_from_partner(s, clockwise(s, n)))
        for n in range(s.rules.n_seats):
            if taken[n] >= 0:
                add(s, HAND, clockwise(s, n), taken[n])

    def shown(self, s: State, entry: i64) -> None:
        """The owner sees that the card was with the partner, and everybody that it crossed."""
        seat = entry_seat(entry)
        owner = s.rules.seat_of[entry_figure(entry)]
        notebook = s.witness.notebook if s.witness is not None else None
        if owner != seat:
            remove(s, OUT, owner, entry_kind(entry))
            if notebook is not None:
                notebook.crossed[seat] -= 1
                notebook.fresh[seat] = 0
        elif notebook is not None and notebook.fresh[seat] == UNSURE:
            notebook.fresh[seat] = 0

    def redeal(self, r: State, notebook: Notebook, seat: i64) -> i64:
        """Partners' cards are dealt together, since some have changed hands."""
        for a in range(0, r.rules.n_seats, 2):
            deal_partners(r, notebook, seat, a, a + 1)
        return r.rules.all_seats

    def fame(self, s: State, side: i64) -> i64:
        """BASE-TEAM-21, 22: shots of both, less those at each other."""
        return duo.fame(s, side)


def take_from_partner(s: State, seat: i64) -> i64:
    """BASE-TEAM-12 to 14: the card as the borrower sees it; -1 if there is none."""
    partner = s.rules.partner[seat]
    openly = s.word[TOP + partner] > 0
    code = take_top(s, partner)
    if code < 0:
        return -1
    kind = kind_in(code)
    seen = code if kind == BULLET else card_code(kind, 1 - other_in(code))
    note_borrowing(s, seat, partner, seen, openly)
    confide_to(s, seat, with_card(0, 0, seen), BORROWED, seat, partner)
    return seen


def note_borrowing(s: State, seat: i64, partner: i64, seen: i64, openly: bool) -> None:
    """What is public of it, and what the partner no longer knows of their own deck."""
    notebook = s.witness.notebook if s.witness is not None else None
    if openly:
        if notebook is not None:
            notebook.fresh[seat] = 0
            notebook.held[seat] += 1
            notebook.moved_lead[seat] += 1
            notebook.moved_lead[partner] -= 1
        return
    if notebook is not None:
        notebook.fresh[seat] = UNSURE if notebook.crossed[partner] > 0 else SURE
        notebook.crossed[seat] += 1
    if kind_in(seen) != BULLET and other_in(seen) == 0:
        remove(s, OUT, seat, seen)  # an own card, lent earlier, has come back
        add(s, OUT, partner, card_code(kind_in(seen), 1))
    else:
        add(s, OUT, partner, kind_in(seen))
