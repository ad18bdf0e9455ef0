"""Running the server with uvicorn."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
from collections.abc import Callable
from typing import Final, cast

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from folsom.game import FolsomError
from folsom.server import sparing
from folsom.server.app import make_app
from folsom.server.house import House
from folsom.server.protocols import Requests, Sockets
from folsom.server.settings import MESSAGE_BYTES, Settings
from folsom.server.sole import sole_server
from folsom.table.store import Store, not_opened

TRIES: Final = 50
LAST_PORT: Final = 65535
SWITCH_SECONDS: Final = 0.0005
GARBAGE: Final = (5_000, 200, 100)  # objects, and rounds before older ones are looked at


def uvicorn_config(settings: Settings, log_level: str = "warning") -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, on_open=settle),
        http=Requests,
        ws=Sockets,
        host=settings.host,
        port=settings.port,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        log_level=log_level,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # messages are small, and time matters more
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=1,
        server_header=False,
    )


class Runner(uvicorn.Server):
    """uvicorn that says when it is ready, and does not wait for bots when it stops."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._app = cast(FastAPI, config.app)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._on_ready is not None:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House | None = getattr(self._app.state, "house", None)
        if house is not None:
            house.stop_thinking()  # those who wait for a bot need not keep us waiting
        await super().shutdown(sockets)


def settle() -> None:
    """Tables live long and have few cycles: looking through all of them often makes people wait.

    So does a thread that has to ask for its turn, as the one that writes does.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def free_port(host: str, wanted: int, tries: int = TRIES) -> int:
    """The wanted port, or the next one that is free."""
    for port in range(wanted, min(wanted + tries, LAST_PORT + 1)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise OSError(f"No port from {wanted} to {wanted + tries - 1} is free.")


def run(settings: Settings, on_ready: Callable[[], None] | None = None) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    check_port(settings.port)
    sparing.install()
    with sole_server(settings.database):
        check_database(settings.database)
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn has shut down in good order
            Runner(uvicorn_config(settings), on_ready).run()


def check_port(port: int) -> None:
    if not 0 <= port <= LAST_PORT:
        raise FolsomError(
            f"{port} is no port; choose one from 1 to {LAST_PORT}.",
            "port",
            port=str(port),
            last=str(LAST_PORT),
        )


def check_database(database: str) -> None:
    """Say in a sentence what is wrong with a database before a server starts on it."""
    try:
        with contextlib.closing(Store(database)) as store:
            store.check()
    except (SQLAlchemyError, OSError) as error:
        raise not_opened(database, error) from error
