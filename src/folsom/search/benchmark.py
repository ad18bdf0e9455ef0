"""The loop by which `folsom bench` times the search; no clock is read here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.benchmark import Position
from folsom.engine.generator import Dice
from folsom.engine.knowledge import Knowledge
from folsom.engine.rules import ROUNDS
from folsom.search.judgement import Judges
from folsom.search.tree import BY_CHANCE, Search, Style

PER_TREE: Final[i64] = 1000  # iterations before another position is searched


def grow_trees(positions: list[Position], judges: Judges, dice: Dice, iterations: i64) -> i64:
    """Whole iterations, played to the end of the game by chance; how many were made."""
    done: i64 = 0
    style = Style(ROUNDS, playout=BY_CHANCE)
    n: i64 = len(positions)
    k: i64 = 0
    while done < iterations:
        p = positions[k % n]
        k += 1
        search = Search(Knowledge(p.state, p.notebook, p.seat), judges, style, dice.word())
        search.iterate(min(PER_TREE, iterations - done))
        done += search.iterations
    return done
