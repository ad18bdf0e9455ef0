"""``folsom scenario FILE...``: run scenarios and say exactly what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console

from folsom.game.errors import FolsomError
from folsom.game.scenario import Scenario

HOLDS: Final = "[green]holds[/green]"
DIFFERS: Final = "[red]differs[/red]"
CANNOT_RUN: Final = "[yellow]cannot be run[/yellow]"
EXIT_CODES: Final = {HOLDS: 0, DIFFERS: 1, CANNOT_RUN: 2}


class Outcome(NamedTuple):
    """What became of one file."""

    label: str
    title: str
    lines: list[str]


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files (TOML), or folders.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only what does not hold.")] = False,
) -> None:
    """Run scenarios; exit with 0 if all of them hold, 1 if one differs, 2 if one cannot be run."""
    console = Console(highlight=False, soft_wrap=True)
    paths = [path for given in files for path in _expand(given)]
    found = [_show(console, path, quiet) for path in paths]
    console.print(f"{found.count(HOLDS)} of {len(paths)} scenarios hold.")
    code = max((EXIT_CODES[label] for label in found), default=1)
    if code:
        raise typer.Exit(code)


def _expand(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def _show(console: Console, path: Path, quiet: bool) -> str:
    label, title, lines = _run(path)
    if label != HOLDS or not quiet:
        console.print(label, end="  ")
        console.print(f"{path}: {title}" if title else str(path), markup=False)
        for line in lines:
            console.print(f"         {line}", markup=False)
    return label


def _run(path: Path) -> Outcome:
    try:
        found = Scenario.load(path)
        report = found.report()
    except FolsomError as error:
        return Outcome(CANNOT_RUN, "", str(error).splitlines())
    if report.differences:
        return Outcome(DIFFERS, found.title, report.differences)
    return Outcome(HOLDS, found.title, report.remarks)
