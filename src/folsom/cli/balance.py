"""`folsom balance`: what bandits, roles and seats are worth, for each box and number of players."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom.cli.configs import (
    AsJson,
    ExtraBandits,
    Jobs,
    Seed,
    SilkPower,
    Some,
    at_least_one,
    listed,
)
from folsom.cli.watching import STOPPED, watch
from folsom.game import ConfigError
from folsom.game.parts import ALONE, MODULES
from folsom.lab import balance as lab
from folsom.lab import labels
from folsom.lab.svg import percent
from folsom.lab.workers import batch_size, play_all


def balance(
    module: Annotated[
        Some,
        typer.Option(
            "--module",
            "--modules",
            help=f"{', '.join(MODULES[:2])}, …, {', '.join(ALONE)}; with commas, or repeated; "
            "what is played together is joined by +. All boxes if not given.",
        ),
    ] = None,
    players: Annotated[
        str,
        typer.Option(help="Numbers of players with commas; what a box is not for is left out."),
    ] = ",".join(map(str, lab.PLAYERS)),
    extra_bandit: ExtraBandits = None,
    silk_power: SilkPower = None,
    bot: Annotated[
        str | None, typer.Option("--bot", "--bots", help="The bot in all seats; else heuristic.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games for each box and number of players.")] = 200,
    jobs: Jobs = None,
    seed: Seed = None,
    as_json: AsJson = False,
    html: Annotated[
        Path | None, typer.Option(help="Also write a report with pictures to this file.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(help="Also write the picture of the first game to this file.")
    ] = None,
) -> None:
    """Play many games of each kind; count wins by bandit, role, place and seat."""
    at_least_one(games, "game")
    jobs = jobs if jobs is not None else os.cpu_count() or 1
    at_least_one(jobs, "process")
    plan = lab.plan(
        listed(module) or lab.BOXES,
        numbers_of(players),
        listed(extra_bandit),
        silk_power,
        bot,
        secrets.token_hex(8) if seed is None else seed,
        games,
    )
    found = lab.Balance(plan)
    turns = plan.turns()
    ended = watch(
        play_all(plan.play, turns, jobs, batch=batch_size(plan.bots, games, jobs)),
        len(turns),
        lambda played: found.add(*played),
        found.interim,
    )
    found.interrupted = not ended
    if found.interrupted:
        Console(stderr=True).print(lab.stopped(found), highlight=False)
    if found.studies:
        if html is not None:
            html.write_text(lab.to_html(found), encoding="utf-8")
        if svg is not None:
            svg.write_text(lab.picture(found.studies[0]), encoding="utf-8")
        if as_json:
            typer.echo(json.dumps(lab.to_json(found)))
        else:
            show(found)
    if found.interrupted:
        raise typer.Exit(STOPPED)


def numbers_of(text: str) -> list[int]:
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise ConfigError(
            f"Numbers of players are written like 3,4,5, not {text!r}.",
            "no-numbers",
            value=repr(text),
        ) from None


def show(found: lab.Balance) -> None:
    """A table for each kind of game."""
    console = Console()
    for study in found.studies:
        table = Grid(title=f"{labels.game_name(study.config)}: {study.games} games")
        table.add_column("")
        for heading in ("games", "victories", "95 % interval", "mean score"):
            table.add_column(heading, justify="right")
        for heading, title in lab.HEADINGS.items():
            if not study.of(heading):
                continue
            table.add_section()
            table.add_row(f"[bold]{title}[/bold]")
            for key, tally in study.of(heading):
                share = tally.share
                figures = (
                    percent(share.value),
                    labels.between(share),
                    f"${tally.score.value:,.0f}",
                )
                table.add_row(f"  {lab.name_of(heading, key)}", f"{tally.games}", *figures)
        console.print(table)
        console.print(f"A fair share is {percent(study.fair)}.", highlight=False)
