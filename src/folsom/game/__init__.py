"""The friendly API: Config, Game, Decision, Option, Event, Observation, Record."""

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
from folsom.game.superexpress.config import SuperConfig

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
