"""`folsom arena`: bots against each other on the same deals, every one in every seat."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom.bots.arena import has_roles
from folsom.bots.protocol import BotError
from folsom.cli.configs import (
    NO_PARTS,
    AsJson,
    GameName,
    Parts,
    Players,
    Seed,
    about_a_game,
    at_least_one,
    config_for,
)
from folsom.cli.watching import STOPPED, watch
from folsom.lab import labels
from folsom.lab.arena_report import stopped, to_html, to_json
from folsom.lab.contest import Contest, Results
from folsom.lab.svg import percent
from folsom.lab.workers import batch_size, play_all


@about_a_game
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            help="Bots. If they are fewer than the seats, the last one takes all that are left: "
            "two bots are one against all others. If they are more, every choice of them plays."
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    game: GameName = "express",
    players: Players = 4,
    parts: Parts = NO_PARTS,
    whole_teams: Annotated[
        bool, typer.Option("--whole-teams", help="A bot has all seats of a team.")
    ] = False,
    control: Annotated[
        bool | None,
        typer.Option(
            help="Also play each deal with the last bot in all seats, to measure what a role is "
            "worth. By itself where a game has roles and bots differ."
        ),
    ] = None,
    budget: Annotated[
        int | None, typer.Option(help="Milliseconds of computing for each decision.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster with this address.")
    ] = None,
    seed: Seed = None,
    as_json: AsJson = False,
    html: Annotated[
        Path | None, typer.Option(help="Also write a report with pictures to this file.")
    ] = None,
) -> None:
    """Let bots play each other; each deal is played once for every way around the table."""
    config = config_for(game, players=players, **parts.wishes)
    at_least_one(games, "game")
    at_least_one(jobs, "process")
    if budget is not None:
        at_least_one(budget, "millisecond")
    contest = Contest(
        config,
        tuple(bots),
        secrets.token_hex(8) if seed is None else seed,
        games,
        budget,
        whole_teams,
        has_roles(config) and len(set(bots)) > 1 if control is None else control,
    )
    results = play(contest, jobs, ray)
    if results.interrupted and (results.games or results.failure is None):
        Console(stderr=True).print(stopped(results), highlight=False)
    if results.games:
        if html is not None:
            html.write_text(to_html(results), encoding="utf-8")
        if as_json:
            typer.echo(json.dumps(to_json(results)))
        else:
            show(results)
    if results.failure is not None:
        raise results.failure
    if results.interrupted:
        raise typer.Exit(STOPPED)


def play(contest: Contest, jobs: int, ray: str | None) -> Results:
    """Play all games, or those before Ctrl-C or before a bot failed."""
    matches = contest.matches()
    batch = batch_size(contest.bots, len(matches), jobs)
    results = Results(contest)
    try:
        ended = watch(
            play_all(contest.play, matches, jobs, ray, batch),
            len(matches),
            lambda played: results.add(*played),
            results.interim,
        )
    except BotError as error:
        ended, results.failure = False, error
    results.interrupted = not ended
    return results


def show(results: Results) -> None:
    """A row for each bot, and where the game has roles one for each role of it."""
    console, contest, ratings = Console(), results.contest, results.ratings()
    table = _table(
        f"{len(results.games)} games, seed {contest.seed}",
        ("seats", "victories", "95 % interval", "times fair", "rating"),
    )
    for bot in sorted(results.bots, key=lambda bot: -ratings[bot].ordinal):
        share = results.share(bot)
        table.add_row(
            bot,
            f"{results.seats_a_game(bot):g}",
            percent(share.value),
            labels.between(share),
            labels.times(share.over(results.fair)),
            f"{ratings[bot].mu:.1f} ± {ratings[bot].sigma:.1f}",
        )
        for role in results.roles(bot):
            table.add_row(
                f"  as {labels.role_name(role.role)}",
                f"{role.games / len(results.games):.2g}",
                percent(role.share.value),
                labels.between(role.share),
                labels.times(role.times_fair),
            )
    console.print(table)
    for line in _notes(results):
        console.print(line, highlight=False)
    columns = ("decisions", "mean", "computing", "95 % within", "longest")
    thought = _table("Thinking time", columns)
    for bot in results.bots:
        times = results.thinking[bot]
        if times.decisions:
            figures = map(labels.duration, (times.quantile(0.95), times.longest))
            mean, worked = labels.duration(times.mean), labels.computed(bot, times)
            thought.add_row(bot, f"{times.decisions:,}", mean, worked, *figures)
    if thought.row_count:
        console.print(thought)


def _table(title: str, columns: Sequence[str]) -> Grid:
    table = Grid(title=title)
    table.add_column("Bot", overflow="fold")
    for heading in columns:
        table.add_column(heading, justify="right")
    return table


def _notes(results: Results) -> list[str]:
    """What one must know to read the table."""
    lines = [f"A fair share is {percent(results.fair)}."]
    if results.control:
        lines.append(
            f"That of a role is what {results.contest.bots[-1]} won in it against itself on the "
            f"same deals, in {len(results.control)} more games."
        )
    if not results.is_even:
        lines.append("The last deal was not played from every seat.")
    return lines
