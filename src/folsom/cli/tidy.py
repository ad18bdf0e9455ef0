"""``folsom tidy``: throw away what nobody comes back to."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import closing
from typing import Annotated

import typer

from folsom.extras import extra
from folsom.texts import Texts, language


def tidy(
    database: Annotated[
        str | None, typer.Option(help="Where tables are kept: a file, or postgresql://…")
    ] = None,
    open: Annotated[float, typer.Option(help="Days for tables that never began.")] = 30.0,
    empty: Annotated[float, typer.Option(help="… for games without people.")] = 30.0,
    silent: Annotated[float, typer.Option(help="… for games that nobody came back to.")] = 365.0,
    replays: Annotated[float, typer.Option(help="… for records that were brought.")] = 365.0,
    guests: Annotated[float, typer.Option(help="… for guests who are at no table.")] = 365.0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Count only.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Throw away what is too old: tables, records, guests. A day count of 0 keeps all of a kind.

    A server does the same by itself. Games that people play stay, and those that they finished.
    """
    with extra("play"):
        from folsom.server.run import check_database
        from folsom.server.settings import default_database
        from folsom.table import tidy as sweeping
        from folsom.table.store import Store

    place = database or default_database()
    check_database(place)
    ages = sweeping.Ages(open, empty, silent, replays, guests)
    found: Counter[str] = Counter()
    with closing(Store(place)) as store:
        for heap in sweeping.heaps(ages, time.time()):
            if dry_run:
                found[heap.name] += store.read(heap.count)
                continue
            while gone := store.write_now(heap.sweep):
                found[heap.name] += len(gone)
        if not dry_run:
            store.write_now(sweeping.forget_tokens)
    words = {name: found[name] for name in ("tables", "replays", "guests")}
    typer.echo(Texts(language(lang))("tidy-would" if dry_run else "tidied", **words))
