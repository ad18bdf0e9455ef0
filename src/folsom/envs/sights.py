"""Sights: the compiled eyes (`sight`) for the games of a configuration, and what they must know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.envs import express_names, super_names
from folsom.envs.express_names import ALL_PHASES, ALL_QUESTIONS, ALL_TURNS
from folsom.envs.names import Things
from folsom.envs.pieces import Pieces
from folsom.envs.super_names import ALL_CARDS, ALL_LOOT
from folsom.game import Config, SuperConfig, catalogue
from folsom.game.decision import PLANS, QUESTIONS
from folsom.game.engine import Engine
from folsom.game.engines import AnyConfig
from folsom.game.express import Express
from folsom.game.notation import FIGURES, TOKEN_KINDS, card_kind, hideout_name, positions_of
from folsom.game.superexpress.engine import SuperExpress
from folsom.sight.atlas import Atlas, Cast
from folsom.sight.express import Sight
from folsom.sight.row import Row
from folsom.sight.superexpress import SuperSight

Vector = NDArray[np.float32]


class Sights(ABC):
    """Looks at games of one configuration, one after another."""

    names: tuple[str, ...]  # of the numbers

    @abstractmethod
    def cast(self, config: AnyConfig) -> Any:
        """What differs between the games; made once for each of them."""

    @abstractmethod
    def write(self, numbers: Vector, game: Engine, cast: Any, seat: int) -> None:
        """What a seat may know of a game, into a vector."""


class ExpressSights(Sights):
    def __init__(self, config: Config) -> None:
        self._pieces = Pieces(config)
        self.names = tuple(express_names.names(self._pieces))
        self._atlas = atlas_of(self._pieces, len(self.names))
        self._sight = self.sight(1)
        self._row = numbers_of(self._sight.row)

    def sight(self, rows: int) -> Sight:
        """Eyes of their own, with a row for each of so many games."""
        return Sight(self._atlas, rows)

    def cast(self, config: AnyConfig) -> Cast:
        assert isinstance(config, Config)
        return cast_of(self._pieces, config)

    def write(self, numbers: Vector, game: Engine, cast: Cast, seat: int) -> None:
        assert isinstance(game, Express)
        self._sight.look(game.state, game.notebook, cast, seat)
        numbers[:] = self._row


class SuperSights(Sights):
    def __init__(self, config: SuperConfig) -> None:
        self.names = tuple(super_names.names(config))
        self._config = config
        self._sight = self.sight(1)
        self._row = numbers_of(self._sight.row)

    def sight(self, rows: int) -> SuperSight:
        """Eyes of their own, with a row for each of so many games."""
        sizes = len(ALL_LOOT), len(ALL_CARDS)
        seats, cars = self._config.n_players, self._config.n_cars
        return SuperSight(len(self.names), seats, cars, *sizes, rows)

    def cast(self, config: AnyConfig) -> None:
        """All games are of the same pieces."""

    def write(self, numbers: Vector, game: Engine, cast: None, seat: int) -> None:
        assert isinstance(game, SuperExpress)
        self._sight.look(game.state, seat)
        numbers[:] = self._row


def sights_of(config: AnyConfig) -> Sights:
    return SuperSights(config) if isinstance(config, SuperConfig) else ExpressSights(config)


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


def numbers_of(row: Row) -> Vector:
    """All rows as one array, which changes with them."""
    return np.asarray(memoryview(row.numbers)).view(np.float32)
