"""Watching many games being played: a bar that fills, and Ctrl-C that keeps what was played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

R = TypeVar("R")

STOPPED: Final = 130  # the exit code after Ctrl-C


def watch(
    results: Iterable[R], total: int, add: Callable[[R], None], interim: Callable[[], str]
) -> bool:
    """Hand on all results; whether they came to their end. Without a terminal some lines tell
    how it stands: after the first game, and after every tenth part."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[interim]}"),
    )
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar:
        task = bar.add_task("Playing", total=total, interim="")
        try:
            for done, result in enumerate(results, 1):
                add(result)
                bar.update(task, completed=done, interim=interim())
                if not console.is_terminal and (done == 1 or done % max(1, total // 10) == 0):
                    console.print(f"{done} of {total} games: {interim()}", highlight=False)
        except KeyboardInterrupt:
            return False
    return True
