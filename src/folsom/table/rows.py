"""Rows: tables, seats, log and chat to and from the database, as plain functions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.engine import RowMapping

from folsom.table import schema
from folsom.table.facts import OVER, Entry, Facts, Remark, Seat

LOBBY_LENGTH = 100


def insert_table(connection: Connection, facts: Facts) -> None:
    row = asdict(facts)
    seats = row.pop("seats")
    connection.execute(insert(schema.tables).values(row))
    connection.execute(insert(schema.seats), [{"table_id": facts.id, **seat} for seat in seats])


def load_table(connection: Connection, table_id: str) -> Facts | None:
    found = load_tables(connection, schema.tables.c.id == table_id)
    return found[0] if found else None


def load_tables(
    connection: Connection,
    condition: Any,
    order: Sequence[Any] = (schema.tables.c.created.desc(),),
    limit: int = LOBBY_LENGTH,
    offset: int = 0,
) -> list[Facts]:
    """Tables with their seats, in the given order: the newest first, unless said otherwise."""
    tables = connection.execute(
        select(schema.tables).where(condition).order_by(*order).limit(limit).offset(offset)
    )
    found = {row["id"]: Facts(**row) for row in tables.mappings()}
    if not found:
        return []
    seats = connection.execute(
        select(schema.seats)
        .where(schema.seats.c.table_id.in_(found))
        .order_by(schema.seats.c.table_id, schema.seats.c.n)
    )
    for row in seats.mappings():
        found[row["table_id"]].seats.append(_seat(row))
    return list(found.values())


def _seat(row: RowMapping) -> Seat:
    return Seat(**{name: value for name, value in row.items() if name != "table_id"})


def find_code(connection: Connection, code: str) -> str | None:
    return connection.execute(
        select(schema.tables.c.id).where(schema.tables.c.code == code)
    ).scalar()


def update_table(connection: Connection, table_id: str, **values: Any) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(**values))


def lock(connection: Connection, table_id: str) -> None:
    """Until the end of the transaction nobody else changes the table; SQLite has one writer."""
    one = select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
    connection.execute(one)


def claim(connection: Connection, table_id: str, was: str, **values: Any) -> bool:
    """Change a table if it is still in this state; False if somebody was faster."""
    done = connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table_id, schema.tables.c.state == was)
        .values(**values)
    )
    return bool(done.rowcount == 1)


def claim_rematch(connection: Connection, table_id: str, rematch: str, by: int | None) -> bool:
    """Name the rematch of a table, and the seat that called for it, if it has none yet."""
    done = connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table_id, schema.tables.c.rematch.is_(None))
        .values(rematch=rematch, rematch_by=by)
    )
    return bool(done.rowcount == 1)


def update_seat(
    connection: Connection,
    table_id: str,
    n: int,
    was: Mapping[str, Any] | None = None,
    **values: Any,
) -> bool:
    """Change a seat; with ``was``, only if it still is so."""
    statement = update(schema.seats).where(
        schema.seats.c.table_id == table_id, schema.seats.c.n == n
    )
    for name, value in (was or {}).items():
        statement = statement.where(schema.seats.c[name] == value)
    return bool(connection.execute(statement.values(**values)).rowcount == 1)


def forget_pledges(connection: Connection, table_id: str) -> None:
    connection.execute(
        update(schema.seats).where(schema.seats.c.table_id == table_id).values(pledge=None)
    )


def renew_token(connection: Connection, table_id: str, old: str, new: str) -> bool:
    """Put a new hash in place of an old one, in all seats that it opened."""
    done = connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.token_hash == old)
        .values(token_hash=new)
    )
    return bool(done.rowcount)


# Log


_INSERT_ENTRY: Final = insert(schema.log)
_COLUMNS: Final = tuple(schema.log.columns.keys())
_ROW: Final = f"({', '.join('?' * len(_COLUMNS))})"
_values: Final = attrgetter(*_COLUMNS[1:])  # of an entry; the table's id comes first


def insert_entry(connection: Connection, table_id: str, entry: Entry) -> None:
    insert_entries(connection, [(table_id, entry)])


def insert_entries(connection: Connection, entries: Iterable[tuple[str, Entry]]) -> None:
    """Entries of several tables at once."""
    values = [{"table_id": table_id, **vars(entry)} for table_id, entry in entries]
    connection.execute(_INSERT_ENTRY, values)


def insert_plainly(line: Any, entries: Sequence[tuple[str, Entry]]) -> None:
    """The same on a line to SQLite itself, in one statement: the less often a thread has to ask
    for its turn, the better."""
    values = [_plain(value) for table_id, entry in entries for value in (table_id, *_values(entry))]
    line.execute(_plain_insert(len(entries)), values)


@lru_cache
def _plain_insert(number: int) -> str:
    return f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES {', '.join([_ROW] * number)}"


def _plain(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, tuple) else value


def load_entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    rows = connection.execute(
        select(schema.log)
        .where(schema.log.c.table_id == table_id, schema.log.c.n > after)
        .order_by(schema.log.c.n)
    )
    return [_entry(row) for row in rows.mappings()]


def _entry(row: RowMapping) -> Entry:
    values = {name: value for name, value in row.items() if name != "table_id"}
    if values["chance"] is not None:
        values["chance"] = tuple(values["chance"])
    return Entry(**values)


def note_progress(connection: Connection, table_id: str, progress: Mapping[str, Any]) -> None:
    """How far a game has come; one that is over does not go back."""
    mine = schema.tables.c.id == table_id
    if progress["state"] != OVER:
        mine &= schema.tables.c.state != OVER
    connection.execute(update(schema.tables).where(mine).values(**progress))


# Chat


def insert_remark(connection: Connection, table_id: str, remark: Remark) -> None:
    connection.execute(insert(schema.chat), {"table_id": table_id, **asdict(remark)})


def load_chat(connection: Connection, table_id: str, after: int = 0) -> list[Remark]:
    rows = connection.execute(
        select(schema.chat)
        .where(schema.chat.c.table_id == table_id, schema.chat.c.n > after)
        .order_by(schema.chat.c.n)
    )
    return [Remark(**{k: v for k, v in row.items() if k != "table_id"}) for row in rows.mappings()]


# Guests and replays


def remember_guest(connection: Connection, guest_hash: str, name: str, at: float) -> None:
    """A guest with the name they used last."""
    known = update(schema.guests).where(schema.guests.c.hash == guest_hash).values(name=name)
    if connection.execute(known).rowcount == 0:
        row = {"hash": guest_hash, "name": name, "created": at}
        connection.execute(insert(schema.guests).values(row))


def is_guest_since(connection: Connection, guest_hash: str, at: float | None) -> bool:
    """Was a guest known before?"""
    guests = schema.guests.c
    since = connection.execute(select(guests.created).where(guests.hash == guest_hash)).scalar()
    return since is not None and (at is None or since < at)


def write_pulse(connection: Connection, at: float) -> None:
    """Write something that nobody reads, a guest that is none, to see whether it can be done."""
    remember_guest(connection, "pulse", f"{at:.6f}", at)


def name_of_guest(connection: Connection, guest_hash: str) -> str:
    """The name that a guest used last."""
    known = select(schema.guests.c.name).where(schema.guests.c.hash == guest_hash)
    return connection.execute(known).scalar() or ""


def save_replay(connection: Connection, replay_id: str, record: str, at: float, most: int) -> bool:
    """Keep a record, unless there are too many; the same one again is the same replay."""
    same = update(schema.replays).where(schema.replays.c.id == replay_id).values(created=at)
    if connection.execute(same).rowcount:
        return True
    if connection.execute(select(func.count()).select_from(schema.replays)).scalar_one() >= most:
        return False
    row = {"id": replay_id, "record": record, "created": at}
    connection.execute(insert(schema.replays).values(row))
    return True


def load_replay(connection: Connection, replay_id: str) -> str | None:
    return connection.execute(
        select(schema.replays.c.record).where(schema.replays.c.id == replay_id)
    ).scalar()
