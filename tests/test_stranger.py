"""One stranger cannot stop a server: requests without measure are limited, and shared fairly."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
from effort import EFFORT, UNTIL, count
from serving import PATIENCE, Server, serving
from uvicorn import Config
from uvicorn.server import ServerState

from folsom.cli import bench_attack
from folsom.server import connection as lines
from folsom.server.connection import TOO_MANY, TOO_SLOW, Connection, Who
from folsom.server.protocols import Sockets
from folsom.server.settings import Settings
from folsom.table import outgoing
from folsom.table.facts import Remark
from folsom.table.outgoing import CHAT_LINES, Eyes

QUEUE_BYTES = Settings().queue_bytes
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
# As they are, all attacks take some minutes.
IS_MEASURED = EFFORT > 1 and UNTIL - time.time() > 150


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("attack")
    limits = {"sockets_per_address": 12, "request_seconds": 0.5}
    with serving(folder / "folsom.db", trusted_proxy="127.0.0.1", **limits) as server:
        yield server


# Looking back


def test_a_look_keeps_no_other_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While somebody looks back at one table, choices are made at another, and looks take turns."""
    from test_driver import table as house_of

    began, go_on, order = threading.Event(), threading.Event(), []
    alone = threading.Lock()

    def look(table: Any, eyes: Eyes, n: int) -> dict[str, Any]:
        assert alone.acquire(blocking=False), "two at once"
        began.set()
        assert go_on.wait(PATIENCE)
        order.append(n)
        alone.release()
        return {"n": n}

    monkeypatch.setattr(outgoing, "look", look)

    async def play() -> None:
        async with house_of(tmp_path, people=3, bots=0) as here:
            other = here.room.house.furnish(here.room.table.facts)

            async def look_back(first: int) -> None:
                for n in range(first, first + 3):
                    await other.aside(lambda n=n: outgoing.look(other.table, Eyes(), n))  # type: ignore[misc]

            looks = asyncio.gather(look_back(0), look_back(10))
            await asyncio.to_thread(began.wait, PATIENCE)
            before = here.room.table.n
            await here.choose(here.asked[0])
            assert here.room.table.n == before + 1
            go_on.set()
            await looks
            assert order == [0, 10, 1, 11, 2, 12]

    asyncio.run(play())


# Sockets


def test_an_address_has_so_many_sockets(server: Server) -> None:
    table = server.table(people=2, bots=1)
    here = {"X-Forwarded-For": "203.0.113.4"}  # where no other test has a socket
    with ExitStack() as stack:
        for _ in range(12):
            watcher = stack.enter_context(server.person(table, None, headers=here))
        watcher.until("state")
        with server.person(table, 0, headers=here) as one_too_many:
            assert one_too_many.closed() == TOO_MANY
        elsewhere = {"X-Forwarded-For": "203.0.113.5"}
        with server.person(table, 0, headers=elsewhere) as ann:
            ann.until("state")
        watcher.close()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:  # until the server knows that one has gone
            with server.person(table, 0, headers=here) as ann:
                if ann.receive_or_none() is not None:
                    return
        raise AssertionError("nobody was let in again")


class Deaf:
    """A socket whose other side never reads."""

    def __init__(self) -> None:
        self.aborted = asyncio.Event()
        self.scope = {"extensions": {"folsom.abort": {"abort": self.aborted.set}}}
        self.sent = 0

    async def send_text(self, text: str) -> None:
        self.sent += 1
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.code = code
        await asyncio.sleep(3600)


def test_who_does_not_read_costs_a_megabyte_and_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "CUT_OFF_SECONDS", 0.01)

    async def send() -> None:
        deaf = Deaf()
        connection = Connection(cast(Any, deaf), Eyes(), Who(), Settings())
        for _ in range(1000):
            connection.send_text("x" * 10_000)
            assert connection.waiting_bytes <= QUEUE_BYTES
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await deaf.aborted.wait()
            await connection.finish()
        assert deaf.code == TOO_SLOW
        assert connection.waiting_bytes == 0

    asyncio.run(send())


def test_a_socket_that_never_reads_is_really_closed(server: Server) -> None:
    """With a real server: the kernel takes some megabytes, and then its end comes."""
    table = server.table(people=1, bots=2)
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        path = f"/api/tables/{table['id']}/socket"
        raw.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        with server.person(table) as ann:
            ann.until("state")
            look = b'{"type": "look", "id": 1, "seen": 0}'
            frame = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
            raw.settimeout(5 * PATIENCE)
            with contextlib.suppress(ConnectionError):  # reset, or a broken pipe
                while True:
                    raw.sendall(frame * 50)
            assert ann.ask("ping")["ok"]


def test_who_is_wrong_again_and_again_gets_the_whole_state_once(server: Server) -> None:
    table = server.table(people=1)
    with server.person(table) as ann:
        ann.choose()
        ann.decision()
        replies = [ann.ask("choose", seen=0, option="draw") for _ in range(3)]
        assert [reply["error"] for reply in replies] == ["stale"] * 3
        assert ["state" in reply for reply in replies] == [True, False, False]
        assert ann.choose()["ok"]
        ann.decision()
        assert "state" in ann.ask("choose", seen=0, option="draw"), "the table has gone on"


def test_who_comes_is_told_the_last_of_what_was_said() -> None:
    chat = [Remark(n, "Ann", 0.0, 0, "howdy", None) for n in range(1, 251)]
    told = outgoing.state(cast(Any, open_table()), Eyes(), chat=chat)["chat"]
    assert [remark["n"] for remark in told] == list(range(251 - CHAT_LINES, 251))


def open_table() -> Any:
    from folsom.table import lobby
    from folsom.table.table import Table

    return Table(lobby.make(lobby.Wishes({"players": 3}), 0.0, None).facts)


# Requests


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX: "
        + b"a" * 9000
        + b"\r\n\r\n",
    ],
)
def test_a_request_that_does_not_end_is_closed(server: Server, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.settimeout(PATIENCE)
        raw.sendall(begun)
        while raw.recv(65536):
            pass


def test_who_talks_before_they_are_let_in_is_not_listened_to() -> None:
    """A client waits for the answer to its handshake, whatever it says then."""

    async def nobody_answers(scope: object, receive: object, send: object) -> None:
        await asyncio.Event().wait()

    async def talk(said: bytes) -> None:
        transport = Mock(spec=asyncio.Transport)
        config = Config(nobody_answers, ws=Sockets, lifespan="off")
        config.load()
        sockets = Sockets(config, ServerState(), {})
        sockets.connection_made(transport)
        sockets.data_received(HANDSHAKE)
        await asyncio.sleep(0)
        transport.close.assert_not_called()
        for _ in range(2):
            sockets.data_received(said)
        transport.close.assert_called()

    for said in (b"\xff\xff\xff\xff", HANDSHAKE, b"\x81\x80\0\0\0\0"):
        asyncio.run(talk(said))


def test_a_socket_and_a_slow_answer_are_not_taken_for_a_slow_request(server: Server) -> None:
    table = server.table(people=1, bots=2, bot="legend")
    with server.person(table) as ann:
        for _ in range(2):
            assert ann.choose()["ok"]
            assert ann.decision() is not None  # legends take longer than a request may
        assert ann.ask("ping")["ok"]


# All of it, measured


def test_the_attacks_can_be_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``folsom bench attack``, in small; where there is time, in full, with the promised limits."""
    small: dict[str, float] = {
        "LOOKING": 2,
        "LOOKS": 5,
        "CHOICES": 5,
        "CROWD": 3,
        "ASKING": 3,
        "HINTS": 2,
    }
    small |= {"DEAF": 1, "DEAF_SECONDS": 0.5, "BOT_CHOICES": 2, "HALF_OPEN": 2}
    if not IS_MEASURED:
        monkeypatch.setattr(bench_attack, "BOT", "rookie")
        for name, value in small.items():
            monkeypatch.setattr(bench_attack, name, value)
    figures = bench_attack.attack(str(tmp_path / "folsom.db"), request_seconds=1.0)
    assert len(figures) == 6
    assert all(figure.found >= 0 for figure in figures)
    if IS_MEASURED:
        assert not [figure for figure in figures if not figure.ok]
        count("attacks within what is promised", len(figures))
