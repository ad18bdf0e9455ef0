"""``folsom bench server``: choices per second through real sockets, beside what is possible.

The yardsticks are a bare uvicorn WebSocket echo and a bare insert-and-commit loop on a database
of the same kind, measured in the same run on the same machine.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from folsom.cli.calibration import Calibration
from folsom.cli.configs import AsJson
from folsom.cli.measured_server import (
    PLAYERS,
    Player,
    Port,
    opened,
    own_port,
    process,
    quantile,
    server,
)
from folsom.engine.rules import ROUNDS
from folsom.table import rows
from folsom.table.facts import Entry
from folsom.table.lobby import Wishes, make
from folsom.table.store import Store

TABLES: Final = (1, 50, 200)
GAME: Final = 60  # choices that a game of three has at least
ACTIVE_TABLES: Final = 50
PAUSE: Final = 0.25  # seconds between two choices of an active table; people take longer
ECHO_SOCKETS: Final = 50
IDLE_TABLES: Final = 100
RESUMED_TABLES: Final = 10
ENOUGH: Final = 0.10  # of the slower yardstick
SLOWEST: Final = 50.0  # milliseconds, p99 with 50 active tables, and for a cold resume
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
    calibration = Calibration(seconds)
    try:
        place = database or f"{folder}/folsom.db"
        figures: dict[str, Any] = {
            "insert_per_second": round(inserts(place, seconds), 1),
            "echo_per_second": round(asyncio.run(echoes(seconds)), 1),
        }
        with server(place) as port:
            figures["loads"] = []
            for number in TABLES:
                figures["loads"].append(asyncio.run(load(port, number, seconds)).to_json())
                calibration.again()
            busy = asyncio.run(load(port, ACTIVE_TABLES, seconds, PAUSE))
            figures["active"] = busy.to_json()
            calibration.again()
            late = [asyncio.run(play_far(port)) for _ in range(RESUMED_TABLES)]
        with server(place) as port:
            figures["cold_resume_ms"] = asyncio.run(resumes(port, late))
        with server(place) as port:
            figures["idle_table_kb"] = asyncio.run(idle(port))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return figures | judged(figures) | {"loops": round(calibration.rate, 1)}


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


# The server


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
    for heading in ("", "per second", "p50 ms", "p99 ms", "CPU ms each", "in loops"):
        grid.add_column(heading, justify="left" if not heading else "right")
    for at_once in (*figures["loads"], figures["active"]):
        paced = f", one choice in {PAUSE} s" if at_once is figures["active"] else ""
        grid.add_row(
            f"Choices, {at_once['tables']} tables{paced}",
            f"{at_once['choices_per_second']:,.0f}",
            f"{at_once['p50_ms']:.1f}",
            f"{at_once['p99_ms']:.1f}",
            f"{at_once['cpu_ms_per_choice']:.2f}",
            f"{at_once['cpu_ms_per_choice'] * figures['loops'] / 1000:.2f}",
        )
    grid.add_row("Bare insert and commit", f"{figures['insert_per_second']:,.0f}")
    grid.add_row("Bare WebSocket echo", f"{figures['echo_per_second']:,.0f}")
    console = Console(highlight=False)
    console.print(grid)
    resume = figures["cold_resume_ms"]
    console.print(f"Best of the slower yardstick: {figures['ratio']:.2f} (wanted {ENOUGH:.2f})")
    console.print(f"Cold resume in round 5: {resume['median']} ms, the first {resume['first']} ms")
    console.print(f"Memory of an idle table: {figures['idle_table_kb']} kB")
    console.print(f"Calibration loops per CPU-second: {figures['loops']:,.0f}")
    console.print("All as promised." if figures["ok"] else "Not as promised.")
