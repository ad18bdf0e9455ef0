"""Several processes at one address: each has its share of the tables, and one may die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from postgres import postgres
from serving import PATIENCE, Person, Server, play_out, serving
from websockets.exceptions import InvalidMessage

from folsom.game import FolsomError
from folsom.server.processes import HEAD, check_processes, first_line
from folsom.server.settings import Settings
from folsom.server.shares import new_table_id, share_of, share_wanted
from folsom.table.keys import new_id

SEVERAL = 3


def test_a_table_has_the_same_share_for_ever() -> None:
    """People who come by a link must find the others, also after a restart."""
    assert [share_of(f"{n:016x}", 4) for n in range(8)] == [0, 2, 0, 2, 1, 3, 1, 3]


def test_shares_are_about_as_large() -> None:
    shares = [share_of(new_id(), SEVERAL) for _ in range(3000)]
    assert all(800 < shares.count(n) < 1200 for n in range(SEVERAL))


def test_a_table_stays_where_it_is_made() -> None:
    for number in range(SEVERAL):
        assert all(share_of(new_table_id(number, SEVERAL), SEVERAL) == number for _ in range(20))


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (b"GET /api/tables/0123456789abcdef/socket?token=x HTTP/1.1", "0123456789abcdef"),
        (b"POST /folsom/api/tables/0123456789abcdef/join HTTP/1.1", "0123456789abcdef"),
        (b"GET /api/tables/mine HTTP/1.1", None),
        (b"GET /api/tables/0123456789abcdef0/socket HTTP/1.1", None),
        (b"GET / HTTP/1.1", None),
        (b"\x00\xff", None),
    ],
)
def test_a_request_leads_to_its_table(line: bytes, wanted: str | None) -> None:
    assert share_wanted(line, SEVERAL) == (None if wanted is None else share_of(wanted, SEVERAL))


def test_a_request_may_name_its_process() -> None:
    assert share_wanted(b"GET /metrics?process=2 HTTP/1.1", SEVERAL) == 2
    assert share_wanted(b"GET /metrics?process=7 HTTP/1.1", SEVERAL) == 1


def test_a_first_line_may_come_in_pieces() -> None:
    async def read(*pieces: bytes) -> bytes:
        ours, theirs = socket.socketpair()
        with ours, theirs:
            ours.setblocking(False)
            reading = asyncio.create_task(first_line(ours))
            for piece in pieces:
                await asyncio.sleep(0.01)
                theirs.send(piece)
            theirs.shutdown(socket.SHUT_WR)
            return await reading

    assert asyncio.run(read(b"GET / HT", b"TP/1.1\r\nHost: x")) == b"GET / HTTP/1.1\r\nHost: x"
    assert asyncio.run(read(b"GET /", b"")) == b"GET /"
    assert asyncio.run(read(b"x" * 3 * HEAD)) == b"x" * HEAD


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (Settings(processes=0), "at least one process"),
        (Settings(processes=2, database="tables.db"), "need PostgreSQL"),
        (Settings(processes=2, database="sqlite:///tables.db"), "need PostgreSQL"),
    ],
)
def test_what_several_processes_need_is_said(settings: Settings, sentence: str) -> None:
    with pytest.raises(FolsomError, match=sentence):
        check_processes(settings)
    check_processes(Settings(processes=1, database=str(Path("tables.db"))))


# --- A real server --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with postgres() as url, serving(url, processes=SEVERAL, takeover_delay=0.5) as server:
        yield server


def figure(server: Server, process: int, name: str) -> float:
    with server.client() as client:
        text = client.get(f"/metrics?process={process}").text
    return float(next(x for x in text.splitlines() if x.startswith(f"{name} ")).split()[1])


def pids(server: Server) -> list[int]:
    """Of its processes, in the order of their numbers; not of their bots."""
    tasks = Path(f"/proc/{server.pid}/task").glob("*/children")
    own = [int(pid) for task in tasks for pid in task.read_text().split()]
    return sorted(pid for pid in own if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes())


def test_everybody_at_a_table_meets_in_one_process(server: Server) -> None:
    for _ in range(2 * SEVERAL):
        table = server.table(people=2, bots=1)
        home = share_of(table["id"], SEVERAL)
        before = [figure(server, n, "folsom_sockets") for n in range(SEVERAL)]
        with server.person(table, 0), server.person(table, 1), server.person(table, None):
            after = [figure(server, n, "folsom_sockets") for n in range(SEVERAL)]
        came = [now - then for now, then in zip(after, before, strict=True)]
        assert came == [3.0 if n == home else 0.0 for n in range(SEVERAL)]


def test_a_table_is_loaded_by_one_process_alone(server: Server) -> None:
    before = sum(figure(server, n, "folsom_tables_loaded") for n in range(SEVERAL))
    table = server.table(people=2, bots=1)
    people = [server.person(table, n) for n in (0, 1)]
    play_out(people, random.Random(5))
    again = server.post(f"/api/tables/{table['id']}/rematch", token=table["tokens"]["0"])
    assert share_of(again["id"], SEVERAL) == share_of(table["id"], SEVERAL)
    after = sum(figure(server, n, "folsom_tables_loaded") for n in range(SEVERAL))
    assert after == before + 2
    for person in people:
        person.close()


def back(server: Server, table: Any) -> Person:
    """Comes again, as pages do, where a process ends just when it is handed the connection."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return server.person(table, 0)
        except (InvalidMessage, OSError):
            assert time.monotonic() < end
            time.sleep(0.1)


def test_a_process_that_dies_is_started_again_and_its_tables_go_on(server: Server) -> None:
    table = server.table(people=1, bots=2)
    with server.person(table, 0) as ann:
        for _ in range(3):
            ann.choose()
        n = ann.n
        before = pids(server)
        assert len(before) == SEVERAL
        for pid in before[1:]:  # whichever of them has the table, or none
            os.kill(pid, signal.SIGKILL)
    with back(server, table) as ann:  # while they are away, or just back
        ann.until("state")
        assert ann.n >= n
        assert ann.choose()["ok"]
    end = time.monotonic() + PATIENCE
    while len(pids(server)) < SEVERAL or set(pids(server)) & set(before[1:]):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_all_processes_end_in_good_order() -> None:
    with postgres() as url, serving(url, processes=2) as server:
        children = pids(server)
        assert len(children) == 2
        assert server.stop() == 0
        assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]
