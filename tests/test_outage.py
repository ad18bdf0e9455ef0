"""A database that is away, full or read-only: nothing is lost, and everybody is told to try again.

Nothing here is simulated: SQLite itself refuses, by its own limit of pages, or because the file may
only be read.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import event
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from folsom.server.app import make_app
from folsom.server.connection import TRY_AGAIN
from folsom.server.house import House
from folsom.server.settings import Settings
from folsom.server.sparing import EVERY_SECONDS, Sparing
from folsom.table import rows
from folsom.table.facts import Entry

SEATS = [{"kind": "person", "name": "Ann"}] * 3
WISH = {"config": {"players": 3}, "seats": SEATS, "hot_seat": True, "start": True}


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    settings = Settings(database=str(tmp_path / "folsom.db"), bot_workers=1, chat_burst=1000)
    return make_app(settings)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


class Person:
    """At a table alone, in-process."""

    def __init__(self, client: TestClient, socket: WebSocketTestSession) -> None:
        self.client, self.socket = client, socket
        self.n = 0

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        self.n += 1
        self.socket.send_json({"type": kind, "id": str(self.n), **more})
        return self.hear("reply")


def table(client: TestClient) -> tuple[str, str]:
    """Its id, and where one plays all of its seats."""
    made = client.post("/api/tables", json=WISH).json()
    return made[
        "id"
    ], f"ws://127.0.0.1/api/tables/{made['id']}/socket?token={made['tokens']['0']}&lang=fr"


def choice(now: dict[str, Any]) -> dict[str, Any]:
    decision = now["decisions"][0]
    option = decision["options"][0]["text"]
    return {"seen": now["n"], "seat": decision["seat"], "option": option}


def say(app: FastAPI, statement: str) -> None:
    """From now on every connection to the database hears this first."""
    house: House = app.state.house

    def hear(connection: Any, *_: object) -> None:
        connection.execute(statement)

    event.listen(house.store.engine, "checkout", hear)


def test_who_cannot_be_served_is_told_to_try_again_and_nothing_is_lost(
    client: TestClient, app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    id, path = table(client)
    with client.websocket_connect(path) as socket:
        ann = Person(client, socket)
        wanted = choice(ann.hear("state"))
        say(app, "PRAGMA query_only = 1")
        reply = ann.ask("choose", **wanted)
        assert (reply["ok"], reply["error"]) == (False, "unavailable")
        assert reply["message"].endswith("réessayez bientôt.")
        answer = client.post("/api/tables", json=WISH)
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
        assert int(answer.headers["Retry-After"]) > 0
        ready = client.get("/ready")
        assert ready.status_code == 503
        assert ready.json() == {"ok": False, "database": False, "bell": None, "bots": True}
        assert client.get("/health").json() == {"ok": True}
        assert not any(record.exc_info for record in caplog.records), "no traceback"
        say(app, "PRAGMA query_only = 0")
        reply = ann.ask("choose", **wanted)
        assert reply["ok"]
        assert reply["n"] == 1
    assert [entry.option for entry in log(app, id)] == [wanted["option"]]


def log(app: FastAPI, id: str) -> list[Entry]:
    house: House = app.state.house
    return house.store.read(lambda database: rows.load_entries(database, id))


def test_on_a_full_disk_all_that_was_acknowledged_is_there(
    client: TestClient, app: FastAPI
) -> None:
    id, path = table(client)
    with client.websocket_connect(path) as socket:
        ann = Person(client, socket)
        ann.hear("state")
        say(app, "PRAGMA max_page_count = 1")  # it has as many as it has now
        said = 0
        while (reply := ann.ask("chat", text="x" * 500))["ok"]:
            said += 1
        assert reply["error"] == "unavailable"
        say(app, "PRAGMA max_page_count = 1000000")
        assert ann.ask("chat", text="x" * 500)["ok"]
    house: House = app.state.house
    chat = house.store.read(lambda database: rows.load_chat(database, id))
    assert [remark.n for remark in chat] == list(range(1, said + 2))


def test_who_comes_while_the_database_is_away_is_asked_to_come_again(
    client: TestClient, app: FastAPI
) -> None:
    id, path = table(client)
    app.state.house.forget(id)
    say(app, "SELECT * FROM nowhere")
    with (
        client.websocket_connect(path) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        Person(client, socket).hear("state")
    assert closed.value.code == TRY_AGAIN


# The log


def test_a_fault_that_comes_again_is_one_line_a_minute() -> None:
    now = 0.0
    sparing = Sparing(lambda: now)
    logger = logging.getLogger("test.sparing")

    def told(
        message: str, *things: object, name: str = "folsom.house", error: Exception | None = None
    ) -> str | None:
        info = None if error is None else (type(error), error, None)
        record = logger.makeRecord(name, logging.ERROR, "", 0, message, things, info)
        return record.getMessage() if sparing.filter(record) else None

    assert told("It is full: %s", "a") == "It is full: a"
    assert told("It is full: %s", "b") is None
    assert told("It is full: %s", "b", error=ValueError()) is not None
    assert told("Something else.") == "Something else."
    assert told("page_fault %s", "a", name="folsom.page") == "page_fault a"
    assert told("page_fault %s", "b", name="folsom.page") == "page_fault b"
    now = EVERY_SECONDS + 1
    again = told("It is full: %s", "c")
    assert again == "It is full: c (and 1 times more since it was told)"
    assert told("Something else.") == "Something else."
