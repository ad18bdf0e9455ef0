"""Helping Hand: an action offered to a teammate, who decides (COUR-HELP)."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.resolution import act
from folsom.boxes.base.rules.tasks import MARSHAL_CARD, MOVE
from folsom.boxes.couriers.rules.state import teammates
from folsom.boxes.couriers.rules.tasks import (
    ACCEPTED,
    ASK_ACCEPT,
    ASK_BASIC,
    ASK_HELP,
    OFFER,
    OFFERED,
    PERFORM,
    PERFORMED,
)
from folsom.engine.agenda import a_of, figure_of, push, task
from folsom.engine.bits import lowest
from folsom.engine.options import PASS, YES, first_of, offer, second_of, verb_of
from folsom.engine.state import State
from folsom.engine.telling import tell


def lend_a_hand(s: State, figure: i64) -> None:
    push(s, task(ASK_HELP, figure, s.rules.seat_of[figure]))


def list_offers(s: State, figure: i64) -> None:
    """COUR-HELP-01, 03, 05, 07: any teammate, anywhere, and one of the basic actions."""
    mates = teammates(s, figure)
    while mates:
        for kind in range(MOVE, MARSHAL_CARD):
            offer(s, OFFER, lowest(mates), kind)
        mates &= mates - 1


def make_offer(s: State, figure: i64, option: i64) -> None:
    mate = first_of(option)
    kind = second_of(option)
    tell(s, OFFERED, figure, mate, kind)
    push(s, task(ASK_ACCEPT, mate, s.rules.seat_of[mate], kind))


def list_answers(s: State) -> None:
    """COUR-HELP-02, 06: to refuse is the only way out, even of what cannot be done."""
    offer(s, YES)
    offer(s, PASS)


def answer(s: State, word: i64, option: i64) -> None:
    """COUR-HELP-02, 04, 06: the teammate's own action, from where they stand."""
    mate = figure_of(word)
    kind = a_of(word)
    accepts = verb_of(option) == YES
    tell(s, ACCEPTED, mate, kind, 1 if accepts else 0)
    if accepts:
        act(s, mate, kind)


def grant_action(s: State, figure: i64) -> None:
    """COUR-PROF-11, 12: Il Professore lets a bandit of his team act."""
    push(s, task(ASK_BASIC, figure, s.rules.seat_of[figure]))


def list_basic_actions(s: State) -> None:
    """COUR-PROF-13: any kind, even one that will have no effect."""
    for kind in range(MOVE, MARSHAL_CARD):
        offer(s, PERFORM, kind)


def perform(s: State, figure: i64, option: i64) -> None:
    """COUR-PROF-13: the named action must be done, if it can be done."""
    tell(s, PERFORMED, figure, first_of(option))
    act(s, figure, first_of(option))
