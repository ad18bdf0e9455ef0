"""Lean: games without words, for playing many of them at once.

Options stay the engine's numbers, nothing is told or recorded, and what a seat sees is written by
`sight`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from folsom.engine import flow
from folsom.engine.bits import lowest
from folsom.envs.express_vector import ALL_PHASES, ALL_QUESTIONS, ALL_TURNS
from folsom.envs.pieces import Pieces
from folsom.envs.spaces import Spaces
from folsom.envs.super_vector import ALL_CARDS, ALL_LOOT
from folsom.envs.writer import Things, Vector
from folsom.game import Config, SuperConfig, catalogue
from folsom.game.decision import PLANS, QUESTIONS
from folsom.game.engine import InProgress
from folsom.game.express import Express
from folsom.game.game import seed_words
from folsom.game.notation import FIGURES, TOKEN_KINDS, card_kind, hideout_name, positions_of
from folsom.game.parts import LAW
from folsom.game.superexpress.engine import SuperExpress
from folsom.sight.atlas import Atlas, Cast
from folsom.sight.express import Sight
from folsom.sight.row import Row
from folsom.sight.superexpress import SuperSight

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
        self._pieces = Pieces(spaces.config)
        self._sight = Sight(atlas_of(self._pieces, spaces.size))
        self._row = numbers_of(self._sight.row)

    def begin(self, seed: int) -> CastExpress:
        text = str(seed)
        game = CastExpress.begin(self._config.resolved(text), seed_words(text))
        game.cast = cast_of(self._pieces, game.config)
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
        self._sight.look(game.state, game.notebook, game.cast, seat)
        numbers[:] = self._row


def atlas_of(pieces: Pieces, size: int) -> Atlas:
    """What the numbers of a configuration are about, for the engine's eyes."""
    atlas, config = Atlas(), pieces.config
    atlas.size = size
    atlas.seats = config.n_players
    atlas.each = config.bandits_per_seat
    atlas.has_teams = "teams" in config.variants
    atlas.two_hands = pieces.has_other_cards
    atlas.places = sorted(positions_of(config))
    atlas.tokens = [TOKEN_KINDS.index(name) for name in pieces.tokens]
    atlas.offered = list(pieces.offered.values())
    atlas.cards = [_kind(name) for name in pieces.cards]
    atlas.pile_cards = [_kind(name) for name in pieces.pile_cards]
    atlas.questions = {kind: ALL_QUESTIONS[name] for kind, name in QUESTIONS.items()}
    atlas.plans = {plan: ALL_QUESTIONS[name] for plan, name in PLANS.items()}
    atlas.n_questions = len(ALL_QUESTIONS)
    if "time_travel_car" in config.modules:
        atlas.hideouts = {n: pieces.hideouts[hideout_name(n)] for n in positions_of(config)}
        atlas.n_hideouts = len(pieces.hideouts)
    numbers = {name: number for number, name in FIGURES.items()}
    atlas.others = [numbers[name] for name in list(pieces.figures)[len(pieces.bandits) :]]
    atlas.has_horses = config.has_horses
    atlas.has_coach = config.has_coach
    atlas.has_law = config.has_marshal_player
    atlas.has_couriers = config.has_couriers
    atlas.has_professore = config.has_professore
    atlas.has_plans = any(module.name == "attack_plan" for module in pieces.rules.modules)
    atlas.track = list(catalogue.professore_track())
    atlas.phases = len(ALL_PHASES)
    atlas.turn_types = len(ALL_TURNS)
    atlas.round_cards = len(pieces.round_cards)
    atlas.longest_round = pieces.longest_round
    atlas.longest_pile = pieces.longest_pile
    atlas.characters = len(pieces.characters)
    atlas.car_cards = len(pieces.car_cards)
    return atlas


def cast_of(pieces: Pieces, config: Config) -> Cast:
    """Who and what is in one game of it."""
    assert config.cars is not None
    return Cast(
        _places(config.bandits, pieces.characters),
        _places(config.cars, pieces.car_cards),
        _places([card.id for card in config.round_cards], pieces.round_cards),
    )


def _kind(name: str) -> int:
    kind = card_kind(name)
    assert kind is not None
    return kind


def _places(names: Sequence[str], among: Things) -> list[int]:
    return [among[name] for name in names]


class LeanSuper(Lean[SuperExpress]):
    def __init__(self, spaces: Spaces) -> None:
        super().__init__(spaces)
        assert isinstance(spaces.config, SuperConfig)
        self._config = spaces.config
        self._legal: dict[int, int] = {}
        sizes = len(ALL_LOOT), len(ALL_CARDS)
        self._sight = SuperSight(spaces.size, self._config.n_players, self._config.n_cars, *sizes)
        self._row = numbers_of(self._sight.row)

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
        self._sight.look(game.state, seat)
        numbers[:] = self._row


def numbers_of(row: Row) -> NDArray[np.float64]:
    """A row as an array, which changes with it."""
    return np.asarray(memoryview(row.numbers))


def lean(spaces: Spaces) -> Lean[Any]:
    """How a configuration is played without words."""
    return LeanSuper(spaces) if isinstance(spaces.config, SuperConfig) else LeanExpress(spaces)
