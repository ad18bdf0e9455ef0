"""Spaces: how a program sees a configuration, and how it names what it chooses.

>>> spaces = Spaces(Config(players=4))
>>> spaces.names[:3], spaces.actions.names[:3]
>>> spaces.vector(game.view("ghost"), spaces.eyes(game.config, 0))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from folsom.envs import express_vector, super_vector
from folsom.envs.actions import actions_of
from folsom.envs.pieces import Eyes, Pieces
from folsom.envs.writer import Namer, Vector, Writer
from folsom.game import Game, IllegalChoice, SuperConfig
from folsom.game.engines import AnyConfig

Mask = NDArray[np.int8]
View = Mapping[str, Any]
T = TypeVar("T")


class Spaces:
    """The vector and the actions of every game of a configuration."""

    def __init__(self, config: AnyConfig) -> None:
        self.config = config
        self.actions = actions_of(config)
        self._pieces = None if isinstance(config, SuperConfig) else Pieces(config)
        self.names = self._names()
        self._eyes: dict[tuple[object, int], Eyes] = {}

    def _names(self) -> tuple[str, ...]:
        game = Game.new(self.config, "names")
        namer = Namer()
        self._write(namer, game.view(0), Eyes(game.config, 0))
        return tuple(namer.names)

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

    def vector(self, view: View, eyes: Eyes) -> Vector:
        """What a seat may know, as numbers from 0 to 1. It is made from the view alone."""
        numbers = np.zeros(self.size, np.float32)
        self.write(numbers, view, eyes)
        return numbers

    def write(self, numbers: Vector, view: View, eyes: Eyes) -> None:
        """The same, into zeros that are there already."""
        writer = Writer(numbers)
        self._write(writer, view, eyes)
        assert writer.at == self.size

    def _write(self, writer: Writer, view: View, eyes: Eyes) -> None:
        if isinstance(self.config, SuperConfig):
            super_vector.write(writer, self.config, view, eyes)
        else:
            assert self._pieces is not None
            express_vector.write(writer, self._pieces, view, eyes)

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
