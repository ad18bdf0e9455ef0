"""How the scenarios of Colt Express are written."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.base.game import expectation, position
from folsom.game.config import Config
from folsom.game.errors import ConfigError, ScenarioError
from folsom.game.parts import BASE_ONLY
from folsom.game.reading import Section
from folsom.game.scenario_form import Form

GAME_KEYS: Final = (
    "game",
    "edition",
    "mode",
    "modules",
    "variants",
    "seats",
    "teams",
    "cars",
    "options",
    "silk_power",
    "events",
)


def _config(table: Section) -> Config:
    data: dict[str, Any] = {"modules": BASE_ONLY}
    for key in GAME_KEYS:
        if key in table and key not in ("game", "teams"):
            data[key] = table.raw(key)
    if "seats" not in data:
        raise ScenarioError("game: a scenario names its seats.")
    try:
        config = Config.from_json(data)
    except ConfigError as error:
        raise ScenarioError(f"game: this game cannot be played: {error}") from error
    _check_teams(table, config)
    return config


def _check_teams(table: Section, config: Config) -> None:
    """Partners sit side by side, two trains' teams alternate: naming them only says it again."""
    if "teams" in table:
        names = list(config.seat_names)
        pairs = [names[n : n + 2] for n in range(0, len(names), 2)]
        teams = [names[::2], names[1::2]] if config.teams else pairs
        if table.raw("teams") != teams:
            said = " and ".join("-".join(team) for team in teams)
            raise ScenarioError(f"game.teams: who sits where makes the teams: {said}.")


BOX: Final = Form(
    Config.game,
    GAME_KEYS,
    _config,
    position.kind_of_position,
    expectation.kind_of_expectation,
    position.build,
    expectation.Expectation,
)
