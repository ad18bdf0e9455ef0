"""The circle: the order of seats, clockwise from the First Player."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.agenda import push, task
from folsom.engine.bits import lowest
from folsom.engine.state import State


def clockwise(s: State, n: i64) -> i64:
    """The seat that has n others before it in turn order."""
    return around(s.first + n, s.rules.n_seats)


def around(place: i64, places: i64) -> i64:
    """A place in a circle, counted on from another one by less than a whole round."""
    return place - places if place >= places else place


def ask_in_turn_order(s: State, kind: i64, group: i64) -> None:
    """Ask each bandit of a set the same; one question is finished before the next is put."""
    for n in range(s.rules.n_seats - 1, -1, -1):
        seat = clockwise(s, n)
        theirs = group & s.rules.bandits_of[seat]
        while theirs:
            push(s, task(kind, lowest(theirs), seat))
            theirs &= theirs - 1
