"""The loops that `folsom bench` times.

They live in the compiled group, because an interpreted loop around the engine would lose
more than half of its speed. No clock is read here; the caller has its own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.engine.flow import choose, new, play_randomly
from folsom.engine.generator import Dice
from folsom.engine.notebook import Notebook
from folsom.engine.redeal import redeal
from folsom.engine.rules import Rules
from folsom.engine.state import State, clone

DEEPEST: Final[i64] = 160  # decisions; most games of four are shorter


@final
class Position:
    """A place in a game from which a search may start, and what its seat has learnt."""

    __slots__ = ("notebook", "seat", "state")

    def __init__(self, state: State, notebook: Notebook, seat: i64) -> None:
        self.state = state
        self.notebook = notebook
        self.seat = seat


def play_games(rules: Rules, dice: Dice, games: i64) -> i64:
    """Set up and play whole games by chance; the number of decisions made."""
    decisions: i64 = 0
    for _n in range(games):
        s = new(rules, dice.word(), dice.word(), dice.word(), dice.word(), False)
        decisions += play_randomly(s)
    return decisions


def find_positions(rules: Rules, dice: Dice, number: i64) -> list[Position]:
    """Positions spread over random games that a witness has followed."""
    found: list[Position] = []
    while len(found) < number:
        s = new(rules, dice.word(), dice.word(), dice.word(), dice.word(), True)
        depth = dice.below(DEEPEST)
        while depth > 0 and s.over == 0:
            choose(s, s.options[dice.below(s.n_options)])
            depth -= 1
        witness = s.witness
        if s.over == 0 and witness is not None:
            found.append(Position(clone(s), witness.notebook.clone(), s.deciding))
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
        s = redeal(p.state, p.notebook, p.seat, dice.word(), dice.word(), dice.word(), dice.word())
        decisions += play_randomly(s)
    return decisions
