"""Colt Super Express for learners."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar, Final

from folsom.boxes.superexpress.game.config import PLAYERS, SuperConfig
from folsom.boxes.superexpress.game.observation import SuperObservation
from folsom.boxes.superexpress.game.super_express import SuperExpress
from folsom.boxes.superexpress.game.words import PHASES, STATES
from folsom.boxes.superexpress.lanes import SuperLanes
from folsom.boxes.superexpress.printed import super_actions, super_loot_values
from folsom.boxes.superexpress.rules import flow
from folsom.boxes.superexpress.sight import MOST_LOOT, MOST_ROUNDS, SuperSight
from folsom.engine.listener import Listener
from folsom.envs.actions import Actions
from folsom.envs.dealing import Dealer
from folsom.envs.games import GameEnvs
from folsom.envs.names import Names, amount, each, things, under
from folsom.envs.pieces import seats_around
from folsom.envs.sights import Sights, Vector, numbers_of
from folsom.envs.spaces import Spaces
from folsom.game.game import seed_words
from folsom.game.notation import position_name
from folsom.game.situation import Situation
from folsom.game.titles import AnyConfig, Seed

ALL_CARDS: Final = things(*super_actions())
ALL_LOOT: Final = things(*map(str, super_loot_values()))
PROGRAM_LENGTH: Final = 3


class SuperEnvs(GameEnvs):
    id: ClassVar = "folsom_super_express"
    players: ClassVar = (min(PLAYERS), max(PLAYERS))

    def sights(self, config: SuperConfig) -> SuperSights:
        return SuperSights(config)

    def actions(self, config: SuperConfig) -> Actions:
        hand = [super_actions()[kind] for kind in config.rules().hand]
        programs = permutations(hand, PROGRAM_LENGTH)
        return Actions([f"program {' '.join(cards)}" for cards in programs])

    def dealer(self, spaces: Spaces, seeds: list[int], observes: bool) -> SuperDealer:
        return SuperDealer(spaces, seeds, observes)

    def imagined(self, observation: SuperObservation, seed: Seed) -> Situation:
        state = observation.sample(*seed)
        state.listener = Listener()
        return SuperExpress(observation.words.config, state)


class SuperSights(Sights):
    def __init__(self, config: SuperConfig) -> None:
        self.names = tuple(names(config))
        self._config = config
        self._sight = self.sight(1)
        self._row = numbers_of(self._sight.row)

    def sight(self, rows: int) -> SuperSight:
        """Eyes of their own, with a row for each of so many games."""
        sizes = len(ALL_LOOT), len(ALL_CARDS)
        seats, cars = self._config.n_players, self._config.n_cars
        return SuperSight(len(self.names), seats, cars, *sizes, rows)

    def roster(self, config: AnyConfig) -> None:
        """All games are of the same pieces."""

    def write(self, numbers: Vector, game: Situation, roster: None, seat: int) -> None:
        assert isinstance(game, SuperExpress)
        self._sight.look(game.state, seat)
        numbers[:] = self._row


def names(config: SuperConfig) -> Names:
    """What the numbers are called, in the order in which `sight` writes them."""
    seats = seats_around(config.n_players)
    yield "over"
    yield amount("round", MOST_ROUNDS)
    yield from each("phase", PHASES)
    yield from each("first", seats)
    yield from each("asked", seats)
    yield amount("wagons", config.n_cars)
    for seat in seats:
        yield from under(seat, _bandit(config))
    for zone in ("hand", "program", "aside"):
        yield from each(f"own.{zone}", ALL_CARDS)


def _bandit(config: SuperConfig) -> Names:
    yield from each("at", (position_name(n) for n in range(2 * config.n_cars + 2)))
    yield amount("rank_in_line", config.n_players)
    yield "faces_rear"
    yield from each("state", STATES)
    yield from each("loot", ALL_LOOT)
    yield amount("loot_cards", MOST_LOOT)


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
        return flow.new(self._rules, *seed_words(str(seed)), False)

    def config(self, lane: int) -> SuperConfig:
        config = self._spaces.config
        assert isinstance(config, SuperConfig)
        return config.resolved(str(self._seeds[lane]))

    def situation(self, lane: int) -> Situation:
        return SuperExpress(self.config(lane), self.lanes.games[lane])


BOX: Final = SuperEnvs()
