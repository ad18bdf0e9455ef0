"""Which configuration is played by which engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from folsom.game import compat, decision, events
from folsom.game.checks import one_of, table_of
from folsom.game.config import Config
from folsom.game.engine import Engine
from folsom.game.express import Express
from folsom.game.parts import BASE_ONLY
from folsom.game.superexpress import events as super_events
from folsom.game.superexpress.config import SuperConfig
from folsom.game.superexpress.engine import SuperExpress
from folsom.game.superexpress.words import PROGRAM

AnyConfig = Config | SuperConfig
GAMES: Final = (Config.game, SuperConfig.game)
PRIVATE: Final = decision.PRIVATE | ({PROGRAM.name} if PROGRAM.is_private else set())  # questions
REVEALS: Final = {**events.REVEALS, **super_events.REVEALS}  # by the kind of an event


def begin(
    config: AnyConfig, seed: tuple[int, int, int, int], chance: Sequence[int] | None = None
) -> Engine:
    """A new game of this configuration; a record may say what chance decides before it."""
    if isinstance(config, SuperConfig):
        return SuperExpress.begin(config, seed, chance)
    return Express.begin(config, seed, chance)


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
