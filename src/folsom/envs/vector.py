"""Folsom as a vector environment of Gymnasium: one learner in many games at once.

>>> import gymnasium, folsom.envs.gymnasium
>>> tables = gymnasium.make_vec("folsom/ColtExpress-v0", num_envs=64, opponents="random")
>>> observations, infos = tables.reset(seed=7)
>>> tables.step(random_actions(observations["action_mask"], tables.np_random))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.envs.batch import WAIT, Batch, random_actions
from folsom.envs.match import AskedConfig, config_from
from folsom.envs.observations import observation_space
from folsom.envs.spaces import Spaces
from folsom.extras import extra
from folsom.game import FolsomError

with extra("envs"):
    from gymnasium import spaces as gym_spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Seen = dict[str, NDArray[Any]]  # vectors and masks of some games, a row for each
Policy = Callable[[Seen, np.random.Generator], NDArray[np.int64]]
Told = dict[str, Any]


def by_chance(seen: Seen, dice: np.random.Generator) -> NDArray[np.int64]:
    return random_actions(seen["action_mask"], dice)


class ColtExpressVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games of any configuration, in which the learner has one seat, or all of them.

    ``opponents`` have the other seats: `random`, or a function that chooses actions for all games
    in which they are asked. With ``seat`` None there are none: the learner is asked for every seat,
    and a reward is that of the seat which has just acted; `infos` has those of all seats. A game
    that is over begins anew in the same step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        config: AskedConfig = None,
        num_envs: int = 1,
        seat: int | None = 0,
        opponents: str | Policy = "random",
        workers: int = 1,
    ) -> None:
        self.spaces = Spaces(config_from(config))
        self.num_envs = num_envs
        self._workers = workers
        self._seat = self._checked(seat)
        if isinstance(opponents, str) and opponents != "random":
            raise FolsomError(f"opponents is `random` or a function, not {opponents!r}.")
        self._opponents = by_chance if isinstance(opponents, str) else opponents
        self._batch: Batch | None = None
        self.single_observation_space = observation_space(self.spaces)
        self.single_action_space = gym_spaces.Discrete(len(self.spaces.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _checked(self, seat: int | None) -> int | None:
        seats = self.spaces.config.n_players
        if seat is not None and not 0 <= seat < seats:
            raise FolsomError(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        return seat

    @property
    def batch(self) -> Batch:
        if self._batch is None:
            raise FolsomError("There are no games yet: call reset() first.")
        return self._batch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Told]:
        """New games. With a seed they are always the same ones."""
        super().reset(seed=seed)
        self.close_extras()
        deals = int(self.np_random.integers(2**62))
        self._batch = Batch(self.spaces.config, self.num_envs, deals, workers=self._workers)
        self._begin_step()
        self._let_opponents_play()
        return self._seen(slice(None)), self._told()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Told]:
        self._begin_step()
        actors = self.batch.seats.copy()
        self._play(np.asarray(actions, np.int64))
        self._let_opponents_play()
        rewards = self._rewards[np.arange(self.num_envs), actors]
        cut_short = np.zeros(self.num_envs, np.bool_)
        return self._seen(slice(None)), rewards, self._over, cut_short, self._told()

    def _begin_step(self) -> None:
        self._rewards = np.zeros(self.batch.rewards.shape)
        self._over = np.zeros(self.num_envs, np.bool_)

    def _play(self, actions: NDArray[np.int64]) -> None:
        self.batch.step(actions)
        self._rewards += self.batch.rewards
        self._over |= self.batch.over

    def _let_opponents_play(self) -> None:
        """Until the learner is asked in every game."""
        if self._seat is None:
            return
        while (theirs := np.flatnonzero(self.batch.seats != self._seat)).size:
            actions = np.full(self.num_envs, WAIT)
            actions[theirs] = self._opponents(self._seen(theirs), self.np_random)
            self._play(actions)

    def _seen(self, games: Any) -> Seen:
        """A copy, since the next step writes over it."""
        batch = self.batch
        return {
            "observation": np.array(batch.observations[games]),
            "action_mask": np.array(batch.masks[games]),
        }

    def _told(self) -> Told:
        return {"seats": self.batch.seats.copy(), "rewards": self._rewards}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        if self._batch is not None:
            self._batch.close()
