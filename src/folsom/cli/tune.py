"""`folsom tune`: better values for the search, and for the rivals that it imagines."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from folsom.bots import check_bot
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
    like: Annotated[
        str | None,
        typer.Option(help="A bot: breed values by which one plans as it does, for rivals."),
    ] = None,
    games: Annotated[int, typer.Option(help="With --like, games of that bot to watch.")] = 100,
    seed: Seed = None,
) -> None:
    """Breed values that win more often; prints them for search/values.py. Ctrl-C keeps them."""
    at_least_one(generations, "generation")
    at_least_one(deals, "deal")
    at_least_one(games, "game")
    if like is not None:
        check_bot(like, "express")
    config = config_for("express", players=players, variants=variant, modules=module)
    assert isinstance(config, Config)
    console = Console(stderr=True)
    last = None
    stopped = False
    seed = seed or "folsom"
    try:
        if like is None:
            bred = tuning.tune(config, deals, seed)
        else:
            watched = track(range(games), "Watching", console=console)
            plans = [plan for n in watched for plan in tuning.watch(config, like, f"{seed} {n}")]
            bred = tuning.mimic(plans, seed)
        for last in track(islice(bred, generations), "Breeding", generations, console=console):
            mean = sum(last.marks) / len(last.marks)
            console.print(
                f"{last.number}: candidates {mean:.3f}, the best {max(last.marks):.3f}",
                highlight=False,
            )
    except KeyboardInterrupt:
        stopped = True
    if last is not None:
        typer.echo("\n".join(f"    {value:.4g}," for value in last.values))
    if stopped:
        raise typer.Exit(STOPPED)
