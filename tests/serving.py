"""A real server in its own process, and people who talk to it, for the tests."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import random
import signal
import socket
import ssl
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
from effort import count
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from folsom.server.__main__ import main

OPTIONS = {
    "bot-delay": 0.0,
    "part-seconds": 20.0,  # devices on a busy machine are slow
    "message-rate": 100000.0,
    "message-burst": 100000,
    "request-rate": 100000.0,
    "request-burst": 100000,
    "work-rate": 100000.0,
    "work-burst": 100000,
    "table-rate": 100000.0,
    "table-burst": 100000,
    "code-rate": 1000.0,
    "code-burst": 1000,
    "hint-rate": 1000.0,
    "sockets-per-address": 10000,
}


PATIENCE = 60.0  # seconds for an answer, on a machine that is busy with other things
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # else all are read for each request
PORTS = range(20_000, 32_000)  # below those that systems give to connections that go out


def free_port() -> int:
    """A port that nobody uses, and that no connection gets while a server is down."""
    dice = random.SystemRandom()
    while True:
        port = dice.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


# What a server is made of is imported once for all of them, in a process that then divides itself.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["folsom.server.app", "folsom.server.run", "folsom.server.__main__"])


def serve(
    arguments: Sequence[str], variables: dict[str, str], out: Connection, err: Connection
) -> None:
    """What ``python -m folsom.server`` does, in a session of its own."""
    os.setsid()
    os.environ.update(variables)  # who forks may have been started with others
    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)
    sys.argv[1:] = arguments
    main()


def is_no_fault(status: int) -> bool:
    """Is an answer none of the server's own faults? They are counted, as tracebacks are."""
    count("faults: answers of 5xx", int(status >= 500))
    return status < 500


def has_no_traceback(log: str) -> bool:
    count("faults: tracebacks", log.count("Traceback"))
    return "Traceback" not in log


class Server:
    """``python -m folsom.server`` on a port of its own; it can be killed and started again."""

    def __init__(self, database: Path | str, **options: Any) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = OPTIONS | {name.replace("_", "-"): value for name, value in options.items()}
        self._arguments = ["--port", str(self.port), "--database", str(database), "--metrics"]
        for name, value in given.items():
            self._arguments += [f"--{name}", str(value)]
        self.process: ForkServerProcess | None = None
        self.start()

    def start(self) -> None:
        told, out = FORKS.Pipe(duplex=False)
        complaints, err = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(
            target=serve, args=(self._arguments, dict(os.environ), out, err)
        )
        self.process.start()
        out.close()
        err.close()
        threading.Thread(target=self._drain, args=(complaints,), daemon=True).start()
        with os.fdopen(os.dup(told.fileno())) as lines:
            assert lines.readline().startswith("http")
        self._told = told  # what nobody reads may be said all the same

    def _drain(self, complaints: Connection) -> None:
        with os.fdopen(os.dup(complaints.fileno())) as lines:
            for line in lines:
                sys.stderr.write(line)

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        """As if the power had failed for this process and its workers."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self.process.join()

    def stop(self) -> int:
        """As Ctrl-C does."""
        assert self.process is not None
        os.kill(self.pid, signal.SIGINT)
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None
        return self.process.exitcode

    # HTTP

    def client(self, **more: Any) -> httpx.Client:
        common: dict[str, Any] = {"timeout": PATIENCE, "verify": NO_CERTIFICATES}
        return httpx.Client(base_url=self.url, **common | more)

    def post(self, path: str, body: Any = None, token: str | None = None, ok: bool = True) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        with self.client(headers=headers) as client:
            answer = client.post(path, json=body)
        if ok:
            assert answer.status_code == 200, answer.text
            return answer.json()
        return answer

    def get(self, path: str, token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        with self.client(headers=headers) as client:
            answer = client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table(self, people: int = 1, bots: int = 2, bot: str = "random", **wish: Any) -> Any:
        """A new running table; its answer, with the token of every person."""
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(people)]
        seats += [{"kind": "bot", "bot": bot}] * bots
        config = wish.pop("config", {"players": people + bots})
        body = {"config": config, "seats": seats, "start": True, **wish}
        return self.post("/api/tables", body)

    def person(self, table: Any, seat: int | None = 0, **query: Any) -> Person:
        token = None if seat is None else table["tokens"][str(seat)]
        return Person(self, table["id"], token, **query)


class Person:
    """One socket: what it was sent, and what it knows now."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None,
        origin: str | None = None,
        headers: dict[str, str] | None = None,
        **query: Any,
    ) -> None:
        query = {"token": token, **query} if token else query
        words = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?{words}"
        self._stack = contextlib.ExitStack()
        opened = connect(
            address,
            origin=None if origin is None else Origin(origin),
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )
        self.socket: ClientConnection = self._stack.enter_context(opened)
        self.inbox: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.n = 0
        self._sent = 0

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.inbox.append(message)
        if message["type"] in ("state", "step", "undone"):
            self.now, self.n = message, message["n"]
        if message["type"] in ("state", "table"):
            self.table = message["table"]
        return message

    def receive_or_none(self) -> dict[str, Any] | None:
        """The next message, unless the server closes."""
        try:
            return self.receive()
        except ConnectionClosed:
            return None

    def until(self, type: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a type."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.receive(timeout)
            if message["type"] == type:
                return message
        raise TimeoutError(type)

    def decision(self, timeout: float = PATIENCE) -> dict[str, Any] | None:
        """What is to be decided, waiting as long as others play on; None when the game is over."""
        n, end = self.n, time.monotonic() + timeout
        while time.monotonic() < end:
            if self.n != n:
                n, end = self.n, time.monotonic() + timeout
            if self.now and self.now["view"] is not None:
                if self.now["view"]["over"]:
                    return None
                if self.now["decisions"]:
                    found: dict[str, Any] = self.now["decisions"][0]
                    return found
            self.receive(timeout)
        raise TimeoutError("decision")

    def send(self, type: str, **more: Any) -> str:
        self._sent += 1
        more.setdefault("id", f"{self._sent}-{random.getrandbits(40)}")
        self.socket.send(json.dumps({"type": type, **more}))
        id: str = more["id"]
        return id

    def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its reply."""
        id = self.send(type, **more)
        while True:
            message = self.receive()
            if message["type"] == "reply" and message["id"] == id:
                return message

    def choose(self, option: str | None = None, **more: Any) -> dict[str, Any]:
        """Make a choice, the first option by default; the step must come as well."""
        decision = self.decision()
        assert decision is not None
        text = option or decision["options"][0]["text"]
        before = self.n
        reply = self.ask("choose", seen=self.n, seat=decision["seat"], option=text, **more)
        while reply["ok"] and self.n == before:
            self.receive()
        return reply

    def closed(self, timeout: float = PATIENCE) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.socket.recv(timeout=timeout)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006


def play_out(people: list[Person], dice: random.Random) -> None:
    """Everybody plays at random, at the same time, until the game is over."""
    seeds = [dice.getrandbits(32) for _ in people]
    failures: list[BaseException] = []

    def play(person: Person, own: random.Random) -> None:
        try:
            while (decision := person.decision()) is not None:
                person.choose(own.choice(decision["options"])["text"])
        except BaseException as error:
            failures.append(error)

    threads = [
        threading.Thread(target=play, args=(person, random.Random(seed)), daemon=True)
        for person, seed in zip(people, seeds, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=5 * PATIENCE)
    assert not failures, failures
    assert not any(thread.is_alive() for thread in threads)


@contextlib.contextmanager
def serving(database: Path | str, **options: Any) -> Iterator[Server]:
    server = Server(database, **options)
    try:
        yield server
    finally:
        server.kill()
