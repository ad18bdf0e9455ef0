"""The round of Colt Super Express as a game of simultaneous moves, solved by regret matching.

After the programs are laid there is neither choice nor chance, so a profile of programs has one
outcome, and the round is a matrix game. Each iteration draws a program for every player from the
present strategies and asks, for each player and each of its programs, what it would have brought
against the others' draws. Strategies follow positive regrets (regret matching+); their average,
later iterations counting more, approaches an equilibrium.

Where all profiles fit into a table, each is played only once and the table is solved; elsewhere
profiles are sampled. A round that does not end the game is worth an equal share to all who are
still aboard. No clock is read here; the caller has its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.superexpress.rules.ending import winners
from folsom.boxes.superexpress.rules.flow import play
from folsom.boxes.superexpress.rules.state import State, clone
from folsom.engine.bits import bit, count, lowest
from folsom.engine.generator import roll, seed

WHOLE: Final[i64] = 840  # a victory; divisible by every number of players
TABLE: Final[i64] = 15_000  # profiles that are tabulated
UNKNOWN: Final[i64] = -1
MOST_REGRET: Final[i64] = 0x20000000  # of all programs together; the generator rolls below 2**31


def share(s: State, seat: i64) -> i64:
    """What a position is worth to a seat if all who are left are equally likely to win."""
    if s.over:
        won = winners(s)
        return WHOLE // count(won) if won & bit(seat) else 0
    return WHOLE // count(s.aboard) if s.aboard & bit(seat) else 0


@final
class Solver:
    """Solves the round that begins in a state, one iteration after another."""

    __slots__ = (
        "_average",
        "_drawn",
        "_n",
        "_players",
        "_programs",
        "_regret",
        "_root",
        "_table",
        "_worth",
        "iterations",
    )

    def __init__(self, s: State, a: i64, b: i64, c: i64, d: i64) -> None:
        zero: i64 = 0
        unknown: i64 = UNKNOWN
        self._root = clone(s)
        seed(self._root, a, b, c, d)
        self._players: list[i64] = []
        left = s.aboard
        while left:
            self._players.append(lowest(left))
            left &= left - 1
        self._n: i64 = len(self._players)
        self._programs = s.rules.n_programs
        size = self._n * self._programs
        self._regret = vec[i64]([zero] * size)
        self._average = vec[i64]([zero] * size)
        self._worth = vec[i64]([zero] * self._programs)
        self._drawn = vec[i64]([zero] * self._n)
        self.iterations: i64 = 0
        profiles: i64 = 1
        for _ in range(self._n):
            profiles = min(profiles * self._programs, TABLE + 1)
        cells: i64 = 0
        if profiles <= TABLE:
            cells = profiles * self._n
        self._table = vec[i64]([unknown] * cells)

    @property
    def is_tabulated(self) -> bool:
        """Are all profiles few enough to be kept?"""
        return len(self._table) > 0

    # Iterating

    def iterate(self, times: i64) -> None:
        """Improve the strategies of all players."""
        for _ in range(times):
            self.iterations += 1
            for player in range(self._n):
                self._drawn[player] = self._draw(player)
            for player in range(self._n):
                self._look_back(player)

    def _look_back(self, player: i64) -> None:
        """What each program would have brought this player, and how much it is regretted."""
        own = self._drawn[player]
        base = player * self._programs
        total: i64 = 0
        mean: i64 = 0
        for program in range(self._programs):
            self._drawn[player] = program
            worth = self._value(player)
            self._worth[program] = worth
            total += self._regret[base + program]
            mean += self._regret[base + program] * worth
        self._drawn[player] = own
        if total:
            mean //= total
        else:
            for program in range(self._programs):
                mean += self._worth[program]
            mean //= self._programs
        for program in range(self._programs):
            if total:
                weight = self._regret[base + program] * 1024 // total
                self._average[base + program] += weight * self.iterations
            regret = self._regret[base + program] + self._worth[program] - mean
            self._regret[base + program] = max(regret, 0)

    def _draw(self, player: i64) -> i64:
        """A program by the present strategy; any if nothing is regretted."""
        base = player * self._programs
        total: i64 = 0
        for program in range(self._programs):
            total += self._regret[base + program]
        if total == 0:
            return roll(self._root, self._programs)
        if total > MOST_REGRET:
            total = self._fade(player)
        at = roll(self._root, total)
        program = 0
        while at >= self._regret[base + program]:
            at -= self._regret[base + program]
            program += 1
        return program

    def _fade(self, player: i64) -> i64:
        """Halve all regrets of a player, which leaves their strategy as it is; their sum."""
        base = player * self._programs
        total: i64 = 0
        for program in range(self._programs):
            self._regret[base + program] //= 2
            total += self._regret[base + program]
        return total

    # Worth of a profile

    def _value(self, player: i64) -> i64:
        """What the drawn profile is worth to a player."""
        if len(self._table) == 0:
            return share(self._played(), self._players[player])
        cell: i64 = 0
        for k in range(self._n):
            cell = cell * self._programs + self._drawn[k]
        cell *= self._n
        if self._table[cell] == UNKNOWN:
            self._tabulate(cell)
        return self._table[cell + player]

    def _tabulate(self, cell: i64) -> None:
        s = self._played()
        for k in range(self._n):
            self._table[cell + k] = share(s, self._players[k])

    def _played(self) -> State:
        """The position after this round with the drawn programs."""
        s = clone(self._root)
        s.asked = s.aboard
        for k in range(self._n):
            play(s, self._players[k], s.rules.programs[self._drawn[k]])
        return s

    # Answers

    def strategy(self, seat: i64) -> list[int]:
        """How often the average strategy of a seat lays each program, as weights.

        Before anything was regretted there is none, and all weights are equal.
        """
        base = self._players.index(seat) * self._programs
        return [int(self._average[base + k]) for k in range(self._programs)]


def payoffs_by_chance(
    s: State, seat: i64, samples: i64, a: i64, b: i64, c: i64, d: i64
) -> list[int]:
    """What each program brings in this round alone, if the others lay theirs by chance."""
    dice = clone(s)
    seed(dice, a, b, c, d)
    n = s.rules.n_programs
    found: list[int] = []
    for program in range(n):
        total: i64 = 0
        for _ in range(samples):
            played = clone(s)
            played.asked = played.aboard
            left = played.aboard
            while left:
                other = lowest(left)
                left &= left - 1
                chosen = program if other == seat else roll(dice, n)
                play(played, other, s.rules.programs[chosen])
            total += share(played, seat)
        found.append(int(total))
    return found
