"""A configuration from the options of a command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from folsom.game import Config, ConfigError, SuperConfig
from folsom.game.config import MODES
from folsom.game.editions import DEFAULT_EDITION
from folsom.game.engines import AnyConfig

GAMES: Final = ("express", "super")


def config_for(
    game: str | None = None,
    players: int | None = None,
    edition: str | None = None,
    mode: str | None = None,
    variants: Sequence[str] = (),
    extensions: Sequence[str] = (),
    seats: Sequence[Any] | None = None,
) -> AnyConfig:
    """The game that is asked for, Colt Express by default."""
    game = game or GAMES[0]
    if game not in GAMES:
        raise ConfigError(f"There is no game {game!r}; choose among {', '.join(GAMES)}.")
    if game == "super":
        return SuperConfig(seats=seats, players=players, extensions=extensions)
    return Config(
        seats=seats,
        players=players,
        edition=edition or DEFAULT_EDITION,
        mode=mode or MODES[0],
        variants=variants,
    )
