"""Protocols: uvicorn's, with what they lack: a time limit for requests, and a way to cut a socket
off whose other side does not read."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ABORT: Final = "folsom.abort"
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


class Sockets(WebSocketsSansIOProtocol):
    """Lets the application cut them off: what was written and not read yet is dropped.

    Whoever asks for a socket in a way that cannot be read is refused at once.
    """

    def data_received(self, data: bytes) -> None:
        with contextlib.suppress(EOFError):  # more comes after what it is being closed for
            super().data_received(data)
        if not self.handshake_initiated:  # a whole request came, but its lines are too long
            self.transport.write(UNREADABLE)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:  # the handshake was not refused
            scope["extensions"][ABORT] = {"abort": self.transport.abort}


def abort_of(scope: Scope) -> Callable[[], None]:
    """What cuts the socket of a scope off; nothing where another server runs the application."""
    found = scope.get("extensions", {}).get(ABORT, {}).get("abort")
    return found if callable(found) else _nothing


def _nothing() -> None:
    pass
