"""From where a newcomer came to a running game: a trace of it, for all processes and restarts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("trace", sa.String(8)))


def downgrade() -> None:
    op.drop_column("seats", "trace")
