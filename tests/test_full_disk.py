"""A disk that is really full, or may only be read, under a server of SQLite in its own process.

As root the disk is one of two megabytes in memory. Without the right to make one, the system lets
no file grow any more (a limit of the process), and the folder may only be read.
"""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from effort import count, in_time, times
from serving import PATIENCE, Person, Server, serving
from test_crash import check_log

from folsom.table import rows
from folsom.table.store import Store

TIMES = times(1)  # that it is full


class Disk:
    """A folder whose disk can be filled, freed and shut."""

    def __init__(self, folder: Path, is_own: bool) -> None:
        self.folder, self.is_own = folder, is_own

    def fill(self, server: Server) -> None:
        if not self.is_own:
            self._limit(server, 0)
            return
        with contextlib.suppress(OSError), (self.folder / "junk").open("ab", buffering=0) as junk:
            while junk.write(bytes(4096)):
                pass

    def free(self, server: Server) -> None:
        if self.is_own:
            (self.folder / "junk").unlink()
        else:
            self._limit(server, resource.getrlimit(resource.RLIMIT_FSIZE)[1])

    def _limit(self, server: Server, size: int) -> None:
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))

    def shut(self) -> None:
        if self.is_own:
            subprocess.run(["mount", "-o", "remount,ro", self.folder], check=True)
        else:
            for path in (*self.folder.iterdir(), self.folder):
                path.chmod(path.stat().st_mode & ~0o222)

    def open(self) -> None:
        if not self.is_own:
            self.folder.chmod(0o755)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    make = ["mount", "-t", "tmpfs", "-o", "size=2m", "folsom", str(folder)]
    is_own = os.geteuid() == 0 and subprocess.run(make, capture_output=True).returncode == 0
    disk = Disk(folder, is_own)
    try:
        yield disk
    finally:
        disk.open()
        if is_own:
            subprocess.run(["umount", "-l", folder], check=True)


def test_on_a_full_disk_nothing_is_lost_and_everybody_is_told(
    disk: Disk, capsys: pytest.CaptureFixture[str]
) -> None:
    """… also if the server is killed while it is full, and starts again before there is room."""
    database = disk.folder / "folsom.db"
    acknowledged: dict[int, tuple[int, str, str]] = {}
    with serving(database, bot_workers=1) as server:
        table = server.table(people=3, bots=0, hot_seat=True)
        for _ in in_time(range(TIMES)):
            count("times that the disk was full")
            play_until_full(server, disk, table, acknowledged)
            answer = server.post("/api/tables", {"config": {"players": 3}}, ok=False)
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
            if disk.is_own:
                server.kill()
                server.start()
                play_until_full(server, disk, table, acknowledged)
            assert [status(server, path) for path in ("/ready", "/health")] == [503, 200]
            disk.free(server)
            with server.person(table) as ann:
                assert played(ann, 3, acknowledged) == {}
    store = Store(str(database))
    check_log(store.read(partial(rows.load_entries, table_id=table["id"])), acknowledged)
    store.close()
    log = capsys.readouterr().err
    assert "The database cannot do its work" in log
    assert "Traceback" not in log


def play_until_full(
    server: Server, disk: Disk, table: Any, acknowledged: dict[int, tuple[int, str, str]]
) -> None:
    with server.person(table) as ann:
        disk.fill(server)
        refused = played(ann, 10_000, acknowledged)
        assert refused["error"] == "unavailable"
        assert "try again" in refused["message"]


def status(server: Server, path: str) -> int:
    with server.client() as client:
        return client.get(path).status_code


def played(ann: Person, choices: int, acknowledged: dict[int, tuple[int, str, str]]) -> Any:
    """The reply that refused a choice, if one did."""
    for _ in range(choices):
        decision = ann.decision()
        assert decision is not None
        seat, option = decision["seat"], decision["options"][0]["text"]
        id = f"choice {len(acknowledged)} {ann.n}"
        reply = ann.ask("choose", id=id, seen=ann.n, seat=seat, option=option)
        if not reply["ok"]:
            return reply
        acknowledged[reply["n"]] = (seat, option, f"{seat}:{id}")
        while ann.n < reply["n"]:
            ann.receive()
    return {}


@pytest.mark.parametrize("file", ["folsom.db", "new/folsom.db"])
def test_a_file_that_may_only_be_read_is_said_in_a_sentence(disk: Disk, file: str) -> None:
    Store(str(disk.folder / "folsom.db")).close()
    disk.shut()
    program = [sys.executable, "-m", "folsom.server", "--port", "0", "--database"]
    program.append(str(disk.folder / file))
    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    (sentence,) = done.stderr.splitlines()
    assert "cannot be opened" in sentence
