"""Games of Colt Super Express side by side."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folsom.boxes.superexpress.rules.ending import winners
from folsom.boxes.superexpress.rules.flow import play
from folsom.boxes.superexpress.rules.state import State
from folsom.boxes.superexpress.sight import SuperSight
from folsom.engine.bits import lowest
from folsom.sight.lanes import Lanes


@final
class SuperLanes(Lanes):
    def __init__(
        self, lanes: i64, actions: i64, players: i64, sight: SuperSight | None, games: list[State]
    ) -> None:
        super().__init__(lanes, actions, players, sight is not None)
        self.sight = sight
        self.games = games

    def put(self, n: i64, game: State) -> None:
        """Begin a game in a lane."""
        self.games[n] = game
        self.begun(n)

    def seat(self, n: i64) -> i64:
        """Those who program at the same time do it here one after the other."""
        return lowest(self.games[n].asked)

    def asked(self, n: i64) -> i64:
        return self.games[n].asked

    def options(self, n: i64) -> i64:
        return self.games[n].rules.n_programs

    def word(self, n: i64, option: i64) -> i64:
        return self.games[n].rules.programs[option]

    def key(self, n: i64, option: i64) -> i64:
        """A program is the same for everybody."""
        return self.word(n, option)

    def play(self, n: i64, option: i64) -> None:
        s = self.games[n]
        play(s, lowest(s.asked), s.rules.programs[option])

    def is_over(self, n: i64) -> bool:
        return self.games[n].over != 0

    def winners(self, n: i64) -> i64:
        return winners(self.games[n])

    def see(self, n: i64, seat: i64) -> None:
        sight = self.sight
        if sight is not None:
            sight.look(self.games[n], seat, n)
