"""Telling: the only way in which a live game reports events.

An event is a kind and four public numbers, with one secret number that only a
set of seats may see. In search nobody listens, and telling costs one comparison.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.state import State

# kind: public numbers; secret
GAME_BEGUN: Final[i64] = 0  # first seat
PLACED: Final[i64] = 1  # figure, position
ROUND_BEGUN: Final[i64] = 2  # round, first seat
CARD_TURNED: Final[i64] = 3  # Round card
TURN_BEGUN: Final[i64] = 4  # turn, turn type
FREE_CARD: Final[i64] = 5  # seat, taken?; card
BORROWED: Final[i64] = 6  # seat, partner; card
HAND_FILLED: Final[i64] = 7  # seat, number; cards
BULLETS_DISCARDED: Final[i64] = 8  # seat, number
PLAYED: Final[i64] = 9  # seat, figure, kind, index in the pile; entry if face down
DREW: Final[i64] = 10  # seat, number; cards
POURED: Final[i64] = 11  # seat, cards of the new deck
HAND_RETURNED: Final[i64] = 12  # seat, number
HAND_KEPT: Final[i64] = 13  # seat, number kept, number discarded
STEALIN_BEGUN: Final[i64] = 14
RESOLVING: Final[i64] = 15  # figure, kind, index in the pile, was face down?
NO_EFFECT: Final[i64] = 16  # figure, kind, reason
MOVED: Final[i64] = 17  # figure, from, to, how
SHOT: Final[i64] = 18  # figure, target, bullets left
PUNCHED: Final[i64] = 19  # figure, victim
LOOT_FELL: Final[i64] = 20  # victim, token kind, label, position; face
LOOT_KEPT: Final[i64] = 21  # taker, victim, token kind; face
LOOT_TAKEN: Final[i64] = 22  # figure, token kind, label, position; face
NEUTRAL_BULLET: Final[i64] = 23  # figure, supply left
SUPPLY_SHORT: Final[i64] = 24  # bandits concerned, supply, is the rest removed?
EVENT_BEGUN: Final[i64] = 25  # event
LOOT_LAID: Final[i64] = 26  # token kind, position
PAID: Final[i64] = 27  # figure, amount
LOOT_FORFEITED: Final[i64] = 28  # figure, token kind; face
CARDS_RETURNED: Final[i64] = 29  # figure or everybody, kind
ROUND_ENDED: Final[i64] = 30  # round
SCORED: Final[i64] = 31  # seat, money, Gunslinger?, bullets received
GAME_OVER: Final[i64] = 32  # set of winning seats
FIRST_MODULE_EVENT: Final[i64] = 64

UNSEEN: Final[i64] = 63  # in place of a kind or figure that is face down

# How a figure moved.
WALKED: Final[i64] = 0
CLIMBED: Final[i64] = 1
PUNCHED_AWAY: Final[i64] = 2
SHOVED: Final[i64] = 3
FLED: Final[i64] = 4
SWEPT: Final[i64] = 5  # by an event
LED: Final[i64] = 6  # the Marshal, by a card
FIRST_MODULE_WAY: Final[i64] = 16

# Why a card had no effect; 0 is no reason.
NO_TARGET: Final[i64] = 1
NO_BULLET: Final[i64] = 2
NO_LOOT: Final[i64] = 3
NOBODY_HERE: Final[i64] = 4
NO_WAY: Final[i64] = 5
FIRST_MODULE_REASON: Final[i64] = 16


def tell(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Tell everybody."""
    if s.witness is not None:
        confide(s, 0, 0, kind, a, b, c, d)


def confide(
    s: State, seats: i64, secret: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
) -> None:
    """Tell everybody, and a set of seats a secret with it."""
    witness = s.witness
    if witness is not None and witness.writes:
        event = (int(kind), int(a), int(b), int(c), int(d), int(secret), int(seats))
        witness.events.append(event)


def confide_to(
    s: State, seat: i64, secret: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
) -> None:
    """Tell everybody, and one seat a secret with it."""
    confide(s, bit(seat), secret, kind, a, b, c, d)


# Several cards in one secret: six bits each, the first one lowest, code + 1.
def with_card(cards: i64, n: i64, code: i64) -> i64:
    return cards | ((code + 1) << (6 * n))
