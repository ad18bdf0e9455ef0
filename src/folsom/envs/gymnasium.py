"""Folsom as a Gymnasium environment: one seat learns, bots sit in the others.

>>> import gymnasium, folsom.envs.gymnasium
>>> env = gymnasium.make("folsom/ColtExpress-v0", config={"players": 3}, opponents="heuristic")
>>> observation, info = env.reset(seed=7)
>>> env.step(env.action_space.sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folsom.bots import Bot, make_bot, outside
from folsom.envs.games import titles
from folsom.envs.match import AskedConfig, Match, config_from
from folsom.envs.observations import Observation, observation_space
from folsom.envs.spaces import Spaces
from folsom.extras import extra
from folsom.game import FolsomError, IllegalChoice

with extra("envs"):
    import gymnasium
    from gymnasium import spaces as gym_spaces

ILLEGAL = ("error", "lose")


class ColtExpressEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game of any configuration.

    ``opponents`` is the name of a bot for all other seats, or a name for each of them, clockwise.
    ``illegal`` says what becomes of an action that is not legal: with `error` it is refused and
    changes nothing, with `lose` it ends the game with a reward of -1 (for programs that do not read
    the mask).
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        config: AskedConfig = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self.spaces = Spaces(config_from(config))
        self.seat = seat
        self.render_mode = render_mode
        self._illegal = illegal
        self._opponents = self._around(opponents)
        if illegal not in ILLEGAL:
            raise FolsomError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}.")
        self.observation_space = observation_space(self.spaces)
        self.action_space = gym_spaces.Discrete(len(self.spaces.actions))

    def _around(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.spaces.config.n_players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others or not 0 <= self.seat <= others:
            raise FolsomError(
                f"One learner and {len(names)} bots cannot sit in {others + 1} seats, "
                f"the learner in seat {self.seat}."
            )
        return names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self.match = Match.new(self.spaces, deal)
        self._bots = self._seated(deal)
        self._let_bots_play()
        return self.match.observation(self.seat), self._info()

    def _seated(self, deal: int) -> dict[int, Bot]:
        game, players = self.spaces.config.game, self.spaces.config.n_players
        return {
            (self.seat + n) % players: make_bot(name, f"{deal} seat {n}", game)
            for n, name in enumerate(self._opponents, start=1)
        }

    def _let_bots_play(self) -> None:
        match = self.match
        while not match.over and match.seat != self.seat:
            seat = match.seat
            match.choose(self._bots[seat].choose(match.game.observe(seat)))
        if match.over:
            outside.dismiss(self._bots.values(), match.game.result)

    def _info(self) -> dict[str, Any]:
        """What the legal actions are called, as people write them."""
        mine = not self.match.over
        options = self.match.legal.items() if mine else ()
        return {"options": {action: option.text for action, option in options}}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.match.play(int(action))
        except IllegalChoice as error:
            if self._illegal == "error":
                raise
            lost = {**self._info(), "illegal": str(error)}
            return self.match.observation(self.seat), -1.0, True, False, lost
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        reward = self.match.rewards()[self.seat]
        observation = self.match.observation(self.seat)
        return observation, reward, self.match.over, False, self._info()

    def render(self) -> str | None:
        """`ansi`: the table as the terminal draws it; `human`: the same, printed."""
        picture = self.match.picture()
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None


ONE = f"{__name__}:ColtExpressEnv"
MANY = "folsom.envs.vector:ColtExpressVectorEnv"
for _game, _title in titles().items():
    gymnasium.register(
        f"folsom/{_title.replace(' ', '')}-v0",
        entry_point=ONE,
        vector_entry_point=MANY,
        kwargs={"config": {"game": _game, "players": 4}},
    )
