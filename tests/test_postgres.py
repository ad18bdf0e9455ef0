"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import contextlib
import json
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from postgres import postgres
from serving import PATIENCE, Person, Server, play_out, serving

from folsom.game import Record
from folsom.table import lobby, rows
from folsom.table.errors import Taken
from folsom.table.facts import Entry
from folsom.table.lobby import Wishes
from folsom.table.store import CHANNEL, Store
from folsom.table.table import Table


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def servers(url: str) -> Iterator[tuple[Server, Server]]:
    options: dict[str, Any] = {"presence_seconds": 1.0, "takeover_delay": 1.0}
    with serving(url, **options) as one, serving(url, **options) as two:
        yield one, two


def check_log(url: str, table: dict[str, Any]) -> Table:
    """The log has no gap and nothing twice, and replays."""
    store = Store(url)
    entries = store.read(lambda database: rows.load_entries(database, table["id"]))
    facts = store.read(lambda database: lobby.found(database, table["id"]))
    store.close()
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    commands = [entry.command for entry in entries if entry.command]
    assert len(set(commands)) == len(commands)
    return Table(facts, entries)


def test_the_same_statements_work_on_postgresql(url: str) -> None:
    store = Store(url)
    made = lobby.make(Wishes({"players": 3}, start=True), 1.0, "guest")
    store.write_now(lambda database: rows.insert_table(database, made.facts))
    assert store.read(lambda database: lobby.found(database, made.facts.id)) == made.facts
    entry = Entry(1, "choice", 0, 1.0, "draw", command="0:a")
    store.write_now(lambda database: rows.insert_entry(database, made.facts.id, entry))
    with pytest.raises(Taken):
        store.write_now(lambda database: rows.insert_entry(database, made.facts.id, entry))
    store.close()


def test_the_schema_is_what_the_migrations_make(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from folsom.table.schema import metadata

    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_people_of_one_table_are_spread_over_two_processes(
    servers: tuple[Server, Server], url: str
) -> None:
    one, two = servers
    table = one.table(people=3, bots=1)
    people = [one.person(table, 0), two.person(table, 1), two.person(table, 2)]
    watcher = two.person(table, None)
    play_out(people, random.Random(4))
    assert watcher.decision() is None
    results = [person.now["view"]["result"] for person in (*people, watcher)]
    assert all(result == results[0] for result in results)
    for person in (*people, watcher):
        person.close()
    final = check_log(url, table)
    assert final.state == "over"
    record = final.record()
    assert Record.from_text(record.to_text()).result == results[0]
    for server in servers:
        assert server.get(f"/api/tables/{table['id']}")["state"] == "over"


def test_chat_seats_and_presence_are_told_across_processes(
    servers: tuple[Server, Server],
) -> None:
    one, two = servers
    seats = [{"kind": "open"}] * 3
    made = one.post("/api/tables", {"config": {"players": 3}, "seats": seats})
    path = f"/api/tables/{made['id']}"
    with Person(one, made["id"], None) as watcher:
        watcher.until("state")
        joined = two.post(f"{path}/join", {"name": "Ann"})
        while watcher.table["seats"][0]["kind"] != "person":
            watcher.receive()
        with Person(two, made["id"], joined["token"]) as ann:
            ann.until("state")
            while not watcher.table["seats"][0]["here"]:
                watcher.receive()
            assert ann.ask("chat", text="howdy")["ok"]
            assert watcher.until("chat")["chat"]["text"] == "howdy"
            one.post(f"{path}/start", token=made["host_token"])
            while ann.now["view"] is None:
                ann.receive()
        while watcher.table["seats"][0]["here"]:
            watcher.receive()


def test_odd_news_silence_no_process(servers: tuple[Server, Server], url: str) -> None:
    one, two = servers
    table = one.table(people=2, bots=1)
    with one.person(table, 0) as ann, two.person(table, 1) as bob:
        ann.until("state"), bob.until("state")
        older = json.dumps({"from": "an older process", "table": table["id"], "here": [1]})
        with psycopg.connect(url, autocommit=True) as database:
            for odd in ("no news", "{}", "[]", older):
                database.execute("SELECT pg_notify(%s, %s)", (CHANNEL, odd))
        assert bob.ask("chat", text="howdy")["ok"]
        assert ann.until("chat")["chat"]["text"] == "howdy"


def test_a_seat_is_open_at_once_in_every_process(servers: tuple[Server, Server]) -> None:
    """Though the other process knows the table already, and may not have been told yet."""
    one, two = servers
    for _ in range(5):
        seats = [{"kind": "open"}] * 3
        made = one.post("/api/tables", {"config": {"players": 3}, "seats": seats})
        with Person(two, made["id"], None) as watcher:
            watcher.until("state")
            for n in range(3):
                joined = one.post(f"/api/tables/{made['id']}/join", {"name": "Ann"})
                with Person(two, made["id"], joined["token"]) as ann:
                    assert ann.until("state")["you"] == n


def test_two_processes_never_write_one_number_twice(
    servers: tuple[Server, Server], url: str
) -> None:
    """The same seat is played on both processes at once; each choice counts once."""
    one, two = servers
    table = one.table(people=3, bots=0, hot_seat=True)
    people = [one.person(table, 0), two.person(table, 0)]
    play_out_racing(people)
    final = check_log(url, table)
    assert final.state == "over"
    for person in people:
        person.close()


def play_out_racing(people: list[Person]) -> None:
    """Both answer every decision; who is late is told that it is stale."""
    counts = {"ok": 0, "late": 0}
    failures: list[BaseException] = []

    def play(person: Person) -> None:
        try:
            while (decision := person.decision()) is not None:
                option = decision["options"][0]["text"]
                reply = person.ask("choose", seen=person.n, seat=decision["seat"], option=option)
                counts["ok" if reply["ok"] else "late"] += 1
                if reply["error"] == "stale" and reply["state"]["n"] > person.n:
                    person.now, person.n = reply["state"], reply["state"]["n"]
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=play, args=(person,), daemon=True) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=5 * PATIENCE)
    assert not failures, failures
    assert counts["late"] > 0


def test_a_game_goes_on_when_one_process_is_killed(url: str) -> None:
    """Its people come back through the other; nothing is lost, bots included."""
    options: dict[str, Any] = {"takeover_delay": 0.5}
    with serving(url, **options) as one, serving(url, **options) as two:
        table = one.table(people=2, bots=2)
        ann, bob = one.person(table, 0), two.person(table, 1)
        told: dict[int, Any] = {}

        def play(person: Person) -> None:
            """Until some choices are made; the other may have made the last of them."""
            while len(told) < 12:
                with contextlib.suppress(TimeoutError):
                    person.decision(timeout=0.3)
                    reply = person.choose()
                    assert reply["ok"], reply
                    told[reply["n"]] = person

        together([lambda: play(ann), lambda: play(bob)])
        assert len(told) >= 12
        one.kill()
        ann = two.person(table, 0)
        play_out([ann, bob], random.Random(6))
        assert ann.now["view"]["result"] == bob.now["view"]["result"]
        ann.close()
        bob.close()
    final = check_log(url, table)
    assert final.state == "over"
    assert set(told) <= {step.n for step in final.steps}


def together(works: list[Callable[[], None]]) -> None:
    """All at the same time; what fails in one of them fails here."""
    with ThreadPoolExecutor(len(works)) as pool:
        for done in [pool.submit(work) for work in works]:
            done.result(timeout=5 * PATIENCE)
