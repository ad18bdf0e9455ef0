"""Readiness: whether people can play here now, found out by trying."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from folsom.server.models import Ready
from folsom.table import rows
from folsom.table.errors import Taken

if TYPE_CHECKING:
    from folsom.server.house import House

HOLDS_SECONDS: Final = 1.0  # so long an answer is given again: frequent requests write no more
PATIENCE_SECONDS: Final = 3.0  # with a database that does not answer


class Readiness:
    def __init__(self, house: House) -> None:
        self._house = house
        self._lock = asyncio.Lock()
        self._known: Ready | None = None
        self._at = 0.0

    async def look(self) -> Ready:
        async with self._lock:
            if self._known is None or time.monotonic() - self._at > HOLDS_SECONDS:
                self._known = await self._find_out()
                self._at = time.monotonic()
            return self._known

    async def _find_out(self) -> Ready:
        house = self._house
        database = await self._can_write()
        bell = None if house.bell is None else house.bell.is_well
        bots = house.bots.are_well
        ok = database and bots and bell is not False
        return Ready(ok=ok, database=database, bell=bell, bots=bots)

    async def _can_write(self) -> bool:
        """Is something durable that was written just now? Reading works on a full disk, too."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._house.write(lambda database: rows.write_pulse(database, time.time()))
        except Taken:  # another process was faster
            return True
        except Exception:
            return False
        return True
