"""Rules and chance: by which rules a game was started, and what chance decided in it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from folsom.table.errors import TableError
from folsom.table.facts import CHOICE, OPEN, Entry, Facts
from folsom.table.table import Table

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

FIRST_RULES = 1  # by which all games were played that did not say it

tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "seed", "state", "rules")),
    *(sa.column(name, sa.JSON) for name in ("config", "chance")),
)
log = sa.table(
    "log",
    *(sa.column(name) for name in ("table_id", "n", "kind", "seat", "option", "by", "back", "at")),
    sa.column("chance", sa.JSON),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer))
    op.add_column("tables", sa.Column("chance", sa.JSON))
    op.add_column("log", sa.Column("chance", sa.JSON))
    database = op.get_bind()
    started = tables.c.state != OPEN
    database.execute(sa.update(tables).where(started).values(rules=FIRST_RULES))
    for row in database.execute(sa.select(tables).where(started)).mappings().all():
        _fill_in(database, row)


def _fill_in(database: sa.Connection, row: Any) -> None:
    """What the seed has decided so far, while the rules are still those by which it did."""
    seed = row["seed"]
    facts = Facts(row["id"], "", row["config"], {}, seed, seed=seed, state=row["state"])
    facts.rules = row["rules"]
    try:
        table = Table(facts)
    except TableError:
        return
    dealt = sa.update(tables).where(tables.c.id == facts.id)
    database.execute(dealt.values(chance=list(table.running.set_up_chance)))
    outcomes = []
    entries = sa.select(log).where(log.c.table_id == facts.id).order_by(log.c.n)
    for found in database.execute(entries).mappings().all():
        entry = Entry(**{name: found[name] for name in found if name not in ("table_id", "chance")})
        if table.apply(entry) is not None:
            chance = list(table.running.choices[-1].chance)
            outcomes.append({"of": facts.id, "at_n": entry.n, "decided": chance})
        elif entry.kind == CHOICE:
            break
    if outcomes:
        which = (log.c.table_id == sa.bindparam("of")) & (log.c.n == sa.bindparam("at_n"))
        filled = sa.update(log).where(which).values(chance=sa.bindparam("decided", type_=sa.JSON))
        database.execute(filled, outcomes)


def downgrade() -> None:
    op.drop_column("log", "chance")
    for name in ("chance", "rules"):
        op.drop_column("tables", name)
