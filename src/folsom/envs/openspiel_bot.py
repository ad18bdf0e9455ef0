"""OpenSpiel's own ISMCTS as a bot of ours, with the same time for a decision as everybody else."""

from __future__ import annotations

from random import Random
from time import thread_time
from typing import Any, Final

import numpy as np

from folsom.envs.match import rewards
from folsom.envs.openspiel import FolsomState, World, game_for
from folsom.extras import extra
from folsom.game import Observation, Option

with extra("envs"):
    from open_spiel.python.algorithms import ismcts, mcts

BUDGET: Final = 200  # milliseconds of computing, if nobody says otherwise
UCT_C: Final = 0.7  # rewards of a game lie within 1


class RandomPlay(mcts.Evaluator):  # type: ignore[misc]
    """What OpenSpiel's RandomRolloutEvaluator does, by the engine itself: many times faster."""

    def evaluate(self, state: FolsomState) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        assert state.world is not None
        game = state.world.match.game
        return np.array(rewards(game.situation.played_out(), game.seats))

    def prior(self, state: FolsomState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """ISMCTS that simulates until its time is up, or as often as it is told."""

    def __init__(self, game: Any, seed: int, simulations: int | None) -> None:
        super().__init__(
            game,
            RandomPlay(),
            uct_c=UCT_C,
            max_simulations=simulations or 0,
            random_state=np.random.RandomState(seed),
        )
        self.end = 0.0  # when its time is up
        self.simulations = 0  # of the last search

    def run_search(self, state: FolsomState) -> list[tuple[int, float]]:
        if self._max_simulations:
            self.simulations = self._max_simulations
            policy: list[tuple[int, float]] = super().run_search(state)
            return policy
        self.reset()
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        # the first simulation only opens the root, the second one tries an option
        while self.simulations < 2 or thread_time() < self.end:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy = self.get_final_policy(state, self._root_node)
        return policy


class OpenSpielBot:
    """OpenSpiel's ISMCTS at our table."""

    name = "openspiel"

    def __init__(
        self,
        seed: int | str | None = None,
        budget: int | None = None,
        simulations: int | None = None,
    ) -> None:
        self._rng = Random(seed)
        self._budget = BUDGET if budget is None else budget
        self._fixed = simulations
        self._bot: TimedISMCTS | None = None
        self._config: Any = None

    @property
    def simulations(self) -> int:
        """How many its last search was worth."""
        return 0 if self._bot is None else self._bot.simulations

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        end = thread_time() + self._budget / 1000
        state = self._state(observation)
        assert self._bot is not None
        self._bot.end = end
        assert state.world is not None
        return state.world.match.legal[int(self._bot.step(state))]

    def _state(self, observation: Observation) -> FolsomState:
        config = observation.words.config
        if self._bot is None or config != self._config:
            game = game_for(config)
            seed = self._rng.getrandbits(32)
            self._bot = TimedISMCTS(game, seed, self._fixed)
            self._bot.set_resampler(
                lambda state, seat: state.resample_from_infostate(seat, self._rng.random)
            )
            self._config = config
            self._game = game
        state = self._game.new_initial_state()
        state.world = World.seen(self._game.spaces, observation)
        return state
