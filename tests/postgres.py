"""A PostgreSQL for the tests: the one that is named, or a temporary cluster of Debian's."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from programs import do_without, install
from serving import free_port

VARIABLE = "FOLSOM_TEST_POSTGRES"


def binaries() -> Path | None:
    """Where initdb and pg_ctl are; installed with apt if we may."""
    for attempt in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        if (path := shutil.which("initdb")) is not None:
            return Path(path).resolve().parent
        if attempt == 0:
            install("postgresql")
    return None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database that is empty, or that may be filled."""
    if VARIABLE in os.environ:
        yield os.environ[VARIABLE]
        return
    with own_postgres() as cluster:
        yield cluster.url


def either(kind: str, folder: Path) -> Iterator[str]:
    """The database of a test that runs with `sqlite` in a folder, and with `postgresql`."""
    if kind == "sqlite":
        yield str(folder / "folsom.db")
        return
    with postgres() as url:
        yield url


EITHER = ("sqlite", "postgresql")


@contextlib.contextmanager
def own_postgres() -> Iterator[Cluster]:
    """One that may be stopped and started."""
    folder = binaries()
    if folder is None:
        do_without(f"no PostgreSQL here: set {VARIABLE}, or apt-get install postgresql")
    home = tempfile.mkdtemp(prefix="folsom-pg-", dir="/tmp")
    try:
        cluster = Cluster(folder, home)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate", check=False)
    finally:
        shutil.rmtree(home, ignore_errors=True)


class Cluster:
    """PostgreSQL does not run as root, so its own user runs it then."""

    def __init__(self, binaries: Path, home: str) -> None:
        self._binaries, self._home, self._port = binaries, home, free_port()
        self._prefix: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(home, "postgres")
            self._prefix = ["runuser", "-u", "postgres", "--"]
        self._data = f"{home}/data"
        self.url = f"postgresql://folsom@127.0.0.1:{self._port}/postgres"
        options = ("-A", "trust", "-U", "folsom", "-E", "UTF8", "--no-sync")
        self._run("initdb", "-D", self._data, *options)

    def start(self) -> None:
        """Until it can be used."""
        options = f"-p {self._port} -k {self._home} -c listen_addresses=127.0.0.1 -c fsync=off"
        log = f"{self._home}/log"
        self._run("pg_ctl", "-D", self._data, "-w", "-o", options, "-l", log, "start")

    def stop(self, mode: str = "fast", check: bool = True) -> None:
        """``fast`` breaks off running work, ``immediate`` is like kill -9."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop", check=check)

    def _run(self, name: str, *arguments: str, check: bool = True) -> None:
        subprocess.run(
            [*self._prefix, str(self._binaries / name), *arguments],
            check=check,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
