"""How a scenario is written: its tables and keys in either game, checked before anything runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol

from folsom.boxes import shelf
from folsom.game.config import Config
from folsom.game.errors import ScenarioError
from folsom.game.game import Game
from folsom.game.kinds import Fields, Flag, Kind, Tables, Text, Word, texts, unknown
from folsom.game.reading import Section
from folsom.game.titles import AnyConfig

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
SEED: Final = "scenario"
ANYTHING: Final = Kind()


class Expecting(Protocol):
    """What a scenario expects."""

    def differences(self, game: Game) -> list[str]:
        """One line for everything that is not as expected."""

    def remarks(self, game: Game) -> list[str]:
        """What somebody may have overlooked, though all holds."""


@dataclass(frozen=True)
class Form:
    """How the scenarios of one game are written and built; the room ``form`` of a box."""

    game: str
    game_keys: tuple[str, ...]
    config: Callable[[Section], AnyConfig]
    position: Callable[[Any], Kind]
    expect: Callable[[Any], Kind]
    build: Callable[[Any, Section], Game]
    expectation: Callable[[Section, Any, Section], Expecting]


def check(data: object) -> tuple[Section, Form, AnyConfig]:
    """A scenario that is well written, and its game; all that is wrong is said at once."""
    if not isinstance(data, dict):
        raise ScenarioError(f"A scenario is a table, not {data!r}.")
    form = _form(data.get("game"))
    problems = list(_outline(form).problems(data, ""))
    table = Section(data, "")
    try:
        config = form.config(_game(data)).resolved(SEED)
    except ScenarioError as error:
        raise ScenarioError("\n".join([*problems, str(error)])) from error
    problems = list(_contents(form, config).problems(data, ""))
    if problems:
        raise ScenarioError("\n".join(problems))
    return table, form, config


def _game(data: dict[str, Any]) -> Section:
    given = data.get("game", {})
    return Section(given if isinstance(given, dict) else {}, "game")


def _form(given: Any) -> Form:
    name = given.get("game", Config.game) if isinstance(given, dict) else Config.game
    if not isinstance(name, str) or name not in forms():
        raise ScenarioError(f"game.game: {unknown('game', str(name), forms())}")
    return forms()[name]


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


@cache
def forms() -> Mapping[str, Form]:
    """By the names of the games."""
    return {form.game: form for form in shelf.gather("form", Form).values()}
