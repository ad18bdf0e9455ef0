"""Which configuration is played by which engine."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from folsom.game import compat
from folsom.game.checks import one_of, table_of
from folsom.game.config import Config
from folsom.game.engine import Engine
from folsom.game.errors import RecordError
from folsom.game.express import Express
from folsom.game.parts import BASE_ONLY
from folsom.game.superexpress.config import SuperConfig
from folsom.game.superexpress.engine import SuperExpress

AnyConfig = Config | SuperConfig
GAMES: Final = (Config.game, SuperConfig.game)


def begin(config: AnyConfig, seed: tuple[int, int, int, int]) -> Engine:
    """A new game of this configuration."""
    if isinstance(config, SuperConfig):
        return SuperExpress.begin(config, seed)
    return Express.begin(config, seed)


def scripted(config: AnyConfig, chance: list[int]) -> Engine:
    """A game of which only what chance decided is known."""
    if not config.is_resolved:
        raise RecordError(
            "A record without a seed must name all that a seed would draw.", "record-unnamed"
        )
    if isinstance(config, SuperConfig):
        return SuperExpress.scripted(config, chance)
    return Express.scripted(config, chance)


def read_config(data: object) -> AnyConfig:
    """The configuration of any game, from JSON."""
    given = table_of(data)
    game = given.get("game", Config.game)
    one_of(game, GAMES, "game")
    if game == Config.game:
        return Config.from_json(given)
    if not _OF_EXPRESS.isdisjoint(given):
        compat.check({compat.SUPER_EXPRESS, *BASE_ONLY})
    return SuperConfig.from_json(given)


# What only Colt Express has: nothing of it goes with Colt Super Express (EXTRA-COMPAT-09).
_OF_EXPRESS: Final = {field.name for field in fields(Config)} - {
    field.name for field in fields(SuperConfig)
}
