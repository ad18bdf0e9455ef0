"""`folsom bench envs`: how fast programs can play, one game after another and many at once."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

from folsom.cli.bench import SEED, repeat
from folsom.envs.batch import Batch
from folsom.envs.pettingzoo import env
from folsom.game.engines import AnyConfig

GAMES: Final = 64  # side by side
WAYS: Final = {
    "pettingzoo": "PettingZoo, one game",
    "batch": f"A batch of {GAMES} games",
    "batch_masks": f"A batch of {GAMES} games, masks only",
}


def bench_envs(config: AnyConfig, as_json: bool, seconds: float) -> None:
    """Measure all ways, and print the steps of each by CPU-second."""
    console = Console(stderr=True)
    with console.status("Measuring the environments …"):
        rates = {
            "pettingzoo": _steps(_pettingzoo(config), 1, seconds),
            "batch": _steps(_batch(config, observe=True), GAMES, seconds),
            "batch_masks": _steps(_batch(config, observe=False), GAMES, seconds),
        }
    if as_json:
        typer.echo(json.dumps({"steps": rates, "games_at_once": GAMES}))
    else:
        _show(rates)


def _steps(step: Any, games: int, seconds: float) -> float:
    """Steps by CPU-second; a step is one choice in one game, by chance among the legal ones."""

    def work(number: int) -> None:
        for _ in range(number):
            step()

    done, spent = repeat(work, seconds)
    return done * games / spent


def _pettingzoo(config: AnyConfig) -> Any:
    table = env(config)
    table.reset(seed=SEED)
    for n, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(SEED + n)

    def step() -> None:
        observation, _, over, _, _ = table.last()
        if over:
            table.reset()
        else:
            space = table.action_space(table.agent_selection)
            table.step(space.sample(observation["action_mask"]))

    return step


def _batch(config: AnyConfig, observe: bool) -> Any:
    batch = Batch(config, GAMES, SEED, observe)
    dice = np.random.default_rng(SEED)
    return lambda: batch.step(batch.random_actions(dice))


def _show(rates: dict[str, float]) -> None:
    table = Table(title="Steps per CPU-second, random legal actions")
    table.add_column("")
    table.add_column("steps", justify="right")
    for way, words in WAYS.items():
        table.add_row(words, f"{rates[way]:,.0f}")
    Console().print(table)
