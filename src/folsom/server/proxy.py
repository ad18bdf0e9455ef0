"""Proxy: what a server behind one is told of its address, and which proxies it believes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from folsom.game import FolsomError

_ROOT_PATH: Final = re.compile(r"(/[\w.~-]+)*", re.ASCII)


class RootPath:
    """Serves everything below a path, also where a proxy has cut it off on the way."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app, self._root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            root, path = self._root, scope["path"]
            whole = path if f"{path}/".startswith(f"{root}/") else root + path
            scope = {**scope, "root_path": root, "path": whole}
        await self._app(scope, receive, send)


def inner_path(scope: Scope) -> str:
    """The path below that of the whole server."""
    path: str = scope["path"]
    return path.removeprefix(scope["root_path"])


def read_place(public_url: str | None, root_path: str | None) -> tuple[str, str]:
    """The public address, which ends in the root path, and the root path; empty if there is none.

    Either of them may leave out the path, but both may not name different ones.
    """
    root = _read_root_path(root_path) if root_path else ""
    if not public_url:
        return "", root
    origin, path = _read_public_url(public_url)
    if root and path and path != root:
        raise FolsomError(
            f"The public address ends in {path}, but the root path is {root}; "
            "they must be the same.",
            "two-root-paths",
            path=path,
            root=root,
        )
    return f"{origin}{path or root}", path or root


def read_trusted(proxies: Iterable[str] | None) -> tuple[str, ...]:
    """Whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed, by address or network.

    None unless it is named: every program on this machine could write them too.
    """
    return tuple(_read_proxy(proxy.strip()) for proxy in proxies or ())


def _read_public_url(text: str) -> tuple[str, str]:
    """Origin and path of an address such as ``https://example.org/folsom``."""
    found = urlsplit(text.strip().rstrip("/"))
    fits = found.scheme in ("http", "https") and found.hostname and _ROOT_PATH.fullmatch(found.path)
    if not fits or found.query or found.fragment or "@" in found.netloc:
        raise FolsomError(
            f"{text!r} is no address of a server; write it as https://example.org",
            "public-url",
            value=repr(text),
        )
    return f"{found.scheme}://{found.netloc.lower()}", found.path


def _read_root_path(text: str) -> str:
    """A path as ``/folsom``, or nothing for the root itself; slashes around it may be left out."""
    plain = text.strip().strip("/")
    path = f"/{plain}" if plain else ""
    if not _ROOT_PATH.fullmatch(path):
        raise FolsomError(
            f"{text!r} is no path to serve under; write it as /folsom",
            "root-path",
            value=repr(text),
        )
    return path


def _read_proxy(text: str) -> str:
    try:
        ip_network(text)
    except ValueError as error:
        raise FolsomError(
            f"{text!r} is no address of a proxy; write it as 10.0.0.7, or a network as 10.0.0.0/24",
            "trusted-proxy",
            value=repr(text),
        ) from error
    return text
