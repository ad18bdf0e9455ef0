"""Silk: one of three powers is fixed before bandits are chosen (EXTRA-SILK)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.bullets import MEETING, neutral_shot
from folsom.boxes.base.rules.powers import has
from folsom.boxes.base.rules.tasks import MOVE_TO
from folsom.engine.agenda import KINDS_PER_MODULE, figure_of, kind_of, push, task, top
from folsom.engine.bits import bit
from folsom.engine.board import NO_POSITION
from folsom.engine.module import Module
from folsom.engine.options import first_of, offer
from folsom.engine.state import AT, State
from folsom.engine.telling import tell

SLOT: Final[i64] = 17  # for all three, since a game has one of them
LONG_STEP: Final[i64] = 128  # a power: one or two cars on either floor
DODGE: Final[i64] = 256  # … hands the bullet of a meeting on
BARRIER: Final[i64] = 512  # … nobody comes in by the rear door
ASK_RECEIVER: Final[i64] = SLOT * KINDS_PER_MODULE

GIVE: Final[i64] = 48  # option: figure whose player gets the bullet
DODGED: Final[i64] = 96  # event: figure, receiver of its bullet

TWO_CARS: Final[i64] = 2


@final
class Movement(Module):
    def __init__(self) -> None:
        super().__init__("silk_movement", SLOT)

    def stride(self, s: State, figure: i64) -> i64:
        """EXTRA-SILK-10, 12, 13: one or two cars, inside as on the roof."""
        if has(s, figure, LONG_STEP):
            return TWO_CARS
        return -1

    def unhindered(self, s: State, figure: i64) -> i64:
        """EXTRA-SILK-11: lawmen are passed without any effect."""
        return 1 if has(s, figure, LONG_STEP) else 0


@final
class Dodge(Module):
    def __init__(self) -> None:
        super().__init__("silk_dodge", SLOT)

    def receiver(self, s: State, figure: i64, cause: i64) -> bool:
        """EXTRA-SILK-21 to 25: the bullet of a meeting goes to another player."""
        if cause != MEETING or not has(s, figure, DODGE):
            return False
        push(s, task(ASK_RECEIVER, figure, s.rules.seat_of[figure]))
        return True

    def asks(self, kind: i64) -> bool:
        return True

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        for n in range(1, s.rules.n_seats):
            other = (seat + n) % s.rules.n_seats
            offer(s, GIVE, s.rules.first_bandit[other])

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        """EXTRA-SILK-26: for all counts the chosen player has received it."""
        tell(s, DODGED, figure_of(word), first_of(option))
        neutral_shot(s, first_of(option))


@final
class Blocking(Module):
    def __init__(self) -> None:
        super().__init__("silk_blocking", SLOT)

    def bar_goals(self, s: State, figure: i64, goals: i64) -> i64:
        """EXTRA-SILK-30 to 36: no Move card leads in by the rear door of a barred car."""
        if kind_of(top(s)) != MOVE_TO or s.board.insides & bit(s.word[AT + figure]) == 0:
            return 0  # EXTRA-SILK-32, 33: only a Move card comes by the door
        barred: i64 = 0
        is_barred = False
        ahead = s.board.front[s.word[AT + figure]]
        while ahead != NO_POSITION:
            is_barred = is_barred or holds_the_door(s, ahead)
            if is_barred:
                barred |= bit(ahead)
            ahead = s.board.front[ahead]
        return barred


def holds_the_door(s: State, here: i64) -> bool:
    """Is somebody with the blocking power on this position?"""
    for figure in range(s.rules.n_figures):
        if s.word[AT + figure] == here and has(s, figure, BARRIER):
            return True
    return False
