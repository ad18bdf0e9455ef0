"""Search: information-set Monte Carlo tree search for one decision of one seat.

Each iteration deals a full state that agrees with what the seat knows, goes down a tree that all
deals share, adds one edge, plays on until the horizon, judges the state there, and writes its
worth back along the way. Only options of the own seat are edges, so that the tree learns what to
do against any cards rather than against these: rivals plan and carry out cards by a rehearsal with
values of their own. An edge counts how often it was available, since a hand is not the same in
every deal. Where to go is decided by PUCT, with a rehearsal as the prior. No clock is read here.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from folsom.engine.agenda import kind_of, top
from folsom.engine.flow import choose
from folsom.engine.generator import Dice, roll
from folsom.engine.knowledge import Knowledge
from folsom.engine.rules import ROUNDS
from folsom.engine.state import OPTIONS_CAPACITY, State
from folsom.search.fortune import NOTHING, Fortune
from folsom.search.judgement import Judges
from folsom.search.rehearsal import Rehearsal
from folsom.search.rounds import is_plan
from folsom.search.values import VALUES, Habits, habits_in

ROOT: Final[i64] = 0
NO_EDGE: Final[i64] = 0
OPTION: Final[i64] = 0xFFFFFF  # the part of a key that is the option
KIND_SHIFT: Final[i64] = 24
SOON: Final[i64] = 16  # iterations after which the spread of what they find is known
LEAST_SPREAD: Final = 40.0  # dollars
FIRST_SPREAD: Final = 1000.0

# How the games of a search are played to their end.
BY_CHANCE: Final[i64] = 0
BY_REHEARSAL: Final[i64] = 1


@final
class Style:
    """What can be chosen about a search; the rest follows from the game."""

    def __init__(
        self,
        horizon: i64 = 0,  # rounds to play after the present one before judging
        explore: float = 2.0,  # in standard deviations of what iterations find
        open_mind: float = 0.5,  # how much of a prior is the same for all options
        heat: float = 40.0,  # so many dollars more make an own plan e times as likely
        memory: float = 0.2,  # how much of the last search counts in the next one
        playout: i64 = BY_REHEARSAL,
        habits: Habits | None = None,  # of rivals; by itself what the game suggests
    ) -> None:
        self.horizon = horizon
        self.explore = explore
        self.open_mind = open_mind
        self.heat = heat
        self.memory = memory
        self.playout = playout
        self.values = VALUES
        self.habits = habits


@final
class Search:
    """A tree for the decision that a seat has to make."""

    __slots__ = (
        "_available",
        "_dice",
        "_first",
        "_fortune",
        "_habits",
        "_key",
        "_knowledge",
        "_last",
        "_next",
        "_open",
        "_path",
        "_prior",
        "_rehearsal",
        "_rivals",
        "_spread",
        "_squares",
        "_style",
        "_sum",
        "_total",
        "_visits",
        "_weights",
        "iterations",
    )

    def __init__(self, knowledge: Knowledge, judges: Judges, style: Style, start: i64) -> None:
        zero: i64 = 0
        nought: float = 0.0
        self._knowledge = knowledge
        self._style = style
        self._dice = Dice(start)
        self._last: i64 = min(knowledge.state.round + style.horizon, ROUNDS)
        self.iterations: i64 = 0
        self._sum = 0.0  # of what all iterations found, and of its squares
        self._squares = 0.0
        self._spread = FIRST_SPREAD
        # Edges, by number; that of the root is nobody's.
        self._key = vec[i64]([zero])  # option and kind of question
        self._first = vec[i64]([zero])  # the first edge below
        self._next = vec[i64]([zero])  # the next edge beside
        self._visits = vec[i64]([zero])
        self._available = vec[i64]([zero])
        self._total = vec[float]([nought])  # what was found below it, summed up
        self._prior = vec[float]([nought])
        # Scratch
        self._path: list[i64] = []
        self._open = vec[i64]([zero] * OPTIONS_CAPACITY)
        self._weights = vec[i64]([zero] * OPTIONS_CAPACITY)
        self._fortune = Fortune(judges, style.values)
        self._rehearsal = Rehearsal(judges, style.values)
        habits = style.habits
        if habits is None:
            habits = habits_in(judges.rules)
        self._habits = habits
        self._rivals = Rehearsal(judges, habits.values, True, habits.ahead)

    def iterate(self, times: i64) -> None:
        for _n in range(times):
            self.iterations += 1
            s = self._knowledge.deal(self._dice)
            self._descend(s)
            while s.over == 0 and s.round <= self._last:
                choose(s, self._likely(s))
            self._write_back(self._fortune.judge(s, self._knowledge.seat))

    def inherit(self, former: Search, option: i64) -> None:
        """Begin with a part of what an earlier search found below the option that was chosen.

        Only a part: it was found before rivals went on, for everything that they might do.
        """
        s = self._knowledge.state
        edge = former._first[ROOT]
        while edge != NO_EDGE and former._key[edge] & OPTION != option:
            edge = former._next[edge]
        if edge != NO_EDGE and s.deciding == self._knowledge.seat:
            mark = kind_of(top(s)) << KIND_SHIFT
            for k in range(s.n_options):
                below = former._edge(edge, mark | s.options[k])
                if below != NO_EDGE:
                    self._copy(former, below, ROOT)

    def _copy(self, former: Search, edge: i64, node: i64) -> None:
        """An edge of an earlier tree and all below it, with fewer visits."""
        visits = i64(self._style.memory * float(former._visits[edge]))
        if visits == 0:
            return
        own = self._grow(node, former._key[edge], former._prior[edge])
        self._visits[own] = visits
        self._available[own] = i64(self._style.memory * float(former._available[edge]))
        self._total[own] = former._total[edge] * float(visits) / float(former._visits[edge])
        below = former._first[edge]
        while below != NO_EDGE:
            self._copy(former, below, own)
            below = former._next[below]

    # One iteration

    def _descend(self, s: State) -> None:
        """Follow the tree until it grows by an edge."""
        self._path = []
        node: i64 = ROOT
        while s.over == 0 and s.round <= self._last:
            if s.deciding != self._knowledge.seat or s.n_options == 1:
                choose(s, self._likely(s))
                continue
            node = self._pick(s, node)
            self._path.append(node)
            choose(s, self._key[node] & OPTION)
            if self._visits[node] == 0:
                return

    def _likely(self, s: State) -> i64:
        """What somebody does where the tree has no edges."""
        if self._style.playout == BY_CHANCE:
            return s.options[roll(s, s.n_options)]
        own = s.deciding == self._knowledge.seat
        rehearsal = self._rehearsal if own else self._rivals
        if is_plan(s):
            heat = self._style.heat if own else self._habits.heat
            return rehearsal.likely(s, heat, self._weights)
        return rehearsal.act(s)

    def _pick(self, s: State, node: i64) -> i64:
        """The most promising edge. One not yet followed is worth what its neighbours are."""
        seen, total = self._open_edges(s, node)
        usual = total / float(seen) if seen else 0.0
        best: i64 = NO_EDGE
        best_worth = NOTHING
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

    def _open_edges(self, s: State, node: i64) -> tuple[i64, float]:
        """Find or make an edge for every option: how often they were followed, what was found."""
        mark = kind_of(top(s)) << KIND_SHIFT
        seen: i64 = 0
        total = 0.0
        sum_of_weights: i64 = 0
        for k in range(s.n_options):
            edge = self._edge(node, mark | s.options[k])
            if edge == NO_EDGE:
                if sum_of_weights == 0:
                    sum_of_weights = self._weigh(s)
                prior = self._style.open_mind / float(s.n_options)
                part = float(self._weights[k]) / float(sum_of_weights)
                prior += (1.0 - self._style.open_mind) * part
                edge = self._grow(node, mark | s.options[k], prior)
            self._open[k] = edge
            self._available[edge] += 1
            seen += self._visits[edge]
            total += self._total[edge]
        return seen, total

    def _weigh(self, s: State) -> i64:
        """Weigh the options of the own seat; the sum."""
        if self._style.playout == BY_REHEARSAL:
            return self._rehearsal.weigh(s, self._style.heat, self._weights)
        for k in range(s.n_options):
            self._weights[k] = 1
        return s.n_options

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

    def _write_back(self, worth: float) -> None:
        self._sum += worth
        self._squares += worth * worth
        if self.iterations >= SOON:
            mean = self._sum / float(self.iterations)
            variance = self._squares / float(self.iterations) - mean * mean
            self._spread = math.sqrt(max(variance, LEAST_SPREAD * LEAST_SPREAD))
        for edge in self._path:
            self._visits[edge] += 1
            self._total[edge] += worth

    # Answers

    def visits(self) -> dict[int, int]:
        """How often each option of the root was followed."""
        found: dict[int, int] = {}
        edge = self._first[ROOT]
        while edge != NO_EDGE:
            found[int(self._key[edge] & OPTION)] = int(self._visits[edge])
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
