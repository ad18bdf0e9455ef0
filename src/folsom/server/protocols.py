"""Protocols: uvicorn's, with what they lack: a time limit for requests, a way to cut a socket off
whose other side does not read, and one to write to it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

ABORT: Final = "folsom.abort"
TOGETHER: Final = 32_768  # bytes of messages that wait for each other
WRITE: Final = "folsom.write"
UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Requests(HttpToolsProtocol):
    """Closes connections on which a request, once begun, does not come to its end in time."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_upgraded = self.transport.get_protocol() is not self
        if is_upgraded or self.transport.is_closing() or not self._is_incomplete():
            self._unwatch()
        elif self._deadline is None:
            self._watch()

    def _is_incomplete(self) -> bool:
        """Is there more to come of a request? Between two of them uvicorn has its own limit."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _watch(self) -> None:
        app: Any = self.config.app
        self._deadline = self.loop.call_later(app.state.request_seconds, self._give_up)

    def _unwatch(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LATE)
        self.transport.close()


class Handed(Requests):
    """A connection that another process accepted, and of which it has read the first bytes."""

    begun = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self.begun)


class Sockets(WebSocketsSansIOProtocol):
    """Lets the application cut them off: what was written and not read yet is dropped.

    A request for a socket that cannot be read is refused at once, and messages that come before
    the socket is open are ignored.
    """

    _flushing: asyncio.Handle | None = None
    _unwritten = 0  # bytes of messages that wait for others to be written with them

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.close()
            return
        super().data_received(data)
        if not self.handshake_initiated:  # a whole request came, but its lines are too long
            self.transport.write(UNREADABLE)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:  # the handshake was not refused
            scope["extensions"][ABORT] = {"abort": self.transport.abort}
            scope["extensions"][WRITE] = {"write": self.write_now}

    def write_now(self, text: bytes) -> bool:
        """Send a message without waiting for anything; False if it would have to wait, or cannot
        be sent any more. Those of the same moment are written to the system at once."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self._unwritten += len(text)
        if self._unwritten > TOGETHER:
            self._flush()
        elif self._flushing is None:
            self._flushing = self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """Write what is ready; whatever else wrote to the socket has taken that along."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        self._unwritten = 0
        ready = self.conn.data_to_send()
        if ready and not self.transport.is_closing():
            self.transport.write(b"".join(ready))


def write_of(scope: Scope) -> Callable[[bytes], bool]:
    """What writes to the socket of a scope at once; where another server runs the application all
    messages wait for their turn."""
    found = scope.get("extensions", {}).get(WRITE, {}).get("write")
    return found if callable(found) else _wait


def _wait(_: bytes) -> bool:
    return False


def abort_of(scope: Scope) -> Callable[[], None]:
    """What cuts the socket of a scope off; nothing where another server runs the application."""
    found = scope.get("extensions", {}).get(ABORT, {}).get("abort")
    return found if callable(found) else _nothing


def _nothing() -> None:
    pass
