"""Folsom as a parallel environment of PettingZoo: all agents act in every step.

>>> from folsom.envs.parallel import parallel_env
>>> table = parallel_env({"game": "super", "players": 4})
>>> observations, infos = table.reset(seed=7)

Those act who are asked: all at once where everybody chooses in secret, as in Colt Super Express,
else one. What the others say counts for nothing, and their masks are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from folsom.envs.match import AskedConfig, config_from
from folsom.envs.observations import Observation, observation_space
from folsom.envs.single import Single
from folsom.envs.spaces import Spaces
from folsom.extras import extra

with extra("envs"):
    from gymnasium import spaces as gym_spaces
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv

Told = dict[str, Any]


class parallel_env(ParallelEnv):  # type: ignore[misc]
    """The same game as `pettingzoo.env`, with the same agents, observations and rewards."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "folsom_parallel_v0",
        "render_modes": ["human", "ansi"],
        "render_fps": 2,
    }

    def __init__(self, config: AskedConfig = None, render_mode: str | None = None) -> None:
        self.spaces = Spaces(config_from(config))
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self.spaces.config.n_players)]
        self.agents: list[str] = []
        space, number = observation_space(self.spaces), len(self.spaces.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: gym_spaces.Discrete(number) for a in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self.game = Single(self.spaces, 0)

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Told]:
        """A new game. With a seed it is always the same one, and so are those that follow."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game.begin(int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        return self._observations(), self._of_all({})

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], Told, Told, Told, Told]:
        """Play the actions of all who are asked; one that is not legal is refused before that."""
        game = self.game
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in game.asked}
        for seat, action in chosen.items():
            self.spaces.chosen(dict.fromkeys(game.mask(seat).nonzero()[0].tolist()), action)
        for seat in reversed(chosen):  # the first one is the last: then all have answered
            game.answer(seat, chosen[seat])
        told = (
            self._observations(),
            dict(zip(self.agents, game.rewards(), strict=True)),
            self._of_all(game.over),
            self._of_all(False),
            self._of_all({}),
        )
        if game.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.game.observation(n) for n, agent in enumerate(self.possible_agents)}

    def _of_all(self, told: Any) -> Told:
        """A copy for each: infos are written into by others."""
        return {agent: dict(told) if isinstance(told, dict) else told for agent in self.agents}

    def render(self) -> str | None:
        """`ansi`: the table as the terminal draws it; `human`: the same, printed."""
        picture = self.game.picture()
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """There is nothing to close."""
