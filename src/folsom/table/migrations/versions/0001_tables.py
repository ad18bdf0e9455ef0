"""Tables, seats, the log of choices, chat, guests and replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("config", sa.JSON, nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("chosen_seed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("host_hash", sa.String(64)),
        sa.Column("guest_hash", sa.String(64)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("absence", sa.Integer),
        sa.Column("pile", sa.String(16), nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_index("lobby", "tables", ["public", "state", "created"])
    op.create_index("ix_tables_guest_hash", "tables", ["guest_hash"])
    op.create_table(
        "seats",
        table_id(),
        number(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("guest_hash", sa.String(64)),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_guest_hash", "seats", ["guest_hash"])
    op.create_table(
        "log",
        table_id(),
        number(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.String(128), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("command", sa.String(96)),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="log_command"),
    )
    op.create_table(
        "chat",
        table_id(),
        number(),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("phrase", sa.String(32)),
        sa.Column("command", sa.String(96)),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="chat_command"),
    )
    op.create_table(
        "guests",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )


def table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def number() -> sa.Column[int]:
    return sa.Column("n", sa.Integer, primary_key=True, autoincrement=False)


def downgrade() -> None:
    for name in ("replays", "guests", "chat", "log", "seats", "tables"):
        op.drop_table(name)
