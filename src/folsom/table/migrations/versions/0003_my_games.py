"""My games: round, result and end of a game, seats held by a link, tables put out of sight."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer))
    op.add_column("tables", sa.Column("ended", sa.Double))
    op.add_column("tables", sa.Column("result", sa.JSON))
    op.add_column(
        "tables", sa.Column("taken_back", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.create_table("held", secret("guest_hash"), secret("token_hash"))
    op.create_table(
        "removed",
        secret("guest_hash"),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
    )
    # Rounds and results are filled in when somebody looks; the end is the last entry of the log.
    op.execute(
        "UPDATE tables SET ended = (SELECT max(log.at) FROM log WHERE log.table_id = tables.id)"
        " WHERE state = 'over'"
    )
    op.execute("UPDATE tables SET round = 0 WHERE state = 'open'")


def secret(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(64), primary_key=True)


def downgrade() -> None:
    op.drop_table("removed")
    op.drop_table("held")
    op.drop_index("ix_seats_token_hash", "seats")
    for name in ("taken_back", "result", "ended", "round"):
        op.drop_column("tables", name)
