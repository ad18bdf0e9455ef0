"""Set-up: the train, the first pawn, and who stands where (SUPER-SETUP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.line import stand_behind
from folsom.boxes.superexpress.rules.rules import Rules
from folsom.boxes.superexpress.rules.state import State, blank
from folsom.boxes.superexpress.rules.telling import GAME_BEGUN, PLACED, tell
from folsom.engine.bits import bit, nth
from folsom.engine.chance import FIRST_PLAYER, decide
from folsom.engine.generator import seed
from folsom.engine.listener import Listener

WAGONS: Final[i64] = 2  # what chance decides about, besides the First Player


def begin(
    rules: Rules, a: i64, b: i64, c: i64, d: i64, told: bool, script: list[int] | None = None
) -> State:
    """SUPER-INFO-06: a game before its first round; chance decides here and nowhere else."""
    s = blank(rules)
    seed(s, a, b, c, d)
    if told or script is not None:
        s.listener = Listener()
        if script is not None:
            s.listener.script = script
            s.listener.follows_script = True
    lay_wagons(s)
    s.first = decide(s, s.listener, rules.n_seats, FIRST_PLAYER)  # SUPER-SETUP-04
    tell(s, GAME_BEGUN, s.first)
    place_bandits(s)
    return s


def lay_wagons(s: State) -> None:
    """SUPER-SETUP-01, 02: wagon cards by chance, behind the Locomotive."""
    left = bit(s.rules.n_cards) - 1
    n = s.rules.n_cards
    for car in range(s.rules.n_wagons):
        card = nth(left, decide(s, s.listener, n, WAGONS))
        left &= ~bit(card)
        n -= 1
        s.wagons |= card << (4 * car)
    s.tail = s.rules.n_wagons


def place_bandits(s: State) -> None:
    """SUPER-SETUP-05, 06: player 1 in the last wagon but one, the others before it.

    The rear half, rounded up, face front; the front half face rear. All stand.
    """
    n = s.rules.n_seats
    s.aboard = bit(n) - 1
    for k in range(n):
        seat = (s.first + k) % n
        stand_behind(s, seat, 2 * (n - k))
        rear: i64 = 1 if k >= (n + 1) // 2 else 0
        if rear:
            s.facing_rear |= bit(seat)
        tell(s, PLACED, seat, 2 * (n - k), rear)
