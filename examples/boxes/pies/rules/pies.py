"""Pies: where they lie, and what flies through the car in a food fight (section 2 and 3)."""

from __future__ import annotations

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.powers import bandits_on, spare
from folsom.engine.bits import bit
from folsom.engine.board import INSIDE, NO_POSITION, position
from folsom.engine.chance import below
from folsom.engine.circle import ask_in_turn_order
from folsom.engine.loot import fall, label, of_kind, reveal
from folsom.engine.options import PASS, first_of, offer, offer_each, verb_of
from folsom.engine.rules import Rules
from folsom.engine.state import AT, BOX, FACE, GROUND, LIMBO, SHEET, State
from folsom.engine.telling import tell

from .tasks import ASK_THROW, FIRST_PIE, PELTED, PIE, PIE_FACES, THROW, THROWN


def bring(rules: Rules, number: int) -> None:
    """PIES-01: the content of a pie is hidden, and money."""
    rules.add_tokens(PIE, FIRST_PIE, number)
    rules.secret_tokens |= rules.tokens_of[PIE]
    rules.worth_money |= rules.tokens_of[PIE]


def bake(s: State, values: list[int]) -> None:
    """PIES-02: shuffled, one in each car, beginning behind the Locomotive."""
    left = list(values)
    for n in range(len(values)):
        token = FIRST_PIE + n
        s.word[FACE + token] = left.pop(below(s, len(left), PIE_FACES))
        s.word[GROUND + position(1 + n % s.rules.last_car, INSIDE)] |= bit(token)
        label(s, token)


def has_pie(s: State, figure: int) -> bool:
    return of_kind(s, s.word[SHEET + figure], PIE) != 0


def food_fight(s: State) -> None:
    """PIES-03: everybody with a pie may throw it, clockwise from the First Player."""
    armed = 0
    for figure in range(s.rules.n_figures):
        if has_pie(s, figure):
            armed |= bit(figure)
    ask_in_turn_order(s, ASK_THROW, armed)


def targets(s: State, figure: int) -> int:
    """PIES-04: on the same floor, in the same car or the next one; Belle comes last."""
    here = s.word[AT + figure]
    near = bandits_on(s, bit(here) | s.board.reach1[here]) & ~bit(figure)
    with_way_out = 0
    for other in range(s.rules.n_figures):
        if near & bit(other) and s.board.floor[s.word[AT + other]] != NO_POSITION:
            with_way_out |= bit(other)
    return spare(s, with_way_out)


def list_throws(s: State, figure: int) -> None:
    """PIES-03, 04: nobody has to throw; without a target nobody is asked."""
    found = targets(s, figure) if has_pie(s, figure) else 0
    if found:
        offer_each(s, THROW, found)
        offer(s, PASS)


def throw(s: State, figure: int, option: int) -> None:
    """PIES-05: the pie that comes to hand bursts, and its target flees to the other floor."""
    if verb_of(option) != THROW:
        return
    target = first_of(option)
    pie = fall(s, figure, PIE)
    s.word[GROUND + LIMBO] &= ~bit(pie)
    s.word[GROUND + BOX] |= bit(pie)
    reveal(s, pie)
    tell(s, THROWN, figure, target, s.word[FACE + pie])
    arrive(s, target, s.board.floor[s.word[AT + target]], PELTED)
