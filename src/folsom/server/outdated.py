"""Outdated: which running games of a list can only be watched, by today's rules.

Only games of other rules need be played again for it, once in the life of a process; of those that
are loaded it is known anyway.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection as Database

from folsom.game import ConfigError
from folsom.game.record import RULES_VERSION
from folsom.game.titles import read_config
from folsom.table import rows
from folsom.table.errors import TableError
from folsom.table.facts import RUNNING, Facts
from folsom.table.table import Table

if TYPE_CHECKING:
    from folsom.server.house import House

NOTHING: Final = 0  # can be shown of it, not even its beginning


class Outdated:
    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, int | None] = {}

    def note(self, table: Table) -> None:
        """What was found when a table was loaded or played on."""
        self._known[table.id] = table.outdated

    async def among(self, tables: Collection[Facts]) -> dict[str, int]:
        """By the id of the table the first number of its log that cannot be followed."""
        running = [facts for facts in tables if facts.state == RUNNING]
        for facts in running:
            if not _is_readable(facts):
                self._known[facts.id] = NOTHING
        older = [f for f in running if f.rules != RULES_VERSION and f.id not in self._known]
        if older:
            self._known |= await self._house.read(
                lambda database: {facts.id: _first(database, facts) for facts in older}
            )
        known = {facts.id: self._known.get(facts.id) for facts in running}
        return {id: n for id, n in known.items() if n is not None}


def _is_readable(facts: Facts) -> bool:
    try:
        read_config(facts.config)
    except ConfigError:
        return False
    return True


def _first(database: Database, facts: Facts) -> int | None:
    try:
        return Table(facts, rows.load_entries(database, facts.id)).outdated
    except TableError:
        return NOTHING
