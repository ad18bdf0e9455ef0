"""Set-up: section 2 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.setup import place, place_marshal
from folsom.boxes.marshal.rules.state import marshal_seat
from folsom.boxes.marshal.rules.tasks import CHEAP_BAG, FIRST_MAILBAG, MAILBAG, MAILBAGS
from folsom.engine.bits import bit
from folsom.engine.board import INSIDE, position
from folsom.engine.chance import below
from folsom.engine.loot import FIRST_STRONGBOX, label
from folsom.engine.rules import Rules
from folsom.engine.state import BOX, FACE, GROUND, State

CHEAP_MAILBAG: Final[i64] = 200
DEAR_MAILBAG: Final[i64] = 1200


def bring_mailbags(rules: Rules) -> None:
    """MARSHAL-COMP-04, MARSHAL-VIS-05."""
    rules.add_tokens(MAILBAG, FIRST_MAILBAG, MAILBAGS)
    rules.secret_tokens |= rules.tokens_of[MAILBAG]
    rules.worth_money |= rules.tokens_of[MAILBAG]


def load_locomotive(s: State) -> None:
    """MARSHAL-SETUP-04: two Mailbags instead of the Strongbox."""
    cab = position(0, INSIDE)
    s.word[GROUND + cab] &= ~bit(FIRST_STRONGBOX)
    s.word[GROUND + BOX] |= bit(FIRST_STRONGBOX)
    cheap = FIRST_MAILBAG + below(s, MAILBAGS, CHEAP_BAG)
    for token in range(FIRST_MAILBAG, FIRST_MAILBAG + MAILBAGS):
        s.word[FACE + token] = CHEAP_MAILBAG if token == cheap else DEAR_MAILBAG
        s.word[GROUND + cab] |= bit(token)
        label(s, token)


def place_all(s: State) -> None:
    """MARSHAL-SETUP-11: even numbers in the car before the Prison car, odd ones before that."""
    place_marshal(s)
    for n in range(1, s.rules.n_seats):
        seat = (marshal_seat(s) + n) % s.rules.n_seats
        car = s.rules.last_car - 1 if n % 2 else s.rules.last_car - 2
        place(s, s.rules.first_bandit[seat], position(car, INSIDE))
