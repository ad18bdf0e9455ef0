"""Bell: processes on one PostgreSQL tell each other what has changed (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import psycopg
from psycopg import sql
from sqlalchemy.engine import URL

from folsom.table.store import CHANNEL

RETRY_SECONDS: Final = 1.0

_logger = logging.getLogger("folsom.bell")


class Bell:
    """Listens until it is stopped; after a broken connection everything may have changed."""

    def __init__(
        self,
        url: URL,
        on_news: Callable[[str], Awaitable[None]],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        plain = url.set(drivername="postgresql")
        self._dsn = plain.render_as_string(hide_password=False)
        self._on_news, self._on_gap = on_news, on_gap
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                self.listening.clear()
                _logger.warning("The database's bell is silent: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._dsn, autocommit=True)
        async with connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            self.listening.set()
            await self._on_gap()
            async for notice in connection.notifies():
                await self._on_news(notice.payload)
