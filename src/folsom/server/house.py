"""House: all rooms of this process, its store, its bots and its bell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import orjson
from pydantic import BaseModel, Field
from sqlalchemy import Connection as Database
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from folsom.server.bots import BotPool
from folsom.server.connection import GOING_DOWN
from folsom.server.driver import drive
from folsom.server.limits import Buckets, Crowd
from folsom.server.metrics import Metrics
from folsom.server.outdated import Outdated
from folsom.server.readiness import Readiness
from folsom.server.room import Room
from folsom.server.settings import Settings
from folsom.server.shares import new_table_id
from folsom.server.warm_up import warm_up
from folsom.table import keys, rows
from folsom.table.errors import TableError, Unavailable
from folsom.table.facts import Entry, Facts, Remark
from folsom.table.store import Append, Batch, Store, Work
from folsom.table.table import Table
from folsom.table.tidy import DAY, forget_tokens, heaps

if TYPE_CHECKING:
    from folsom.server.bell import Bell

T = TypeVar("T")

OUTAGES: Final = (SQLAlchemyError, OSError)
WRONG: Final = (IntegrityError, DataError, ProgrammingError)  # … but then the statement is

_logger = logging.getLogger("folsom.house")


class News(BaseModel):
    """What a process tells others: a change of a table, or which of its people are connected."""

    process: str = Field(alias="from")
    table: str
    here: frozenset[int] | None = None
    hosts: list[frozenset[int]] = []


class House:
    def __init__(self, settings: Settings, number: int = 0) -> None:
        self.settings = settings
        self._number = number  # of this process, if there are several
        self.process = keys.new_id()  # tells our own news from those of other processes
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.bots = BotPool(settings.bot_workers)
        self.crowd = Crowd(settings.sockets_per_address)
        self.hint_limits = Buckets(settings.hint_rate, settings.hint_burst)
        self.bell: Bell | None = None
        self.aside = asyncio.Lock()  # for what takes its time; see Room.aside
        self._door = asyncio.Lock()
        self.readiness = Readiness(self)
        self.outdated = Outdated(self)
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._sendings: set[asyncio.Future[Any]] = set()
        self._unwritten: Batch = []

    async def open(self) -> None:
        self.store.hand_back = asyncio.get_running_loop().call_soon_threadsafe
        self.bots.warm()
        await asyncio.to_thread(warm_up, self.store)
        if not self.store.is_sqlite:
            from folsom.server.bell import Bell  # needs the extra `postgres`

            self.bell = Bell(self.store.url, self.on_news, self.on_gap)
            self.bell.start()
            self._tasks.append(asyncio.create_task(self._keep_presence()))
        self._tasks.append(asyncio.create_task(self._evict()))
        self._tasks.append(asyncio.create_task(self._keep_tidy()))

    def stop_thinking(self) -> None:
        """No bot chooses any more. Drivers go first: chance answers for a thought that fails."""
        for driver in self._drivers.values():
            driver.cancel()
        self.bots.close()

    async def close(self) -> None:
        """Everything acknowledged is stored already; say goodbye and stop."""
        self.stop_thinking()
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            for connection in list(room.connections):
                connection.close(GOING_DOWN)
        if self.bell is not None:
            await self.bell.stop()
        await asyncio.to_thread(self.store.close)

    @property
    def is_alone(self) -> bool:
        """Is this the only process on its database, so that there is nobody to tell?"""
        return self.store.is_sqlite

    # The database

    async def read(self, work: Callable[[Database], T]) -> T:
        with self._reaching():
            return await asyncio.to_thread(self.store.read, work)

    async def write(self, work: Callable[[Database], T]) -> T:
        """Write something, and wait until it is durable."""
        with self._reaching():
            written: T = await self._submit(work)
            return written

    async def append(self, table_id: str, entry: Entry) -> None:
        """The same for an entry of the log, together with those of other tables."""
        with self._reaching():
            await self._submit(Append(table_id, entry, self._news(table_id)))

    def _submit(self, work: Work) -> asyncio.Future[Any]:
        """What is to be written at the same moment is handed over at once: the other thread is
        woken less often, and more of it shares a flush of the disk."""
        loop = asyncio.get_running_loop()
        if not self._unwritten:
            loop.call_soon(self._hand_over)
        done = loop.create_future()
        self._unwritten.append((work, done))
        return done

    def _hand_over(self) -> None:
        works, self._unwritten = self._unwritten, []
        self.store.submit(works)

    @contextlib.contextmanager
    def _reaching(self) -> Iterator[None]:
        """A database that is away, full or locked is reported as such, and not as a fault."""
        try:
            yield
        except OUTAGES as error:
            if isinstance(error, WRONG):
                raise
            self.metrics.outages.inc()
            why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            _logger.error("The database cannot do its work: %s", why)
            raise Unavailable(why) from error

    def new_table_id(self) -> str:
        """An id for a table that is made here, by which others find it here."""
        return new_table_id(self._number, self.settings.processes)

    def announce(self, database: Database, table_id: str) -> None:
        self.store.announce(database, self._news(table_id))

    def _news(self, table_id: str) -> dict[str, Any]:
        return {"from": self.process, "table": table_id}

    async def change(self, table_id: str, work: Callable[[Database], T]) -> T:
        """Something from the lobby: stored, announced, and taken in by the room if it is here."""

        def announced(database: Database) -> T:
            result = work(database)
            self.announce(database, table_id)
            return result

        result = await self.write(announced)
        room = self._rooms.get(table_id)
        if room is not None:
            await room.refresh(by_others=False)
        return result

    # Rooms

    async def one_by_one(self) -> None:
        """Let people who come at once in one at a time, with other work in between."""
        async with self._door:
            await asyncio.sleep(0)

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; several who ask at once get the same."""
        if table_id in self._rooms:
            room = self._rooms[table_id]
            room.touched = time.monotonic()
            return room
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def fresh_room(self, table_id: str) -> Room:
        """The same, with what other processes have stored and not told us of yet."""
        room = await self.room(table_id)
        if not self.is_alone:
            await room.refresh()
        return room

    async def _load(self, table_id: str) -> Room:
        try:
            with self.metrics.resumed.time():
                facts, entries, chat = await self.read(lambda db: _load(db, table_id))
                room = self.furnish(facts, entries, chat)
            if not self.is_alone:
                try:
                    await room.refresh()  # news that came before there was a room was lost
                except BaseException:
                    self.forget(table_id)
                    raise
            await room.try_note_progress()
            return room
        finally:
            self._loading.pop(table_id, None)

    def furnish(
        self, facts: Facts, entries: Collection[Entry] = (), chat: Collection[Remark] = ()
    ) -> Room:
        """A room for a table that is in the database as given here."""
        room = Room(self, Table(facts, list(entries)), list(chat))
        self.outdated.note(room.table)
        self._rooms[facts.id] = room
        self._drivers[facts.id] = asyncio.create_task(drive(room))
        self.metrics.tables.set(len(self._rooms))
        return room

    def here(self, table_id: str) -> frozenset[int]:
        """Who is at a table, as far as this process knows."""
        room = self._rooms.get(table_id)
        return room.here if room is not None else frozenset()

    async def catch_up(self, tables: Collection[Facts]) -> None:
        """Let facts that were just read know how far their games are.

        Only games of an older Folsom, which did not store that, are played again, once.
        """
        for facts in tables:
            room = self._rooms.get(facts.id)
            if room is not None:
                _take(facts, room.table.progress())
        old = [facts for facts in tables if facts.round is None]
        if old:
            known = await self.read(lambda database: [_progress(database, facts) for facts in old])
            await self.write(lambda database: _store(database, old, known))
            for facts, progress in zip(old, known, strict=True):
                _take(facts, progress)

    async def _evict(self) -> None:
        """Forget tables that nobody looks at; they are all in the database."""
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds, 30.0))
            limit = time.monotonic() - self.settings.idle_seconds
            for table_id, room in list(self._rooms.items()):
                if not room.connections and room.touched < limit and not room.lock.locked():
                    self.forget(table_id)

    # Tidying

    def note_visit(self, facts: Facts) -> None:
        """Somebody is at a table; this is stored once a day."""
        now = time.time()
        if facts.visited is None or facts.visited < now - DAY:
            facts.visited = now
            self._send(lambda database: rows.update_table(database, facts.id, visited=now))

    async def _keep_tidy(self) -> None:
        """Throw old data away now and then; after any error, try again."""
        while True:
            await asyncio.sleep(self.settings.tidy_seconds)
            try:
                await self.tidy(time.time())
            except Exception:
                _logger.exception("The database could not be tidied.")

    async def tidy(self, now: float) -> None:
        """Throw away what is too old, a little at a time; never where somebody is."""
        occupied = [room.table for room in self._rooms.values() if room.connections]
        for table in occupied:
            self.note_visit(table.facts)
        spared = [table.id for table in occupied]
        for heap in heaps(self.settings.ages, now):
            sparing = spared if heap.name == "tables" else []
            while gone := await self.write(partial(heap.sweep, spared=sparing)):
                self.metrics.tidied.labels(heap.name).inc(len(gone))
                for key in gone:
                    self.forget(key)
        await self.write(forget_tokens)

    def forget(self, table_id: str) -> None:
        self._rooms.pop(table_id, None)
        driver = self._drivers.pop(table_id, None)
        if driver is not None:
            driver.cancel()
        self.metrics.tables.set(len(self._rooms))

    # Other processes

    async def on_news(self, text: str) -> None:
        """Another process has changed a table, or says who is there."""
        await self._take_in(self._hear(text))

    async def on_gap(self) -> None:
        """While nobody listened anything may have happened; and others must know who is here."""
        for room in list(self._rooms.values()):
            await self._take_in(room.refresh())
            if room.connections:
                self.announce_presence(room)

    async def _take_in(self, news: Awaitable[None]) -> None:
        """Whatever is wrong with one piece of news, the next is listened to.

        Not so if the database is away: then all of it is read again once it is back.
        """
        try:
            await news
        except TableError:
            pass  # the table is gone
        except Unavailable:
            raise
        except Exception:
            self.metrics.unheard.inc()
            _logger.exception("News of another process could not be taken in.")

    async def _hear(self, text: str) -> None:
        told = orjson.loads(text)
        if isinstance(told, dict) and told.get("from") == self.process:
            return
        news = News.model_validate(told)
        room = self._rooms.get(news.table)
        if room is None:
            return
        if news.here is None:
            await room.refresh()
            return
        seats = frozenset(range(len(room.table.seats)))
        lasts = 2.5 * self.settings.presence_seconds
        devices = [device & seats for device in news.hosts]
        room.presence.heard(news.process, news.here & seats, devices, lasts)
        room.tell_table()
        room.wake.set()

    def announce_presence(self, room: Room) -> None:
        """Tell other processes who is here; not worth waiting for."""
        if self.store.is_sqlite:
            return
        own = sorted({seat for c in room.connections for seat in c.eyes.mine})
        hosts = [sorted(device) for device in room.hosts()]
        news = {"from": self.process, "table": room.table.id, "here": own, "hosts": hosts}
        self._send(lambda database: self.store.announce(database, news))

    def _send(self, work: Callable[[Database], object]) -> None:
        """Write something that nobody waits for."""
        sending = asyncio.ensure_future(self.write(work))
        self._sendings.add(sending)
        sending.add_done_callback(self._sent)

    def _sent(self, sending: asyncio.Future[Any]) -> None:
        self._sendings.discard(sending)
        if not sending.cancelled() and sending.exception() is not None:
            _logger.warning("The database was not told who is here.")

    async def _keep_presence(self) -> None:
        while True:
            await asyncio.sleep(self.settings.presence_seconds)
            for room in list(self._rooms.values()):
                if room.hosts() or any(c.eyes.mine for c in room.connections):
                    self.announce_presence(room)


def _progress(database: Database, facts: Facts) -> dict[str, Any]:
    try:
        return Table(facts, rows.load_entries(database, facts.id)).progress()
    except Exception:  # one game that does not replay must not hide all others
        _logger.exception("Table %s cannot be played again.", facts.id)
        return {"state": facts.state, "round": 0}


def _store(database: Database, tables: list[Facts], known: list[dict[str, Any]]) -> None:
    for facts, progress in zip(tables, known, strict=True):
        rows.note_progress(database, facts.id, progress)


def _take(facts: Facts, progress: dict[str, Any]) -> None:
    for name, value in progress.items():
        setattr(facts, name, value)


def _load(database: Database, table_id: str) -> tuple[Facts, list[Entry], list[Remark]]:
    facts = rows.load_table(database, table_id)
    if facts is None:
        raise TableError("unknown_table")
    return facts, rows.load_entries(database, table_id), rows.load_chat(database, table_id)
