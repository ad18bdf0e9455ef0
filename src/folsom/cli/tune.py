"""`folsom tune`: better values for the search, by games of bots that rehearse."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from folsom.cli.configs import Modules, Players, Seed, Variants, at_least_one, config_for
from folsom.cli.watching import STOPPED
from folsom.game import Config
from folsom.lab import tuning


def tune(
    players: Players = 4,
    variant: Variants = None,
    module: Modules = None,
    generations: Annotated[int, typer.Option(help="How many to breed.")] = 30,
    deals: Annotated[
        int, typer.Option(help="Deals for each candidate; each is played from every seat.")
    ] = 150,
    seed: Seed = None,
) -> None:
    """Breed values that win more often; prints them for search/values.py. Ctrl-C keeps them."""
    at_least_one(generations, "generation")
    at_least_one(deals, "deal")
    config = config_for("express", players=players, variants=variant, modules=module)
    assert isinstance(config, Config)
    console = Console(stderr=True)
    last = None
    stopped = False
    bred = islice(tuning.tune(config, deals, seed or "folsom"), generations)
    try:
        for last in track(bred, "Breeding", generations, console=console):
            mean = sum(last.shares) / len(last.shares)
            console.print(
                f"{last.number}: candidates win {mean:.3f}, the best {max(last.shares):.3f}",
                highlight=False,
            )
    except KeyboardInterrupt:
        stopped = True
    if last is not None:
        typer.echo("\n".join(f"    {value:.4g}," for value in last.values))
    if stopped:
        raise typer.Exit(STOPPED)
