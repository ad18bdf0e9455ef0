"""Search: information-set Monte Carlo tree search for one decision of one seat.

Each iteration deals a full state that agrees with what the seat knows, goes down a tree that all
deals share, adds one edge, plays on by instinct until the horizon, and writes the chances of the
seats back along the way. An edge counts how often it was available: the option of another seat
exists only in some of the deals. Where to go is decided by PUCT, with instinct as the prior.

What a rival does unseen (a card laid face down, an answer locked in a common question) is no edge,
since the tree below it would know too much: instinct decides. No clock is read here.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from folsom.engine.agenda import KINDS_PER_MODULE, kind_of, top
from folsom.engine.flow import choose
from folsom.engine.generator import Dice, roll
from folsom.engine.knowledge import Knowledge
from folsom.engine.options import PLAY, second_of, verb_of
from folsom.engine.rules import ROUNDS
from folsom.engine.state import OPTIONS_CAPACITY, State
from folsom.search.instinct import HABITS, follow, weigh
from folsom.search.outlook import WEIGHTS, Outlook

ROOT: Final[i64] = 0
NO_EDGE: Final[i64] = 0
SEAT_SHIFT: Final[i64] = 24
KIND_SHIFT: Final[i64] = 28

# How the games of a search are played to their end.
BY_CHANCE: Final[i64] = 0
BY_INSTINCT: Final[i64] = 1


@final
class Style:
    """What can be chosen about a search; the rest follows from the game."""

    def __init__(
        self,
        horizon: i64 = 0,  # rounds to play after the present one before judging
        explore: float = 1.0,  # in standard deviations of the chances
        open_mind: float = 0.5,  # how much of a prior is the same for all options
        playout: i64 = BY_INSTINCT,
        has_rivals: bool = False,  # do rivals have edges, or does instinct play for them?
        sharp: bool = True,  # are cards always carried out in the best way that instinct knows?
    ) -> None:
        self.horizon = horizon
        self.explore = explore
        self.open_mind = open_mind
        self.playout = playout
        self.has_rivals = has_rivals
        self.sharp = sharp
        self.habits = HABITS
        self.weights = WEIGHTS


@final
class Search:
    """A tree for the decision that a seat has to make."""

    __slots__ = (
        "_available",
        "_dice",
        "_first",
        "_key",
        "_knowledge",
        "_last",
        "_next",
        "_open",
        "_outlook",
        "_path",
        "_prior",
        "_spread",
        "_squares",
        "_style",
        "_sum",
        "_total",
        "_visits",
        "_weights",
        "iterations",
    )

    def __init__(self, knowledge: Knowledge, style: Style, start: i64) -> None:
        zero: i64 = 0
        nought: float = 0.0
        self._knowledge = knowledge
        self._style = style
        self._dice = Dice(start)
        self._last: i64 = min(knowledge.state.round + style.horizon, ROUNDS)
        self.iterations: i64 = 0
        self._sum = 0.0  # of the own chances of all iterations, and of their squares
        self._squares = 0.0
        self._spread = 0.5
        # Edges, by number; that of the root is nobody's.
        self._key = vec[i64]([zero])  # option, seat and kind of question
        self._first = vec[i64]([zero])  # the first edge below
        self._next = vec[i64]([zero])  # the next edge beside
        self._visits = vec[i64]([zero])
        self._available = vec[i64]([zero])
        self._total = vec[float]([nought])  # chances of the seat that chose it, summed up
        self._prior = vec[float]([nought])
        # Scratch
        self._path: list[i64] = []
        self._open = vec[i64]([zero] * OPTIONS_CAPACITY)
        self._weights = vec[i64]([zero] * OPTIONS_CAPACITY)
        self._outlook = Outlook(knowledge.state.rules)

    def iterate(self, times: i64) -> None:
        for _ in range(times):
            self.iterations += 1
            s = self._knowledge.deal(self._dice)
            self._descend(s)
            self._play_on(s)
            self._outlook.judge(s, self._style.weights)
            self._write_back()

    # One iteration

    def _descend(self, s: State) -> None:
        """Follow the tree until it grows by an edge."""
        self._path = []
        node: i64 = ROOT
        while s.over == 0 and s.round <= self._last:
            if s.n_options == 1:
                choose(s, s.options[0])
                continue
            if not self._has_edges(s):
                choose(s, follow(s, self._style.habits, self._weights, self._style.sharp))
                continue
            node = self._pick(s, node)
            self._path.append(node)
            choose(s, self._key[node] & 0xFFFFFF)
            if self._visits[node] == 0:
                return

    def _has_edges(self, s: State) -> bool:
        """Does the tree branch here? Not where a rival decides unseen."""
        if s.deciding == self._knowledge.seat:
            return True
        if not self._style.has_rivals:
            return False
        kind = kind_of(top(s))
        if kind >= KINDS_PER_MODULE:
            return not s.rules.slots[kind // KINDS_PER_MODULE].together(kind)
        option = s.options[0]
        return verb_of(option) != PLAY or second_of(option) == 0

    def _pick(self, s: State, node: i64) -> i64:
        """The most promising edge. One not yet followed is worth what its neighbours are."""
        sum_of_weights = float(weigh(s, self._style.habits, self._weights))
        mark = (s.deciding << SEAT_SHIFT) | (kind_of(top(s)) << KIND_SHIFT)
        seen: i64 = 0
        total = 0.0
        for k in range(s.n_options):
            edge = self._edge(node, mark | s.options[k])
            if edge == NO_EDGE:
                prior = self._style.open_mind / float(s.n_options)
                prior += (1.0 - self._style.open_mind) * float(self._weights[k]) / sum_of_weights
                edge = self._grow(node, mark | s.options[k], prior)
            self._open[k] = edge
            self._available[edge] += 1
            seen += self._visits[edge]
            total += self._total[edge]
        usual = total / float(seen) if seen else 0.0
        best: i64 = NO_EDGE
        best_worth = -1.0
        for k in range(s.n_options):
            edge = self._open[k]
            visits = float(self._visits[edge])
            bonus = self._style.explore * self._spread * self._prior[edge]
            bonus *= math.sqrt(float(self._available[edge])) / (1.0 + visits)
            worth = bonus + (self._total[edge] / visits if visits > 0.0 else usual)
            if worth > best_worth:
                best_worth = worth
                best = edge
        return best

    def _edge(self, node: i64, key: i64) -> i64:
        edge = self._first[node]
        while edge != NO_EDGE and self._key[edge] != key:
            edge = self._next[edge]
        return edge

    def _grow(self, node: i64, key: i64, prior: float) -> i64:
        edge: i64 = len(self._key)
        zero: i64 = 0
        self._key = append(self._key, key)
        self._first = append(self._first, zero)
        self._next = append(self._next, self._first[node])
        self._first[node] = edge
        self._visits = append(self._visits, zero)
        self._available = append(self._available, zero)
        self._total = append(self._total, 0.0)
        self._prior = append(self._prior, prior)
        return edge

    def _play_on(self, s: State) -> None:
        """To the horizon, or the end of the game."""
        if self._style.playout == BY_CHANCE:
            while s.over == 0 and s.round <= self._last:
                choose(s, s.options[roll(s, s.n_options)])
        else:
            while s.over == 0 and s.round <= self._last:
                choose(s, follow(s, self._style.habits, self._weights, self._style.sharp))

    def _write_back(self) -> None:
        own = self._outlook.found[self._knowledge.seat]
        self._sum += own
        self._squares += own * own
        if self.iterations >= 16:
            mean = self._sum / float(self.iterations)
            variance = self._squares / float(self.iterations) - mean * mean
            self._spread = math.sqrt(variance) if variance > 0.0004 else 0.02
        for edge in self._path:
            self._visits[edge] += 1
            self._total[edge] += self._outlook.found[(self._key[edge] >> SEAT_SHIFT) & 15]

    # Answers

    def visits(self) -> dict[int, int]:
        """How often each option of the root was followed."""
        found: dict[int, int] = {}
        edge = self._first[ROOT]
        while edge != NO_EDGE:
            found[int(self._key[edge] & 0xFFFFFF)] = int(self._visits[edge])
            edge = self._next[edge]
        return found

    def lead(self) -> i64:
        """By how many visits the most followed option of the root is ahead."""
        first: i64 = 0
        second: i64 = 0
        edge = self._first[ROOT]
        while edge != NO_EDGE:
            visits = self._visits[edge]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            edge = self._next[edge]
        return first - second

    def chance_of(self, option: i64) -> float:
        """How likely the seat is to win after an option of the root."""
        edge = self._first[ROOT]
        while edge != NO_EDGE:
            if self._key[edge] & 0xFFFFFF == option:
                return self._total[edge] / float(max(self._visits[edge], 1))
            edge = self._next[edge]
        return 0.0
