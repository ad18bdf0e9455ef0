"""Processes: several servers at one address, each with its share of the tables (``--processes``).

The first process listens. It reads the first line of whatever connects, and hands the connection
itself on to the process that has the table (``SCM_RIGHTS``); from then on nobody stands between. A
browser opens a connection for each socket, so everybody at a table meets in one process. Any
process can serve any table, so a connection that is kept for other requests is no matter, and
neither is a process that is just being started again: the next one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from itertools import cycle
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from folsom.game import FolsomError
from folsom.server.settings import Settings
from folsom.server.shares import share_of, share_wanted

HEAD: Final = 1024  # bytes in which the first line of a request should be
BACKLOG: Final = 2048
RETRY_SECONDS: Final = 1.0  # before a process is started again
FULL_SECONDS: Final = 0.005  # … and until somebody may have room for one more connection
END_SECONDS: Final = 5.0  # that processes have to end in good order
READY: Final = b"ready"

_spawn: Final = multiprocessing.get_context("spawn")
_logger = logging.getLogger("folsom.processes")

Work = Callable[[Settings, int, socket.socket], None]


class Share:
    """One of the processes, and the line on which connections are handed to it."""

    def __init__(self, settings: Settings, number: int, work: Work) -> None:
        self.ready = asyncio.Event()  # can it be handed connections?
        self._settings, self._number, self._work = settings, number, work
        self._process: SpawnProcess | None = None
        self._line: socket.socket | None = None

    async def keep(self) -> None:
        """Start it, and again whenever it has ended."""
        while True:
            await self._run()
            _logger.error("Process %d has ended; it is started again.", self._number)
            await asyncio.sleep(RETRY_SECONDS)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        self._line, end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.setblocking(False)
        process = _spawn.Process(target=self._work, args=(self._settings, self._number, end))
        self._process = process
        await asyncio.to_thread(process.start)
        end.close()
        try:
            if await loop.sock_recv(self._line, len(READY)) == READY:
                self.ready.set()
                await loop.sock_recv(self._line, 1)  # nothing more is said, but that it ends
        except OSError:
            pass
        finally:
            self.ready.clear()
            self._line.close()
            await asyncio.to_thread(process.join, END_SECONDS)

    async def take(self, caller: socket.socket, begun: bytes) -> bool:
        """Hand a connection on, with what has been read of it; False if that cannot be."""
        while self.ready.is_set() and self._line is not None:
            try:
                socket.send_fds(self._line, [begun], [caller.fileno()])
                return True
            except BlockingIOError:
                await asyncio.sleep(FULL_SECONDS)
            except OSError:
                return False
        return False

    def end(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.terminate()

    def kill(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.kill()


class Porter:
    """Listens, and leads everybody to their process."""

    def __init__(self, settings: Settings, work: Work) -> None:
        self._settings = settings
        self._shares = [Share(settings, n, work) for n in range(settings.processes)]
        self._turns = cycle(range(settings.processes))
        self._callers: set[asyncio.Task[None]] = set()

    async def run(self, on_ready: Callable[[], None] | None) -> None:
        """Until SIGTERM or Ctrl-C."""
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        for signum in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(signum, ended.set)
        keepers = [asyncio.create_task(share.keep()) for share in self._shares]
        waiting = [asyncio.create_task(ended.wait()), asyncio.create_task(self._everybody())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if not ended.is_set():
                with contextlib.ExitStack() as doors:
                    for door in listening(self._settings.host, self._settings.port):
                        doors.enter_context(door)
                        keepers.append(asyncio.create_task(self._open(door)))
                    if on_ready is not None:
                        on_ready()
                    await ended.wait()
        finally:
            await self._end([*keepers, *waiting, *self._callers])

    async def _everybody(self) -> None:
        for share in self._shares:
            await share.ready.wait()

    async def _end(self, tasks: list[asyncio.Task[Any]]) -> None:
        for share in self._shares:
            share.end()
        for task in tasks:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                await asyncio.gather(*tasks, return_exceptions=True)
        for share in self._shares:
            share.kill()

    async def _open(self, door: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                caller, address = await loop.sock_accept(door)
            except OSError as error:  # too many files are open, for instance
                _logger.error("A connection could not be accepted: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            task = asyncio.create_task(self._lead(caller, str(address[0])))
            self._callers.add(task)
            task.add_done_callback(self._callers.discard)

    async def _lead(self, caller: socket.socket, address: str) -> None:
        """To the process that somebody asks for, or to the next that is ready."""
        with caller, contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(self._settings.request_seconds):
                begun = await first_line(caller)
            if not begun:
                return
            first = self._wanted(begun, address)
            for n in range(len(self._shares)):
                if await self._shares[(first + n) % len(self._shares)].take(caller, begun):
                    return

    def _wanted(self, begun: bytes, address: str) -> int:
        """Who asks for no table gets the process of their address, which knows how often they ask;
        behind a proxy all have the same."""
        wanted = share_wanted(begun.partition(b"\r\n")[0], len(self._shares))
        if wanted is not None:
            return wanted
        if self._settings.trusted_proxies:
            return next(self._turns)
        return share_of(address, len(self._shares))


async def first_line(caller: socket.socket) -> bytes:
    """What comes first, at least to the end of its first line."""
    begun = b""
    while b"\r\n" not in begun and len(begun) < HEAD:
        more = await asyncio.get_running_loop().sock_recv(caller, HEAD - len(begun))
        if not more:
            break
        begun += more
    return begun


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address that a host has."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    doors = []
    for family, *_, address in dict.fromkeys(found):
        door = socket.create_server(
            (str(address[0]), port), family=family, backlog=BACKLOG, dualstack_ipv6=False
        )
        door.setblocking(False)
        doors.append(door)
    return doors


def check_processes(settings: Settings) -> None:
    """Several processes need a database that they can share, and a system that hands sockets on."""
    if settings.processes < 1:
        raise FolsomError(
            f"It takes at least one process, not {settings.processes}.",
            "too-few-process",
            number=settings.processes,
        )
    if settings.processes == 1:
        return
    if "://" not in settings.database or settings.database.startswith("sqlite"):
        raise FolsomError(
            "Several processes need PostgreSQL; name it as --database postgresql://USER@HOST/NAME",
            "processes-database",
        )
    if not hasattr(socket, "SOCK_SEQPACKET") or not hasattr(socket, "send_fds"):
        raise FolsomError("Several processes at one address need Linux.", "processes-system")


def serve(settings: Settings, work: Work, on_ready: Callable[[], None] | None = None) -> None:
    """Serve at one address with as many processes as the settings say, until SIGTERM or Ctrl-C."""
    asyncio.run(Porter(settings, work).run(on_ready))
