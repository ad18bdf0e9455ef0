"""Spaces: how a program sees a configuration, and how it names what it chooses.

>>> spaces = Spaces(Config(players=4))
>>> spaces.names[:3], spaces.actions.names[:3]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from folsom.envs.games import games
from folsom.envs.pieces import Eyes
from folsom.envs.sights import Vector
from folsom.game import IllegalChoice, Observation, Option
from folsom.game.titles import AnyConfig

Mask = NDArray[np.int8]
T = TypeVar("T")
ANY_DICE: Final = (1, 2, 3, 4)  # what is dealt anew by them is in no vector


class Spaces:
    """The vector and the actions of every game of a configuration."""

    def __init__(self, config: AnyConfig) -> None:
        self.config = config
        self._envs = games()[config.game]
        self.actions = self._envs.actions(config)
        self.sights = self._envs.sights(config)
        self.names = self.sights.names
        self._eyes: dict[tuple[object, int], Eyes] = {}

    def eyes(self, config: AnyConfig, seat: int) -> Eyes:
        """How a seat of a game names the others; the game's own configuration has its seats."""
        key = (config.seats, seat)
        if key not in self._eyes:
            self._eyes[key] = Eyes(config, seat)
        return self._eyes[key]

    @property
    def size(self) -> int:
        """The length of the vector."""
        return len(self.names)

    def vector(self, observation: Observation) -> Vector:
        """What a bot that is given this observation may know, as numbers from 0 to 1."""
        game = self._envs.imagined(observation, ANY_DICE)
        numbers = np.empty(self.size, np.float32)
        roster = self.sights.roster(observation.words.config)
        self.sights.write(numbers, game, roster, observation.seat)
        return numbers

    def legal(self, observation: Observation) -> dict[int, Option]:
        """What that bot may do: its options by the numbers of their actions."""
        eyes = self.eyes(observation.words.config, observation.seat)
        return self.actions.legal(observation.decision, eyes)

    def mask(self, legal: Iterable[int]) -> Mask:
        """1 for every action that is legal."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[list(legal)] = 1
        return mask

    def chosen(self, legal: Mapping[int, T], action: int) -> T:
        """The option that an action stands for now."""
        if action in legal:
            return legal[action]
        known = 0 <= action < len(self.actions)
        name = self.actions.names[action] if known else str(action)
        choices = ", ".join(self.actions.names[number] for number in legal)
        raise IllegalChoice(f"The action {action} ({name}) is not legal now; legal: {choices}.")
