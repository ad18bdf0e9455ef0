"""Remember latecomers and who had their seats before: nobody sees two hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    late = sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", late)
    op.add_column("seats", sa.Column("before_hash", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "before_hash")
    op.drop_column("seats", "late")
