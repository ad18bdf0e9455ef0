"""Warm-up: what is made on first use is used once before the first guest comes.

Catalogues are read, statements are put together, and a few choices of a game that nobody sees
are told in every language, so that the first table is served as quickly as the second.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection as Database

from folsom.bots import make_bot
from folsom.server.connection import encoded
from folsom.table import lobby, outgoing, rows
from folsom.table.facts import PERSON
from folsom.table.outgoing import Eyes
from folsom.table.store import Store
from folsom.table.table import Table
from folsom.texts import LANGUAGES

CHOICES: Final = 40  # into the Stealin' of the first round


def warm_up(store: Store) -> None:
    seats = [{"kind": PERSON}] * 3
    wishes = lobby.Wishes({"players": len(seats)}, seats, seed="warm-up", start=True)
    facts = lobby.make(wishes, 0.0, None).facts
    table = Table(facts)
    entries = []
    bot = make_bot("random", "warm-up")
    for _ in range(CHOICES):
        seat = table.decisions()[0].seat
        option = bot.choose(table.observe(seat)).text
        entry = table.choice(seat, option, 0.0)
        entries.append((facts.id, entry))
        step = table.apply(entry)
        assert step is not None
        for lang in LANGUAGES:
            outgoing.step(table, step, Eyes(frozenset({seat}), lang))
    for lang in LANGUAGES:
        encoded(outgoing.state(table, Eyes(frozenset({0}), lang)))

    def keep(database: Database) -> None:
        rows.insert_table(database, facts)
        rows.insert_entries(database, entries)
        Table(lobby.found(database, facts.id), rows.load_entries(database, facts.id))
        rows.load_chat(database, facts.id)

    store.rehearse(keep)
