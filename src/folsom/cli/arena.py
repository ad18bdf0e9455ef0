"""`folsom arena`: bots against each other on the same deals, every one in every seat."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from folsom.bots import check_bot
from folsom.bots.arena import Entry, play_game
from folsom.cli.configs import (
    AsJson,
    Edition,
    Extensions,
    ExtraBandits,
    GameName,
    Modules,
    Players,
    SilkPower,
    Switches,
    Variants,
    config_for,
)
from folsom.cli.simulate import Tally, at_least_one, play_all, wilson
from folsom.game import ConfigError
from folsom.game.engines import AnyConfig


def arena(
    bots: Annotated[
        list[str], typer.Argument(help="Bots; if they are fewer than the seats, the last fills.")
    ],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    game: GameName = "express",
    players: Players = 4,
    edition: Edition = None,
    variant: Variants = None,
    module: Modules = None,
    switch: Switches = None,
    extra_bandit: ExtraBandits = None,
    silk_power: SilkPower = None,
    extension: Extensions = None,
    budget: Annotated[
        int | None, typer.Option(help="Milliseconds of computing for each decision.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same deals.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other; each deal is played once for every way around the table."""
    config = config_for(
        game,
        players=players,
        edition=edition,
        variants=variant,
        modules=module,
        switches=switch,
        extra_bandits=extra_bandit,
        silk_power=silk_power,
        extensions=extension,
    )
    at_least_one(games, "game")
    at_least_one(jobs, "process")
    if budget is not None:
        at_least_one(budget, "millisecond")
    contest = Contest(config, lineup(config, bots), seed or secrets.token_hex(8), budget)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=games)
        for entries in play_all(partial(play_one, *contest.job), games, jobs):
            contest.add(entries)
            progress.advance(task)
            if not console.is_terminal and contest.games % max(1, games // 10) == 0:
                console.print(contest.interim(games), highlight=False)
    if as_json:
        typer.echo(json.dumps(contest.to_json()))
    else:
        show(contest)


def lineup(config: AnyConfig, bots: Sequence[str]) -> tuple[str, ...]:
    """Who sits around the table: the bots named, the last one in all seats that are left."""
    for bot in bots:
        check_bot(bot, config.game)
    left = config.n_players - len(bots)
    if left < 0:
        raise ConfigError(
            f"{len(bots)} bots cannot sit in {config.n_players} seats.",
            "too-many-bots",
            bots=len(bots),
            seats=config.n_players,
        )
    return (*bots, *[bots[-1]] * left)


def play_one(
    config: AnyConfig, bots: tuple[str, ...], seed: str, budget: int | None, n: int
) -> list[Entry]:
    """Game n: the deal changes when everybody has sat in every seat."""
    deal, turn = divmod(n, len(bots))
    return play_game(config, f"{seed} deal {deal}", bots[-turn:] + bots[:-turn], budget)


class Contest:
    """What the games add up to, for each bot."""

    def __init__(
        self, config: AnyConfig, bots: tuple[str, ...], seed: str, budget: int | None
    ) -> None:
        self.job = (config, bots, seed, budget)
        self.games = 0
        self.tallies = {bot: Tally() for bot in bots}

    def add(self, entries: list[Entry]) -> None:
        self.games += 1
        for entry in entries:
            self.tallies[entry.bot].add(entry)

    @property
    def fair(self) -> float:
        return 1 / len(self.job[1])

    def shares(self, tally: Tally) -> tuple[float, float, float]:
        """The share of victories of one seat, and its interval."""
        return tally.credit / tally.games, *wilson(tally.credit, tally.games)

    def interim(self, games: int) -> str:
        parts = [
            f"{bot} {self.shares(tally)[0] / self.fair:.2f} x fair"
            for bot, tally in self.tallies.items()
        ]
        return f"{self.games} of {games} games: {', '.join(parts)}"

    def to_json(self) -> dict[str, Any]:
        config, bots, seed, budget = self.job
        found = {}
        for bot, tally in self.tallies.items():
            share, low, high = self.shares(tally)
            found[bot] = {
                "seats": tally.games // self.games,
                "wins": {"share": share, "low": low, "high": high},
                "times_fair": {
                    "share": share / self.fair,
                    "low": low / self.fair,
                    "high": high / self.fair,
                },
            }
        return {
            "games": self.games,
            "seed": seed,
            "budget": budget,
            "config": config.to_json(),
            "lineup": list(bots),
            "fair_share": self.fair,
            "bots": found,
        }


def show(contest: Contest) -> None:
    """A row for each bot."""
    table = Table(title=f"{contest.games} games, seed {contest.job[2]}")
    table.add_column("Bot")
    for heading in ("seats", "share of victories", "95 % of it", "times the fair share"):
        table.add_column(heading, justify="right")
    for bot, tally in contest.tallies.items():
        share, low, high = contest.shares(tally)
        table.add_row(
            bot,
            f"{tally.games // contest.games}",
            f"{100 * share:.1f} %",
            f"{100 * low:.1f} to {100 * high:.1f}",
            f"{share / contest.fair:.2f} ({low / contest.fair:.2f} to {high / contest.fair:.2f})",
        )
    console = Console()
    console.print(table)
    console.print(f"A fair share is {100 * contest.fair:.1f} %.", highlight=False)
