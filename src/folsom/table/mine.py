"""My games: the tables of a guest, those that they play first, then those that are over.

A guest is at a table that they made, where they took a seat, or of which they have a seat's token,
by a link. They can put a table out of their sight; that changes nothing at the table.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, case, delete, func, insert, select

from folsom.table import rows, schema
from folsom.table.facts import OVER, STATES, Facts

PAGE: Final = 20  # tables, if nobody says how many
LONGEST_PAGE: Final = 50


@dataclass(frozen=True)
class Mine:
    """A table of a guest: the seats that are theirs, and when something happened there last."""

    facts: Facts
    seats: list[int]
    played: float


def load(
    connection: Connection,
    guest_hash: str,
    states: Collection[str] = STATES,
    limit: int = PAGE,
    offset: int = 0,
) -> tuple[list[Mine], int]:
    """A page of a guest's tables, and how many there are in all."""
    condition = _is_of(guest_hash) & schema.tables.c.state.in_(states)
    total = connection.execute(
        select(func.count()).select_from(schema.tables).where(condition)
    ).scalar_one()
    is_over = case((schema.tables.c.state == OVER, 1), else_=0)
    order = (is_over, played().desc(), schema.tables.c.id)
    found = rows.load_tables(connection, condition, order, limit, offset)
    times = _times(connection, [facts.id for facts in found])
    tokens = held_tokens(connection, guest_hash)
    tables = [
        Mine(
            facts,
            [s.n for s in facts.seats if s.guest_hash == guest_hash or s.token_hash in tokens],
            times[facts.id],
        )
        for facts in found
    ]
    return tables, total


def _is_of(guest_hash: str) -> Any:
    seats, tables, removed = schema.seats.c, schema.tables.c, schema.removed.c
    sits = select(seats.table_id).where(
        (seats.guest_hash == guest_hash) | seats.token_hash.in_(_held(guest_hash))
    )
    unseen = select(removed.table_id).where(removed.guest_hash == guest_hash)
    return ((tables.guest_hash == guest_hash) | tables.id.in_(sits)) & tables.id.not_in(unseen)


def _held(guest_hash: str) -> Any:
    return select(schema.held.c.token_hash).where(schema.held.c.guest_hash == guest_hash)


def played() -> Any:
    """When somebody chose last; of a game that is over that is known."""
    tables, log = schema.tables.c, schema.log.c
    last = (
        select(log.at)
        .where(log.table_id == tables.id)
        .order_by(log.n.desc())
        .limit(1)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    return func.coalesce(tables.ended, last, tables.started, tables.created)


def _times(connection: Connection, table_ids: Collection[str]) -> dict[str, float]:
    found = connection.execute(
        select(schema.tables.c.id, played()).where(schema.tables.c.id.in_(table_ids))
    )
    return {row[0]: row[1] for row in found}


def remove(connection: Connection, guest_hash: str, table_id: str) -> None:
    """Put a table out of a guest's sight."""
    bring_back(connection, guest_hash, table_id)
    row = {"guest_hash": guest_hash, "table_id": table_id}
    connection.execute(insert(schema.removed).values(row))


def bring_back(connection: Connection, guest_hash: str, table_id: str) -> None:
    connection.execute(
        delete(schema.removed).where(
            schema.removed.c.guest_hash == guest_hash, schema.removed.c.table_id == table_id
        )
    )


def held_tokens(connection: Connection, guest_hash: str | None) -> set[str]:
    """The tokens with which a guest plays, by a link."""
    if guest_hash is None:
        return set()
    return set(connection.execute(_held(guest_hash)).scalars())


def hold(connection: Connection, guest_hash: str, token_hash: str) -> None:
    """Remember that a guest plays the seat of a token."""
    if token_hash not in held_tokens(connection, guest_hash):
        row = {"guest_hash": guest_hash, "token_hash": token_hash}
        connection.execute(insert(schema.held).values(row))
