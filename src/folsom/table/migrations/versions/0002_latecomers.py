"""Latecomers and talking spectators: options of a table, and seats that were given up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("latecomers", "spectator_chat"):
        op.add_column("tables", flag(name, sa.true()))
    op.add_column("seats", flag("left", sa.false()))


def flag(name: str, otherwise: sa.ColumnElement[bool]) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=otherwise)


def downgrade() -> None:
    op.drop_column("seats", "left")
    for name in ("latecomers", "spectator_chat"):
        op.drop_column("tables", name)
