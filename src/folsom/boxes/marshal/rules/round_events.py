"""Events of this module, and those that a Marshal player changes: section 11 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.fire import further_on
from folsom.boxes.base.rules.move import within_reach
from folsom.boxes.base.rules.powers import bandits_on
from folsom.boxes.base.rules.round_events import (
    ANGRY_MARSHAL,
    MARSHALS_REVENGE,
    TAKE_IT_ALL,
    bring_strongbox,
    is_in_force,
    lose_cheapest_purse,
)
from folsom.boxes.marshal.rules.colts import list_shots, shoot
from folsom.boxes.marshal.rules.goals import spread_rumors
from folsom.boxes.marshal.rules.prison import his_car, inside_of_his_car
from folsom.boxes.marshal.rules.reflex import begin_reflex
from folsom.boxes.marshal.rules.state import FALLEN, marshal_seat
from folsom.boxes.marshal.rules.tasks import (
    ASK_ANGRY_MOVE,
    ASK_ANGRY_SHOT,
    ASK_EJECT,
    EJECTED,
    LOOT_RESCUED,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count
from folsom.engine.board import NO_POSITION
from folsom.engine.options import PASS, TO, YES, first_of, offer, offer_each, verb_of
from folsom.engine.state import AT, GROUND, MARSHAL, NOWHERE, State
from folsom.engine.telling import WALKED, tell

RESCUE: Final[i64] = 16
RUMORS: Final[i64] = 17
REFLEX: Final[i64] = 18
TURNCOAT: Final[i64] = 19
DEADLY_FALL: Final[i64] = 20
CRIME_DOES_NOT_PAY: Final[i64] = 21

EVENT_IDS: Final[dict[str, int]] = {
    "rescue": int(RESCUE),
    "rumors": int(RUMORS),
    "reflex": int(REFLEX),
    "turncoat": int(TURNCOAT),
    "deadly_fall": int(DEADLY_FALL),
    "crime_does_not_pay": int(CRIME_DOES_NOT_PAY),
}


def happens(s: State, event: i64) -> bool:
    """What this module does at the end of a round, instead of the base game or besides it."""
    if event == ANGRY_MARSHAL:
        push(s, task(ASK_ANGRY_MOVE, MARSHAL, marshal_seat(s)))
        push(s, task(ASK_ANGRY_SHOT, MARSHAL, marshal_seat(s)))
    elif event == MARSHALS_REVENGE:
        lose_cheapest_purse(s, bandits_on(s, his_car(s)))  # MARSHAL-EVENT-11
    elif event == TAKE_IT_ALL:
        bring_strongbox(s, inside_of_his_car(s))  # MARSHAL-EVENT-14
    elif event == RESCUE:
        rescue(s)
    elif event == RUMORS:
        spread_rumors(s)
    elif event == REFLEX:
        begin_reflex(s)
    else:  # the Station's events count at the end, or all through the round
        return False
    return True


def rescue(s: State) -> None:
    """MARSHAL-EVENT-01, 02: all loot inside his car goes onto its roof."""
    inside = inside_of_his_car(s)
    roof = s.board.floor[inside]
    loot = s.word[GROUND + inside]
    if loot:
        s.word[GROUND + roof] |= loot
        s.word[GROUND + inside] = 0
        tell(s, LOOT_RESCUED, count(loot), roof)


# Angry Marshal: he may fire, then he may move (MARSHAL-EVENT-10)


def list_angry_shots(s: State) -> None:
    list_shots(s)
    if s.n_options:
        offer(s, PASS)


def shoot_angrily(s: State, option: i64) -> None:
    if verb_of(option) != PASS:
        shoot(s, option)


def list_angry_goals(s: State) -> None:
    """EXTRA-SILK-32: no card is played, so that a door held shut does not matter."""
    goals = within_reach(s, MARSHAL)
    for m in s.rules.bar_goals:
        goals &= ~m.bar_goals(s, MARSHAL, goals)
    offer_each(s, TO, goals)
    offer(s, PASS)


def move_angrily(s: State, option: i64) -> None:
    if verb_of(option) != PASS:
        arrive(s, MARSHAL, first_of(option), WALKED)


# Deadly Fall: anybody struck on a roof may be thrown off the train (MARSHAL-STATION-02 to 05)


def may_fall(s: State, figure: i64) -> bool:
    return is_in_force(s, DEADLY_FALL) and s.board.roofs & bit(s.word[AT + figure]) != 0


def push_off_the_end(s: State, shooter: i64, victim: i64, origin: i64) -> bool:
    """MARSHAL-STATION-04: Django's shot over the end of the train; False if it is not that."""
    if not may_fall(s, victim) or s.board.roofs & bit(origin) == 0:
        return False
    if further_on(s, s.word[AT + victim], origin) != NO_POSITION:
        return False
    ask_eject(s, shooter, victim)
    return True


def ask_eject(s: State, shooter: i64, victim: i64) -> None:
    """Who fired decides."""
    push(s, task(ASK_EJECT, victim, s.rules.seat_of[shooter]))


def eject(s: State, victim: i64, option: i64) -> None:
    if verb_of(option) == YES:
        s.word[AT + victim] = NOWHERE
        fall_off(s, victim)


def fall_off(s: State, figure: i64) -> None:
    """MARSHAL-STATION-03: gone for good, with all their loot."""
    s.word[FALLEN] |= bit(figure)
    tell(s, EJECTED, figure)
