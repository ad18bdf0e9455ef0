"""Colt Super Express as one seat sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.state import AT, GONE, LOOT, NOWHERE, PROGRAM, SHOWN, State
from folsom.engine.bits import bit, count
from folsom.sight.row import NONE, Row

MOST_ROUNDS: Final[i64] = 8  # that are told apart
MOST_LOOT: Final[i64] = 8
STANDING: Final[i64] = 0
STUNNED: Final[i64] = 1
IN_DUST: Final[i64] = 2
ELIMINATED: Final[i64] = 3
STATES: Final[i64] = 4
PHASES: Final[i64] = 3


@final
class SuperSight:
    """Looks at games of one configuration, one after another."""

    def __init__(
        self, size: int, seats: int, wagons: int, loot: int, cards: int, rows: int = 1
    ) -> None:
        self.row = Row(size, rows)
        self.seats: i64 = seats
        self.wagons: i64 = wagons  # at the start
        self.loot: i64 = loot  # Loot cards that there are
        self.cards: i64 = cards  # kinds of Action cards

    def look(self, s: State, seat: i64, n: i64 = 0) -> None:
        """Write what a seat sees into the n-th row; the order is that of `envs.super_names`."""
        row = self.row
        row.begin(n)
        row.flag(s.over != 0)
        row.amount(s.round, MOST_ROUNDS)
        row.one_of(PHASES, s.phase)
        row.one_of(self.seats, (s.first - seat + self.seats) % self.seats)
        for place in range(self.seats):
            asked = s.aboard & bit((seat + place) % self.seats)
            row.flag(asked != 0 and s.over == 0)
        row.amount(s.tail, self.wagons)
        for place in range(self.seats):
            self._bandit(s, (seat + place) % self.seats)
        self._own(s, seat)

    def _bandit(self, s: State, seat: i64) -> None:
        row = self.row
        at = s.seat[AT + seat]
        row.one_of(2 * self.wagons + 2, NONE if at == NOWHERE else at)
        row.amount(_rank(s, at, seat), self.seats)
        row.flag(s.facing_rear & bit(seat) != 0)
        row.one_of(STATES, _condition(s, seat))
        row.some_of(self.loot, s.seat[LOOT + seat])
        row.amount(count(s.seat[LOOT + seat]), MOST_LOOT)

    def _own(self, s: State, seat: i64) -> None:
        """SUPER-INFO-02: one's own cards, those set aside too."""
        hand: i64 = 0
        for kind in s.rules.hand:
            hand |= bit(kind)
        program = _kinds(s.seat[PROGRAM + seat])
        used = program | _kinds(s.seat[SHOWN + seat])
        at_hand = used == 0 and s.aboard & bit(seat) != 0
        self.row.some_of(self.cards, hand if at_hand else 0)
        self.row.some_of(self.cards, program)
        self.row.some_of(self.cards, hand & ~used if used else 0)


def _rank(s: State, at: i64, seat: i64) -> i64:
    """The place in the line where somebody stands; 1 is the front-most, 0 is none."""
    if at == NOWHERE:
        return 0
    line = s.line[at]
    rank: i64 = 1
    while line & 15 != seat + 1:
        line >>= 4
        rank += 1
    return rank


def _condition(s: State, seat: i64) -> i64:
    if s.seat[GONE + seat]:
        return ELIMINATED
    if s.dust & bit(seat):
        return IN_DUST
    return STUNNED if s.stunned & bit(seat) else STANDING


def _kinds(pile: i64) -> i64:
    """The set of kinds in a pile of cards, of which there is one each."""
    found: i64 = 0
    while pile:
        found |= bit((pile & 15) - 1)
        pile >>= 4
    return found
