"""``folsom rules``: read the rules, or see which of them no test cites."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from folsom.game import rulebook


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(help="Ids (BASE-FIRE-04, BASE-FIRE) or words to look for.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show the rules that no test cites.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="Folder of the tests, for --coverage.")] = Path(
        "tests"
    ),
) -> None:
    """Look up rules by id or by words; with --coverage, those without a test."""
    console = Console(highlight=False)
    if coverage:
        _coverage(console, tests)
        return
    found = (
        rulebook.search(words) if words else rulebook.search(["BASE-"]) | rulebook.from_outside()
    )
    if not found:
        console.print("No rule has that id or those words.")
        raise typer.Exit(1)
    for id, text in found.items():
        console.print(f"[bold]{id}[/bold] {escape(text)}")


def _coverage(console: Console, tests: Path) -> None:
    if not tests.is_dir():
        console.print(f"There is no folder {tests}; name the folder of the tests with --tests.")
        raise typer.Exit(2)
    missing = []
    for prefix in dict.fromkeys(id.partition("-")[0] for id in rulebook.rules()):
        ids = [id for id in rulebook.rules() if id.startswith(f"{prefix}-")]
        left = rulebook.without_test(tests, f"{prefix}-")
        missing += left
        console.print(f"{prefix}: {len(ids) - len(left)} of {len(ids)} rules are cited by a test.")
    for id in missing:
        console.print(f"[red]{id}[/red] {escape(rulebook.rules()[id])}")
    if missing:
        raise typer.Exit(1)
