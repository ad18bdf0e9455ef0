"""Fire: section 8.3 of the rules, and Django's push."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.bullets import receive
from folsom.boxes.base.rules.line_of_sight import in_sight
from folsom.boxes.base.rules.powers import DJANGO, has, spare
from folsom.boxes.base.rules.tasks import FIRE, SHOVE
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit
from folsom.engine.board import NO_POSITION
from folsom.engine.options import TARGET, first_of, offer_each
from folsom.engine.state import AT, CYLINDER, NOBODY, State
from folsom.engine.telling import NO_BULLET, NO_EFFECT, NO_TARGET, SHOT, SHOVED, tell


def list_targets(s: State, figure: i64) -> None:
    """BASE-FIRE-08, 10: nobody with an empty cylinder."""
    if s.word[CYLINDER + figure] > 0:
        offer_each(s, TARGET, spare(s, in_sight(s, figure)))


def no_shot(s: State, figure: i64) -> None:
    """BASE-FIRE-09, 10: why the card had no effect."""
    reason = NO_TARGET if s.word[CYLINDER + figure] > 0 else NO_BULLET
    tell(s, NO_EFFECT, figure, FIRE, reason)


def shoot(s: State, figure: i64, option: i64) -> None:
    """BASE-FIRE-01, 12, BASE-POWER-12, 14: the bullet, then the push; both if it has a deck."""
    target = first_of(option)
    s.word[CYLINDER + figure] -= 1
    tell(s, SHOT, figure, target, s.word[CYLINDER + figure])
    if s.rules.seat_of[target] != NOBODY:
        receive(s, target, figure)
        if has(s, figure, DJANGO):
            push(s, task(SHOVE, target, NOBODY, s.word[AT + figure], figure))
    for m in s.rules.hit:
        m.hit(s, figure, target)


def shove(s: State, figure: i64, victim: i64, origin: i64) -> None:
    """BASE-POWER-12, 13: one car on, in the direction of the shot, but not off the train."""
    for m in s.rules.shove:
        if m.shove(s, figure, victim, origin):
            return
    here = s.word[AT + victim]
    line = s.board.roofs if s.board.roofs & bit(here) else s.board.insides
    if line & bit(here) == 0 or line & bit(origin) == 0:
        return
    goal = further_on(s, here, origin)
    if goal != NO_POSITION:
        arrive(s, victim, goal, SHOVED)


def further_on(s: State, here: i64, origin: i64) -> i64:
    """BASE-POWER-12: the next position of the same line, away from where the shot came from."""
    return s.board.rear[here] if here > origin else s.board.front[here]
