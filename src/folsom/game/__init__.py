"""The friendly API: Config, Game, Decision, Option, Event, Observation, Record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from folsom.game.config import Config
from folsom.game.decision import Decision
from folsom.game.errors import (
    ConfigError,
    FolsomError,
    IllegalChoice,
    RecordError,
    ScenarioError,
)
from folsom.game.events import Event
from folsom.game.game import Choice, Game
from folsom.game.observation import Observation
from folsom.game.option import Option
from folsom.game.record import Record

if TYPE_CHECKING:
    from folsom.boxes.superexpress.game.config import SuperConfig

__all__ = [
    "Choice",
    "Config",
    "ConfigError",
    "Decision",
    "Event",
    "FolsomError",
    "Game",
    "IllegalChoice",
    "Observation",
    "Option",
    "Record",
    "RecordError",
    "ScenarioError",
    "SuperConfig",
]


def __getattr__(name: str) -> Any:
    """The configurations of games that boxes are by themselves."""
    from folsom.game.titles import titles

    for title in titles().values():
        if title.config.__name__ == name:
            return title.config
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
