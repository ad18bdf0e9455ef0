"""Which configuration is played by which engine."""

from __future__ import annotations

from typing import Any

from folsom.game.config import Config
from folsom.game.engine import Engine
from folsom.game.errors import ConfigError, RecordError
from folsom.game.express import Express
from folsom.game.superexpress.config import SuperConfig
from folsom.game.superexpress.engine import SuperExpress

AnyConfig = Config | SuperConfig


def begin(config: AnyConfig, seed: tuple[int, int, int, int]) -> Engine:
    """A new game of this configuration."""
    if isinstance(config, SuperConfig):
        return SuperExpress.begin(config, seed)
    return Express.begin(config, seed)


def scripted(config: AnyConfig, chance: list[int]) -> Engine:
    """A game of which only what chance decided is known."""
    if not config.is_resolved:
        raise RecordError("A record without a seed must name all that a seed would draw.")
    if isinstance(config, SuperConfig):
        return SuperExpress.scripted(config, chance)
    return Express.scripted(config, chance)


def read_config(data: Any) -> AnyConfig:
    """The configuration of any game, from JSON."""
    if not isinstance(data, dict):
        raise ConfigError("A configuration is a table of names and values.")
    if data.get("game") == "super":
        return SuperConfig.from_json(data)
    return Config.from_json(data)
