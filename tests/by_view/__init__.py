"""An oracle: what a seat sees, as numbers, made from its view alone, slowly and readably.

`sight` writes the same straight from the state; `test_sight.py` compares them number for number. So
that a vector says what a view says is shown by a second description, and not by the first again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from by_view import express, superexpress
from by_view.writer import Namer, Vector, Writer
from folsom.envs.pieces import Eyes, Pieces
from folsom.game import Config, Game, SuperConfig
from folsom.game.titles import AnyConfig


class ByView:
    """The vector of every game of a configuration."""

    def __init__(self, config: AnyConfig) -> None:
        self._config = config
        self._pieces = Pieces(config) if isinstance(config, Config) else None
        game, namer = Game.new(config, "names"), Namer()
        self._write(namer, game.view(0), Eyes(game.config, 0))
        self.names = tuple(namer.names)

    def vector(self, game: Game, seat: int) -> Vector:
        writer = Writer(np.zeros(len(self.names), np.float32))
        self._write(writer, game.view(seat), Eyes(game.config, seat))
        assert writer.at == len(self.names)
        return writer.numbers

    def _write(self, writer: Writer, view: Mapping[str, Any], eyes: Eyes) -> None:
        if isinstance(self._config, SuperConfig):
            superexpress.write(writer, self._config, view, eyes)
        else:
            assert self._pieces is not None
            express.write(writer, self._pieces, view, eyes)
