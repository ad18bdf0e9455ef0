"""Limits: how often, how big, and from where."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folsom.server.errors import response
from folsom.server.proxy import inner_path
from folsom.table.errors import TableError

FULL: Final = 10_000  # addresses that are remembered


class Bucket:
    """Tokens that refill steadily; a client that finds none has been too fast."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._tokens, self._at = float(burst), now()

    def take(self, number: float = 1) -> bool:
        now = self._now()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < number:
            return False
        self._tokens -= number
        return True


def household(address: str) -> str:
    """An IPv6 network counts as one client, since a device there can have all its addresses."""
    if ":" not in address or "." in address:
        return address
    try:
        return str(ip_network((address, 64), strict=False))
    except ValueError:
        return address


class Buckets:
    """A bucket for every address. Of too many, the one that was used longest ago is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, number: float = 1) -> bool:
        address = household(address)
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket  # behind all others
        if len(self._buckets) > FULL:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(number)


class Crowd:
    """How many have come from every address and are still here."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._here[address] >= self._most:
            return False
        self._here[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address]


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
            await _refuse("too_big", scope, receive, send)
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


class Hosts:
    """Answers only to those who call the server by a name that it has."""

    def __init__(self, app: ASGIApp, known: frozenset[str] | None) -> None:
        self._app, self._known = app, known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._known is None or scope["type"] == "lifespan" or self._is_known(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await _refuse("unknown_host", scope, receive, send)

    def _is_known(self, scope: Scope) -> bool:
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        return name is None or name.endswith(".localhost") or name in (self._known or ())


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


async def _refuse(code: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Without reading what else comes."""
    answer = response(Request(scope), TableError(code))
    answer.headers["connection"] = "close"
    await answer(scope, receive, send)
