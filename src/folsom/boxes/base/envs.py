"""Colt Express for learners, with whatever boxes are played."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.boxes.base.game.express import Express
from folsom.engine.witness import Witness
from folsom.envs.actions import ExpressActions
from folsom.envs.dealing import ExpressDealer
from folsom.envs.games import GameEnvs
from folsom.envs.pieces import Pieces
from folsom.envs.sights import ExpressSights
from folsom.envs.spaces import Spaces
from folsom.game import Config
from folsom.game.observation import ExpressObservation
from folsom.game.situation import Situation
from folsom.game.titles import Seed


class ExpressEnvs(GameEnvs):
    id: ClassVar = "folsom_colt_express"
    players: ClassVar = (2, 10)

    def sights(self, config: Config) -> ExpressSights:
        return ExpressSights(config)

    def actions(self, config: Config) -> ExpressActions:
        return ExpressActions(Pieces(config))

    def dealer(self, spaces: Spaces, seeds: list[int], observes: bool) -> ExpressDealer:
        return ExpressDealer(spaces, seeds, observes)

    def imagined(self, observation: ExpressObservation, seed: Seed) -> Situation:
        state = observation.sample(*seed)
        state.witness = Witness(observation.notebook.clone())
        return Express(observation.words.config, state)


BOX: Final = ExpressEnvs()
