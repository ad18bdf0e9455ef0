"""Limits: how often, how big, and from where."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folsom.server.proxy import inner_path

FULL: Final = 10_000  # addresses that are remembered


class Bucket:
    """Tokens that refill steadily; who finds none has been too fast."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._tokens, self._at = float(burst), now()

    def take(self) -> bool:
        now = self._now()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) >= FULL:
            self._buckets.clear()
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._burst)
        return self._buckets[address].take()


def is_own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Does a request come from our own pages? Programs send no Origin at all."""
    if origin is None or origin in allowed:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


class BodyLimit:
    """Refuses bodies that are too big, before they are read."""

    def __init__(self, app: ASGIApp, body_bytes: int, record_bytes: int) -> None:
        self._app, self._body, self._record = app, body_bytes, record_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = self._record if inner_path(scope) == "/api/replays" else self._body
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > limit:
            await _refuse(send, limit)
            return
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise HTTPException(413)  # answered in the same form as all errors
            return message

        await self._app(scope, counted, send)


class Headers:
    """Adds what browsers need to know to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"
                if inner_path(scope).startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, careful if scope["type"] == "http" else send)


async def _refuse(send: Send, limit: int) -> None:
    body = json.dumps(
        {"error": "too_big", "message": f"A body may have at most {limit} bytes."}
    ).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
