"""Sole: one server for each file of SQLite. Two would not hear of each other's choices."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from folsom.game import FolsomError
from folsom.table.store import not_opened, url_of

PATIENCE: Final = 3.0  # seconds, for a server that is just ending


@contextlib.contextmanager
def sole_server(database: str) -> Iterator[None]:
    """As long as this lasts nobody else serves the file; however the process ends, it is free then.

    The lock is one of SQLite itself, on a file beside it, so that others may still read and copy.
    """
    url = url_of(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    file = Path(url.database).resolve()
    try:
        lock = _locked(file)
    except (sqlite3.Error, OSError) as error:  # a disk that is full or may only be read
        raise not_opened(database, error) from error
    with contextlib.closing(lock):
        yield


def _locked(file: Path) -> sqlite3.Connection:
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(f"{file}.lock", timeout=PATIENCE, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise FolsomError(
            f"Another Folsom serves the tables in {file} already. Play there, stop it, or name "
            "another file with --database.",
            "served-already",
            database=str(file),
        ) from error
    return lock
