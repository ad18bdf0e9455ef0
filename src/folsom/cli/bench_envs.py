"""`folsom bench envs`: how fast programs can play, one game after another and many at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import numpy as np
import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom.cli.bench import CALIBRATION, SEED, in_loops
from folsom.cli.calibration import Calibration, rate, repeat
from folsom.envs.batch import Batch
from folsom.envs.pettingzoo import env
from folsom.game import SuperConfig
from folsom.game.titles import AnyConfig

GAMES: Final = 64  # side by side
GAME_NAMES: Final = {"express": "Colt Express", "super": "Colt Super Express"}
WAYS: Final = {
    "pettingzoo": "PettingZoo, one game",
    "batch": f"A batch of {GAMES} games",
    "batch_masks": f"A batch of {GAMES} games, masks only",
    "batch_games": f"Whole games in a batch of {GAMES}",
    CALIBRATION: "Calibration loops",
}
Rates = dict[str, float]


def bench_envs(config: AnyConfig, as_json: bool, seconds: float) -> None:
    """Measure a game, and Colt Super Express beside it; print the steps by CPU-second."""
    configs: dict[str, AnyConfig] = {config.game: config}
    configs.setdefault("super", SuperConfig(players=4))
    console = Console(stderr=True)
    with console.status("Measuring the environments …"):
        rates = {game: measure(asked, seconds) for game, asked in configs.items()}
    if as_json:
        typer.echo(json.dumps({"steps": rates, "games_at_once": GAMES}))
    else:
        _show(rates)


def measure(config: AnyConfig, seconds: float) -> Rates:
    """Random play in all ways; a step is one choice in one game."""
    calibration = Calibration(seconds)
    batch, games = _batch(config, seconds, observe=True)
    calibration.again()
    pettingzoo = rate(_pettingzoo(config), seconds)
    calibration.again()
    masks = _batch(config, seconds, observe=False)[0]
    calibration.again()
    return {
        "pettingzoo": pettingzoo,
        "batch": batch,
        "batch_masks": masks,
        "batch_games": games,
        CALIBRATION: calibration.rate,
    }


def _pettingzoo(config: AnyConfig) -> Callable[[int], None]:
    table = env(config)
    table.reset(seed=SEED)
    for n, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(SEED + n)

    def play(number: int) -> None:
        for _ in range(number):
            observation, _, over, _, _ = table.last()
            if over:
                table.reset()
            else:
                space = table.action_space(table.agent_selection)
                table.step(space.sample(observation["action_mask"]))

    return play


def _batch(config: AnyConfig, seconds: float, observe: bool) -> tuple[float, float]:
    """Steps by CPU-second, and games that came to their end."""
    batch = Batch(config, GAMES, SEED, observe)
    dice = np.random.default_rng(SEED)
    ended = 0

    def play(number: int) -> None:
        nonlocal ended
        for _ in range(number):
            batch.step(batch.random_actions(dice))
            ended += int(batch.over.sum())

    done, spent = repeat(play, seconds)
    return done * GAMES / spent, ended / spent


def _show(rates: dict[str, Rates]) -> None:
    title = "Steps per CPU-second, and whole games, by random legal actions; and per loop"
    table = Grid(title=title)
    table.add_column("")
    for game in rates:
        table.add_column(GAME_NAMES[game], justify="right")
        table.add_column("per loop", justify="right")
    for way, words in WAYS.items():
        cells = ((f"{r[way]:,.0f}", in_loops(r, way)) for r in rates.values())
        table.add_row(words, *(text for pair in cells for text in pair))
    Console().print(table)
