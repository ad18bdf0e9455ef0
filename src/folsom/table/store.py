"""Store: tables in a database, SQLite or PostgreSQL, through the same statements.

Reading may happen in any thread. Writing goes through ``Store.write``: one thread takes all
that waits and commits it together, so that many tables share one flush of the disk.
"""

from __future__ import annotations

import contextlib
import json
import logging
import queue
import re
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError
from sqlalchemy.pool import QueuePool

from folsom.extras import extra
from folsom.game import FolsomError
from folsom.table import rows, schema
from folsom.table.errors import Taken
from folsom.table.facts import Entry

T = TypeVar("T")


class Waiting(Protocol):
    """Who waits for a result: a future of a thread, or one of an event loop."""

    def done(self) -> bool: ...
    def set_result(self, result: Any, /) -> None: ...
    def set_exception(self, error: BaseException, /) -> None: ...


@dataclass(frozen=True)
class Append:
    """An entry for the log. Those that wait together are written with one statement."""

    table_id: str
    entry: Entry
    news: dict[str, Any] = field(default_factory=dict)  # for other processes


Work = Callable[[Connection], Any] | Append
Batch = list[tuple[Work, Waiting]]

BATCH: Final = 64  # writes that are committed together, unless more came at once
BUSY_SECONDS: Final = 10
MIGRATION_LOCK: Final = 0x466F6C736F6D  # two processes that start together take turns
CHANNEL: Final = "folsom"
# Of a database that is cut off nothing comes, not even an error: a few seconds are enough.
POSTGRESQL_LIMITS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
}

_logger = logging.getLogger("folsom.store")


def url_of(database: str) -> URL:
    """A database by its URL, or a file of SQLite by its path."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
        backend = "postgresql" if url.drivername == "postgres" else url.get_backend_name()
    except (ArgumentError, ValueError) as error:  # a port that is no number, for instance
        raise _no_database(database) from error
    if backend not in ("sqlite", "postgresql"):
        raise _no_database(database)
    if url.drivername not in ("postgresql", "postgres"):
        return url
    with extra("postgres"):
        import psycopg  # noqa: F401  (which SQLAlchemy will look for)
    return url.set(drivername="postgresql+psycopg")


def shown(database: str) -> str:
    """A database as people may read it: what could be a password is hidden."""
    plain = re.sub(r"(?<=://).*@", "***@", database, flags=re.DOTALL)
    return re.sub(r"(?<=password=)[^&]*", "***", plain)


def _no_database(database: str) -> FolsomError:
    return FolsomError(
        f"{shown(database)} is no database for tables; name a file, or postgresql://USER@HOST/NAME",
        "no-database",
        database=shown(database),
    )


def not_opened(database: str, error: Exception) -> FolsomError:
    """Why a database cannot be opened, in the words of the database or of the system."""
    why = str(getattr(error, "orig", None) or error).splitlines()[0]
    return FolsomError(
        f"The database {shown(database)} cannot be opened: {why}",
        "database",
        database=shown(database),
        why=why,
    )


class Store:
    def __init__(self, database: str, pool: int = 5) -> None:
        self.url = url_of(database)
        self.name = shown(database)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(self.url, self.is_sqlite, pool)
        moment = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        self._reader = self.engine.execution_options(**moment)
        self._migrate()
        self._line: Any = None  # of the writer to SQLite itself
        self._queue: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        # How results get from the writer's thread to those who wait; once for a whole batch.
        self.hand_back: Callable[[Callable[[], None]], object] = lambda settle: settle()
        self._writer = threading.Thread(target=self._run, name="folsom-writer", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        """Bring the database to the form that this Folsom knows."""
        config = AlembicConfig()
        config.set_main_option("script_location", str(files("folsom.table") / "migrations"))
        with self.engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:  # it knows a later form
                raise FolsomError(
                    f"The database {self.name} belongs to a newer Folsom; only that one, or one "
                    "still newer, can open it.",
                    "newer-database",
                    database=self.name,
                ) from error

    def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        self._queue.put(None)
        self._writer.join(timeout=30)
        if self._line is not None:
            self._line.close()
        self.engine.dispose()

    def check(self) -> None:
        """Is everything there and undamaged? A file may be damaged anywhere."""
        with self.engine.connect() as connection:
            if self.is_sqlite:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != "ok":
                    raise DatabaseError("quick_check", None, Exception(found))
            for table in schema.metadata.sorted_tables:
                connection.execute(select(table).limit(1))

    # Reading

    def read(self, work: Callable[[Connection], T]) -> T:
        """Everything as it was at one moment, whatever is written meanwhile."""
        with self._reader.connect() as connection:
            if self.is_sqlite:
                connection.exec_driver_sql("BEGIN")
            return work(connection)

    def rehearse(self, work: Callable[[Connection], T]) -> T:
        """Do something, and roll it back."""
        with self.engine.connect() as connection:
            try:
                return work(connection)
            finally:
                connection.rollback()

    # Writing

    def write(self, work: Callable[[Connection], T]) -> Future[T]:
        """Queue something to write; the result comes when it is durable."""
        future: Future[T] = Future()
        self.submit([(work, future)])
        return future

    def submit(self, works: Batch) -> None:
        """The same of several at once, for futures that the caller has made."""
        self._queue.put(works)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The same, waiting for it."""
        return self.write(work).result()

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = first
            last = False
            while len(batch) < BATCH and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    last = True
                    break
                batch = batch + following
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: Batch) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        works = [work for work, _ in batch]
        if self.is_sqlite and self._append(works):
            self.hand_back(partial(_settle, [waiting for _, waiting in batch], [None] * len(batch)))
            return
        try:
            with self.engine.begin() as connection:
                results = self._carry_out(connection, works)
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    self._commit([one])
                return
            self.hand_back(partial(_fail, batch[0][1], error))
            return
        self.hand_back(partial(_settle, [waiting for _, waiting in batch], results))

    def _append(self, works: list[Work]) -> bool:
        """Entries of the log and nothing else: that is most of what is written.

        If they cannot be, nothing of them is, and the usual way finds out why.
        """
        entries = _entries(works)
        if len(entries) < len(works):
            return False
        try:
            if self._line is None:
                self._line = _line_of_its_own(self.engine)
            rows.insert_plainly(self._line.dbapi_connection, entries)
        except Exception:
            line, self._line = self._line, None
            with contextlib.suppress(Exception):
                line.close()
            return False
        return True

    def _carry_out(self, connection: Connection, works: list[Work]) -> list[Any]:
        entries = _entries(works)
        if entries:
            rows.insert_entries(connection, entries)
            self._announce_all(connection, [w.news for w in works if isinstance(w, Append)])
        return [None if isinstance(work, Append) else work(connection) for work in works]

    # News between processes

    def announce(self, connection: Connection, news: dict[str, Any]) -> None:
        """With the transaction, tell the other processes on this database."""
        self._announce_all(connection, [news])

    def _announce_all(self, connection: Connection, news: list[dict[str, Any]]) -> None:
        if not self.is_sqlite:
            told = [{"channel": CHANNEL, "news": json.dumps(one)} for one in news if one]
            if told:
                connection.execute(text("SELECT pg_notify(:channel, :news)"), told)


def _entries(works: list[Work]) -> list[tuple[str, Entry]]:
    return [(work.table_id, work.entry) for work in works if isinstance(work, Append)]


def _line_of_its_own(engine: Engine) -> Any:
    """A line to SQLite on which every statement is a transaction."""
    line: Any = engine.raw_connection()
    line.detach()
    line.dbapi_connection.isolation_level = None
    return line


def _settle(waiting: list[Waiting], results: list[Any]) -> None:
    for one, result in zip(waiting, results, strict=True):
        if not one.done():
            one.set_result(result)


def _fail(waiting: Waiting, error: Exception) -> None:
    if waiting.done():
        return
    if isinstance(error, IntegrityError):
        taken = Taken(str(error.orig))
        taken.__cause__ = error
        waiting.set_exception(taken)
    else:
        waiting.set_exception(error)


def _engine(url: URL, is_sqlite: bool, pool: int) -> Engine:
    if not is_sqlite:
        return create_engine(
            url,
            pool_size=pool,
            pool_pre_ping=True,
            pool_recycle=1800,
            connect_args=POSTGRESQL_LIMITS,
        )
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=pool,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        """A commit is on the disk when it returns, also if the power fails."""
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
