"""Sights: the compiled eyes (`sight`) for the games of a configuration, and what they must know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.boxes.base.game.express import Express
from folsom.envs import express_names
from folsom.envs.express_names import ALL_PHASES, ALL_QUESTIONS, ALL_TURNS
from folsom.envs.names import Things
from folsom.envs.pieces import Pieces
from folsom.game import Config
from folsom.game.decision import names_of_kinds, question_names
from folsom.game.notation import FIGURES, TOKEN_KINDS, card_kind, positions_of
from folsom.game.situation import Situation
from folsom.game.titles import AnyConfig
from folsom.sight.atlas import Atlas, Roster
from folsom.sight.express import Sight
from folsom.sight.row import Row

Vector = NDArray[np.float32]


class Sights(ABC):
    """Looks at games of one configuration, one after another."""

    names: tuple[str, ...]  # of the numbers

    @abstractmethod
    def roster(self, config: AnyConfig) -> Any:
        """What differs between the games; made once for each of them."""

    @abstractmethod
    def write(self, numbers: Vector, game: Situation, roster: Any, seat: int) -> None:
        """What a seat may know of a game, into a vector."""


class ExpressSights(Sights):
    def __init__(self, config: Config) -> None:
        self._pieces = Pieces(config)
        self.names = tuple(express_names.names(self._pieces))
        self.verbs_by_face = [verb for box in self._pieces.boxes for verb in box.verbs_by_face]
        self._atlas = atlas_of(self._pieces, len(self.names))
        self._sight = self.sight(1)
        self._row = numbers_of(self._sight.row)

    def sight(self, rows: int) -> Sight:
        """Eyes of their own, with a row for each of so many games."""
        return Sight(self._atlas, [box.sight(self._pieces) for box in self._pieces.boxes], rows)

    def roster(self, config: AnyConfig) -> Roster:
        assert isinstance(config, Config)
        return roster_of(self._pieces, config)

    def write(self, numbers: Vector, game: Situation, roster: Roster, seat: int) -> None:
        assert isinstance(game, Express)
        self._sight.look(game.state, game.notebook, roster, seat)
        numbers[:] = self._row


def atlas_of(pieces: Pieces, size: int) -> Atlas:
    """What the numbers of a configuration are about, for the engine's eyes."""
    atlas, config = Atlas(), pieces.config
    atlas.size = size
    atlas.seats = config.n_players
    atlas.each = config.bandits_per_seat
    atlas.two_hands = pieces.shares_hands
    atlas.places = sorted(positions_of(config))
    atlas.tokens = [TOKEN_KINDS.index(name) for name in pieces.tokens]
    atlas.offered = list(pieces.offered.values())
    atlas.cards = [_kind(name) for name in pieces.cards]
    atlas.pile_cards = [_kind(name) for name in pieces.pile_cards]
    atlas.owners = len(pieces.owners)
    atlas.actors = len(pieces.actors)
    atlas.questions = {kind: ALL_QUESTIONS[name] for kind, name in question_names().items()}
    atlas.plans = {plan: ALL_QUESTIONS[name] for plan, name in names_of_kinds().items()}
    atlas.n_questions = len(ALL_QUESTIONS)
    numbers = {name: number for number, name in FIGURES.items()}
    atlas.others = [numbers[name] for name in list(pieces.figures)[len(pieces.bandits) :]]
    atlas.phases = len(ALL_PHASES)
    atlas.turn_types = len(ALL_TURNS)
    atlas.round_cards = len(pieces.round_cards)
    atlas.longest_round = pieces.longest_round
    atlas.longest_pile = pieces.longest_pile
    atlas.characters = len(pieces.characters)
    atlas.car_cards = len(pieces.car_cards)
    atlas.added_to_decision = len(list(express_names.added_to_decision(pieces)))
    atlas.added_to_bandit = len(list(express_names.added_to_bandit(pieces)))
    return atlas


def roster_of(pieces: Pieces, config: Config) -> Roster:
    """The bandits, cars and Round cards of one game of it."""
    assert config.cars is not None
    return Roster(
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
