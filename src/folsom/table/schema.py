"""The database's tables. ``migrations/`` makes them; this file is what they look like now."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("state", String(16), nullable=False),
    Column("config", JSON, nullable=False),
    Column("wish", JSON, nullable=False),
    Column("secret", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("parts", JSON, nullable=False),
    Column("marker", Integer),
    Column("chosen_seed", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("host_hash", String(64)),
    Column("guest_hash", String(64), index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer),
    Column("absence", Integer),
    Column("pile", String(16), nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("latecomers", Boolean, nullable=False),
    Column("spectator_chat", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("rematch", String(32)),
    Column("rematch_by", Integer),
    Column("round", Integer),
    Column("ended", Double),
    Column("result", JSON(none_as_null=True)),
    Column("taken_back", Integer, nullable=False),
    Column("rules", Integer),
    Column("chance", JSON(none_as_null=True)),
    Column("visited", Double),
    Index("lobby", "public", "state", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("token_hash", String(64), index=True),
    Column("guest_hash", String(64), index=True),
    Column("away", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
    Column("before_hash", String(64)),
    Column("trace", String(8)),
    Column("pledge", String(64)),
)

# Only ever inserted into. The key decides which of two processes was first.
log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", String(128), nullable=False),
    Column("by", String(16), nullable=False),
    Column("command", String(96)),
    Column("back", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("chance", JSON(none_as_null=True)),
    UniqueConstraint("table_id", "command", name="log_command"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text),
    Column("phrase", String(32)),
    Column("command", String(96)),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "command", name="chat_command"),
)

guests: Final = Table(
    "guests",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
)

# Seats that a guest plays by their token, although somebody else has taken them.
held: Final = Table(
    "held",
    metadata,
    Column("guest_hash", String(64), primary_key=True),
    Column("token_hash", String(64), primary_key=True),
)

# Tables that a guest does not want to see among their games.
removed: Final = Table(
    "removed",
    metadata,
    Column("guest_hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

replays: Final = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Double, nullable=False),
)
