"""Which function does which task of Horses & Stagecoach."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.horses.rules import attack, hostages, melee, ride, round_events, shotgun
from folsom.boxes.horses.rules.coach import drift
from folsom.boxes.horses.rules.tasks import (
    ASK_ATTACK,
    ASK_FLEE,
    ASK_HOSTAGE,
    ASK_MELEE,
    ASK_RIDE,
    ASK_START,
    ATTACK_STEP,
    DRIFT,
    STAGGER,
)
from folsom.engine.agenda import a_of, figure_of, group_of, kind_of
from folsom.engine.state import State


def run(s: State, word: i64) -> None:
    kind = kind_of(word)
    if kind == ATTACK_STEP:
        attack.attack_step(s, a_of(word))
    elif kind == ASK_ATTACK:
        attack.open_fists(s, group_of(word))
    elif kind == ASK_MELEE:
        melee.reveal_choices(s)
    elif kind == DRIFT:
        drift(s)
    elif kind == STAGGER:
        round_events.stagger(s)


def list_options(s: State, word: i64, seat: i64) -> None:
    kind = kind_of(word)
    if kind == ASK_RIDE:
        ride.list_rides(s, figure_of(word))
    elif kind == ASK_FLEE:
        shotgun.list_flights(s, figure_of(word))
    elif kind == ASK_HOSTAGE:
        hostages.list_hostages(s)
    elif kind == ASK_MELEE:
        melee.list_choices(s, seat)
    elif kind == ASK_ATTACK:
        attack.list_fists(s, seat)
    elif kind == ASK_START:
        attack.list_cars(s, word)


def lock_answer(s: State, word: i64, seat: i64, option: i64) -> bool:
    if kind_of(word) == ASK_MELEE:
        melee.lock_choice(s, seat, option)
    else:
        attack.close_fist(s, seat, option)
    return True


def choose(s: State, word: i64, seat: i64, option: i64) -> None:
    kind = kind_of(word)
    figure = figure_of(word)
    if kind == ASK_RIDE:
        ride.ride(s, figure, option)
    elif kind == ASK_FLEE:
        shotgun.flee(s, figure, option)
    elif kind == ASK_HOSTAGE:
        hostages.take_hostage(s, figure, option)
    elif kind == ASK_START:
        attack.choose_car(s, figure, option)


def nothing(s: State, word: i64) -> None:
    if kind_of(word) == ASK_RIDE:
        ride.no_horse(s, figure_of(word))
