"""Horse attack: section 3 of the rules. Car by car, everybody boards or gallops on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.setup import place_marshal
from folsom.boxes.horses.rules.state import add_horse
from folsom.boxes.horses.rules.tasks import (
    ASK_ATTACK,
    ASK_START,
    ATTACK_STEP,
    BOARD,
    BOARDED,
    FIRST_DRAWN,
    GALLOP,
    GALLOPED,
)
from folsom.engine.agenda import a_of, ask, push, task, top
from folsom.engine.bits import bit, count, lowest, nth
from folsom.engine.board import INSIDE, position
from folsom.engine.chance import FIRST_PLAYER, below
from folsom.engine.options import TO, first_of, offer, verb_of
from folsom.engine.state import ANSWER, AT, NOBODY, NOWHERE, State
from folsom.engine.telling import tell

FIRST: Final[i64] = 1  # the seat's first bandit boards
OTHER: Final[i64] = 2  # … its other one


def begin_attack(s: State) -> None:
    """HORSE-SETUP-10, HORSE-ATTACK-01: the caboose is offered first."""
    place_marshal(s)
    push(s, task(ATTACK_STEP, NOBODY, NOBODY, s.rules.last_car))


def riders(s: State) -> i64:
    """The set of bandits that have not boarded yet."""
    return bandits_at(s, NOWHERE)


def riding_seats(s: State) -> i64:
    seats: i64 = 0
    left = riders(s)
    while left:
        seats |= bit(s.rules.seat_of[lowest(left)])
        left &= left - 1
    return seats


def attack_step(s: State, car: i64) -> None:
    """HORSE-ATTACK-02, 05, 06: a secret choice, an open one, or none."""
    seats = riding_seats(s)
    if seats == 0:
        draw_first_player(s)
    elif car == 1:
        board_all(s)
    elif count(seats) == 1:
        push(s, task(ATTACK_STEP, NOBODY, NOBODY, 1))
        left = riders(s)
        while left:
            push(s, task(ASK_START, lowest(left), lowest(seats), car))
            left &= left - 1
    else:
        push(s, task(ATTACK_STEP, NOBODY, NOBODY, car - 1))
        ask(s, ASK_ATTACK, seats)


def board_all(s: State) -> None:
    """HORSE-ATTACK-06: at car 1 nobody gallops on."""
    left = riders(s)
    while left:
        board(s, lowest(left), 1)
        left &= left - 1
    draw_first_player(s)


def board(s: State, figure: i64, car: i64) -> None:
    """HORSE-ATTACK-03, 08: inside the car, and a Horse for anybody stays beside it."""
    s.word[AT + figure] = position(car, INSIDE)
    add_horse(s, car)
    tell(s, BOARDED, figure, position(car, INSIDE))


# The secret choice of a step


def rides(s: State, figure: i64) -> bool:
    return figure != NOBODY and s.word[AT + figure] == NOWHERE


def list_fists(s: State, seat: i64) -> None:
    """HORSE-ATTACK-02, 07: board or gallop on, each bandit for itself."""
    mine: i64 = 0
    if rides(s, s.rules.first_bandit[seat]):
        mine |= FIRST
    if count(s.rules.bandits_of[seat]) > 1 and rides(s, s.rules.other_bandit[seat]):
        mine |= OTHER
    for some in range(FIRST, FIRST + OTHER + 1):
        if some & mine == some:
            offer(s, BOARD, some)
    offer(s, GALLOP)


def close_fist(s: State, seat: i64, option: i64) -> None:
    """HORSE-ATTACK-10: nobody sees it before all have chosen."""
    s.word[ANSWER + seat] = 0
    if verb_of(option) == BOARD:
        s.word[ANSWER + seat] = first_of(option)


def open_fists(s: State, seats: i64) -> None:
    """HORSE-ATTACK-02 to 04: all choices are shown together."""
    car = a_of(top(s)) + 1  # the next step waits already
    while seats:
        seat = lowest(seats)
        answer = s.word[ANSWER + seat]
        s.word[ANSWER + seat] = 0
        open_fist(s, s.rules.first_bandit[seat], answer & FIRST, car)
        if count(s.rules.bandits_of[seat]) > 1:
            open_fist(s, s.rules.other_bandit[seat], answer & OTHER, car)
        seats &= seats - 1


def open_fist(s: State, figure: i64, boards: i64, car: i64) -> None:
    if boards:
        board(s, figure, car)
    elif rides(s, figure):
        tell(s, GALLOPED, figure, car)


# The open choice of the last one


def list_cars(s: State, word: i64) -> None:
    """HORSE-ATTACK-05: the car that is offered, or one further forward."""
    for car in range(1, a_of(word) + 1):
        offer(s, TO, position(car, INSIDE))


def choose_car(s: State, figure: i64, option: i64) -> None:
    board(s, figure, s.board.car_of[first_of(option)])


# First Player


def draw_first_player(s: State) -> None:
    """HORSE-ATTACK-09: by chance among the bandits in the rearmost car that holds any."""
    if s.first != NOBODY:  # HORSE-VAR-05: teams have drawn a player A
        return
    car = s.rules.last_car
    while bandits_at(s, position(car, INSIDE)) == 0:
        car -= 1
    rearmost = bandits_at(s, position(car, INSIDE))
    s.first = s.rules.seat_of[nth(rearmost, below(s, count(rearmost), FIRST_PLAYER))]
    tell(s, FIRST_DRAWN, s.first)
