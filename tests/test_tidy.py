"""What nobody comes back to goes, by its age; what people play stays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from postgres import EITHER, either
from sqlalchemy import delete, select
from typer.testing import CliRunner

from folsom.cli.main import app
from folsom.server.house import House
from folsom.server.settings import Settings
from folsom.table import lobby, mine, rows, schema
from folsom.table.facts import Entry, Facts, Remark
from folsom.table.lobby import Wishes
from folsom.table.store import Store
from folsom.table.tidy import DAY, Ages, forget_tokens, heaps

NOW = 10_000 * DAY
ANN: dict[str, Any] = {"kind": "person", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module", params=EITHER)
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    yield from either(request.param, tmp_path_factory.mktemp("database"))


def empty(database: Any, table: Any) -> None:
    database.execute(delete(table))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    for table in reversed(schema.metadata.sorted_tables):
        opened.write_now(partial(empty, table=table))
    yield opened
    opened.close()


def put(store: Store, days: float, guest: str = "ann", *seats: Any, **wish: Any) -> Facts:
    """A table made so many days ago."""
    wishes = Wishes({"players": 3}, list(seats) or [ANN, BOT, BOT], **wish)
    facts = lobby.make(wishes, NOW - days * DAY, guest).facts
    store.write_now(lambda db: rows.insert_table(db, facts))
    return facts


def swept(store: Store, ages: Ages | None = None) -> dict[str, int]:
    found: dict[str, int] = {}
    for heap in heaps(ages or Ages(), NOW):
        while gone := store.write_now(heap.sweep):
            found[heap.name] = found.get(heap.name, 0) + len(gone)
    store.write_now(forget_tokens)
    return found


def left(store: Store) -> set[str]:
    return set(store.read(lambda db: list(db.execute(select(schema.tables.c.id)).scalars())))


def choose(store: Store, facts: Facts, days: float) -> None:
    """Somebody chose something so many days ago."""
    entry = Entry(1, "choice", 0, NOW - days * DAY, "draw")
    store.write_now(lambda db: rows.insert_entry(db, facts.id, entry))


def test_what_is_abandoned_goes_and_what_people_play_stays(store: Store) -> None:
    write = store.write_now
    stays = [
        put(store, 29),  # waits for people
        put(store, 5000, start=True),
        put(store, 5000, start=True),
        put(store, 364, start=True),
        put(store, 5000, start=True),
        put(store, 29, "bots", BOT, BOT, BOT, start=True),
    ]
    choose(store, stays[1], 300)
    write(lambda db: rows.update_table(db, stays[2].id, visited=NOW - 2 * DAY))
    write(lambda db: rows.update_table(db, stays[4].id, state="over", ended=NOW - 4000 * DAY))
    goes = [
        put(store, 31),
        put(store, 400, start=True),
        put(store, 31, "bots", BOT, BOT, BOT, start=True),
        put(store, 31, "gone", start=True),
    ]
    choose(store, goes[1], 366)
    write(lambda db: rows.update_seat(db, goes[3].id, 0, left=True))
    bye = Remark(1, "Ann", NOW, 0, "bye")
    write(lambda db: rows.insert_remark(db, goes[1].id, bye))
    assert sum(store.read(heap.count) for heap in heaps(Ages(), NOW)) == 4
    assert swept(store) == {"tables": 4}
    assert left(store) == {facts.id for facts in stays}
    assert store.read(lambda db: rows.load_entries(db, goes[1].id)) == []
    assert store.read(lambda db: rows.load_chat(db, goes[1].id)) == []
    assert swept(store) == {}


def bring(database: Any, id: str, at: float) -> bool:
    return rows.save_replay(database, id, "r", at, 99)


def come(database: Any, name: str, at: float) -> None:
    rows.remember_guest(database, name, name, at)


def test_records_and_guests_go_when_nobody_needs_them(store: Store) -> None:
    write = store.write_now
    for name, days in (("old", 366), ("new", 364), ("again", 5000)):
        write(partial(bring, id=name, at=NOW - days * DAY))
    write(partial(bring, id="again", at=NOW))
    for name in ("ann", "host", "link", "nobody"):
        write(partial(come, name=name, at=NOW - 366 * DAY))
    write(partial(come, name="fresh", at=NOW))
    facts = put(store, 1, "host", ANN, BOT, BOT)
    write(lambda db: rows.update_seat(db, facts.id, 0, guest_hash="ann", token_hash="t"))
    write(lambda db: mine.hold(db, "link", "t"))
    write(lambda db: mine.hold(db, "link", "of a table that is gone"))
    assert swept(store) == {"replays": 1, "guests": 1}
    kept = store.read(lambda db: set(db.execute(select(schema.guests.c.hash)).scalars()))
    assert kept == {"ann", "host", "link", "fresh"}
    assert store.read(lambda db: mine.held_tokens(db, "link")) == {"t"}
    assert store.read(lambda db: rows.load_replay(db, "again")) == "r"


def test_an_age_of_nothing_is_for_ever(store: Store) -> None:
    put(store, 9000)
    assert swept(store, Ages(0, 0, 0, 0, 0)) == {}
    assert len(left(store)) == 1


def test_a_house_tidies_by_itself_but_never_where_somebody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the database says that nobody has been there."""

    async def run() -> tuple[set[str], set[str]]:
        house = House(Settings(database=str(tmp_path / "folsom.db"), bot_workers=1))
        there, empty = (put(house.store, 4000, start=True) for _ in range(2))
        house.store.hand_back = asyncio.get_running_loop().call_soon_threadsafe
        try:
            house.furnish(there).connections.add(object())  # type: ignore[arg-type]
            house.furnish(empty)
            monkeypatch.setattr(house, "note_visit", lambda facts: None)
            await house.tidy(NOW)
            await asyncio.sleep(0)
            assert house.here(empty.id) == frozenset()
            return left(house.store), {there.id}
        finally:
            house._rooms.clear()
            await house.close()

    kept, wanted = asyncio.run(run())
    assert kept == wanted


def test_a_visit_is_noted_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> Facts:
        house = House(Settings(database=str(tmp_path / "folsom.db"), bot_workers=1))
        facts = put(house.store, 3, start=True)
        written: list[Any] = []
        monkeypatch.setattr(house, "_send", written.append)
        for _ in range(3):
            house.note_visit(facts)
        (work,) = written
        house.store.write_now(work)
        found = house.store.read(lambda db: rows.load_table(db, facts.id))
        await house.close()
        assert found is not None
        return found

    assert asyncio.run(run()).visited is not None


def test_the_command_counts_and_throws_away(tmp_path: Path) -> None:
    path = str(tmp_path / "folsom.db")
    store = Store(path)
    put(store, 0)  # in 1997
    store.close()
    command = ["tidy", "--database", path, "--lang", "en"]
    counted = CliRunner().invoke(app, [*command, "--dry-run"])
    assert counted.output == "Old enough to go: 1 tables, 0 records, 0 guests.\n"
    kept = CliRunner().invoke(app, [*command, "--open", "0"])
    assert kept.output == "Thrown away: 0 tables, 0 records, 0 guests.\n"
    assert "1 tables" in CliRunner().invoke(app, command).output
    assert "0 tables" in CliRunner().invoke(app, command).output
