"""Dealing: games of a configuration for the lanes of a batch, and what their options are called."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Any, Final

from folsom.boxes.base.game.express import Express
from folsom.boxes.base.rules.setup import begin
from folsom.engine import flow
from folsom.envs.games import games
from folsom.envs.sights import ExpressSights
from folsom.envs.spaces import Spaces
from folsom.game import Config, Option
from folsom.game.game import seed_words
from folsom.game.situation import Situation
from folsom.game.titles import AnyConfig
from folsom.sight.atlas import Roster
from folsom.sight.express_lanes import ExpressLanes
from folsom.sight.lanes import Lanes
from folsom.sight.row import Row

SEEDS: Final = 2**62
NOBODY_LOOKS: Final = Roster([], [], [])


def seed_of(batch: int, lane: int, game: int) -> int:
    """The seed of a game: it does not depend on how long the others take."""
    digest = hashlib.blake2b(f"{batch} {lane} {game}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


class Dealer(ABC):
    """Puts games into lanes, each as `Game.new` makes it of its seed."""

    lanes: Lanes
    row: Row | None  # what is seen, if anybody looks

    def __init__(self, spaces: Spaces, seeds: list[int]) -> None:
        self._spaces = spaces

    @abstractmethod
    def begin(self, lane: int, seed: int) -> None:
        """Another game."""

    @abstractmethod
    def config(self, lane: int) -> AnyConfig:
        """What is played in a lane, with all that its seed has drawn."""

    @abstractmethod
    def situation(self, lane: int) -> Situation:
        """The game in a lane, for those who speak of it."""

    def look(self) -> None:
        """See all games that have gone on."""
        while strange := self.lanes.look():
            for lane in strange:
                self._name(lane)

    def _name(self, lane: int) -> None:
        """Which actions the options of a lane are; nobody asks for the same ones again."""
        seat = self.lanes.seat(lane)
        actions = {option.word: action for action, option in self.legal(lane, seat).items()}
        for n, word in enumerate(self.lanes.words(lane)):
            self.lanes.teach(lane, n, actions[word])

    def legal(self, lane: int, seat: int) -> dict[int, Option]:
        """The legal actions of any seat, each with the option that it stands for."""
        decision = self.situation(lane).decision(seat)
        return self._spaces.actions.legal(decision, self._spaces.eyes(self.config(lane), seat))


class ExpressDealer(Dealer):
    lanes: ExpressLanes

    def __init__(self, spaces: Spaces, seeds: list[int], observes: bool) -> None:
        super().__init__(spaces, seeds)
        assert isinstance(spaces.sights, ExpressSights)
        self._sights = spaces.sights
        self._is_seen = observes
        sight = self._sights.sight(len(seeds)) if observes else None
        self.row = sight.row if sight else None
        assert isinstance(spaces.config, Config)
        self._configs = [spaces.config] * len(seeds)
        dealt = [self._deal(lane, seed) for lane, seed in enumerate(seeds)]
        states, rosters = [state for state, _ in dealt], [roster for _, roster in dealt]
        players, actions = spaces.config.n_players, len(spaces.actions)
        self.lanes = ExpressLanes(
            len(seeds), actions, players, sight, states, rosters, self._sights.verbs_by_face
        )

    def begin(self, lane: int, seed: int) -> None:
        self.lanes.put(lane, *self._deal(lane, seed))

    def _deal(self, lane: int, seed: int) -> tuple[Any, Any]:
        text, config = str(seed), self._spaces.config
        assert isinstance(config, Config)
        resolved = config.resolved(text)
        self._configs[lane] = resolved
        state = begin(resolved.rules(), *seed_words(text), self._is_seen)
        if state.witness is not None:
            state.witness.writes = False
        flow.advance(state)
        return state, self._sights.roster(resolved) if self._is_seen else NOBODY_LOOKS

    def config(self, lane: int) -> Config:
        return self._configs[lane]

    def situation(self, lane: int) -> Situation:
        return Express(self._configs[lane], self.lanes.games[lane])


def dealer_of(spaces: Spaces, seeds: list[int], observes: bool) -> Dealer:
    return games()[spaces.config.game].dealer(spaces, seeds, observes)
