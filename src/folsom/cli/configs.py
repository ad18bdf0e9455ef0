"""A configuration from the options of a command."""

from __future__ import annotations

from folsom.game.engines import AnyConfig, read_config


def config_for(game: str | None = None, **wishes: object) -> AnyConfig:
    """The game that is asked for, Colt Express by default; what is empty was not asked for."""
    given = {name: wish for name, wish in wishes.items() if wish or wish == 0}
    return read_config({"game": game, **given} if game else given)
