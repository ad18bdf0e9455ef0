"""Lanes: many games side by side, in each lane one after the other.

What learners read of all of them lies in rows of memory, which arrays look at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from folsom.engine.bits import bit, count
from folsom.engine.vectors import filled, zeros
from folsom.sight.numbers import UNKNOWN, Numbers

MOST_OPTIONS: Final[i64] = 128
WAIT: Final[i64] = -1  # in place of an action: this game does not go on yet
NO_LANE: Final[i64] = -1


class Lanes:
    """What the games of all boxes have in common. Each lane is at a decision of one seat."""

    def __init__(self, lanes: i64, actions: i64, players: i64, observes: bool) -> None:
        self.lanes = lanes
        self.actions = actions
        self.players = players
        self.observes = observes
        self.masks: vec[u8] = vec[u8]([u8(0)] * (lanes * actions))  # 1 for what is legal
        self.seats: vec[i64] = zeros(lanes)  # who decides
        self.over: vec[i64] = zeros(lanes)  # 1 for games that the last step has ended
        self.rewards: vec[float] = vec[float]([0.0] * (lanes * players))  # … of their seats
        self.numbers = Numbers()  # of what options are as actions
        self._legal: vec[i64] = zeros(lanes * MOST_OPTIONS)  # their actions
        self._n_legal: vec[i64] = zeros(lanes)
        self._chosen: vec[i64] = filled(lanes, WAIT)  # which of the options
        self._new: vec[i64] = filled(lanes, 1)  # 1 for lanes that nobody has looked at

    # What each game knows

    def seat(self, n: i64) -> i64:
        """Who decides in a lane."""
        raise NotImplementedError

    def asked(self, n: i64) -> i64:
        """The seats that have something to decide, of which the first decides."""
        raise NotImplementedError

    def options(self, n: i64) -> i64:
        """How many options there are."""
        raise NotImplementedError

    def word(self, n: i64, option: i64) -> i64:
        """An option in the engine's own terms."""
        raise NotImplementedError

    def key(self, n: i64, option: i64) -> i64:
        """What an option is known by; it stands for the same action in every game."""
        raise NotImplementedError

    def play(self, n: i64, option: i64) -> None:
        """Carry out a legal option, and all that follows without a choice."""
        raise NotImplementedError

    def is_over(self, n: i64) -> bool:
        raise NotImplementedError

    def winners(self, n: i64) -> i64:
        """The seats that have won a game that is over."""
        raise NotImplementedError

    def see(self, n: i64, seat: i64) -> None:
        """Write what a seat sees into the row of a lane."""
        raise NotImplementedError

    # A step

    def choose(self, actions: vec[i64]) -> i64:
        """Note an action for each lane; the first in which it is not legal, or NO_LANE."""
        for n in range(self.lanes):
            self._chosen[n] = self._option(n, actions[n])
            if self._chosen[n] == WAIT and actions[n] != WAIT:
                return n
        return NO_LANE

    def _option(self, n: i64, action: i64) -> i64:
        first = n * MOST_OPTIONS
        for k in range(self._n_legal[n]):
            if self._legal[first + k] == action:
                return k
        return WAIT

    def step(self) -> i64:
        """Play what was noted; the number of games that have ended."""
        ended: i64 = 0
        for n in range(self.lanes):
            if self.over[n]:
                self.over[n] = 0
                self._reward(n, 0)
            if self._chosen[n] != WAIT:
                self.play(n, self._chosen[n])
                self._new[n] = 1
                if self.is_over(n):
                    self.over[n] = 1
                    self._reward(n, self.winners(n))
                    ended += 1
        return ended

    def _reward(self, n: i64, winners: i64) -> None:
        """The share of each seat in the victory, less a fair share; 0 where nobody wins."""
        for seat in range(self.players):
            share = 0.0
            if winners:
                share = -1.0 / float(self.players)
                if winners & bit(seat):
                    share += 1.0 / float(count(winners))
            self.rewards[n * self.players + seat] = share

    # What is legal, and what is seen

    def look(self) -> list[int]:
        """Look at all that have gone on; lanes in which an option is met for the first time."""
        strange: list[int] = []
        for n in range(self.lanes):
            if self._new[n]:
                if self._list(n):
                    self._new[n] = 0
                    if self.observes:
                        self.see(n, self.seats[n])
                else:
                    strange.append(n)
        return strange

    def _list(self, n: i64) -> bool:
        """The legal actions of a lane; False if not all of them are known."""
        first, mask = n * MOST_OPTIONS, n * self.actions
        for k in range(self._n_legal[n]):
            self.masks[mask + self._legal[first + k]] = 0
        self._n_legal[n] = 0
        self.seats[n] = self.seat(n)
        for k in range(self.options(n)):
            action = self.numbers.find(self.key(n, k))
            if action == UNKNOWN:
                return False
            self._legal[first + k] = action
            self._n_legal[n] = k + 1
            self.masks[mask + action] = 1
        return True

    def words(self, n: i64) -> list[int]:
        return [int(self.word(n, k)) for k in range(self.options(n))]

    def pick(self, chances: vec[float]) -> vec[i64]:
        """For each lane the legal action that a number from 0 to 1 falls on, all as wide."""
        picked = zeros(self.lanes)
        for n in range(self.lanes):
            left = i64(chances[n] * float(self._n_legal[n]))
            action = n * self.actions
            while left > 0 or self.masks[action] == 0:
                if self.masks[action]:
                    left -= 1
                action += 1
            picked[n] = action - n * self.actions
        return picked

    def teach(self, n: i64, option: i64, action: i64) -> None:
        """Which action an option is, from now on."""
        self.numbers.teach(self.key(n, option), action)

    def begun(self, n: i64) -> None:
        """Another game has begun in a lane."""
        self._new[n] = 1
