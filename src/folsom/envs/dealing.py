"""Dealing: games of a configuration for the lanes of a batch, and what their options are called."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Any, Final

from folsom.engine import flow
from folsom.engine.base.setup import begin
from folsom.engine.superexpress import flow as super_flow
from folsom.envs.sights import ExpressSights, SuperSights
from folsom.envs.spaces import Spaces
from folsom.game import Config, Option, SuperConfig
from folsom.game.engine import Engine
from folsom.game.engines import AnyConfig
from folsom.game.express import Express
from folsom.game.game import seed_words
from folsom.game.superexpress.engine import SuperExpress
from folsom.sight.atlas import Cast
from folsom.sight.express_lanes import ExpressLanes
from folsom.sight.lanes import Lanes
from folsom.sight.row import Row
from folsom.sight.superexpress_lanes import SuperLanes

SEEDS: Final = 2**62
NOBODY_LOOKS: Final = Cast([], [], [])


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
    def engine(self, lane: int) -> Engine:
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
        decision = self.engine(lane).decision(seat)
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
        states, casts = [state for state, _ in dealt], [cast for _, cast in dealt]
        players, actions = spaces.config.n_players, len(spaces.actions)
        self.lanes = ExpressLanes(len(seeds), actions, players, sight, states, casts)

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
        return state, self._sights.cast(resolved) if self._is_seen else NOBODY_LOOKS

    def config(self, lane: int) -> Config:
        return self._configs[lane]

    def engine(self, lane: int) -> Engine:
        return Express(self._configs[lane], self.lanes.games[lane])


class SuperDealer(Dealer):
    lanes: SuperLanes

    def __init__(self, spaces: Spaces, seeds: list[int], observes: bool) -> None:
        super().__init__(spaces, seeds)
        assert isinstance(spaces.config, SuperConfig)
        assert isinstance(spaces.sights, SuperSights)
        self._rules = spaces.config.rules()  # in which nobody has a name
        self._seeds = list(seeds)
        sight = spaces.sights.sight(len(seeds)) if observes else None
        self.row = sight.row if sight else None
        states = [self._deal(lane, seed) for lane, seed in enumerate(seeds)]
        players, actions = spaces.config.n_players, len(spaces.actions)
        self.lanes = SuperLanes(len(seeds), actions, players, sight, states)

    def begin(self, lane: int, seed: int) -> None:
        self.lanes.put(lane, self._deal(lane, seed))

    def _deal(self, lane: int, seed: int) -> Any:
        self._seeds[lane] = seed
        return super_flow.new(self._rules, *seed_words(str(seed)), False)

    def config(self, lane: int) -> SuperConfig:
        config = self._spaces.config
        assert isinstance(config, SuperConfig)
        return config.resolved(str(self._seeds[lane]))

    def engine(self, lane: int) -> Engine:
        return SuperExpress(self.config(lane), self.lanes.games[lane])


def dealer_of(spaces: Spaces, seeds: list[int], observes: bool) -> Dealer:
    deals = SuperDealer if isinstance(spaces.config, SuperConfig) else ExpressDealer
    return deals(spaces, seeds, observes)
