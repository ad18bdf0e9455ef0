"""State: a game of Colt Super Express in progress, as plain numbers.

A place is ``2 * car + floor``. A field of a seat is read as ``s.seat[AT + seat]``. A bandit is
known by its seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.generator import Generator
from folsom.engine.listener import Listener
from folsom.engine.vectors import zeros

if TYPE_CHECKING:
    from folsom.boxes.superexpress.rules.rules import Rules

NOBODY: Final[i64] = -1
SEATS: Final[i64] = 8
MOST_CARS: Final[i64] = 9  # the Locomotive and eight wagons
PLACES: Final[i64] = 2 * MOST_CARS
NOWHERE: Final[i64] = -1  # in the dust, or eliminated

AT: Final[i64] = 0 * SEATS  # place, e.g. 7 = roof of car 3
PROGRAM: Final[i64] = 1 * SEATS  # cards still to reveal, the next one lowest
SHOWN: Final[i64] = 2 * SEATS  # cards revealed in this round, the first one lowest
LOOT: Final[i64] = 3 * SEATS  # set of wagon cards won
GONE: Final[i64] = 4 * SEATS  # which elimination of the game it was, from 1; 0 while in it
SEAT_FIELDS: Final[i64] = 5

# Phases of a round.
SCHEMIN: Final[i64] = 0
SHOOTIN: Final[i64] = 1
FINISHED: Final[i64] = 2


@final
class State(Generator):
    __slots__ = (
        "aboard",
        "asked",
        "dust",
        "facing_rear",
        "first",
        "gone",
        "line",
        "listener",
        "over",
        "phase",
        "round",
        "rules",
        "seat",
        "stunned",
        "tail",
        "turn",
        "wagons",
    )

    def __init__(self, rules: Rules, line: vec[i64], seat: vec[i64]) -> None:
        super().__init__()
        self.rules = rules  # what is fixed for the whole game
        self.listener: Listener | None = None  # who is told of events; nobody in search
        self.line = line  # bandits at each place, front-most lowest, seat + 1 in four bits
        self.seat = seat
        self.wagons: i64 = 0  # wagon card of each car, four bits each, car 1 lowest
        self.tail: i64 = 0  # number of the last car; 0 when only the Locomotive is left
        self.round: i64 = 0  # from 1
        self.phase: i64 = SCHEMIN
        self.first: i64 = 0  # seat of the First Player
        self.turn: i64 = 0  # turns of this round that have passed, lap by lap
        self.asked: i64 = 0  # set of seats that still have to program
        self.aboard: i64 = 0  # set of bandits in or on the train
        self.dust: i64 = 0  # set of bandits off the train who may come back (Horse)
        self.facing_rear: i64 = 0  # set of bandits
        self.stunned: i64 = 0  # set of bandits
        self.gone: i64 = 0  # number of eliminations so far
        self.over: i64 = 0


def clone(s: State) -> State:
    """An independent copy that nobody listens to."""
    c = State(s.rules, s.line[:], s.seat[:])
    c.wagons = s.wagons
    c.tail = s.tail
    c.round = s.round
    c.phase = s.phase
    c.first = s.first
    c.turn = s.turn
    c.asked = s.asked
    c.aboard = s.aboard
    c.dust = s.dust
    c.facing_rear = s.facing_rear
    c.stunned = s.stunned
    c.gone = s.gone
    c.over = s.over
    c.r0 = s.r0
    c.r1 = s.r1
    c.r2 = s.r2
    c.r3 = s.r3
    return c


def blank(rules: Rules) -> State:
    """A state in which nothing has been set up."""
    return State(rules, zeros(PLACES), zeros(SEAT_FIELDS * SEATS))
