"""Reach: how far a place is, and how much of its loot counts for a bandit who stands elsewhere."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.bits import bit, lowest
from folsom.engine.board import NO_POSITION, Board
from folsom.engine.rules import Rules
from folsom.engine.state import POSITIONS, State

EACH_CARD: Final = 0.62  # how much is left for each card that it takes to get there
FAR: Final[i64] = 9  # cards: out of reach


def cards_to(board: Board, start: i64, zone: i64) -> i64:
    """How many Moves and Changes of Floor lead from a position into a zone, FAR at most."""
    found = bit(start)
    edge = found
    cards: i64 = 0
    while found & zone == 0 and edge and cards < FAR:
        cards += 1
        further: i64 = 0
        while edge:
            here = lowest(edge)
            edge &= edge - 1
            further |= board.walk[here]
            if board.floor[here] != NO_POSITION:
                further |= bit(board.floor[here])
        edge = further & ~found
        found |= edge
    return cards if found & zone else FAR


@final
class Reach:
    """For every layout and two positions: what is left of a hope on the way."""

    def __init__(self, rules: Rules) -> None:
        self._part = vec[float]([0.0] * (len(rules.boards) * POSITIONS * POSITIONS))
        for layout in range(len(rules.boards)):
            board = rules.boards[layout]
            for here in range(POSITIONS):
                if board.walk[here]:
                    self._spread(board, i64(layout), here)

    def _spread(self, board: Board, layout: i64, here: i64) -> None:
        """Card after card, a Move or a Floor Change each, to everything that can be reached."""
        row = (layout * POSITIONS + here) * POSITIONS
        part = 1.0
        found = bit(here)
        edge = found
        while edge:
            further: i64 = 0
            while edge:
                place = lowest(edge)
                edge &= edge - 1
                self._part[row + place] = part
                further |= board.walk[place]
                if board.floor[place] != NO_POSITION:
                    further |= bit(board.floor[place])
            edge = further & ~found
            found |= edge
            part *= EACH_CARD

    def part(self, s: State, here: i64, goal: i64) -> float:
        return self._part[(s.layout * POSITIONS + here) * POSITIONS + goal]
