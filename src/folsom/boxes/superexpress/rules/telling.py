"""Telling: events of a live game. In search nobody listens, and it costs one comparison."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.state import State
from folsom.engine.bits import bit

# kind: public numbers; secret
GAME_BEGUN: Final[i64] = 0  # first seat
PLACED: Final[i64] = 1  # seat, place, faces rear?
ROUND_BEGUN: Final[i64] = 2  # round, first seat
PROGRAMMED: Final[i64] = 3  # seat; program
SHOOTIN_BEGUN: Final[i64] = 4
REVEALED: Final[i64] = 5  # seat, card, lap
NO_EFFECT: Final[i64] = 6  # seat, card, reason
MOVED: Final[i64] = 7  # seat, from, to, how
FLIPPED: Final[i64] = 8  # seat, faces rear?
FIRED: Final[i64] = 9  # seat, target
STUNNED: Final[i64] = 10  # seat, by itself?
WOKE: Final[i64] = 11  # seat
LEFT_TRAIN: Final[i64] = 12  # seat, place it left, by its own Move?, may it come back?
ELIMINATED: Final[i64] = 13  # seat, cause
UNCOUPLED: Final[i64] = 14  # car
LOOT_WON: Final[i64] = 15  # seat, wagon card
ROUND_ENDED: Final[i64] = 16  # round
GAME_OVER: Final[i64] = 17  # set of winning seats
RODE: Final[i64] = 18  # seat, from where

# How a bandit moved.
WALKED: Final[i64] = 0
CLIMBED: Final[i64] = 1
PUSHED: Final[i64] = 2

# Why a card had no effect.
NO_TARGET: Final[i64] = 0
IN_DUST: Final[i64] = 1

# Why a bandit was eliminated.
LEFT: Final[i64] = 0  # off the train by Move or shot
NOT_SAVED: Final[i64] = 1  # in the dust without a Horse
LOST_WITH_TAIL: Final[i64] = 2


def tell(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Tell everybody."""
    listener = s.listener
    if listener is not None:
        listener.events.append((int(kind), int(a), int(b), int(c), int(d), 0, 0))


def confide(s: State, seat: i64, secret: i64, kind: i64, a: i64) -> None:
    """Tell everybody, and one seat a secret with it."""
    listener = s.listener
    if listener is not None:
        listener.events.append((int(kind), int(a), 0, 0, 0, int(secret), int(bit(seat))))
