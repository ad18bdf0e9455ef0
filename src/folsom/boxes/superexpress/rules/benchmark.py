"""The loops that `folsom bench --game super` times, in the compiled group.

The loops are those of `engine/benchmark.py`, on this game's own classes: one for both would be
measured through calls that the compiler cannot resolve.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.flow import new, play, play_randomly
from folsom.boxes.superexpress.rules.redeal import redeal
from folsom.boxes.superexpress.rules.rules import Rules
from folsom.boxes.superexpress.rules.state import State, clone
from folsom.engine.bits import lowest
from folsom.engine.generator import Dice

DEEPEST: Final[i64] = 12  # decisions; half of the games of four are longer


@final
class Position:
    """A place in a game from which a search may start, and the seat that searches."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat


def play_games(rules: Rules, dice: Dice, games: i64) -> i64:
    """Set up and play whole games by chance; the number of decisions made."""
    decisions: i64 = 0
    for _n in range(games):
        s = new(rules, dice.word(), dice.word(), dice.word(), dice.word(), False)
        decisions += play_randomly(s)
    return decisions


def find_positions(rules: Rules, dice: Dice, number: i64) -> list[Position]:
    """Positions spread over random games."""
    found: list[Position] = []
    while len(found) < number:
        s = new(rules, dice.word(), dice.word(), dice.word(), dice.word(), False)
        depth = dice.below(DEEPEST)
        while depth > 0 and s.over == 0:
            play(s, lowest(s.asked), rules.programs[dice.below(rules.n_programs)])
            depth -= 1
        if s.over == 0:
            found.append(Position(s, lowest(s.asked)))
    return found


def clone_states(positions: list[Position], number: i64) -> i64:
    """Copy states; the sum of their rounds, so that the work has a result."""
    rounds: i64 = 0
    n: i64 = len(positions)
    for k in range(number):
        rounds += clone(positions[k % n].state).round
    return rounds


def search(positions: list[Position], dice: Dice, iterations: i64) -> i64:
    """What one iteration of a search costs: clone, redeal, play to the end by chance."""
    decisions: i64 = 0
    n: i64 = len(positions)
    for k in range(iterations):
        p = positions[k % n]
        s = redeal(p.state, p.seat, dice.word(), dice.word(), dice.word(), dice.word())
        decisions += play_randomly(s)
    return decisions
