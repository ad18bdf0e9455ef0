"""Folsom as a PettingZoo environment: all seats are agents, one decides after the other.

>>> from folsom.envs.pettingzoo import env
>>> table = env(Config(players=4, variants=["expert"]))
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     mask = observation["action_mask"]
...     table.step(None if over else table.action_space(agent).sample(mask))
"""

from __future__ import annotations

from typing import Any, ClassVar

from folsom.envs.match import AskedConfig, config_from
from folsom.envs.observations import Observation, observation_space
from folsom.envs.single import Single
from folsom.envs.spaces import Spaces
from folsom.extras import extra
from folsom.game import FolsomError

with extra("envs"):
    from gymnasium import spaces as gym_spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(config: AskedConfig = None, render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's own checks of how it is used around it."""
    return wrappers.OrderEnforcingWrapper(raw_env(config, render_mode))


class raw_env(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` … in the order of play.

    An observation has the vector of the seat's view (`observation`) and what it may do now
    (`action_mask`). An action that is not legal is refused with the list of those that are, and
    changes nothing. At the end of a game a seat is rewarded with its share of the victory, less
    a fair share; before that with 0.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "folsom_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, config: AskedConfig = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.spaces = Spaces(config_from(config))
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self.spaces.config.n_players)]
        space, number = observation_space(self.spaces), len(self.spaces.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: gym_spaces.Discrete(number) for a in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._game: Single | None = None

    @property
    def game(self) -> Single:
        if self._game is None:
            raise FolsomError("There is no game yet: call reset() first.")
        return self._game

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it is always the same one, and so are those that follow."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = int(self._random.integers(2**62))
        if self._game is None:
            self._game = Single(self.spaces, deal)
        else:
            self._game.begin(deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]

    def observe(self, agent: str) -> Observation:
        return self.game.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.game.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.game.over:
            self.rewards = dict(zip(self.agents, self.game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """`ansi`: the table as the terminal draws it; `human`: the same, printed."""
        picture = self.game.picture()
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """There is nothing to close."""
