"""``folsom bench bots``: how long a person waits for bots, at a table of a real server.

One person plays by chance, and answers at once; bots have all other seats. From one card that
the person lays to the question for the next one everybody else has laid theirs: that is a turn.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom.cli.measured_server import Player, Port, quantile, server
from folsom.game.titles import AnyConfig

LEVELS: Final = ("outlaw", "legend")
TURNS: Final = 12  # that are waited for at least
PLANNING: Final = "schemin"


@dataclass
class Waits:
    """Seconds that one person has waited for one level of bots."""

    level: str
    first: float = 0.0  # from the wish for a table until the first question, bots included
    turns: list[float] = field(default_factory=list)  # of planning, everybody else once or more
    each: list[float] = field(default_factory=list)  # … and of one choice in them
    deeds: list[float] = field(default_factory=list)  # of one choice while cards are carried out

    def to_json(self) -> dict[str, Any]:
        return {
            "first_question_s": round(self.first, 3),
            "turns": len(self.turns),
            "turn_s": figures(self.turns),
            "planned_choice_s": figures(self.each),
            "other_choice_s": figures(self.deeds),
        }


def figures(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    return {
        "median": round(quantile(seconds, 0.5), 3),
        "p95": round(quantile(seconds, 0.95), 3),
        "longest": round(max(seconds), 3),
    }


def bench_bots(config: AnyConfig, as_json: bool, seconds: float) -> None:
    """Measure a server as people start it, nothing set."""
    with (
        Console(stderr=True).status("Playing with bots …"),
        tempfile.TemporaryDirectory(prefix="folsom-bench-") as folder,
        server(f"{folder}/folsom.db") as port,
    ):
        found = [asyncio.run(waits(port, config, level, seconds)) for level in LEVELS]
    if as_json:
        typer.echo(json.dumps({one.level: one.to_json() for one in found}))
    else:
        show(config, found)


async def waits(port: Port, config: AnyConfig, level: str, seconds: float) -> Waits:
    """Games with this level, until enough was waited for."""
    found = Waits(level)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(found.turns) < TURNS:
        await play(port, config, found, end)
    return found


async def play(port: Port, config: AnyConfig, found: Waits, end: float) -> None:
    seats = [{"kind": "person", "name": "P"}]
    seats += [{"kind": "bot", "bot": found.level}] * (config.n_players - 1)
    # Programs of Colt Super Express are laid at the same time, and told as one.
    choices = 1 if config.game == "super" else config.n_players - 1
    asked = time.perf_counter()
    table = await port.make({"config": config.to_json(), "seats": seats})
    async with port.sit(table) as socket:
        player = Player(socket, len(found.turns))
        await player.look("state")
        await until_asked(player)
        found.first = found.first or time.perf_counter() - asked
        while not player.over and (time.perf_counter() < end or len(found.turns) < TURNS):
            planned = is_planning(player)
            await player.choose()
            times = await until_asked(player)
            if planned and is_planning(player) and len(times) >= choices:
                found.turns.append(sum(times))
                found.each += times
            elif not planned:
                found.deeds += times


def is_planning(player: Player) -> bool:
    return bool(player.now["view"]["phase"] == PLANNING)


async def until_asked(player: Player) -> list[float]:
    """Wait for all bots that come before the person; how long each of them took."""
    times = []
    while not player.over and not player.now["decisions"]:
        began = time.perf_counter()
        await player.look("step")
        times.append(time.perf_counter() - began)
    return times


def show(config: AnyConfig, found: list[Waits]) -> None:
    bots = config.n_players - 1
    grid = Grid(title=f"Waiting for {bots} bots, in seconds")
    for heading in ("", "median", "p95", "longest"):
        grid.add_column(heading, justify="left" if not heading else "right")
    for one in found:
        rows = {
            f"{one.level}: a whole turn of planning": one.turns,
            f"{one.level}: one plan": one.each,
            f"{one.level}: one choice while cards are carried out": one.deeds,
        }
        for name, times in rows.items():
            grid.add_row(name, *(f"{seconds:.2f}" for seconds in figures(times).values()))
    console = Console(highlight=False)
    console.print(grid)
    console.print(f"The first question of the new server came after {found[0].first:.2f} s.")
