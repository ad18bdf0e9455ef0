"""The Marshal and his card: section 8.6 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import move_figure, settle
from folsom.boxes.base.rules.bullets import MEETING
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.tasks import FLEE, NEUTRAL_SHOTS
from folsom.engine.agenda import push, task
from folsom.engine.bits import lowest
from folsom.engine.options import TO, first_of, offer_each
from folsom.engine.state import AT, MARSHAL, NOBODY, State
from folsom.engine.telling import FLED, LED


def list_ways(s: State) -> None:
    """BASE-MAR-01 to 03: one car forward or rearward, inside."""
    goals = s.board.reach1[s.word[AT + MARSHAL]]
    for m in s.rules.bar_goals:
        goals &= ~m.bar_goals(s, MARSHAL, goals)
    offer_each(s, TO, goals)


def lead(s: State, option: i64) -> None:
    """BASE-MAR-05, 09, 10: he meets everybody in the car he enters."""
    marshal_goes(s, first_of(option), LED)


def marshal_goes(s: State, goal: i64, how: i64) -> None:
    move_figure(s, MARSHAL, goal, how)
    settle(s, bandits_at(s, goal))


def meet_marshal(s: State, group: i64) -> None:
    """BASE-MAR-04 to 07: each of the group in his car gets a bullet and flees to the roof."""
    caught = group & bandits_at(s, s.word[AT + MARSHAL])
    for m in s.rules.immune:
        caught &= ~m.immune(s, caught, MARSHAL)
    if caught == 0:
        return
    bullets = task(NEUTRAL_SHOTS, NOBODY, NOBODY, MEETING, 0, caught)
    flight = task(FLEE, NOBODY, NOBODY, 0, 0, caught)
    if s.rules.flee_first:
        push(s, bullets)
        push(s, flight)
    else:
        push(s, flight)
        push(s, bullets)


def flee(s: State, group: i64) -> None:
    """BASE-MAR-08, 12: to the other floor; compulsory, without choice, whatever the supply."""
    left = group
    while left:
        figure = lowest(left)
        move_figure(s, figure, s.board.floor[s.word[AT + figure]], FLED)
        left &= left - 1
    settle(s, group)
