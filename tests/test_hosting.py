"""docs/hosting.md is true, and what lies in deploy/ starts; nginx is in browser/test_hosting.py."""

from __future__ import annotations

import ast
import contextlib
import dataclasses
import os
import re
import shlex
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pages import page
from postgres import VARIABLE, binaries, postgres
from prometheus_client.parser import text_string_to_metric_families
from serving import Server, free_port, serving
from sqlalchemy.engine import make_url

from folsom.server.metrics import Metrics
from folsom.server.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = page("docs/hosting.md")
NAMES = {"origins": "origin", "trusted_proxies": "trusted-proxy"}  # options that may be repeated
SETTINGS = {
    NAMES.get(field.name, field.name.replace("_", "-")): getattr(Settings(), field.name)
    for field in dataclasses.fields(Settings)
    if field.name != "web"  # part of the package
}


def command(start: str) -> list[str]:
    """The one command in the text that starts like this."""
    typed = (line for block in PAGE.blocks for line in block.text.splitlines())
    (found,) = [line for line in typed if line.startswith(start)]
    return shlex.split(found)


def test_every_option_is_told_with_its_default() -> None:
    told: dict[str, str] = {}
    for options, defaults, _ in PAGE.table("option"):
        names = re.findall(r"`--([\w-]+)`", options)
        values = defaults.split(", ") if len(names) > 1 else [defaults]
        told |= dict(zip(names, values, strict=True))
    assert told.pop("database")
    for repeated in NAMES.values():
        assert told.pop(repeated) == ""
    assert told.pop("metrics") == "off"
    assert told == {name: str(SETTINGS[name]) for name in told}
    assert SETTINGS.keys() - told.keys() == {"database", "metrics", *NAMES.values()}


def test_every_metric_is_told() -> None:
    families = text_string_to_metric_families(Metrics().text().decode())
    names = {f"{one.name}_total" if one.type == "counter" else one.name for one in families}
    assert {re.findall(r"`(\w+)`", name)[0] for name, _ in PAGE.table("metric")} == {
        name for name in names if not name.endswith("_created")
    }


def test_every_line_of_the_log_is_told() -> None:
    told = {line for cell, _ in PAGE.table("line") for line in re.findall(r"`(.+?)`", cell)}
    written = {re.sub("%[rsd]", "…", line) for line in logged()}
    assert {line.replace("{…}", "…") for line in told} == written


def logged() -> Iterator[str]:
    source = ROOT / "src" / "folsom"
    for path in sorted((*source.glob("server/*.py"), *source.glob("table/*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("_logger."):
                yield ast.literal_eval(node.args[0])


def test_what_is_to_be_copied_is_linked() -> None:
    names = ("nginx.conf", "Caddyfile", "Dockerfile")
    assert {f"../deploy/{name}" for name in names} < set(PAGE.links)


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "folsom@.service"])
def test_the_server_knows_the_options_that_are_delivered(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    named = re.findall(r"(?:^ +|- |\")--([\w-]+)", text, re.MULTILINE)
    assert named
    assert set(named) <= SETTINGS.keys()


@pytest.fixture
def unit(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Server]]:
    """Starts the command of the systemd unit; ``postgresql:///folsom`` is the tests' own server."""
    if VARIABLE in os.environ:
        pytest.skip("a database is dropped here, and this PostgreSQL belongs to others")
    with postgres() as url, contextlib.ExitStack() as running:
        found = make_url(url)
        monkeypatch.setenv("PGHOST", str(found.host))
        monkeypatch.setenv("PGPORT", str(found.port))
        monkeypatch.setenv("PGUSER", str(found.username))
        monkeypatch.setenv("PATH", f"{binaries()}:{os.environ['PATH']}")
        text = (DEPLOY / "folsom@.service").read_text(encoding="utf-8")
        (start,) = re.findall(r"^ExecStart=((?:.*\\\n)*.*)$", text, re.MULTILINE)

        def begin() -> Server:
            port = free_port()
            words = shlex.split(start.replace("\\\n", "").replace("%i", str(port)))
            assert words[1:4] == ["-P", "-m", "folsom.server"]
            return running.enter_context(Unit(port, words[4:]))

        yield begin


class Unit(Server):
    """A server with arguments of its own."""

    def __init__(self, port: int, arguments: list[str]) -> None:
        self.port, self._arguments = port, arguments
        self.url = f"http://127.0.0.1:{port}/folsom"
        self.start()

    def __enter__(self) -> Unit:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def test_tables_are_there_again_after_back_up_and_restore(
    unit: Callable[[], Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    subprocess.run(command("createdb --owner"), check=True)
    server = unit()
    made = server.table()
    before = server.get(f"/api/tables/{made['id']}")
    subprocess.run(command("pg_dump"), check=True)  # while it serves
    lost = server.table()
    server.stop()
    for step in ("dropdb", "createdb --owner", "pg_restore"):
        subprocess.run(command(step), check=True)
    server = unit()
    assert server.get(f"/api/tables/{made['id']}")["seats"] == before["seats"]
    assert server.client().get(f"/api/tables/{lost['id']}").status_code == 404


def test_a_file_of_sqlite_is_copied_while_it_serves(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db") as server:
        made = server.table()
        program, file, statement = command("sqlite3")
        assert (program, file) == ("sqlite3", "folsom.db")
        with contextlib.closing(sqlite3.connect(tmp_path / file)) as database:
            database.execute(statement.replace("folsom-copy.db", str(tmp_path / "folsom-copy.db")))
    with serving(tmp_path / "folsom-copy.db") as copy:
        assert copy.get(f"/api/tables/{made['id']}")["id"] == made["id"]
