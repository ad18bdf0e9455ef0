"""Connection: one socket, whose eyes it has, and the messages that wait for it."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from starlette.websockets import WebSocket, WebSocketState

from folsom.server.limits import Bucket
from folsom.server.settings import Settings
from folsom.table import keys
from folsom.table.telling import Eyes

MALFORMED: Final = 4400
UNKNOWN_TOKEN: Final = 4401
FOREIGN: Final = 4403
UNKNOWN_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
GOING_DOWN: Final = 1012  # come back soon
CUT_OFF_SECONDS: Final = 2.0


def encoded(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


@dataclass(frozen=True)
class Who:
    """Whom a socket belongs to: what it came with, and the name of somebody who watches."""

    token_hash: str | None = None
    guest_hash: str | None = None
    name: str = ""
    nonce: str = field(default_factory=keys.new_id)  # for somebody without a cookie

    @property
    def as_spectator(self) -> str:
        """A word that tells one spectator from another, also when they come again."""
        return f"w{keys.hashed((self.guest_hash or self.nonce) + self.name)[:16]}"


class Connection:
    def __init__(self, socket: WebSocket, eyes: Eyes, who: Who, settings: Settings) -> None:
        self.eyes = eyes
        self.who = who
        self.last: int | None = None  # the seat whose eyes the last message had
        self.chat = Bucket(settings.chat_rate, settings.chat_burst)
        self._socket = socket
        self._queue: asyncio.Queue[str | int] = asyncio.Queue(settings.queue_length)
        self._task = asyncio.create_task(self._run())

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Queue a message. Who lets too many wait is cut off and may come back."""
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._task.cancel()
            self._task = asyncio.create_task(self._cut_off())

    async def _cut_off(self) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._socket.close(TOO_SLOW), CUT_OFF_SECONDS)

    def close(self, code: int) -> None:
        """Drop what waits and say goodbye."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(code)

    async def _run(self) -> None:
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    await self._socket.close(item)
                    return
                await self._socket.send_text(item)
        except Exception:
            return  # the other side is gone; the reader finds out

    async def finish(self) -> None:
        """Send what waits, if the socket is still open."""
        if self._socket.application_state is WebSocketState.CONNECTED:
            for _ in range(20):
                if self._queue.empty() or self._task.done():
                    break
                await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
