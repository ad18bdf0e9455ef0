"""Games of Colt Express side by side."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folsom.boxes.base.rules.scoring import winners
from folsom.engine.bits import bit
from folsom.engine.flow import choose
from folsom.engine.options import TAKE, first_of, verb_of
from folsom.engine.state import FACE, LABEL, State
from folsom.sight.atlas import Roster
from folsom.sight.express import Sight
from folsom.sight.frame import has
from folsom.sight.lanes import Lanes


@final
class ExpressLanes(Lanes):
    def __init__(
        self,
        lanes: i64,
        actions: i64,
        players: i64,
        sight: Sight | None,
        games: list[State],
        rosters: list[Roster],
        by_face: list[int],
    ) -> None:
        """The verbs ``by_face`` point at tokens that are told by their hidden side."""
        super().__init__(lanes, actions, players, sight is not None)
        self.sight = sight
        self.games = games
        self.rosters = rosters
        self._by_face: i64 = 0  # a set
        for verb in by_face:
            self._by_face |= bit(verb)

    def put(self, n: i64, game: State, roster: Roster) -> None:
        """Begin a game in a lane."""
        self.games[n] = game
        self.rosters[n] = roster
        self.begun(n)

    def seat(self, n: i64) -> i64:
        return self.games[n].deciding

    def asked(self, n: i64) -> i64:
        s = self.games[n]
        return s.asked if s.asked else bit(s.deciding)

    def options(self, n: i64) -> i64:
        return self.games[n].n_options

    def word(self, n: i64, option: i64) -> i64:
        return self.games[n].options[option]

    def key(self, n: i64, option: i64) -> i64:
        """The engine's word and the seat; but a token is known by its kind and its rank or face."""
        s = self.games[n]
        word = s.options[option]
        verb = verb_of(word)
        if verb == TAKE:
            word = token_key(s, word, rank(s, option))
        elif has(self._by_face, verb):
            word = token_key(s, word, s.word[FACE + first_of(word)])
        return (word << 4) + s.deciding

    def play(self, n: i64, option: i64) -> None:
        s = self.games[n]
        choose(s, s.options[option])

    def is_over(self, n: i64) -> bool:
        return self.games[n].over != 0

    def winners(self, n: i64) -> i64:
        return winners(self.games[n])

    def see(self, n: i64, seat: i64) -> None:
        sight, s = self.sight, self.games[n]
        witness = s.witness
        if sight is not None and witness is not None:
            sight.look(s, witness.notebook, self.rosters[n], seat, n)


def token_key(s: State, word: i64, more: i64) -> i64:
    kind = s.rules.kind_of_token[first_of(word)]
    return verb_of(word) | (kind << 6) | (more << 14)


def rank(s: State, option: i64) -> i64:
    """How many of the tokens of this kind that are offered have lain there longer."""
    token = first_of(s.options[option])
    kind, label = s.rules.kind_of_token[token], s.word[LABEL + token]
    found: i64 = 0
    for k in range(s.n_options):
        other = first_of(s.options[k])
        lay_longer = s.rules.kind_of_token[other] == kind and s.word[LABEL + other] < label
        if lay_longer and verb_of(s.options[k]) == TAKE:
            found += 1
    return found
