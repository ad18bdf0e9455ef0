"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from postgres import postgres
from serving import PATIENCE, Person, Server, play_out, serving
from sqlalchemy import Boolean, inspect, select, text
from sqlalchemy import Connection as Database
from sqlalchemy.engine import make_url
from test_attacks import keeps_control_characters_out

from folsom.game import Record
from folsom.game.fair import pledge_of
from folsom.server import bell as bell_module
from folsom.server.bell import Bell
from folsom.server.house import House
from folsom.server.settings import Settings
from folsom.table import lobby, rows, schema
from folsom.table.errors import Taken, Unavailable
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


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_a_reader_sees_one_moment(kind: str, url: str, tmp_path: Path) -> None:
    """Otherwise a table that is dealt meanwhile has a choice before it has cards."""
    store = Store(url if kind == "postgresql" else str(tmp_path / "folsom.db"))
    made = lobby.make(Wishes({"players": 3}, start=True), 1.0, "guest")
    id = made.facts.id
    store.write_now(lambda database: rows.insert_table(database, made.facts))

    def read(database: Database) -> list[Entry]:
        assert rows.load_table(database, id) is not None
        entry = Entry(1, "choice", 0, 1.0, "draw")
        store.write_now(lambda meanwhile: rows.insert_entry(meanwhile, id, entry))
        return rows.load_entries(database, id)

    assert store.read(read) == []
    assert len(store.read(lambda database: rows.load_entries(database, id))) == 1
    store.close()


def test_the_schema_is_what_the_migrations_make(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from folsom.table.schema import metadata

    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_a_database_of_release_0_1_0_is_brought_to_todays_form(url: str, tmp_path: Path) -> None:
    """The same rows as in the file of SQLite get the same outcomes."""
    from alembic.migration import MigrationContext
    from release_0_1_0 import unpacked
    from test_table import alembic_to

    old = str(unpacked(tmp_path))
    name = "release_0_1_0"
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
    there = make_url(url).set(database=name).render_as_string(hide_password=False)
    try:
        store = Store(there)
        with store.engine.begin() as database, sqlite3.connect(old) as source:
            alembic_to(database, "0002")
            for table in ("tables", "seats", "log"):
                rows_of(source, database, table)
        store.close()
        stores = Store(there), Store(old)
        logs = [one.read(outcomes) for one in stores]
        with stores[0].engine.connect() as database:
            assert MigrationContext.configure(database).get_current_revision() != "0002"
        for one in stores:
            one.close()
        assert logs[0] == logs[1]
        assert all(chance is not None for _, kind, chance in logs[0] if kind == "choice")
    finally:
        with psycopg.connect(url, autocommit=True) as admin:
            admin.execute(f"DROP DATABASE {name}")


def rows_of(source: sqlite3.Connection, database: Database, table: str) -> None:
    """Copy a table from SQLite to PostgreSQL."""
    found = source.execute(f"SELECT * FROM {table}")
    names = [column[0] for column in found.description]
    types = {column["name"]: column["type"] for column in inspect(database).get_columns(table)}
    flags = [name for name in names if isinstance(types[name], Boolean)]
    rows = [dict(zip(names, row, strict=True)) for row in found]
    for row in rows:
        row |= {name: bool(row[name]) for name in flags}
    listed = ", ".join(f'"{name}"' for name in names)
    values = ", ".join(f":{name}" for name in names)
    database.execute(text(f"INSERT INTO {table} ({listed}) VALUES ({values})"), rows)


def outcomes(database: Database) -> list[tuple[str, str, Any]]:
    tables, log = schema.tables.c, schema.log.c
    dealt = database.execute(select(tables.id, tables.state, tables.chance).order_by(tables.id))
    made = select(log.table_id, log.kind, log.chance).order_by(log.table_id, log.n)
    return [tuple(row) for row in (*dealt, *database.execute(made))]


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


def test_devices_at_two_processes_deal_together(servers: tuple[Server, Server]) -> None:
    one, two = servers
    parts = ["a" * 32, "b" * 32]
    seats = [{"kind": "person"}] * 2 + [{"kind": "bot"}]
    made = one.post("/api/tables", {"config": {"players": 3}, "seats": seats})
    path, tokens = f"/api/tables/{made['id']}", made["tokens"]
    with one.person(made, 0) as ann, two.person(made, 1) as bob, ThreadPoolExecutor() as pool:
        for server, seat, part in ((one, "0", parts[0]), (two, "1", parts[1])):
            server.post(f"{path}/pledge", {"pledge": pledge_of(part)}, tokens[seat])
        starting = pool.submit(two.post, f"{path}/start", token=made["host_token"])
        for person in (ann, bob):
            while not person.table or person.table["state"] == "open":
                person.receive()
            assert [part["seats"] for part in person.table["parts"]] == [[0], [1]]
        one.post(f"{path}/part", {"part": parts[0]}, tokens["0"])
        two.post(f"{path}/part", {"part": parts[1]}, tokens["1"])
        starting.result(PATIENCE)
        for person in (ann, bob):
            while person.now["view"] is None:
                person.receive()
            assert [part["part"] for part in person.table["parts"]] == parts


def test_text_is_kept_out_that_the_database_refuses(servers: tuple[Server, Server]) -> None:
    keeps_control_characters_out(servers[0])


def test_a_stranger_who_goes_to_another_process_is_no_other(
    servers: tuple[Server, Server],
) -> None:
    one, two = servers
    table = one.table(people=1, bots=3)
    path = f"/api/tables/{table['id']}"
    one.post(f"{path}/join", {"seat": 1})
    refused = two.post(f"{path}/join", {"seat": 2}, ok=False)
    assert (refused.status_code, refused.json()["error"]) == (409, "one_newcomer")


def test_odd_news_silence_no_process(servers: tuple[Server, Server], url: str) -> None:
    one, two = servers
    before = unheard(one)
    table = one.table(people=2, bots=1)
    with one.person(table, 0) as ann, two.person(table, 1) as bob:
        ann.until("state"), bob.until("state")
        older = json.dumps({"from": "an older process", "table": table["id"], "here": [1]})
        with psycopg.connect(url, autocommit=True) as database:
            deep = "[" * 5000
            for odd in ("x", "", "no news", "{}", "[]", "null", '{"table": {}}', deep, older):
                database.execute("SELECT pg_notify(%s, %s)", (CHANNEL, odd))
        assert bob.ask("chat", text="howdy")["ok"]
        assert ann.until("chat")["chat"]["text"] == "howdy"
    assert unheard(one) >= before + 6, "passed over, without another connection for each"


def unheard(server: Server) -> float:
    with server.client() as client:
        told = client.get("/metrics").text
    return float(told.split("\nfolsom_unheard_news_total ")[1].split()[0])


def test_what_happens_while_a_table_is_loaded_is_not_missed(url: str) -> None:
    """News that comes between the reading of the log and the room finds nobody at home."""
    made = lobby.make(Wishes({"players": 3}, start=True), 1.0, "guest")
    table = Table(made.facts, [])
    decision = table.decisions()[0]
    entry = table.choice(decision.seat, decision.options[0].text, 1.0)

    async def load() -> None:
        house = House(Settings(database=url))
        house.store.hand_back = asyncio.get_running_loop().call_soon_threadsafe
        await house.write(lambda database: rows.insert_table(database, made.facts))
        read = house.read

        async def read_too_early(work: Callable[[Database], Any]) -> Any:
            found = await read(work)
            setattr(house, "read", read)  # noqa: B010
            await house.write(lambda database: rows.insert_entry(database, made.facts.id, entry))
            return found

        setattr(house, "read", read_too_early)  # noqa: B010
        room = await house.room(made.facts.id)
        assert room.table.n == entry.n
        await house.close()

    asyncio.run(load())


def test_the_bell_survives_whatever_is_raised(url: str) -> None:
    async def listen() -> None:
        heard = asyncio.Event()
        faults = [RuntimeError("of nobody's making"), ValueError("another")]

        async def on_gap() -> None:
            if faults:
                raise faults.pop()
            heard.set()

        async def on_news(_: str) -> None:
            pass

        bell = Bell(make_url(url), on_news, on_gap, retry_seconds=0.0)
        bell.start()
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
        assert bell.listening.is_set()
        await bell.stop()

    asyncio.run(listen())


def test_the_bell_is_watched_and_catches_up_after_a_gap(url: str) -> None:
    """Its connection is cut, as by a restart of the database, while a table changes."""

    async def listen() -> None:
        made = lobby.make(Wishes({"players": 3}, start=True), 1.0, "guest")
        house = House(Settings(database=url, bot_workers=1))
        await house.open()
        bell = house.bell
        assert bell is not None
        try:
            await until(lambda: bell.is_well)
            assert (await house.readiness.look()).ok
            await house.write(lambda database: rows.insert_table(database, made.facts))
            room = await house.room(made.facts.id)
            read = house.read
            away = True

            async def cut_off(work: Callable[[Database], Any]) -> Any:
                if away:
                    raise Unavailable("It is away.")
                return await read(work)

            setattr(house, "read", cut_off)  # noqa: B010
            decision = room.table.decisions()[0]
            entry = room.table.choice(decision.seat, decision.options[0].text, 1.0)
            store = Store(url)
            store.write_now(lambda database: rows.insert_entry(database, made.facts.id, entry))
            silence(url)
            await until(lambda: not bell.is_well)
            house.readiness._known = None
            ready = await house.readiness.look()
            assert (ready.ok, ready.database, ready.bell) == (False, True, False)
            store.close()
            away = False
            await until(lambda: bell.is_well)
            assert room.table.n == entry.n, "well again only once all is known that was missed"
        finally:
            await house.close()

    asyncio.run(listen())


def silence(url: str) -> None:
    """Cut all connections on which somebody listens."""
    with psycopg.connect(url, autocommit=True) as database:
        database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"
        )


def test_a_bell_on_a_line_that_is_dead_and_silent_is_not_well(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is closed, but nothing comes any more either."""

    async def listen() -> None:
        gaps = 0

        async def on_gap() -> None:
            nonlocal gaps
            gaps += 1

        async def on_news(_: str) -> None:
            pass

        bell = Bell(make_url(url), on_news, on_gap, retry_seconds=0.0, pulse_seconds=0.05)
        bell.start()
        await until(lambda: bell.is_well)
        execute = psycopg.AsyncConnection.execute

        async def dead(self: Any, query: Any, *more: Any, **options: Any) -> Any:
            if query == "SELECT 1" and gaps == 1:
                await asyncio.sleep(3600)
            return await execute(self, query, *more, **options)

        monkeypatch.setattr(bell_module, "ANSWER_SECONDS", 1.0)
        monkeypatch.setattr(psycopg.AsyncConnection, "execute", dead)
        await until(lambda: gaps == 2)
        await until(lambda: bell.is_well)
        await bell.stop()
        assert not bell.is_well

    asyncio.run(listen())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


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
    """Both answer every decision; the later one is told that it is stale."""
    counts = {"ok": 0, "late": 0}
    failures: list[BaseException] = []

    def play(person: Person) -> None:
        try:
            while (decision := person.decision()) is not None:
                option = decision["options"][0]["text"]
                reply = person.ask("choose", seen=person.n, seat=decision["seat"], option=option)
                counts["ok" if reply["ok"] else "late"] += 1
                if reply["error"] == "stale" and reply.get("state", {"n": 0})["n"] > person.n:
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
