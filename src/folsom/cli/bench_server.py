"""``folsom bench server``: choices per second through real sockets, beside what is possible.

The yardsticks are a bare uvicorn WebSocket echo and a bare insert-and-commit loop on a database
of the same kind, measured in the same run on the same machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

import orjson
import typer
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from folsom.cli.configs import AsJson
from folsom.engine.rules import ROUNDS
from folsom.server.run import free_port
from folsom.table import rows
from folsom.table.facts import Entry
from folsom.table.lobby import Wishes, make
from folsom.table.store import Store

TABLES: Final = (1, 50, 200)
PLAYERS: Final = 3
GAME: Final = 60  # choices that a game of three has at least
ACTIVE_TABLES: Final = 50
PAUSE: Final = 0.25  # seconds between two choices of an active table; people take longer
ECHO_SOCKETS: Final = 50
IDLE_TABLES: Final = 100
RESUMED_TABLES: Final = 10
ENOUGH: Final = 0.10  # of the slower yardstick
SLOWEST: Final = 50.0  # milliseconds, p99 with 50 active tables, and for a cold resume
HIGH: Final = "100000000"
UNLIMITED: Final = {
    f"{of}-{limit}": HIGH for of in ("message", "request", "table") for limit in ("rate", "burst")
} | {"sockets-per-address": HIGH}

ECHO: Final = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            event = await receive()
            await send({"type": event["type"] + ".complete"})
            if event["type"].endswith("shutdown"):
                return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})
uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
"""


@dataclass
class Load:
    """What some tables at once came to."""

    tables: int
    seconds: float
    cpu: float  # seconds of the server's own time
    latencies: list[float] = field(repr=False)

    def to_json(self) -> dict[str, float]:
        return {
            "tables": self.tables,
            "choices_per_second": round(len(self.latencies) / self.seconds, 1),
            "p50_ms": round(quantile(self.latencies, 0.50) * 1000, 2),
            "p99_ms": round(quantile(self.latencies, 0.99) * 1000, 2),
            "cpu_ms_per_choice": round(self.cpu / len(self.latencies) * 1000, 3),
        }


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]


def bench_server(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="Seconds for each figure.")] = 5.0,
    database: Annotated[
        str | None, typer.Option(help="A database to measure on; a new SQLite file by default.")
    ] = None,
) -> None:
    """Measure the server: choices per second, latency, memory, cold resume, and yardsticks."""
    with Console(stderr=True).status("Measuring the server …"):
        figures = measure(seconds, database)
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        show(figures)


def measure(seconds: float, database: str | None = None) -> dict[str, Any]:
    folder = tempfile.mkdtemp(prefix="folsom-bench-")
    try:
        place = database or f"{folder}/folsom.db"
        figures: dict[str, Any] = {
            "insert_per_second": round(inserts(place, seconds), 1),
            "echo_per_second": round(asyncio.run(echoes(seconds)), 1),
        }
        with server(place) as port:
            figures["loads"] = [
                asyncio.run(load(port, number, seconds)).to_json() for number in TABLES
            ]
            busy = asyncio.run(load(port, ACTIVE_TABLES, seconds, PAUSE))
            figures["active"] = busy.to_json()
            late = [asyncio.run(play_far(port)) for _ in range(RESUMED_TABLES)]
        with server(place) as port:
            figures["cold_resume_ms"] = asyncio.run(resumes(port, late))
        with server(place) as port:
            figures["idle_table_kb"] = asyncio.run(idle(port))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return figures | judged(figures)


def judged(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures against what was promised."""
    slower = min(figures["insert_per_second"], figures["echo_per_second"])
    best = max(load["choices_per_second"] for load in figures["loads"])
    active = [load for load in figures["loads"] if load["tables"] == ACTIVE_TABLES]
    return {
        "ratio": round(best / slower, 3),
        "ok": best >= ENOUGH * slower
        and all(load["p99_ms"] < SLOWEST for load in (*active, figures["active"]))
        and max(figures["cold_resume_ms"].values()) < SLOWEST,
    }


def own_port() -> int:
    """Not the first that is free: another who measures beside us would find the same."""
    return free_port("127.0.0.1", random.randrange(18_000, 28_000), 500)


# Yardsticks


def inserts(database: str, seconds: float) -> float:
    """Rows a second, inserted and committed one by one."""
    store = Store(database)
    made = make(Wishes({"players": PLAYERS}), time.time(), None)
    store.write_now(lambda connection: rows.insert_table(connection, made.facts))
    n, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        n += 1
        with store.engine.begin() as connection:
            entry = Entry(n, "choice", 0, time.time(), "play move", command=f"0:{n}")
            rows.insert_entry(connection, made.facts.id, entry)
    rate = n / (time.perf_counter() - started)
    store.close()
    return rate


async def echoes(seconds: float) -> float:
    """Messages a second through a bare WebSocket server, from as many sockets as tables."""
    port = own_port()
    with process([sys.executable, "-c", ECHO, str(port)]):
        await opened(port)
        sockets = [
            await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(ECHO_SOCKETS)
        ]
        started = time.perf_counter()

        async def shout(socket: ClientConnection) -> int:
            count = 0
            while not count or time.perf_counter() - started < seconds:
                await socket.send('{"type": "choose", "id": "1", "option": "play move"}')
                await socket.recv()
                count += 1
            return count

        counts = await asyncio.gather(*(shout(socket) for socket in sockets))
        spent = time.perf_counter() - started
        for socket in sockets:
            await socket.close()
    return sum(counts) / spent


async def opened(port: int) -> None:
    """Wait until somebody listens."""
    for _ in range(1200):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise RuntimeError("The server did not start.")


# The server


@contextlib.contextmanager
def process(command: list[str]) -> Iterator[int]:
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield running.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()


@contextlib.contextmanager
def server(database: str, options: Mapping[str, str] = UNLIMITED) -> Iterator[Port]:
    port = own_port()
    command = [sys.executable, "-m", "folsom.server", "--port", str(port)]
    command += ["--database", database]
    for name, value in options.items():
        command += [f"--{name}", value]
    with process(command) as pid:
        asyncio.run(opened(port))
        yield Port(port, pid)


@dataclass(frozen=True)
class Port:
    number: int
    pid: int

    async def make_table(self) -> dict[str, Any]:
        """A table at one screen, so that one socket makes every choice."""
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(PLAYERS)]
        return await self.make({"config": {"players": PLAYERS}, "seats": seats, "hot_seat": True})

    async def make(self, wish: dict[str, Any], by: str = "") -> dict[str, Any]:
        """A table as it is wished for, and started, for somebody at an address.

        Asked in the loop that plays: a thread would take the interpreter from it, and the
        server would seem slow.
        """
        body = orjson.dumps({**wish, "start": True})
        head = f"POST /api/tables HTTP/1.0\r\nHost: 127.0.0.1:{self.number}\r\n"
        head += f"X-Forwarded-For: {by}\r\n" if by else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.number)
        writer.write(head.encode() + body)
        answer = await reader.read()
        writer.close()
        made: dict[str, Any] = orjson.loads(answer.partition(b"\r\n\r\n")[2])
        return made

    def sit(self, table: dict[str, Any], by: str = "", token: bool = True) -> connect:
        address = f"ws://127.0.0.1:{self.number}/api/tables/{table['id']}/socket"
        return connect(
            f"{address}?token={table['tokens']['0']}" if token else address,
            additional_headers={"X-Forwarded-For": by} if by else None,
            compression=None,
            max_size=None,
        )

    def cpu(self) -> float:
        """Seconds that the process has computed; a busy machine does not make them more."""
        stat = Path(f"/proc/{self.pid}/stat")
        if not stat.exists():
            return 0.0
        user, system = stat.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Kilobytes that the process holds."""
        status = Path(f"/proc/{self.pid}/status")
        if not status.exists():
            return 0.0
        line = next(x for x in status.read_text().splitlines() if x.startswith("VmRSS"))
        return float(line.split()[1])


class Player:
    """Somebody who plays at random and takes the time."""

    def __init__(self, socket: ClientConnection, seed: int) -> None:
        self._socket, self._dice = socket, random.Random(seed)
        self.now: dict[str, Any] = {}

    async def look(self, type: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = orjson.loads(await self._socket.recv(decode=False))
            if message["type"] in ("state", "step"):
                self.now = message
            if message["type"] == type:
                return message

    async def choose(self) -> float:
        """One choice, from sending it until its reply is there and everybody was told."""
        decision = self.now["decisions"][0]
        option = self._dice.choice(decision["options"])["text"]
        command = {"type": "choose", "id": f"{self._dice.getrandbits(60):x}"}
        command |= {"seen": self.now["n"], "seat": decision["seat"], "option": option}
        text = orjson.dumps(command).decode()
        started = time.perf_counter()
        await self._socket.send(text)
        reply = await self.look("reply")
        taken = time.perf_counter() - started
        if not reply["ok"]:
            raise RuntimeError(reply["message"])
        return taken

    @property
    def over(self) -> bool:
        return bool(self.now["view"]["over"])


async def load(port: Port, number: int, seconds: float, pause: float = 0.0) -> Load:
    """So many tables at once, each choosing as fast as it is answered, or after a pause.

    When it begins the tables are somewhere in their games, so that they do not end together.
    """
    latencies: list[float] = []
    tables = [await port.make_table() for _ in range(number)]
    ready, begin = asyncio.Semaphore(0), asyncio.Event()
    end = 0.0

    async def play(n: int) -> None:
        table, first = tables[n], True
        while first or time.perf_counter() < end:
            async with port.sit(table) as socket:
                player = Player(socket, n)
                await player.look("state")
                if first:
                    for _ in range(GAME * n // number):
                        await player.choose()
                    ready.release()
                    await begin.wait()
                    await asyncio.sleep(pause * n / number)
                    latencies.append(await player.choose())
                first = False
                while time.perf_counter() < end and not player.over:
                    await asyncio.sleep(pause)
                    latencies.append(await player.choose())
            if time.perf_counter() < end:
                table = await port.make_table()

    async with asyncio.TaskGroup() as group:
        for n in range(number):
            group.create_task(play(n))
        for _ in range(number):
            await ready.acquire()
        started, cpu = time.perf_counter(), port.cpu()
        end = started + seconds
        begin.set()
    return Load(number, time.perf_counter() - started, port.cpu() - cpu, latencies)


async def play_far(port: Port) -> dict[str, Any]:
    """A table that has come to its fifth round."""
    table = await port.make_table()
    async with port.sit(table) as socket:
        player = Player(socket, 5)
        await player.look("state")
        while player.now["view"]["round"] < ROUNDS:
            await player.choose()
    return table


async def resumes(port: Port, tables: list[dict[str, Any]]) -> dict[str, float]:
    """Milliseconds from connecting until the position is there, at tables not in memory."""
    found = []
    for table in tables:
        started = time.perf_counter()
        async with port.sit(table) as socket:
            await Player(socket, 0).look("state")
        found.append((time.perf_counter() - started) * 1000)
    return {"first": round(found[0], 1), "median": round(quantile(found, 0.5), 1)}


async def idle(port: Port) -> float:
    """Kilobytes for a table that is loaded and at which nobody looks."""
    for _ in range(10):
        await _visit(port)
    before = port.memory()
    for _ in range(IDLE_TABLES):
        await _visit(port)
    return round((port.memory() - before) / IDLE_TABLES, 1)


async def _visit(port: Port) -> None:
    async with port.sit(await port.make_table()) as socket:
        await Player(socket, 0).look("state")


def show(figures: dict[str, Any]) -> None:
    grid = Grid(title="The server, one process")
    for heading in ("", "per second", "p50 ms", "p99 ms", "CPU ms each"):
        grid.add_column(heading, justify="left" if not heading else "right")
    for at_once in (*figures["loads"], figures["active"]):
        paced = f", one choice in {PAUSE} s" if at_once is figures["active"] else ""
        grid.add_row(
            f"Choices, {at_once['tables']} tables{paced}",
            f"{at_once['choices_per_second']:,.0f}",
            f"{at_once['p50_ms']:.1f}",
            f"{at_once['p99_ms']:.1f}",
            f"{at_once['cpu_ms_per_choice']:.2f}",
        )
    grid.add_row("Bare insert and commit", f"{figures['insert_per_second']:,.0f}")
    grid.add_row("Bare WebSocket echo", f"{figures['echo_per_second']:,.0f}")
    console = Console(highlight=False)
    console.print(grid)
    resume = figures["cold_resume_ms"]
    console.print(f"Best of the slower yardstick: {figures['ratio']:.2f} (wanted {ENOUGH:.2f})")
    console.print(f"Cold resume in round 5: {resume['median']} ms, the first {resume['first']} ms")
    console.print(f"Memory of an idle table: {figures['idle_table_kb']} kB")
    console.print("All as promised." if figures["ok"] else "Not as promised.")
