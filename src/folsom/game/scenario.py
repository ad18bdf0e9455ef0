"""Scenario: a position, choices, and what is expected of them (TOML, ``docs/notation.md``)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from folsom.game import expectation, position
from folsom.game.config import Config
from folsom.game.decision import Decision
from folsom.game.engines import AnyConfig
from folsom.game.errors import ConfigError, ScenarioError
from folsom.game.game import Game
from folsom.game.parts import BASE_ONLY
from folsom.game.reading import Table
from folsom.game.superexpress import expectation as super_expectation
from folsom.game.superexpress import position as super_position

KEYS: Final = ("title", "rules", "game", "position", "play", "expect")
GAME_KEYS: Final = [
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
]
PLAY_KEYS: Final = ["seat", "options", "includes", "excludes", "choose", "forced"]


@dataclass(frozen=True)
class Play:
    """One choice of a scenario, and the options that it must be one of."""

    seat: str
    choose: str
    options: tuple[str, ...] | None
    includes: tuple[str, ...]
    excludes: tuple[str, ...]
    forced: bool

    def complaints(self, decision: Decision) -> Iterator[str]:
        legal = [option.text for option in decision.options]
        if self.options is not None and Counter(self.options) != Counter(legal):
            missing = sorted((Counter(self.options) - Counter(legal)).elements())
            surplus = sorted((Counter(legal) - Counter(self.options)).elements())
            parts = [f"not legal: {', '.join(missing)}"] if missing else []
            parts += [f"legal but not expected: {', '.join(surplus)}"] if surplus else []
            yield f"options of {self.seat}: {'; '.join(parts)}"
        for text in self.includes:
            if text not in legal:
                yield f"options of {self.seat}: {text!r} is missing"
        for text in self.excludes:
            if text in legal:
                yield f"options of {self.seat}: {text!r} should not be legal"
        if self.choose not in legal:
            yield f"{self.seat} cannot choose {self.choose!r}; legal: {', '.join(legal)}"


class Expecting(Protocol):
    """What a scenario expects."""

    def differences(self, game: Game) -> list[str]: ...


@dataclass(frozen=True)
class Form:
    """How the scenarios of one game are written and built."""

    game_keys: Sequence[str]
    position_keys: Sequence[str]
    expect_keys: Sequence[str]
    config: Callable[[Table], AnyConfig]
    build: Callable[[Any, Table], Game]
    expectation: Callable[[Table, Any], Expecting]


@dataclass(frozen=True)
class Scenario:
    title: str
    rules: tuple[str, ...]
    form: Form
    config: AnyConfig
    position: Table
    plays: tuple[Play, ...]
    expect: Expecting

    @classmethod
    def load(cls, path: Path) -> Scenario:
        try:
            return cls.from_text(path.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise ScenarioError(f"There is no file {path}.") from error
        except (OSError, UnicodeDecodeError) as error:
            raise ScenarioError(f"{path} cannot be read.") from error

    @classmethod
    def from_text(cls, text: str) -> Scenario:
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise ScenarioError(f"This is no TOML: {error}.") from error
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Scenario:
        table = Table(data, "scenario", KEYS)
        form = _form(table.table("game").text("game", "express"))
        config = form.config(table.table("game", form.game_keys)).resolved(position.SEED)
        plays = table.raw("play") or []
        if not isinstance(plays, list):
            raise ScenarioError("Write [[play]] with two brackets.")
        return cls(
            table.text("title", ""),
            tuple(table.texts("rules")),
            form,
            config,
            table.table("position", form.position_keys),
            tuple(_play(Table(play, "play", PLAY_KEYS), config) for play in plays),
            form.expectation(table.table("expect", form.expect_keys), config),
        )

    def start(self) -> Game:
        """The game in the scenario's position."""
        return self.form.build(self.config, self.position)

    def run(self) -> list[str]:
        """Play it through; what differs, nothing if all holds."""
        game = self.start()
        for n, play in enumerate(self.plays, 1):
            answer_forced(game, play)
            decision = game.decision(play.seat)
            if decision is None:
                asked = ", ".join(d.name for d in game.decisions) or "nobody"
                return [f"play {n}: {asked} must decide, not {play.seat}"]
            complaints = [f"play {n}: {line}" for line in play.complaints(decision)]
            if complaints:
                return complaints
            game.play(play.seat, play.choose)
        answer_forced(game, None)
        return self.expect.differences(game)


def answer_forced(game: Game, coming: Play | None) -> None:
    """Answer questions that have one legal option, up to the play that comes."""
    while not game.over:
        single = None
        for decision in game.decisions:
            mine = coming is not None and decision.name == coming.seat
            if mine and (len(decision.options) > 1 or _is_written(coming, decision)):
                return
            if len(decision.options) == 1:
                single = decision
        if single is None:
            return
        game.play(single.seat, single.options[0])


def _is_written(play: Play | None, decision: Decision) -> bool:
    """Does the scenario write this forced choice all the same?"""
    assert play is not None
    if play.choose != decision.options[0].text:
        return False
    return play.forced or (play.options is not None and len(play.options) == 1)


def _form(game: str) -> Form:
    if game not in FORMS:
        raise ScenarioError(f"There is no game {game!r}; choose among {', '.join(FORMS)}.")
    return FORMS[game]


def _config(table: Table) -> Config:
    data: dict[str, Any] = {"modules": BASE_ONLY}
    for key in GAME_KEYS:
        if key in table and key not in ("game", "teams"):
            data[key] = table.raw(key)
    if "modules" in table:
        data["modules"] = list(dict.fromkeys([*BASE_ONLY, *table.texts("modules")]))
    if "seats" not in data:
        raise ScenarioError("A scenario names its seats.")
    try:
        config = Config.from_json(data)
    except ConfigError as error:
        raise ScenarioError(f"This game cannot be played: {error}") from error
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
            raise ScenarioError(f"Who sits where makes the teams: {said}.")


def _play(table: Table, config: AnyConfig) -> Play:
    seat = table.text("seat")
    if seat not in config.seat_names:
        raise ScenarioError(f"There is no seat {seat!r}.")
    return Play(
        seat,
        table.text("choose"),
        tuple(table.texts("options")) if "options" in table else None,
        tuple(table.texts("includes")),
        tuple(table.texts("excludes")),
        table.flag("forced"),
    )


FORMS: Final[Mapping[str, Form]] = {
    "express": Form(
        GAME_KEYS,
        position.KEYS,
        expectation.KEYS,
        _config,
        position.build,
        expectation.Expectation,
    ),
    "super": Form(
        super_position.GAME_KEYS,
        super_position.KEYS,
        super_expectation.KEYS,
        super_position.config_of,
        super_position.build,
        super_expectation.SuperExpectation,
    ),
}
