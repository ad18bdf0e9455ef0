"""Options that several commands have, and the configuration they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from folsom.game import ConfigError
from folsom.game.engines import AnyConfig, read_config
from folsom.game.parts import MODULE_OPTIONS

Some = list[str] | None
GameName = Annotated[str, typer.Option(help="express or super.")]
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
        help="horses_stagecoach, … (see `folsom modules`); with commas, or repeated.",
    ),
]
Switches = Annotated[Some, typer.Option(help="Of a module: " + ", ".join(MODULE_OPTIONS) + ".")]
ExtraBandits = Annotated[Some, typer.Option(help="mei, silk, misty or twinzz may be drawn too.")]
SilkPower = Annotated[
    str | None, typer.Option(help="What Silk can do: movement, dodge or blocking.")
]
Extensions = Annotated[Some, typer.Option(help="In super: reflex or horse; may be repeated.")]
Jobs = Annotated[int | None, typer.Option(help="Processes to use; all cores if not given.")]
Seed = Annotated[str | None, typer.Option(help="The same seed gives the same deals.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def config_for(
    game: str | None = None,
    switches: Some = None,
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
