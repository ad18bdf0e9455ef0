"""Options that several commands have, and the configuration they ask for."""

from __future__ import annotations

from typing import Annotated

import typer

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
    Some, typer.Option(help="horses_stagecoach, … (see `folsom modules`); may be repeated.")
]
Switches = Annotated[Some, typer.Option(help="Of a module: " + ", ".join(MODULE_OPTIONS) + ".")]
ExtraBandits = Annotated[Some, typer.Option(help="mei, silk, misty or twinzz may be drawn too.")]
SilkPower = Annotated[
    str | None, typer.Option(help="What Silk can do: movement, dodge or blocking.")
]
Extensions = Annotated[Some, typer.Option(help="In super: reflex or horse; may be repeated.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def config_for(game: str | None = None, switches: Some = None, **wishes: object) -> AnyConfig:
    """The game that is asked for, Colt Express by default; what is empty was not asked for."""
    wishes["options"] = dict.fromkeys(switches or (), True)
    given = {name: wish for name, wish in wishes.items() if wish or wish == 0}
    return read_config({"game": game, **given} if game else given)
