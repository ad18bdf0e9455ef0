"""Couriers: section 15 of the rules. Nobody stays where one of them is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import move_figure, settle
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.tasks import FLEE, NEUTRAL_SHOTS
from folsom.boxes.couriers.rules.state import GANG, team_of
from folsom.boxes.couriers.rules.tasks import COURIERS, FIRST_COURIER, GANG_BULLET
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit
from folsom.engine.state import AT, NOBODY, State
from folsom.engine.telling import CLIMBED, tell

ENCOUNTER: Final[i64] = 2  # cause of neutral bullets; no meeting in the sense of other boxes


def encounter(s: State, group: i64) -> None:
    """COUR-ENC-02 to 05: a bullet each, as far as the supply goes, and to the other floor."""
    caught: i64 = 0
    for courier in range(FIRST_COURIER, FIRST_COURIER + COURIERS):
        caught |= group & bandits_at(s, s.word[AT + courier])
    if caught == 0:
        return
    push(s, task(FLEE, NOBODY, NOBODY, 0, 0, caught))
    push(s, task(NEUTRAL_SHOTS, NOBODY, NOBODY, ENCOUNTER, 0, caught))


def is_courier(figure: i64) -> bool:
    return FIRST_COURIER <= figure < FIRST_COURIER + COURIERS


def hit(s: State, figure: i64, courier: i64) -> None:
    """COUR-FIRE-08: the bullet goes under the gang token, the Courier to the other floor."""
    lay_under_token(s, figure, team_of(s, figure))
    change_floor(s, courier)


def lay_under_token(s: State, shooter: i64, team: i64) -> None:
    s.word[GANG] += bit(8 * team)
    tell(s, GANG_BULLET, shooter, team)


def change_floor(s: State, courier: i64) -> None:
    """COUR-ENC-01, 02: a Courier meets everybody he reaches."""
    climb(s, courier)
    settle(s, bandits_at(s, s.word[AT + courier]))


def climb(s: State, courier: i64) -> None:
    """Only the Courier moves; the meetings follow."""
    move_figure(s, courier, s.board.floor[s.word[AT + courier]], CLIMBED)
