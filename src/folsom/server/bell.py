"""Bell: processes on one PostgreSQL tell each other what has changed (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import psycopg
from psycopg import sql
from sqlalchemy.engine import URL

from folsom.table.store import CHANNEL

RETRY_SECONDS: Final = 1.0
PULSE_SECONDS: Final = 2.0  # after which a connection on which nothing comes is asked for an answer
ANSWER_SECONDS: Final = 3.0  # … and has so long for it

_logger = logging.getLogger("folsom.bell")


class Bell:
    """Listens until it is stopped; after a broken connection anything may have changed."""

    def __init__(
        self,
        url: URL,
        on_news: Callable[[str], Awaitable[None]],
        on_gap: Callable[[], Awaitable[None]],
        retry_seconds: float = RETRY_SECONDS,
        pulse_seconds: float = PULSE_SECONDS,
    ) -> None:
        plain = url.set(drivername="postgresql")
        self._dsn = plain.render_as_string(hide_password=False)
        self._on_news, self._on_gap = on_news, on_gap
        self._retry_seconds, self._pulse = retry_seconds, pulse_seconds
        self._task: asyncio.Task[None] | None = None
        self._heard = 0.0  # when the connection was last known to live
        self.listening = asyncio.Event()  # … and everything missed before was caught up with

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def is_well(self) -> bool:
        """Does it hear what others store, as far as it has found out?"""
        running = self._task is not None and not self._task.done()
        fresh = time.monotonic() - self._heard < self._pulse + ANSWER_SECONDS
        return running and fresh and self.listening.is_set()

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # whatever it is, a process must not go deaf
                _logger.warning("The database's bell is silent: %s", error)
            self.listening.clear()
            await asyncio.sleep(self._retry_seconds)

    async def _listen(self) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            connection = await psycopg.AsyncConnection.connect(self._dsn, autocommit=True)
        async with connection:
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            await self._on_gap()
            while True:
                self._heard = time.monotonic()
                self.listening.set()
                async for notice in connection.notifies(timeout=self._pulse):
                    self._heard = time.monotonic()
                    await self._on_news(notice.payload)
                async with asyncio.timeout(ANSWER_SECONDS):  # a line may be dead and silent
                    await connection.execute("SELECT 1")
