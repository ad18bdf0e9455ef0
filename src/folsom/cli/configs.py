"""Options that several commands have, and the configuration they ask for."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import wraps
from typing import Annotated, Any, Final

import typer

from folsom.game import ConfigError, catalogue
from folsom.game.parts import MODULES, SWITCHES
from folsom.game.titles import AnyConfig, read_config, titles


def one_of(names: Sequence[str]) -> str:
    """``a, b or c``."""
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


_EXTENSIONS = [
    f"In {title.name}: {one_of(title.extensions())}"
    for title in titles().values()
    if title.extensions()
]
Some = list[str] | None
GameName = Annotated[str, typer.Option(help=f"{one_of(list(titles()))}.")]
Players = Annotated[int, typer.Option(help="Players in each game.")]
Edition = Annotated[str | None, typer.Option(help="2014, 2016 or proto.")]
Mode = Annotated[str | None, typer.Option(help="advanced or first_game.")]
Variants = Annotated[
    Some,
    typer.Option(help="expert, teams, … (see `folsom modules`); may be repeated."),
]
Modules = Annotated[
    Some,
    typer.Option(
        "--module",
        "--modules",
        help=f"{MODULES[1]}, … (see `folsom modules`); with commas, or repeated.",
    ),
]
Switches = Annotated[Some, typer.Option(help="Of a module: " + ", ".join(SWITCHES) + ".")]
ExtraBandits = Annotated[
    Some, typer.Option(help=f"{one_of(catalogue.extra_bandits())} may be drawn too.")
]
SilkPower = Annotated[
    str | None,
    typer.Option(help=f"Where a bandit has one of several: {one_of(catalogue.silk_powers())}."),
]
Extensions = Annotated[Some, typer.Option(help="; ".join([*_EXTENSIONS, "may be repeated."]))]
Jobs = Annotated[int | None, typer.Option(help="Processes to use; all cores if not given.")]
Seed = Annotated[str | None, typer.Option(help="The same seed gives the same deals.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


@dataclass(frozen=True)
class Parts:
    """What is played, as far as one may say it in every command that is about a game."""

    edition: Edition = None
    mode: Mode = None
    variant: Variants = None
    module: Modules = None
    switch: Switches = None
    extra_bandit: ExtraBandits = None
    silk_power: SilkPower = None
    extension: Extensions = None

    @property
    def wishes(self) -> dict[str, Any]:
        """By the names of configurations, most of which are lists."""
        return {
            "edition": self.edition,
            "mode": self.mode,
            "variants": tuple(self.variant or ()),
            "modules": tuple(self.module or ()),
            "switches": tuple(self.switch or ()),
            "extra_bandits": tuple(self.extra_bandit or ()),
            "silk_power": self.silk_power,
            "extensions": tuple(self.extension or ()),
        }


NO_PARTS: Final = Parts()


def about_a_game(command: Callable[..., None]) -> Callable[..., None]:
    """A command that has an option for each of the ``Parts`` that it is given as ``parts``."""

    @wraps(command)
    def with_options(**given: Any) -> None:
        parts = Parts(**{name: given.pop(name) for name in options})
        command(**given, parts=parts)

    options = [field.name for field in fields(Parts)]
    signature = inspect.signature(command, eval_str=True)
    asked = [
        option.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for name, parameter in signature.parameters.items()
        for option in (_options() if name == "parts" else [parameter])
    ]
    vars(with_options)["__signature__"] = signature.replace(parameters=asked)
    with_options.__annotations__ = {option.name: option.annotation for option in asked}
    return with_options


def _options() -> list[inspect.Parameter]:
    return list(inspect.signature(Parts, eval_str=True).parameters.values())


def config_for(
    game: str | None = None,
    switches: Sequence[str] | None = None,
    modules: Sequence[str] | None = None,
    **wishes: object,
) -> AnyConfig:
    """The game that is asked for, Colt Express by default; what is empty was not asked for."""
    wishes["options"] = dict.fromkeys(switches or (), True)
    wishes["modules"] = listed(modules)
    given = {name: wish for name, wish in wishes.items() if wish or wish == 0}
    return read_config({"game": game, **given} if game else given)


def listed(texts: Sequence[str] | None) -> list[str]:
    """Names that were given one by one, or several with commas between."""
    return [name.strip() for text in texts or () for name in text.split(",")]


def at_least_one(number: int, what: str) -> None:
    if number < 1:
        raise ConfigError(
            f"It takes at least one {what}, not {number}.", f"too-few-{what}", number=number
        )
