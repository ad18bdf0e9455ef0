"""Dealing: people pledge parts, give them, and the cards are dealt; each is work for the store.

The order is what makes it fair: the house has shown its seal before anybody pledges, all pledges
are known before a part is given, and a part counts only if it is the one that was pledged.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from folsom.game.fair import pledge_of
from folsom.table import rows
from folsom.table.errors import TableError
from folsom.table.facts import DEALING, Facts
from folsom.table.lobby import found, held


def pledge(
    connection: Connection, table_id: str, token_hash: str | None, guest: str | None, pledge: str
) -> bool:
    """A device pledges its part of the next deal: of this game, or once it runs of the rematch.

    False if that deal is called already, as it may be at any moment, through nobody's fault.
    """
    rows.lock(connection, table_id)
    facts = found(connection, table_id)
    seats = held(facts, token_hash, guest)
    if facts.state == DEALING or facts.rematch:
        return False
    for seat in seats:
        rows.update_seat(connection, table_id, seat.n, pledge=pledge)
    return True


def give(
    connection: Connection, table_id: str, token_hash: str | None, guest: str | None, part: str
) -> bool:
    """A device gives the part that it has pledged; the same one again changes nothing.

    False if it comes after the deal.
    """
    rows.lock(connection, table_id)
    facts = found(connection, table_id)
    mine = {seat.n for seat in held(facts, token_hash, guest)}
    pledge = pledge_of(part)
    for awaited in facts.parts:
        if awaited["pledge"] != pledge or not mine & set(awaited["seats"]):
            continue
        if awaited["part"] is None:
            if facts.state != DEALING:
                return False
            awaited["part"] = part
            rows.update_table(connection, table_id, parts=facts.parts)
        return True
    raise TableError("not_pledged")


def deal(connection: Connection, facts: Facts, dealt: dict[str, Any]) -> bool:
    """Store a deal, unless another part has come or somebody was faster."""
    rows.lock(connection, facts.id)
    if found(connection, facts.id).parts != facts.parts:
        return False
    return rows.claim(connection, facts.id, DEALING, **dealt)
