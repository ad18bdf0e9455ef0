"""Connection: one socket, whose eyes it has, and the messages that wait for it."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from sys import getsizeof
from typing import Any, Final

import orjson
from starlette.websockets import WebSocket, WebSocketState

from folsom.server.limits import Bucket
from folsom.server.protocols import abort_of, write_of
from folsom.server.settings import Settings
from folsom.table import keys
from folsom.table.outgoing import Eyes

MALFORMED: Final = 4400
UNKNOWN_TOKEN: Final = 4401
FOREIGN: Final = 4403
UNKNOWN_TABLE: Final = 4404
UNREADABLE: Final = 4410  # a table of which this Folsom can show nothing any more
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
GOING_DOWN: Final = 1012  # come back soon
TRY_AGAIN: Final = 1013
CUT_OFF_SECONDS: Final = 2.0


def encoded(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


@dataclass(frozen=True)
class Who:
    """The person behind a socket: what it came with, and the name of somebody who watches."""

    token_hash: str | None = None
    guest_hash: str | None = None
    name: str = ""
    nonce: str = field(default_factory=keys.new_id)  # for somebody without a cookie
    address: str = ""  # where it comes from

    @property
    def as_spectator(self) -> str:
        """A word that tells one spectator from another, also when they come again."""
        return f"w{keys.hashed((self.guest_hash or self.nonce) + self.name)[:16]}"


class Connection:
    def __init__(self, socket: WebSocket, eyes: Eyes, who: Who, settings: Settings) -> None:
        self.eyes = eyes
        self.who = who
        self.last: int | None = None  # the seat whose eyes the last message had
        self.corrected: int | None = None  # the number at which it was sent the whole state again
        self.chat = Bucket(settings.chat_rate, settings.chat_burst)
        self._socket = socket
        self._abort = abort_of(socket.scope)
        self._write = write_of(socket.scope)
        self._limit = settings.queue_bytes
        self.waiting_bytes = 0  # of messages that are not sent yet
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Send a message, or queue it behind others. A client that leaves too many bytes unread is
        cut off and may come back."""
        if self._closing or (not self.waiting_bytes and self._write(text.encode())):
            return
        self.waiting_bytes += getsizeof(text)
        self._queue.put_nowait(text)
        if self.waiting_bytes > self._limit:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Drop what waits and say goodbye, but wait only briefly for one that does not read."""
        if self._closing:
            return
        self._closing = True
        self._queue, self.waiting_bytes = asyncio.Queue(), 0
        self._task.cancel()
        self._task = asyncio.create_task(self._part(code))

    async def _part(self, code: int) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(CUT_OFF_SECONDS):
                await self._socket.close(code)
                asyncio.get_running_loop().call_later(CUT_OFF_SECONDS, self._abort)
                return
        self._abort()

    async def _run(self) -> None:
        try:
            while True:
                text = await self._queue.get()
                await self._socket.send_text(text)
                self.waiting_bytes -= getsizeof(text)
        except Exception:
            return  # the other side is gone; the reader finds out

    async def finish(self) -> None:
        """Send what waits, if the socket is still open."""
        if self._closing:
            await asyncio.gather(self._task, return_exceptions=True)
            return
        if self._socket.application_state is WebSocketState.CONNECTED:
            for _ in range(20):
                if self._queue.empty() or self._task.done():
                    break
                await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
