"""When somebody was at a table last, so that what nobody comes back to can go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("visited", sa.Double))


def downgrade() -> None:
    op.drop_column("tables", "visited")
