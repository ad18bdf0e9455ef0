"""`folsom bench`: how fast the engine is, compiled and uncompiled, per CPU-second."""

from __future__ import annotations

import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

import folsom
from folsom.boxes.shelf import judges_of
from folsom.cli.against import Against, Rounds, compare
from folsom.cli.calibration import Calibration, rate, repeat
from folsom.cli.configs import (
    NO_PARTS,
    AsJson,
    GameName,
    Parts,
    Players,
    about_a_game,
    at_least_one,
    config_for,
)
from folsom.engine import flow
from folsom.engine.generator import Dice
from folsom.engine.rules import Rules
from folsom.extras import extra
from folsom.game import ConfigError, Game
from folsom.game.titles import AnyConfig, read_config, titles
from folsom.search.benchmark import grow_trees

SEED: Final = 1899
N_POSITIONS: Final = 64
N_VIEWS: Final = 32
CALIBRATION: Final = "loops"
RATES: Final = {
    "games": "Random games",
    "decisions": "Decisions in them",
    "clones": "Copies of a state",
    "search_iterations": "Copy, redeal and play out",
    "tree_iterations": "The same in a tree search",
    "views": "Views of a seat",
    CALIBRATION: "Calibration loops",
}
Rates = dict[str, float]


class Subject(StrEnum):
    """What can be measured."""

    engine = "engine"
    server = "server"
    envs = "envs"
    bots = "bots"
    attack = "attack"


@about_a_game
def bench(
    ctx: typer.Context,
    subject: Annotated[Subject, typer.Argument(help="What to measure.")] = Subject.engine,
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="Seconds to spend on each figure.")] = 1.0,
    game: GameName = "express",
    players: Players = 4,
    parts: Parts = NO_PARTS,
    database: Annotated[
        str | None, typer.Option(help="For the server: a database; by default a new SQLite file.")
    ] = None,
    against: Against = None,
    rounds: Rounds = 9,
) -> None:
    """Measure the engine, the server, environments for learners, how long bots take, or what a
    stranger can do to a server."""
    if not seconds > 0:
        raise ConfigError("Each figure needs more than 0 seconds.", "no-seconds")
    if against is not None:
        at_least_one(rounds, "round")
        compare(ctx, subject, against, rounds, as_json)
        return
    if subject is Subject.server:
        with extra("play"):
            from folsom.cli.bench_server import bench_server  # a server takes long to load

        bench_server(as_json, seconds, database)
        return
    if subject is Subject.attack:
        with extra("play"):
            from folsom.cli.bench_attack import bench_attack

        bench_attack(as_json)
        return
    config = config_for(game, players=players, **parts.wishes)
    if subject is Subject.envs:
        with extra("envs"):
            from folsom.cli.bench_envs import bench_envs

        bench_envs(config, as_json, seconds)
        return
    if subject is Subject.bots:
        from folsom.cli.bench_bots import bench_bots

        bench_bots(config, as_json, seconds)
        return
    console = Console(stderr=True)
    rates: dict[str, Rates | None] = {"compiled": None, "uncompiled": None}
    if is_compiled():
        with console.status("Measuring the compiled engine …"):
            rates["compiled"] = measure(config, seconds)
    with console.status("Measuring the uncompiled engine …"):
        rates["uncompiled"] = measure_uncompiled(config, seconds)
    if as_json:
        typer.echo(json.dumps(rates))
    else:
        show(rates)


def is_compiled() -> bool:
    """Does the running engine come from an extension module?"""
    return not str(flow.__file__).endswith(".py")


# Measuring


def measure(config: AnyConfig, seconds: float) -> Rates:
    """All rates of the package that is running."""
    rules = config.resolved(str(SEED)).rules()
    loops = titles()[config.game].loops
    dice = Dice(SEED)
    positions = loops.find_positions(rules, dice, N_POSITIONS)
    games = some_games(config, loops.DEEPEST)
    counted = {"decisions": 0}
    calibration = Calibration(seconds)

    def play_games(number: int) -> None:
        counted["decisions"] += loops.play_games(rules, dice, number)

    played, spent = repeat(play_games, seconds)
    rates = {"games": played / spent, "decisions": counted["decisions"] / spent}
    works: dict[str, Callable[[int], object]] = {
        "clones": lambda n: loops.clone_states(positions, n),
        "search_iterations": lambda n: loops.search(positions, dice, n),
        "views": lambda n: look(games, n),
    }
    if isinstance(rules, Rules):
        judges = judges_of(rules)
        works["tree_iterations"] = lambda n: grow_trees(positions, judges, dice, n)
    for name, work in works.items():
        calibration.again()
        rates[name] = rate(work, seconds)
    calibration.again()
    rates[CALIBRATION] = calibration.rate
    return {name: rates[name] for name in RATES if name in rates}


def some_games(config: AnyConfig, deepest: int) -> list[tuple[Game, int]]:
    """Games at all stages, each with the seat that decides."""
    rng = random.Random(SEED)
    found: list[tuple[Game, int]] = []
    while len(found) < N_VIEWS:
        game = Game.new(config, rng.getrandbits(64))
        for _ in range(rng.randrange(deepest)):
            if not game.over:
                decision = game.decisions[0]
                game.play(decision.seat, rng.choice(decision.options))
        if not game.over:
            found.append((game, game.decisions[0].seat))
    return found


def look(games: list[tuple[Game, int]], number: int) -> None:
    for n in range(number):
        game, seat = games[n % len(games)]
        game.view(seat)


# The uncompiled engine: the same package without its extension modules


def measure_uncompiled(config: AnyConfig, seconds: float) -> Rates:
    """The rates of a copy of the package in which nothing is compiled."""
    if not is_compiled():
        return measure(config, seconds)
    with tempfile.TemporaryDirectory(prefix="folsom-bench-") as folder:
        copy_sources(Path(folder))
        job = {"config": config.to_json(), "seconds": seconds}
        done = subprocess.run(
            [sys.executable, "-c", "from folsom.cli import bench; bench.answer()"],
            input=json.dumps(job),
            env=first_on_path(folder),
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"The uncompiled engine could not be measured:\n{done.stderr}")
    rates: Rates = json.loads(done.stdout)
    return rates


def first_on_path(folder: str) -> dict[str, str]:
    """The environment of a Python that finds packages in this folder before all others."""
    path = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
    return os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def copy_sources(folder: Path) -> None:
    """The running package, but only what Python itself can read."""
    package = Path(folsom.__file__).parent
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    shutil.copytree(package, folder / package.name, ignore=unwanted)


def answer() -> None:
    """In the other process: measure what standard input asks for."""
    job: dict[str, Any] = json.load(sys.stdin)
    if is_compiled():
        raise RuntimeError(f"{flow.__file__} is compiled.")
    print(json.dumps(measure(read_config(job["config"]), job["seconds"])))


# Showing


def show(rates: dict[str, Rates | None]) -> None:
    """A table of all rates, also by the calibration loop, and how much the compiler gains."""
    compiled, uncompiled = rates["compiled"], rates["uncompiled"]
    assert uncompiled is not None
    title = "Per CPU-second, and per calibration loop"
    table = Grid(title=title, collapse_padding=True, pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in ("compiled", "per loop", "uncompiled", "per loop", "ratio"):
        table.add_column(heading, justify="right")
    for name, slow in uncompiled.items():
        fast = None if compiled is None else compiled[name]
        table.add_row(
            RATES[name],
            *(("-", "-") if compiled is None else _cells(compiled, name)),
            *_cells(uncompiled, name),
            "-" if fast is None else f"{fast / slow:.1f}",
        )
    console = Console()
    console.print(table)
    if compiled is None:
        console.print("The engine of this installation is not compiled.")
    console.print(f"Python {platform.python_version()}, {cpu()}", highlight=False)


def _cells(rates: Rates, name: str) -> tuple[str, str]:
    return f"{rates[name]:,.0f}", in_loops(rates, name)


def in_loops(rates: Rates, name: str) -> str:
    """A rate by that of the calibration loop, with three digits or more."""
    found = rates[name] / rates[CALIBRATION]
    return f"{found:,.0f}" if found >= 100 else f"{found:.3g}"


def cpu() -> str:
    """The name of the processor, as far as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
