"""A PostgreSQL for the tests: the one that is named, or a temporary cluster of Debian's."""

from __future__ import annotations

import contextlib
import os
import pwd
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
    folder = binaries()
    if folder is None:
        do_without(f"no PostgreSQL here: set {VARIABLE}, or apt-get install postgresql")
    with _cluster(folder) as url:
        yield url


@contextlib.contextmanager
def _cluster(folder: Path) -> Iterator[str]:
    """A cluster of its own; PostgreSQL does not run as root, so its own user runs it then."""
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    prefix = ["runuser", "-u", user, "--"] if os.geteuid() == 0 else []
    home = tempfile.mkdtemp(prefix="folsom-pg-", dir="/tmp")
    if prefix:
        shutil.chown(home, user)
    data, port = f"{home}/data", free_port()

    def run(*command: str) -> None:
        subprocess.run(
            [*prefix, str(folder / command[0]), *command[1:]],
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c fsync=off"
    try:
        run("initdb", "-D", data, "-A", "trust", "-U", "folsom", "-E", "UTF8", "--no-sync")
        run("pg_ctl", "-D", data, "-w", "-o", options, "-l", f"{home}/log", "start")
        try:
            yield f"postgresql://folsom@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
