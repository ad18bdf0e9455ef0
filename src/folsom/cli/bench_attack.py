"""``folsom bench attack``: what one stranger can do to a server, beside what we promise.

A server of our own, with its usual limits for all but new tables, is attacked over loopback from
one address, while somebody plays from another. Everything ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import signal
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import asdict, dataclass
from typing import Any, Final

import orjson
import typer
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection

from folsom.cli.bench_bots import until_asked
from folsom.cli.measured_server import HIGH, Player, Port, quantile, server

STRANGER: Final = "203.0.113.66"
GUEST: Final = "203.0.113.7"

LOOKING: Final = 8  # sockets without a token
LOOKS: Final = 78  # … and what each asks for at once
CHOICES: Final = 60  # that the guest makes at least
CROWD: Final = 60  # tables of bots alone
ASKING: Final = 40  # sockets that ask for hints
HINTS: Final = 5  # … each so often
DEAF: Final = 4  # sockets that never read
DEAF_SECONDS: Final = 60.0
HALF_OPEN: Final = 20  # requests that are begun and not ended
BOT_CHOICES: Final = 12  # that are waited for
BOT: Final = "legend"
PAUSE: Final = 0.055  # seconds between two messages on a socket, a little more than it must be
TRIES: Final = 40

TIMES_SLOWER: Final = 5.0
TIMES_THINKING: Final = 2.0
MEGABYTES: Final = 2.0
STOPPING: Final = 3.0


@dataclass(frozen=True)
class Figure:
    """Something measured, and what it may be at most."""

    what: str
    found: float
    most: float
    unit: str
    detail: str = ""

    @property
    def ok(self) -> bool:
        return self.found <= self.most


def bench_attack(as_json: bool, request_seconds: float = 30.0) -> None:
    console = Console(stderr=True)
    with (
        console.status("Attacking a server …"),
        tempfile.TemporaryDirectory(prefix="folsom-bench-") as folder,
    ):
        figures = attack(f"{folder}/folsom.db", request_seconds)
    if as_json:
        found = [asdict(figure) | {"ok": figure.ok} for figure in figures]
        typer.echo(json.dumps({"figures": found, "ok": all(figure.ok for figure in figures)}))
    else:
        show(figures)


def attack(database: str, request_seconds: float) -> list[Figure]:
    options = {"trusted-proxy": "127.0.0.1", "request-seconds": str(request_seconds)}
    options |= {"table-rate": HIGH, "table-burst": HIGH}  # or there would be no such crowd
    with server(database, options) as port:
        return asyncio.run(all_of_them(port, request_seconds))


async def all_of_them(port: Port, request_seconds: float) -> list[Figure]:
    slow = asyncio.create_task(half_open(port, request_seconds))
    figures = [await looks(port), *await bots(port), await deaf(port), await slow]
    return [*figures, await stop(port)]


# Looking back at the past of a table


async def looks(port: Port) -> Figure:
    far = await played_far(port)
    before = await choices(port, CHOICES)

    async def look_back() -> None:
        async with port.sit(far, STRANGER, token=False) as line:
            for n in range(LOOKS):
                await line.send(orjson.dumps({"type": "look", "id": n, "seen": n}).decode())
            await answers(line, LOOKS)

    async with under(*[look_back() for _ in range(LOOKING)]) as attacked:
        then = await choices(port, CHOICES, attacked)
    quiet, slow = max(before), max(then)
    usual = [1000 * quantile(times, 0.5) for times in (before, then)]
    return Figure(
        f"{LOOKING} sockets, {LOOKS} looks each: slowest answer at another table",
        round(slow / quiet, 2),
        TIMES_SLOWER,
        "times",
        f"{quiet * 1000:.1f} ms, then {slow * 1000:.1f} ms; median {usual[0]:.1f}, {usual[1]:.1f}",
    )


async def choices(
    port: Port, least: int, attacked: Callable[[], bool] = lambda: False
) -> list[float]:
    """How long choices take that a guest makes one after the other."""
    found: list[float] = []
    while len(found) < least or attacked():
        async with port.sit(await made(port, at_one_screen(), GUEST), GUEST) as line:
            player = Player(line, len(found))
            await player.look("state")
            while not player.over and (len(found) < least or attacked()):
                found.append(await player.choose())
                await asyncio.sleep(PAUSE)
    return found


async def played_far(port: Port) -> dict[str, Any]:
    """A table with a long past."""
    table = await made(port, at_one_screen())
    async with port.sit(table, STRANGER) as line:
        player = Player(line, 5)
        await player.look("state")
        while player.now["n"] < LOOKS and not player.over:
            await player.choose()
            await asyncio.sleep(PAUSE)
    return table


# Bots and hints


async def bots(port: Port) -> list[Figure]:
    quiet = await answer_times(port)
    seats = [{"kind": "bot", "bot": BOT}] * 6
    for _ in range(CROWD):
        await made(port, {"config": {"players": 6}, "seats": seats})
    crowded = await answer_times(port)
    tables = [await made(port, with_bots()) for _ in range(ASKING)]

    async def ask(table: dict[str, Any]) -> None:
        async with port.sit(table, STRANGER) as line:
            for n in range(HINTS):
                await line.send(orjson.dumps({"type": "hint", "id": n}).decode())
            await answers(line, HINTS)

    async with under(*[ask(table) for table in tables]):
        asked = await answer_times(port)
    return [
        thinking(f"{CROWD} tables of six bots alone: another table's bots", quiet, crowded),
        thinking(f"{ASKING} sockets that ask for hints: another table's bots", quiet, asked),
    ]


def thinking(what: str, quiet: float, then: float) -> Figure:
    detail = f"{quiet:.2f} s, then {then:.2f} s"
    return Figure(what, round(then / quiet, 2), TIMES_THINKING, "times", detail)


def with_bots() -> dict[str, Any]:
    seats = [{"kind": "person", "name": "P"}, *[{"kind": "bot", "bot": BOT}] * 2]
    return {"config": {"players": 3}, "seats": seats}


async def answer_times(port: Port) -> float:
    """Seconds that a guest waits for a choice of a bot, on average."""
    times: list[float] = []
    while len(times) < BOT_CHOICES:
        async with port.sit(await made(port, with_bots(), GUEST), GUEST) as line:
            player = Player(line, 1)
            await player.look("state")
            while not player.over and len(times) < BOT_CHOICES:
                times += await until_asked(player)
                if not player.over:
                    await player.choose()
    return sum(times) / len(times)


# Sockets that never read, and requests that never end


class Silent:
    """A socket that asks, and takes nothing of what it is told."""

    def __init__(self, port: Port, table: dict[str, Any]) -> None:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.connect(("127.0.0.1", port.number))
        path = f"/api/tables/{table['id']}/socket?token={table['tokens']['0']}"
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port.number}\r\n"
        head += f"X-Forwarded-For: {STRANGER}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        self._line.sendall(head.encode())
        self._line.setblocking(False)
        self.is_closed = False

    def ask(self) -> None:
        """For what is long gone, which is answered with the whole state."""
        stale = b'{"type": "choose", "id": 1, "seen": 0, "option": "draw"}'
        try:
            self._line.send(bytes([0x81, 0x80 | len(stale), 0, 0, 0, 0]) + stale)
        except BlockingIOError:
            pass
        except OSError:
            self.is_closed = True

    def close(self) -> None:
        self._line.close()


async def deaf(port: Port) -> Figure:
    """A game that goes on before sockets which take nothing of it, and ask all the time."""
    table = await made(port, at_one_screen())
    before, most = port.memory(), 0.0
    lines = [Silent(port, table) for _ in range(DEAF)]
    began = time.perf_counter()

    async def play() -> None:
        async with port.sit(table, STRANGER) as line:
            player = Player(line, 3)
            await player.look("state")
            while not player.over:
                await player.choose()
                await asyncio.sleep(PAUSE)

    async with under(play()):
        while not all(line.is_closed for line in lines):
            if time.perf_counter() - began > DEAF_SECONDS:
                break
            for line in lines:
                line.ask()
            await asyncio.sleep(PAUSE)
            most = max(most, port.memory() - before)
    closed = sum(line.is_closed for line in lines)
    for line in lines:
        line.close()
    return Figure(
        f"{DEAF} sockets that never read: memory for each",
        round(most / 1024 / DEAF, 2) if closed == DEAF else math.inf,
        MEGABYTES,
        "MB",
        f"{closed} of {DEAF} closed after {time.perf_counter() - began:.0f} s",
    )


async def half_open(port: Port, request_seconds: float) -> Figure:
    """Seconds until requests are closed that are begun and not ended."""

    async def begin() -> float:
        reader, writer = await asyncio.open_connection("127.0.0.1", port.number)
        began = time.perf_counter()
        writer.write(b"GET / HTTP/1.1\r\nX-Slow:")
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(reader.read(), 2 * request_seconds + STOPPING)
        writer.close()
        return time.perf_counter() - began

    longest = max(await asyncio.gather(*(begin() for _ in range(HALF_OPEN))))
    what = f"{HALF_OPEN} requests that never end: all are closed after"
    return Figure(what, round(longest, 1), request_seconds + STOPPING, "s")


async def stop(port: Port) -> Figure:
    """Seconds that the server takes to end while bots think, and somebody waits for them."""
    seats = [{"kind": "person", "name": "P"}, *[{"kind": "bot", "bot": BOT}] * 5]
    async with port.sit(await made(port, {"config": {"players": 6}, "seats": seats})) as line:
        await Player(line, 1).look("state")
        began = time.perf_counter()
        os.kill(port.pid, signal.SIGTERM)
        while os.waitid(os.P_PID, port.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            await asyncio.sleep(0.01)
    what = "SIGTERM while bots think: the server has ended after"
    return Figure(what, round(time.perf_counter() - began, 2), STOPPING, "s")


# What several of them do


def at_one_screen() -> dict[str, Any]:
    """A wish for a table at which one socket makes every choice."""
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(3)]
    return {"config": {"players": 3}, "seats": seats, "hot_seat": True}


async def made(port: Port, wish: dict[str, Any], by: str = STRANGER) -> dict[str, Any]:
    """A table; the server makes clients that want many of them wait now and then."""
    for _ in range(TRIES):
        table = await port.make(wish, by)
        if "id" in table:
            return table
        await asyncio.sleep(0.5)
    raise RuntimeError(f"There is no table for {by}: {table}")


async def answers(line: ClientConnection, number: int) -> None:
    while number:
        number -= orjson.loads(await line.recv(decode=False))["type"] == "reply"


@contextlib.asynccontextmanager
async def under(*attacks: Coroutine[Any, Any, None]) -> AsyncIterator[Callable[[], bool]]:
    """While these attacks go on; yields whether they do. A stranger who is thrown out is done."""
    tasks = [asyncio.create_task(attack) for attack in attacks]
    try:
        yield lambda: not all(task.done() for task in tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def show(figures: list[Figure]) -> None:
    grid = Grid(title="What one stranger can do")
    for heading in ("", "found", "at most"):
        grid.add_column(heading, justify="right" if heading else "left")
    for one in figures:
        found, most = f"{one.found:g} {one.unit}", f"{one.most:g} {one.unit}"
        grid.add_row(f"{one.what}{f' ({one.detail})' if one.detail else ''}", found, most)
    console = Console(highlight=False)
    console.print(grid)
    console.print("All as promised." if all(one.ok for one in figures) else "Not as promised.")
