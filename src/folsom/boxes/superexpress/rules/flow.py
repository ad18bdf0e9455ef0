"""Flow: everybody programs in secret, then the round runs to its end (SUPER-ROUND)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.rules import Rules
from folsom.boxes.superexpress.rules.setup import begin
from folsom.boxes.superexpress.rules.shootin import shoot
from folsom.boxes.superexpress.rules.state import PROGRAM, SCHEMIN, SHOOTIN, SHOWN, State
from folsom.boxes.superexpress.rules.tail import end_round
from folsom.boxes.superexpress.rules.telling import (
    PROGRAMMED,
    ROUND_BEGUN,
    SHOOTIN_BEGUN,
    confide,
    tell,
)
from folsom.engine.bits import bit, lowest
from folsom.engine.generator import roll


def new(rules: Rules, a: i64, b: i64, c: i64, d: i64, told: bool) -> State:
    """A new game, at its first decision."""
    s = begin(rules, a, b, c, d, told)
    begin_round(s)
    return s


def begin_round(s: State) -> None:
    """SUPER-PLAN-01, 04, SUPER-DROP-05: all cards are in hand, all who are left are asked."""
    s.round += 1
    s.phase = SCHEMIN
    s.turn = 0
    s.asked = s.aboard
    for seat in range(s.rules.n_seats):
        s.seat[PROGRAM + seat] = 0
        s.seat[SHOWN + seat] = 0
    tell(s, ROUND_BEGUN, s.round, s.first)


def play(s: State, seat: i64, program: i64) -> None:
    """SUPER-PLAN-02, 03: lay a legal program of a seat that is asked; the last one starts all."""
    s.seat[PROGRAM + seat] = program
    s.asked &= ~bit(seat)
    if s.asked == 0:
        begin_shootin(s)
        run_round(s)


def begin_shootin(s: State) -> None:
    """All programs lie: nobody was told before who had answered, and how."""
    s.phase = SHOOTIN
    if s.listener is not None:
        for k in range(s.rules.n_seats):
            seat = (s.first + k) % s.rules.n_seats
            if s.aboard & bit(seat):
                confide(s, seat, s.seat[PROGRAM + seat], PROGRAMMED, seat)
        tell(s, SHOOTIN_BEGUN)


def run_round(s: State) -> None:
    """SUPER-ROUND-01: the rest of the Shootin' phase, the round end, and the next round."""
    shoot(s)
    if s.over == 0:
        end_round(s)
    if s.over == 0:
        begin_round(s)


def play_randomly(s: State) -> i64:
    """Play to the end by chance; the number of decisions made."""
    decisions: i64 = 0
    while s.over == 0:
        play(s, lowest(s.asked), s.rules.programs[roll(s, s.rules.n_programs)])
        decisions += 1
    return decisions
