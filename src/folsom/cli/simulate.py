"""`folsom simulate`: many games between bots, and what they say about bandits and seats."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import secrets
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Annotated, Any, Final

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
    Mode,
    Modules,
    Players,
    SilkPower,
    Switches,
    Variants,
    config_for,
)
from folsom.game import Config, ConfigError
from folsom.game.engines import AnyConfig

Z: Final = 1.959964  # 95 % of a normal distribution
BATCHES_PER_JOB: Final = 8
LARGEST_BATCH: Final = 500
Play = Callable[[int], list[Entry]]  # plays the game with this number


def simulate(
    games: Annotated[int, typer.Option(help="How many games to play.")] = 200,
    game: GameName = "express",
    players: Players = 4,
    edition: Edition = None,
    mode: Mode = None,
    variant: Variants = None,
    module: Modules = None,
    extra_bandit: ExtraBandits = None,
    switch: Switches = None,
    silk_power: SilkPower = None,
    extension: Extensions = None,
    bots: Annotated[
        str | None,
        typer.Option(help="One bot for all seats, or a list with commas, one for each."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    jobs: Annotated[
        int | None, typer.Option(help="Processes to use; all cores if not given.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; mean score and share of victories with 95 % intervals."""
    config = config_for(
        game,
        players=players,
        edition=edition,
        mode=mode,
        variants=variant,
        modules=module,
        extra_bandits=extra_bandit,
        silk_power=silk_power,
        switches=switch,
        extensions=extension,
    )
    names = _bots(config, bots or _default_bot(config))
    at_least_one(games, "game")
    jobs = jobs if jobs is not None else os.cpu_count() or 1
    at_least_one(jobs, "process")
    seed = secrets.token_hex(8) if seed is None else seed
    report = Report(config, seed, names)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=games)
        for entries in play_all(partial(play_one, config, seed, names), games, jobs):
            report.add(entries)
            progress.advance(task)
    if as_json:
        typer.echo(json.dumps(report.to_json()))
    else:
        show(report)


def _default_bot(config: AnyConfig) -> str:
    """The best bot that does not take its time."""
    return "greedy" if config.game == "super" else "heuristic"


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


def at_least_one(number: int, what: str) -> None:
    if number < 1:
        raise ConfigError(
            f"It takes at least one {what}, not {number}.", f"too-few-{what}", number=number
        )


# Playing


def play_all(play: Play, games: int, jobs: int) -> Iterator[list[Entry]]:
    """The results of all games in their order, whoever plays them."""
    if jobs == 1:
        yield from (play(n) for n in range(games))
        return
    size = max(1, min(games // (jobs * BATCHES_PER_JOB), LARGEST_BATCH))
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(batches)), mp_context=context) as pool:
        for batch in pool.map(partial(play_batch, play), batches):
            yield from batch


def play_batch(play: Play, numbers: range) -> list[list[Entry]]:
    return [play(n) for n in numbers]


def play_one(config: AnyConfig, seed: str, bots: tuple[str, ...], n: int) -> list[Entry]:
    """Game n. The players change seats from game to game; partners stay side by side."""
    turn = n * (2 if has_teams(config) else 1) % len(bots)
    return play_game(config, f"{seed} game {n}", bots[-turn:] + bots[:-turn])


def has_teams(config: AnyConfig) -> bool:
    return isinstance(config, Config) and "teams" in config.variants


# Counting


class Tally:
    """Scores and victories of one bandit, seat, place or bot."""

    def __init__(self) -> None:
        self.games = 0
        self.credit = 0.0
        self.scores = 0
        self.squares = 0

    def add(self, entry: Entry) -> None:
        self.games += 1
        self.credit += entry.credit
        self.scores += entry.score
        self.squares += entry.score**2

    def to_json(self) -> dict[str, Any]:
        share, (low, high) = self.credit / self.games, wilson(self.credit, self.games)
        mean, error = self.mean()
        return {
            "games": self.games,
            "score": {"mean": mean, "low": mean - error, "high": mean + error},
            "wins": {"share": share, "low": low, "high": high},
        }

    def mean(self) -> tuple[float, float]:
        """The mean score and half its interval."""
        mean = self.scores / self.games
        if self.games == 1:
            return mean, 0.0
        variance = max(self.squares - self.games * mean**2, 0.0) / (self.games - 1)
        return mean, Z * math.sqrt(variance / self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share = wins / games
    shrink = 1 + Z**2 / games
    centre = (share + Z**2 / (2 * games)) / shrink
    reach = Z * math.sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / shrink
    return max(centre - reach, 0.0), min(centre + reach, 1.0)


class Report:
    """What the games add up to, under four headings."""

    def __init__(self, config: AnyConfig, seed: str, bots: Sequence[str]) -> None:
        self.config = config
        self.seed = seed
        self.bots = bots
        self.games = 0
        self.shared = 0
        self.tallies: dict[str, dict[Hashable, Tally]] = {
            "bots": {},
            "bandits": {},
            "seats": {},
            "places": {},
        }

    def add(self, entries: list[Entry]) -> None:
        self.games += 1
        self.shared += any(0 < entry.credit < self._whole for entry in entries)
        for entry in entries:
            self._count("bots", entry.bot, entry)
            self._count("seats", entry.seat + 1, entry)
            self._count("places", entry.place + 1, entry)
            for bandit in entry.bandits:
                self._count("bandits", bandit, entry)

    @property
    def _whole(self) -> float:
        """The credit of a victory that is not shared with another side."""
        return 0.5 if has_teams(self.config) else 1.0

    def _count(self, heading: str, key: Hashable, entry: Entry) -> None:
        self.tallies[heading].setdefault(key, Tally()).add(entry)

    def of(self, heading: str) -> list[tuple[str, Tally]]:
        tallies = self.tallies[heading]
        return [(str(key), tallies[key]) for key in sorted(tallies, key=str)]

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "shared_victories": self.shared,
            "seed": self.seed,
            "config": self.config.to_json(),
            "bots": list(self.bots),
            "fair_share": 1 / self.config.n_players,
            **{
                f"by_{heading[:-1]}": {key: tally.to_json() for key, tally in self.of(heading)}
                for heading in self.tallies
            },
        }


# Showing

HEADINGS: Final = {
    "bots": "Bot",
    "bandits": "Bandit",
    "seats": "Seat",
    "places": "Place in round 1 (1 = First Player)",
}


def show(report: Report) -> None:
    """A table with a section for each heading."""
    table = Table(title=f"{report.games} games, seed {report.seed}")
    table.add_column("")
    for heading in ("games", "mean score", "share of victories", "95 % of it"):
        table.add_column(heading, justify="right")
    for heading, words in HEADINGS.items():
        table.add_section()
        table.add_row(f"[bold]{words}[/bold]")
        for key, tally in report.of(heading):
            table.add_row(*_row(key, tally))
    console = Console()
    console.print(table)
    fair = 100 / report.config.n_players
    console.print(
        f"A fair share is {fair:.1f} %. Shared victories count in equal parts: {report.shared}.",
        highlight=False,
    )


def _row(key: str, tally: Tally) -> list[str]:
    mean, error = tally.mean()
    low, high = wilson(tally.credit, tally.games)
    return [
        f"  {key}",
        f"{tally.games}",
        f"${mean:,.0f} ± {error:,.0f}",
        f"{100 * tally.credit / tally.games:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
    ]
