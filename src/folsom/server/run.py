"""Running the server with uvicorn."""

from __future__ import annotations

import asyncio
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
from folsom.server.processes import HEAD, READY, check_processes, serve
from folsom.server.protocols import Handed, Requests, Sockets
from folsom.server.settings import MESSAGE_BYTES, Settings
from folsom.server.sole import sole_server
from folsom.table.store import Store, not_opened

TRIES: Final = 50
LAST_PORT: Final = 65535
SWITCH_SECONDS: Final = 0.0005
GARBAGE: Final = (5_000, 200, 100)  # objects, and rounds before older ones are looked at


def uvicorn_config(
    settings: Settings, log_level: str = "warning", number: int = 0
) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, on_open=settle, number=number),
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


class Member(Runner):
    """One of several processes: it does not listen, but is handed connections on a line."""

    def __init__(self, config: uvicorn.Config, line: socket.socket) -> None:
        super().__init__(config)
        self._line = line
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._line.setblocking(False)
            asyncio.get_running_loop().add_reader(self._line, self._take)
            self._line.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()
        await super().shutdown(sockets)

    def _take(self) -> None:
        """A connection, with what has been read of it; nothing if whoever hands them on is gone."""
        try:
            begun, files, *_ = socket.recv_fds(self._line, HEAD, 1)
        except BlockingIOError:
            return
        except OSError:
            begun, files = b"", []
        if not files:
            asyncio.get_running_loop().remove_reader(self._line)
            self.should_exit = True
            return
        task = asyncio.create_task(self._receive(socket.socket(fileno=files[0]), begun))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _receive(self, caller: socket.socket, begun: bytes) -> None:
        caller.setblocking(False)
        handed = Handed(self.config, self.server_state, self.lifespan.state)
        handed.begun = begun
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: handed, caller)
        except OSError:
            caller.close()  # they are gone already


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
    check_processes(settings)
    sparing.install()
    if settings.processes > 1:
        check_database(settings.database)
        serve(settings, work, on_ready)
        return
    with sole_server(settings.database):
        check_database(settings.database)
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn has shut down in good order
            Runner(uvicorn_config(settings), on_ready).run()


def work(settings: Settings, number: int, line: socket.socket) -> None:
    """What each of several processes does, until it is told to end, or the line does."""
    sparing.install()
    with contextlib.suppress(KeyboardInterrupt):
        Member(uvicorn_config(settings, number=number), line).run(sockets=[])


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
