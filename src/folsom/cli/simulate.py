"""`folsom simulate`: many games between bots, and what they say about bandits and seats."""

from __future__ import annotations

import json
import os
import secrets
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from folsom.bots import check_bot
from folsom.bots.arena import Entry, play_game
from folsom.cli.configs import (
    NO_PARTS,
    AsJson,
    GameName,
    Jobs,
    Parts,
    Players,
    Seed,
    about_a_game,
    at_least_one,
    config_for,
)
from folsom.game import Config, ConfigError
from folsom.game.titles import AnyConfig
from folsom.lab.balance import quick_bot
from folsom.lab.census import HEADINGS, Census, Tally
from folsom.lab.workers import batch_size, play_all


@about_a_game
def simulate(
    games: Annotated[int, typer.Option(help="How many games to play.")] = 200,
    game: GameName = "express",
    players: Players = 4,
    parts: Parts = NO_PARTS,
    bots: Annotated[
        str | None,
        typer.Option(help="One bot for all seats, or a list with commas, one for each."),
    ] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; mean score and share of victories with 95 % intervals."""
    config = config_for(game, players=players, **parts.wishes)
    names = _bots(config, bots or quick_bot(config))
    at_least_one(games, "game")
    jobs = jobs if jobs is not None else os.cpu_count() or 1
    at_least_one(jobs, "process")
    seed = secrets.token_hex(8) if seed is None else seed
    census = Census(config, seed, names)
    play = partial(play_one, config, seed, names)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=games)
        for _, entries in play_all(play, range(games), jobs, batch=batch_size(names, games, jobs)):
            census.add(entries)
            progress.advance(task)
    if as_json:
        typer.echo(json.dumps(census.to_json()))
    else:
        show(census)


def _bots(config: AnyConfig, text: str) -> tuple[str, ...]:
    """The bot of each player."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        check_bot(name, config.game)
    if len(names) == 1:
        return names * config.n_players
    if len(names) != config.n_players:
        raise ConfigError(
            f"{len(names)} bots cannot sit in {config.n_players} seats; name one or all.",
            "bots-for-seats",
            bots=len(names),
            seats=config.n_players,
        )
    return names


# Playing


def play_one(config: AnyConfig, seed: str, bots: tuple[str, ...], n: int) -> list[Entry]:
    """Game n. The players change seats from game to game; partners stay side by side."""
    turn = n * (2 if has_teams(config) else 1) % len(bots)
    return play_game(config, f"{seed} game {n}", bots[-turn:] + bots[:-turn])


def has_teams(config: AnyConfig) -> bool:
    return isinstance(config, Config) and "teams" in config.variants


# Showing


def show(census: Census) -> None:
    """A table with a section for each heading."""
    table = Grid(title=f"{census.games} games, seed {census.seed}")
    table.add_column("")
    for heading in ("games", "mean score", "share of victories", "95 % interval"):
        table.add_column(heading, justify="right")
    for heading, words in HEADINGS.items():
        if not census.of(heading):
            continue
        table.add_section()
        table.add_row(f"[bold]{words}[/bold]")
        for key, tally in census.of(heading):
            table.add_row(*_row(key, tally))
    console = Console()
    console.print(table)
    fair = 100 * census.fair
    console.print(
        f"A fair share is {fair:.1f} %. Shared victories count in equal parts: {census.shared}.",
        highlight=False,
    )


def _row(key: str, tally: Tally) -> list[str]:
    score, share = tally.score, tally.share
    return [
        f"  {key}",
        f"{tally.games}",
        f"${score.value:,.0f} ± {score.high - score.value:,.0f}",
        f"{100 * share.value:.1f} %",
        f"{100 * share.low:.1f} to {100 * share.high:.1f}",
    ]
