"""``folsom scenario FILE...``: run scenarios and say exactly what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from folsom.game.errors import FolsomError
from folsom.game.scenario import Scenario


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files (TOML), or folders.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only what differs.")] = False,
) -> None:
    """Run scenarios; exit with 0 only if all of them hold."""
    console = Console(highlight=False, soft_wrap=True)
    paths = [path for given in files for path in _expand(given)]
    failed = 0
    for path in paths:
        title, differences = _run(path)
        if differences:
            failed += 1
            console.print(f"[red]differs[/red]  {path}: {title}")
            for line in differences:
                console.print(f"         {line}", markup=False)
        elif not quiet:
            console.print(f"[green]holds[/green]    {path}: {title}")
    console.print(f"{len(paths) - failed} of {len(paths)} scenarios hold.")
    if failed or not paths:
        raise typer.Exit(1)


def _expand(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def _run(path: Path) -> tuple[str, list[str]]:
    """Title and differences; a scenario that cannot be read differs in that."""
    try:
        found = Scenario.load(path)
        return found.title, found.run()
    except FolsomError as error:
        return "cannot be run", [str(error)]
