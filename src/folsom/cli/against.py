"""`folsom bench --against`: this Folsom and another one by turns, and how they compare.

Both answer the same command, `folsom bench … --json`, in processes of their own. One that is older
may lack figures, and those that both have are compared. What else the machine does falls on both,
since they take turns, and a ratio is one of two that ran one right after the other.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom.game import ConfigError
from folsom.lab.statistics import Estimate, median

Against = Annotated[
    Path | None,
    typer.Option(help="Compare with another checkout that is set up, or with a wheel."),
]
Rounds = Annotated[int, typer.Option(help="With --against: how often both take their turns.")]

COMPARED: Final = {  # what is compared, as `--json` names it; of the rest some are yardsticks
    "engine": ("compiled", "uncompiled"),
    "envs": ("steps",),
    "server": ("loads", "active", "cold_resume_ms", "idle_table_kb"),
}
UNCOMPARED: Final = ("loops", "tables")  # last words of a name: the machine's speed, and a number
LESS_IS_BETTER: Final = ("_ms", "_kb", "_ms_per_choice")  # ends of names
OWN: Final = ("subject", "as_json", "against", "rounds")  # not handed on
FIELD: Final = "tables"  # by which entries of a list are told apart

WORD: Final = re.compile(r"[a-z]")  # which a frame around a sentence has not

Figures = dict[str, float]


@dataclass(frozen=True)
class Folsom:
    """One that can be asked to measure itself: its Python, and where that finds packages."""

    python: str
    environment: Mapping[str, str]
    folder: str | None = None  # where it works

    def measure(self, words: list[str]) -> Any:
        done = subprocess.run(
            [self.python, "-m", "folsom", "bench", *words, "--json"],
            env=dict(self.environment),
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            said = [line.strip("│ ") for line in done.stderr.splitlines() if WORD.search(line)]
            why = said[-1] if said else f"exit code {done.returncode}"
            raise ConfigError(
                f"{self.python} cannot measure Folsom: {why}",
                "not-measured",
                python=self.python,
                why=why,
            )
        return json.loads(done.stdout)


def compare(ctx: typer.Context, subject: str, place: Path, rounds: int, as_json: bool) -> None:
    """Measure by turns, and print what came of it."""
    if subject not in COMPARED:
        choices = ", ".join(COMPARED)
        raise ConfigError(
            f"{subject} is not compared with another Folsom; {choices} are.",
            "not-compared",
            subject=subject,
            choices=choices,
        )
    words = [str(subject), *given(ctx)]
    ratios: defaultdict[str, list[float]] = defaultdict(list)
    own: defaultdict[str, list[float]] = defaultdict(list)
    others: defaultdict[str, list[float]] = defaultdict(list)
    with other_folsom(place) as other, Console(stderr=True).status("Measuring …") as status:
        pair = (Folsom(sys.executable, os.environ), other)
        for n in range(rounds):
            status.update(f"Measuring by turns, round {n + 1} of {rounds} …")
            found: list[Figures] = [{}, {}]
            for turn in (0, 1):
                who = (n + turn) % 2  # each begins as often as the other
                found[who] = figures(subject, pair[who].measure(words))
            mine, theirs = found
            for name in mine.keys() & theirs.keys():
                own[name].append(mine[name])
                others[name].append(theirs[name])
                ratios[name].append(better(name, mine[name], theirs[name]))
    names = [name for name in mine if name in ratios]  # in the order in which they are told
    told = {
        name: (median(own[name]).value, median(others[name]).value, median(ratios[name]))
        for name in names
    }
    if as_json:
        typer.echo(json.dumps({"against": str(place), "rounds": rounds, "figures": _json(told)}))
    else:
        _show(place, rounds, told)


def given(ctx: typer.Context) -> list[str]:
    """The options of this command that were given, as words, but for those of the comparison."""
    words = []
    for option in ctx.command.params:
        name = option.name or ""
        source = ctx.get_parameter_source(name)
        if name in OWN or source is None or source.name != "COMMANDLINE":
            continue
        values = ctx.params[name]
        for value in values if isinstance(values, list | tuple) else [values]:
            words += [option.opts[0], str(value)]
    return words


@contextmanager
def other_folsom(place: Path) -> Iterator[Folsom]:
    """The Folsom of a checkout, by its own Python, or the one in a wheel, by ours."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory(prefix="folsom-against-") as folder:
        if place.is_file() and zipfile.is_zipfile(place):
            with zipfile.ZipFile(place) as wheel:
                wheel.extractall(folder)
            yield Folsom(sys.executable, plain | {"PYTHONPATH": folder}, folder)
            return
        for python in (".venv/bin/python", ".venv/Scripts/python.exe"):
            if (place / python).is_file():
                yield Folsom(str((place / python).absolute()), plain, folder)
                return
    raise ConfigError(
        f"{place} is neither a checkout of Folsom that is set up (./folsom setup) nor a wheel.",
        "no-folsom",
        place=str(place),
    )


def figures(subject: str, told: Mapping[str, Any]) -> Figures:
    """What is to be compared, each under the names that lead to it: ``compiled.views``."""
    found: Figures = {}
    for name in COMPARED[subject]:
        _gather(name, told.get(name), found)
    return found


def _gather(path: str, told: Any, found: Figures) -> None:
    if isinstance(told, dict):
        for name, value in told.items():
            _gather(f"{path}.{name}", value, found)
    elif isinstance(told, list):
        for value in told:
            _gather(f"{path}.{value[FIELD]}", value, found)
    elif told and path.rpartition(".")[2] not in UNCOMPARED:
        found[path] = float(told)


def better(name: str, own: float, other: float) -> float:
    """How many times as good it is: as fast, or as sparing."""
    sparing = any(word.endswith(LESS_IS_BETTER) for word in name.split("."))
    return other / own if sparing else own / other


def _json(told: Mapping[str, tuple[float, float, Estimate]]) -> dict[str, Any]:
    return {
        name: {"this": own, "other": other, "ratio": ratio.value, "interval": ratio.interval}
        for name, (own, other, ratio) in told.items()
    }


def _show(place: Path, rounds: int, told: Mapping[str, tuple[float, float, Estimate]]) -> None:
    table = Grid(title=f"Against {place}, {rounds} times by turns")
    for heading in ("as --json names it", "this", "the other", "times as good", "95 %"):
        table.add_column(heading, justify="right" if table.columns else "left")
    for name, (own, other, ratio) in told.items():
        interval = f"{ratio.low:.2f} to {ratio.high:.2f}"
        table.add_row(name, f"{own:,.5g}", f"{other:,.5g}", f"{ratio.value:.2f}", interval)
    Console(highlight=False).print(table)
