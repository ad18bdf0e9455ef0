"""Folsom as games of OpenSpiel: `folsom_colt_express` and `folsom_super_express`.

>>> import pyspiel, folsom.envs.openspiel
>>> game = pyspiel.load_game("folsom_colt_express(players=3)")
>>> expert = '{"players": 4, "variants": ["expert"]}'
>>> game = pyspiel.load_game("folsom_colt_express", {"config": expert})

All that chance decides follows from the deal, which a chance node at the root draws, so histories
replay and states serialize. `resample_from_infostate` deals anew what a seat cannot know, with
other dice for what is to come: searches that use it (ISMCTS) play fair, those that clone the true
state see the future.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

from folsom.envs.games import GameEnvs, games, imagine, titles
from folsom.envs.match import Match, config_from
from folsom.envs.spaces import Spaces
from folsom.extras import extra
from folsom.game import Game, Observation
from folsom.game.game import hash_of
from folsom.game.titles import AnyConfig

with extra("envs"):
    import orjson
    import pyspiel

DEALS: Final = 2**16
LONGEST_GAME: Final = 2000  # decisions; random games of ten players have some 400
PLAYERS: Final = 4  # if nobody says otherwise
Sampler = Callable[[], float]  # numbers from 0 to 1


def _type(envs: GameEnvs, title: str) -> Any:
    fewest, most = envs.players
    return pyspiel.GameType(
        short_name=envs.id,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "config": "", "deals": DEALS},
    )


TYPES: Final = {name: _type(envs, titles()[name]) for name, envs in games().items()}


class FolsomGame(pyspiel.Game):  # type: ignore[misc]
    """A configuration; `players` is enough, `config` is all of it as JSON."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        asked = json.loads(params.get("config") or "{}")
        self.config = config_from(
            {"game": self.name, "players": params.get("players", PLAYERS), **asked}
        )
        self.spaces = Spaces(self.config)
        self.deals = int(params.get("deals", DEALS))
        players = self.config.n_players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(TYPES[self.name], info, params)

    def new_initial_state(self) -> FolsomState:
        return FolsomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FolsomObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return FolsomObserver(self.spaces, recall)


class World:
    """A game, and what each seat has been told of it. OpenSpiel copies and pickles it."""

    def __init__(self, match: Match, told: list[bytes], source: Observation | None = None) -> None:
        self.match = match
        self._told = told  # what each seat has been told, and what a spectator has, as a hash
        self._read = [0] * len(told)
        self._source = source  # what it was imagined from
        self._strings: dict[tuple[int, bool], str] = {}

    @classmethod
    def new(cls, spaces: Spaces, deal: int) -> World:
        return cls(Match.new(spaces, deal), [b""] * (spaces.config.n_players + 1))

    @classmethod
    def seen(cls, spaces: Spaces, observation: Observation) -> World:
        """What a bot sees of a game that is played elsewhere."""
        told = [b""] * (spaces.config.n_players + 1)
        return cls(_imagined(spaces, observation, Random(0).random), told, observation)

    def play(self, action: int) -> None:
        self.match.play(action)
        self._source = None
        self._strings.clear()

    def told(self, seat: int) -> bytes:
        """Everything this seat has been told, in order; the last number is the spectator's."""
        events = self.match.game.events
        spectator = seat == len(self._told) - 1
        for event in events[self._read[seat] :]:
            seen = orjson.dumps(event.seen_by(None if spectator else seat))
            self._told[seat] = hashlib.blake2b(self._told[seat] + seen, digest_size=16).digest()
        self._read[seat] = len(events)
        return self._told[seat]

    def resampled(self, seat: int, sampler: Sampler) -> World:
        """A world that this seat cannot tell from the true one. The others know what is public."""
        observation = self._source or self.match.game.observe(seat)
        match = _imagined(self.match.spaces, observation, sampler)
        public = self.told(len(self._told) - 1)
        told = [public] * len(self._told)
        told[seat] = self.told(seat)
        world = World(match, told)
        world._read = [len(match.game.events)] * len(told)  # they are in what was told already
        return world

    def string(self, seat: int, recall: bool) -> str:
        """The view of a seat; for an information state with all that it has been told before."""
        key = (seat, recall)
        if key not in self._strings:
            view = orjson.dumps(self.match.game.view(seat)).decode()
            self._strings[key] = f"{self.told(seat).hex()} {view}" if recall else view
        return self._strings[key]

    def __deepcopy__(self, memo: object) -> World:
        copied = World(Match(self.match.spaces, self.match.game.clone()), list(self._told))
        copied._read = list(self._read)
        copied._source = self._source
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        if self.match.game.seed is None:
            raise pyspiel.SpielError("A resampled state cannot be serialized.")
        return _revived, (self.match.spaces.config.to_json(), self.match.game.to_json())


def _imagined(spaces: Spaces, observation: Observation, sampler: Sampler) -> Match:
    """A match that may be the true one, where it is the observer's turn.

    Those who choose secretly at the same time, but are asked first here, have chosen by chance.
    """
    a, b, c, d = (int(sampler() * 2**32) for _ in range(4))
    situation = imagine(observation, (a, b, c, d))
    match = Match(spaces, Game(observation.words.config, None, hash_of("imagined"), situation))
    while match.seat != observation.seat:
        options = list(match.legal.values())
        match.choose(options[int(sampler() * len(options))])
    return match


def _revived(config: dict[str, Any], saved: dict[str, Any]) -> World:
    spaces = Spaces(config_from(config))
    game = Game.from_json(saved)
    return World(Match(spaces, game), [b""] * (spaces.config.n_players + 1))


class FolsomState(pyspiel.State):  # type: ignore[misc]
    """A position. Before the deal there is nothing."""

    def __init__(self, game: FolsomGame) -> None:
        super().__init__(game)
        self.world: World | None = None

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.world.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.world.match.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None
        return list(self.world.match.legal)

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            self.world = World.new(self.get_game().spaces, action)
        else:
            self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """In notation where the action is legal now; else with seats named by where they sit."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        match = None if self.world is None else self.world.match
        if match is not None and not match.over and match.seat == player and action in match.legal:
            return match.legal[action].text
        name: str = self.get_game().spaces.actions.names[action]
        return name

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.match.over

    def returns(self) -> list[float]:
        if self.world is None:
            return [0.0] * self.get_game().config.n_players
        return self.world.match.rewards()

    def resample_from_infostate(self, player: int, sampler: Sampler) -> FolsomState:
        """A state that this player cannot tell from this one, dealt by our own redeal."""
        assert self.world is not None
        state: FolsomState = self.get_game().new_initial_state()
        state.world = self.world.resampled(player, sampler)
        return state

    def __str__(self) -> str:
        return "" if self.world is None else orjson.dumps(self.world.match.game.view()).decode()


class FolsomObserver:
    """What a seat sees: the vector of its view, and the view itself as text."""

    def __init__(self, spaces: Spaces, recall: bool) -> None:
        self._spaces = spaces
        self._recall = recall
        self.tensor = np.zeros(spaces.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FolsomState, player: int) -> None:
        self.tensor.fill(0)
        if state.world is not None:
            state.world.match.write(self.tensor, player)

    def string_from(self, state: FolsomState, player: int) -> str:
        return "" if state.world is None else state.world.string(player, self._recall)


CLASSES: Final = {name: type(name.title(), (FolsomGame,), {"name": name}) for name in TYPES}


def game_for(config: AnyConfig) -> FolsomGame:
    """The game of a configuration."""
    game: FolsomGame = CLASSES[config.game]({"config": json.dumps(config.to_json())})
    return game


for _name, _kind in TYPES.items():
    pyspiel.register_game(_kind, CLASSES[_name])
