"""Lean: games without words, for playing many of them at once.

Options stay the engine's numbers, nothing is told or recorded, and what a seat sees is written by
`sight`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from folsom.engine import flow
from folsom.engine.bits import lowest
from folsom.envs.sights import Vector
from folsom.envs.spaces import Spaces
from folsom.game import Config, SuperConfig
from folsom.game.engine import InProgress
from folsom.game.express import Express
from folsom.game.game import seed_words
from folsom.game.parts import LAW
from folsom.game.superexpress.engine import SuperExpress
from folsom.sight.atlas import Cast

E = TypeVar("E", bound=InProgress)
Legal = Mapping[int, int]  # the engine's options by the numbers of their actions

# Verbs whose action follows from the engine's number and the seat alone.
_PLAIN: Final = {"play", "draw", "to", "target", "drop", "push", "yes", "no", "pass", "keep"} | {
    *("discard", "caboose", "give", "hide")
}


class Lean(ABC, Generic[E]):
    """How all games of a configuration are played."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces

    @abstractmethod
    def begin(self, seed: int) -> E:
        """The game that `Game.new` makes of this seed."""

    @abstractmethod
    def seat(self, game: E) -> int:
        """Who decides next."""

    @abstractmethod
    def legal(self, game: E, seat: int) -> Legal: ...

    @abstractmethod
    def write(self, numbers: Vector, game: E, seat: int) -> None:
        """What a seat sees, into a row."""

    def play(self, game: E, seat: int, word: int) -> None:
        game.play(seat, word)
        game.forget()


class CastExpress(Express):
    """A game of Colt Express with what its eyes must know of who plays it."""

    cast: Cast


class LeanExpress(Lean[CastExpress]):
    def __init__(self, spaces: Spaces) -> None:
        super().__init__(spaces)
        assert isinstance(spaces.config, Config)
        self._config = spaces.config
        self._known: dict[tuple[int, int], dict[int, int]] = {}

    def begin(self, seed: int) -> CastExpress:
        text = str(seed)
        game = CastExpress.begin(self._config.resolved(text), seed_words(text))
        game.cast = self.spaces.sights.cast(game.config)
        return game

    def seat(self, game: CastExpress) -> int:
        return int(game.state.deciding)

    def legal(self, game: CastExpress, seat: int) -> Legal:
        known = self._known.setdefault((self._law_seat(game), seat), {})
        words = flow.options_of(game.state, seat)
        try:
            return {known[word]: word for word in words}
        except KeyError:
            return self._named(game, seat, known)

    def _law_seat(self, game: CastExpress) -> int:
        """Who plays the Marshal: it numbers the bandits."""
        return game.seats.index(LAW) if self._config.has_marshal_player else -1

    def _named(self, game: CastExpress, seat: int, known: dict[int, int]) -> Legal:
        """The same by the words for them, of which those are kept that are always the same."""
        eyes = self.spaces.eyes(game.config, seat)
        legal = self.spaces.actions.legal(game.decision(seat), eyes)
        known.update((o.word, number) for number, o in legal.items() if o.verb in _PLAIN)
        return {number: option.word for number, option in legal.items()}

    def write(self, numbers: Vector, game: CastExpress, seat: int) -> None:
        self.spaces.sights.write(numbers, game, game.cast, seat)


class LeanSuper(Lean[SuperExpress]):
    def __init__(self, spaces: Spaces) -> None:
        super().__init__(spaces)
        assert isinstance(spaces.config, SuperConfig)
        self._config = spaces.config
        self._legal: dict[int, int] = {}

    def begin(self, seed: int) -> SuperExpress:
        text = str(seed)
        return SuperExpress.begin(self._config.resolved(text), seed_words(text))

    def seat(self, game: SuperExpress) -> int:
        return int(lowest(game.state.asked))

    def legal(self, game: SuperExpress, seat: int) -> Legal:
        """Always the same: every order of three cards."""
        if not self._legal:
            eyes = self.spaces.eyes(game.config, seat)
            legal = self.spaces.actions.legal(game.decision(seat), eyes)
            self._legal = {number: option.word for number, option in legal.items()}
        return self._legal

    def write(self, numbers: Vector, game: SuperExpress, seat: int) -> None:
        self.spaces.sights.write(numbers, game, None, seat)


def lean(spaces: Spaces) -> Lean[Any]:
    """How a configuration is played without words."""
    return LeanSuper(spaces) if isinstance(spaces.config, SuperConfig) else LeanExpress(spaces)
