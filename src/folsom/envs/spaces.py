"""Spaces: how a program sees a configuration, and how it names what it chooses.

>>> spaces = Spaces(Config(players=4))
>>> spaces.names[:3], spaces.actions.names[:3]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from folsom.envs.actions import actions_of
from folsom.envs.pieces import Eyes
from folsom.envs.sights import sights_of
from folsom.game import IllegalChoice
from folsom.game.engines import AnyConfig

Mask = NDArray[np.int8]
T = TypeVar("T")


class Spaces:
    """The vector and the actions of every game of a configuration."""

    def __init__(self, config: AnyConfig) -> None:
        self.config = config
        self.actions = actions_of(config)
        self.sights = sights_of(config)
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
