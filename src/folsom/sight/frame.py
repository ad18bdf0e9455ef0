"""Frame: the row that is written, and how the observing seat names places and people."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.bits import bit, bullets, copies, lowest
from folsom.engine.notebook import Notebook
from folsom.engine.state import FACE, FIGURES, MARSHAL, NOBODY, POSITIONS, SHEET, State
from folsom.engine.vectors import filled, vector
from folsom.sight.atlas import Atlas
from folsom.sight.row import NONE, Row
from folsom.sight.scales import MOST_ALIKE, MOST_BULLETS


@final
class Frame:
    def __init__(self, atlas: Atlas, rows: int) -> None:
        self.row = Row(atlas.size, rows)
        self.seats: i64 = atlas.seats
        self.each: i64 = atlas.each  # bandits of a seat
        self.bandits: i64 = self.seats * self.each
        self.places: vec[i64] = vector(atlas.places)
        self.n_places: i64 = len(atlas.places)
        self.place_at: vec[i64] = numbered(atlas.places, POSITIONS)
        self.figures: i64 = self.bandits + len(atlas.others)
        self.other_at: vec[i64] = numbered(atlas.others, FIGURES)
        self.two_hands = atlas.two_hands
        self.cards: vec[i64] = vector(atlas.cards)
        self.n_cards: i64 = len(atlas.cards)

    def at(self, position: i64) -> None:
        """Where somebody is; they may be nowhere."""
        self.row.one_of(self.n_places, self.place_at[position])

    def seen(self, seat: i64, other: i64) -> i64:
        """How many seats further a seat is; NONE if there is none."""
        if other == NOBODY:
            return NONE
        return (other - seat + self.seats) % self.seats

    def figure(self, s: State, seat: i64, slot: i64) -> i64:
        """The bandit at a place among all bandits, one's own first; NONE if the seat has none."""
        first = s.rules.first_bandit[(seat + slot // self.each) % self.seats]
        return NONE if first == MARSHAL else first + slot % self.each

    def slot(self, s: State, seat: i64, figure: i64) -> i64:
        """The place of a figure: bandits from one's own on, then the others."""
        if figure < 0 or figure == NOBODY:
            return NONE
        if figure >= s.rules.n_figures:
            other = self.other_at[figure]
            return NONE if other == NONE else self.bandits + other
        place = self.seen(seat, s.rules.seat_of[figure])
        return place * self.each + s.rules.nth_bandit[figure]

    def one_bandit(self, s: State, seat: i64, figure: i64) -> None:
        """A flag for each bandit; `figure` may be nobody."""
        self.row.one_of(self.bandits, self.slot(s, seat, figure))

    def some_bandits(self, s: State, seat: i64, figures: i64) -> None:
        while figures:
            self.row.mark(self.slot(s, seat, lowest(figures)))
            figures &= figures - 1
        self.row.at += self.bandits

    def zone(self, own: i64, other: i64) -> None:
        """Cards of each kind; those of the seat's second bandit, and borrowed ones, apart."""
        self._cards(own)
        self.row.amount(bullets(own) + bullets(other), MOST_BULLETS)
        if self.two_hands:
            self._cards(other)

    def _cards(self, bag: i64) -> None:
        if not bag:
            self.row.skip(self.n_cards)
            return
        for kind in self.cards:
            self.row.amount(copies(bag, kind), MOST_ALIKE)


def numbered(things: list[int], most: i64) -> vec[i64]:
    """For each thing its place in a list, or NONE."""
    found = filled(most, NONE)
    for n, thing in enumerate(things):
        found[thing] = n
    return found


def face_seen(s: State, notebook: Notebook, seat: i64, figure: i64, token: i64) -> i64:
    """BASE-INFO-03, 18: a token on a sheet, one's own or at the end; else as one remembers it."""
    if s.over or s.rules.seat_of[figure] == seat:
        return s.word[FACE + token]
    return notebook.face_known(seat, token)


def on_sheet(s: State, figure: i64, kind: i64) -> i64:
    return s.word[SHEET + figure] & s.rules.tokens_of[kind]


def money_seen(s: State, notebook: Notebook, seat: i64, figure: i64, kind: i64) -> i64:
    """What the tokens of a kind are worth that one knows on a sheet."""
    money: i64 = 0
    tokens = on_sheet(s, figure, kind)
    while tokens:
        money += face_seen(s, notebook, seat, figure, lowest(tokens))
        tokens &= tokens - 1
    return money


def faces_seen(s: State, notebook: Notebook, seat: i64, figure: i64, kind: i64, face: i64) -> i64:
    """How many tokens of a kind one knows to have this face."""
    found: i64 = 0
    tokens = on_sheet(s, figure, kind)
    while tokens:
        if face_seen(s, notebook, seat, figure, lowest(tokens)) == face:
            found += 1
        tokens &= tokens - 1
    return found


def has(members: i64, n: i64) -> bool:
    return members & bit(n) != 0
