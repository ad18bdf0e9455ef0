"""Gatling guns: section 12 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.bullets import neutral_shot
from folsom.boxes.base.rules.fire import list_targets, shoot
from folsom.boxes.base.rules.line_of_sight import roofs_in_line
from folsom.boxes.base.rules.powers import bandits_on
from folsom.boxes.couriers.rules.encounters import change_floor
from folsom.boxes.couriers.rules.state import DEPARTURE_TRAIN, GATLINGS, couriers_on
from folsom.boxes.couriers.rules.tasks import (
    ASK_FIRE,
    ASK_STRIP,
    GATLING_FIRED,
    GATLING_HITS,
    USE_GATLING,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count, lowest
from folsom.engine.circle import clockwise
from folsom.engine.loot import fall, lay
from folsom.engine.options import first_of, offer, verb_of
from folsom.engine.state import AT, NOBODY, SHEET, State
from folsom.engine.telling import tell


def stands_beside(s: State, figure: i64) -> bool:
    """COUR-GAT-01."""
    return GATLINGS & bit(s.word[AT + figure]) != 0


def fire(s: State, figure: i64) -> None:
    """COUR-GAT-02: a normal shot or the Gatling."""
    push(s, task(ASK_FIRE, figure, s.rules.seat_of[figure]))


def list_ways(s: State, figure: i64) -> None:
    """COUR-GAT-02, 07 to 09: whatever can have an effect."""
    list_targets(s, figure)
    caught = in_range(s, figure)
    if caught and s.neutral >= count(caught & s.rules.all_figures):
        offer(s, USE_GATLING)


def in_range(s: State, figure: i64) -> i64:
    """COUR-GAT-03, 04: all on the other train's roofs, and in line of sight on one's own."""
    zone = s.board.roofs & DEPARTURE_TRAIN | roofs_in_line(s, s.word[AT + figure])
    return bandits_on(s, zone) | couriers_on(s, zone)


def choose_way(s: State, figure: i64, option: i64) -> None:
    if verb_of(option) == USE_GATLING:
        caught = in_range(s, figure)
        tell(s, GATLING_FIRED, figure, caught)
        push(s, task(GATLING_HITS, figure, NOBODY, 0, 0, caught))
    else:
        shoot(s, figure, option)


def hit_next(s: State, shooter: i64, group: i64) -> None:
    """COUR-GAT-10: bandits in turn order, then Couriers from front to tail."""
    if group == 0:
        return
    struck = _next(s, group)
    push(s, task(GATLING_HITS, shooter, NOBODY, 0, 0, group & ~bit(struck)))
    if struck < s.rules.n_figures:
        _hit_bandit(s, shooter, struck)
    else:
        change_floor(s, struck)


def _next(s: State, group: i64) -> i64:
    for n in range(s.rules.n_seats):
        theirs = group & s.rules.bandits_of[clockwise(s, n)]
        if theirs:
            return lowest(theirs)
    return lowest(group)


def _hit_bandit(s: State, shooter: i64, victim: i64) -> None:
    """COUR-GAT-05: a bullet of the reserve, and a token of the shooter's choice."""
    neutral_shot(s, victim)
    if s.word[SHEET + victim]:
        push(s, task(ASK_STRIP, shooter, s.rules.seat_of[shooter], victim))


def strip(s: State, victim: i64, option: i64) -> None:
    """COUR-GAT-05, 11: it falls where the victim stands, for every shooter."""
    token = fall(s, victim, first_of(option))
    lay(s, victim, token, s.word[AT + victim])
