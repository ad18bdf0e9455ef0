"""How a scenario is written: its tables and keys in either game, checked before anything runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from folsom.game import expectation, position
from folsom.game.config import Config
from folsom.game.engines import AnyConfig
from folsom.game.errors import ConfigError, ScenarioError
from folsom.game.game import Game
from folsom.game.kinds import Fields, Flag, Kind, Tables, Text, Word, texts, unknown
from folsom.game.parts import BASE_ONLY
from folsom.game.reading import Table
from folsom.game.superexpress import expectation as super_expectation
from folsom.game.superexpress import position as super_position

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
PLAY: Final[Mapping[str, Kind]] = {
    "seat": Text(),
    "choose": Text(),
    "options": texts(),
    "includes": texts(),
    "excludes": texts(),
    "forced": Flag(),
    "note": Text(),
    "why": Text(),
}
HEAD: Final[Mapping[str, Kind]] = {
    "title": Text(),
    "rules": texts(),
    "note": Text(),
    "why": Text(),
}
ANYTHING: Final = Kind()


class Expecting(Protocol):
    """What a scenario expects."""

    def differences(self, game: Game) -> list[str]:
        """One line for everything that is not as expected."""

    def remarks(self, game: Game) -> list[str]:
        """What somebody may have overlooked, though all holds."""


@dataclass(frozen=True)
class Form:
    """How the scenarios of one game are written and built."""

    game_keys: tuple[str, ...]
    config: Callable[[Table], AnyConfig]
    position: Callable[[Any], Kind]
    expect: Callable[[Any], Kind]
    build: Callable[[Any, Table], Game]
    expectation: Callable[[Table, Any, Table], Expecting]


def check(data: object) -> tuple[Table, Form, AnyConfig]:
    """A scenario that is well written, and its game; all that is wrong is said at once."""
    if not isinstance(data, dict):
        raise ScenarioError(f"A scenario is a table, not {data!r}.")
    form = _form(data.get("game"))
    problems = list(_outline(form).problems(data, ""))
    table = Table(data, "")
    try:
        config = form.config(_game(data)).resolved(position.SEED)
    except ScenarioError as error:
        raise ScenarioError("\n".join([*problems, str(error)])) from error
    problems = list(_contents(form, config).problems(data, ""))
    if problems:
        raise ScenarioError("\n".join(problems))
    return table, form, config


def _game(data: dict[str, Any]) -> Table:
    given = data.get("game", {})
    return Table(given if isinstance(given, dict) else {}, "game")


def _form(given: Any) -> Form:
    name = given.get("game", Config.game) if isinstance(given, dict) else Config.game
    if not isinstance(name, str) or name not in FORMS:
        raise ScenarioError(f"game.game: {unknown('game', str(name), FORMS)}")
    return FORMS[name]


def _outline(form: Form) -> Fields:
    """What can be said of a scenario whose game is not known yet."""
    game = Fields(dict.fromkeys(form.game_keys, ANYTHING))
    plays = Tables("play", Fields(PLAY), needed=("seat", "choose"))
    return Fields({**HEAD, "game": game, "position": ANYTHING, "play": plays, "expect": ANYTHING})


def _contents(form: Form, config: AnyConfig) -> Fields:
    """All of it, in the words of its game."""
    play = Fields({**PLAY, "seat": Word("seat", config.seat_names)})
    return Fields(
        {
            **_outline(form).kinds,
            "position": form.position(config),
            "play": Tables("play", play, needed=("seat", "choose")),
            "expect": form.expect(config),
        }
    )


def _config(table: Table) -> Config:
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


def _check_teams(table: Table, config: Config) -> None:
    """Partners sit side by side, two trains' teams alternate: naming them only says it again."""
    if "teams" in table:
        names = list(config.seat_names)
        pairs = [names[n : n + 2] for n in range(0, len(names), 2)]
        teams = [names[::2], names[1::2]] if config.has_couriers else pairs
        if table.raw("teams") != teams:
            said = " and ".join("-".join(team) for team in teams)
            raise ScenarioError(f"game.teams: who sits where makes the teams: {said}.")


FORMS: Final[Mapping[str, Form]] = {
    "express": Form(
        GAME_KEYS,
        _config,
        position.kind_of_position,
        expectation.kind_of_expectation,
        position.build,
        expectation.Expectation,
    ),
    "super": Form(
        super_position.GAME_KEYS,
        super_position.config_of,
        super_position.kind_of_position,
        super_expectation.kind_of_expectation,
        super_position.build,
        super_expectation.SuperExpectation,
    ),
}
