"""Events of this module: sections 10 and 11 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import move_figure, settle
from folsom.boxes.base.rules.bullets import GUNFIRE, neutral_shots
from folsom.boxes.base.rules.powers import bandits_at, bandits_on
from folsom.boxes.base.rules.round_events import is_in_force, marshal_advances
from folsom.boxes.horses.rules.coach import advance_coach
from folsom.boxes.horses.rules.state import (
    COACH,
    HORSES,
    facing,
    facing_roof,
    has_coach,
    horses_at,
    is_active,
    remove_horse,
)
from folsom.boxes.horses.rules.tasks import (
    FLASK_SPILT,
    HORSES_LEFT,
    HORSES_MOVED,
    SPILT_FLASK,
    STAGGER,
)
from folsom.boxes.horses.rules.whiskey import OLD, drink_in, flasks_at
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count, lowest, nth
from folsom.engine.board import NO_POSITION
from folsom.engine.chance import below
from folsom.engine.loot import reveal
from folsom.engine.state import AT, BOX, GROUND, LABEL, MARSHAL, POSITIONS, State
from folsom.engine.telling import SWEPT, tell

PANTING_HORSES: Final[i64] = 9
WHISKEY_FOR_MARSHAL: Final[i64] = 10
HIGHER_SPEED: Final[i64] = 11
SHOTGUNS_RAGE: Final[i64] = 12
SHARING_THE_LOOT: Final[i64] = 13
ESCAPE: Final[i64] = 14
MORTAL_BULLET: Final[i64] = 15

EVENT_IDS: Final[dict[str, int]] = {
    "panting_horses": int(PANTING_HORSES),
    "whiskey_for_marshal": int(WHISKEY_FOR_MARSHAL),
    "higher_speed": int(HIGHER_SPEED),
    "shotguns_rage": int(SHOTGUNS_RAGE),
    "sharing_the_loot": int(SHARING_THE_LOOT),
    "escape": int(ESCAPE),
    "mortal_bullet": int(MORTAL_BULLET),
}


def happens(s: State, event: i64) -> bool:
    """HORSE-EVENT-01: what this module does at the end of a round."""
    if event == PANTING_HORSES:
        panting_horses(s)
    elif event == WHISKEY_FOR_MARSHAL:
        whiskey_for_marshal(s)
    elif event == HIGHER_SPEED:
        higher_speed(s)
    elif event == SHOTGUNS_RAGE:
        shotguns_rage(s)
    else:  # the Station's events count at the end
        return SHARING_THE_LOOT <= event <= MORTAL_BULLET
    return True


def is_escape(s: State) -> bool:
    return is_in_force(s, ESCAPE)


def panting_horses(s: State) -> None:
    """HORSE-EVENT-02: the Horses nearest to the caboose leave, one or two by the bracket."""
    wanted: i64 = 2 if s.rules.spec.is_large else 1
    for car in range(s.rules.last_car, -2, -1):
        leaving = min(horses_at(s, car), wanted)
        for _n in range(leaving):
            remove_horse(s, car)
        if leaving:
            tell(s, HORSES_LEFT, leaving, car)
        wanted -= leaving


def whiskey_for_marshal(s: State) -> None:
    """HORSE-EVENT-03 to 05: a flask in his car makes him go rearward, an old one to the end."""
    here = s.word[AT + MARSHAL]
    flasks = flasks_at(s, here)
    if flasks == 0:
        return
    token = nth(flasks, below(s, count(flasks), SPILT_FLASK))
    s.word[GROUND + here] &= ~bit(token)
    s.word[GROUND + BOX] |= bit(token)
    s.word[LABEL + token] = 0
    reveal(s, token)
    tell(s, FLASK_SPILT, drink_in(s, token), here)
    if drink_in(s, token) == OLD:
        push(s, task(STAGGER))
    else:
        marshal_advances(s)


def stagger(s: State) -> None:
    """HORSE-EVENT-04: he meets those in every car on his way, one car after the other."""
    if s.board.rear[s.word[AT + MARSHAL]] != NO_POSITION:
        push(s, task(STAGGER))
        marshal_advances(s)


def higher_speed(s: State) -> None:
    """HORSE-EVENT-06, 07: all at once one car rearward; the Shotgun is met once, afterwards."""
    left = bandits_on(s, s.board.roofs)
    while left:
        goal = s.board.rear[s.word[AT + lowest(left)]]
        if goal != NO_POSITION:
            move_figure(s, lowest(left), goal, SWEPT)
        left &= left - 1
    drive_horses(s)
    if has_coach(s):
        advance_coach(s)
        if is_active(s):
            settle(s, bandits_at(s, facing_roof(s)))


def drive_horses(s: State) -> None:
    """HORSE-EVENT-06: those beside the caboose stay, the others come one car nearer."""
    last = s.rules.last_car
    waiting = horses_at(s, last) << (4 * last + 4)
    if s.word[HORSES] != waiting:
        s.word[HORSES] = ((s.word[HORSES] - waiting) << 4) + waiting
        tell(s, HORSES_MOVED)


def shotguns_rage(s: State) -> None:
    """HORSE-EVENT-08: a bullet for everybody in and on the coach and the facing car."""
    zone = COACH
    for here in range(POSITIONS):
        if s.board.car_of[here] == facing(s):
            zone |= bit(here)
    neutral_shots(s, bandits_on(s, zone), GUNFIRE)
