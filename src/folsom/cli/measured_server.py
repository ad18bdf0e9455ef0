"""A server of its own that is measured, and somebody who plays there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import orjson
from websockets.asyncio.client import ClientConnection, connect

from folsom.server.run import free_port

PLAYERS: Final = 3
HIGH: Final = "100000000"
UNLIMITED: Final = {
    f"{of}-{limit}": HIGH for of in ("message", "request", "table") for limit in ("rate", "burst")
} | {"sockets-per-address": HIGH}


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]


def own_port() -> int:
    """Not the first that is free: another who measures beside us would find the same."""
    return free_port("127.0.0.1", random.randrange(18_000, 28_000), 500)


async def opened(port: int) -> None:
    """Wait until somebody listens."""
    for _ in range(1200):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise RuntimeError("The server did not start.")


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
