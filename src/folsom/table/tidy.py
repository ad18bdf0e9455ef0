"""Tidy: what nobody comes back to leaves the database, by its age.

A game that people play stays as long as one of them chooses something or looks in now and then. A
finished game that people played stays for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, select

from folsom.table import mine, schema
from folsom.table.facts import DEALING, OPEN, PERSON, RUNNING

DAY: Final = 86400.0
BATCH: Final = 100  # rows that go in one transaction, so that nobody waits for long


@dataclass(frozen=True)
class Ages:
    """Days after which a thing goes; 0: never."""

    open: float = 30.0  # tables that never began
    empty: float = 30.0  # games that bots alone play, or that everybody gave up
    silent: float = 365.0  # games to which none of its people came back
    replays: float = 365.0  # records that somebody brought
    guests: float = 365.0  # names of guests who are at no table


@dataclass(frozen=True)
class Heap:
    """Things of one kind that may go: a table of the database, and a condition on its rows."""

    name: str
    table: Table
    old: Any

    def sweep(self, connection: Connection, spared: Collection[str] = ()) -> list[str]:
        """Throw some away; their keys, fewer than a batch if no more is left."""
        (key,) = self.table.primary_key.columns[:1]
        old = self.old & key.not_in(spared)
        keys = list(connection.execute(select(key).where(old).limit(BATCH)).scalars())
        if keys:
            connection.execute(delete(self.table).where(key.in_(keys) & old))
        return keys

    def count(self, connection: Connection) -> int:
        (key,) = self.table.primary_key.columns[:1]
        return len(connection.execute(select(key).where(self.old)).all())


def heaps(ages: Ages, now: float) -> Iterator[Heap]:
    """All that is old enough. Guests come last, since it may have been at a table that goes."""
    tables, seats, held = schema.tables.c, schema.seats.c, schema.held.c
    people = select(seats.table_id).where(seats.kind == PERSON, seats.left.is_(False))
    if ages.open:
        old = tables.state.in_((OPEN, DEALING)) & _is_silent(now - ages.open * DAY)
        yield Heap("tables", schema.tables, old)
    if ages.empty:
        old = (tables.state != OPEN) & tables.id.not_in(people)
        yield Heap("tables", schema.tables, old & _is_silent(now - ages.empty * DAY))
    if ages.silent:
        old = (tables.state == RUNNING) & _is_silent(now - ages.silent * DAY)
        yield Heap("tables", schema.tables, old)
    if ages.replays:
        old = schema.replays.c.created < now - ages.replays * DAY
        yield Heap("replays", schema.replays, old)
    if ages.guests:
        sits = select(seats.guest_hash).where(seats.guest_hash.is_not(None))
        hosts = select(tables.guest_hash).where(tables.guest_hash.is_not(None))
        plays = select(held.guest_hash).join(schema.seats, seats.token_hash == held.token_hash)
        old = schema.guests.c.created < now - ages.guests * DAY
        for those in (sits, hosts, plays):
            old &= schema.guests.c.hash.not_in(those)
        yield Heap("guests", schema.guests, old)


def _is_silent(since: float) -> Any:
    """Has nobody chosen anything at a table or been there since?"""
    tables = schema.tables.c
    unvisited = tables.visited.is_(None) | (tables.visited < since)
    return (tables.created < since) & unvisited & (mine.played() < since)


def forget_tokens(connection: Connection) -> None:
    """Tokens that guests hold of seats that are no more."""
    known = select(schema.seats.c.token_hash).where(schema.seats.c.token_hash.is_not(None))
    connection.execute(delete(schema.held).where(schema.held.c.token_hash.not_in(known)))
