"""Fair deals: the house's secret, the parts that devices pledge and add, and the marker."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    nothing, nobody = sa.text("''"), sa.text("'[]'")
    op.add_column("tables", sa.Column("secret", sa.Text, nullable=False, server_default=nothing))
    op.add_column("tables", sa.Column("parts", sa.JSON, nullable=False, server_default=nobody))
    op.add_column("tables", sa.Column("marker", sa.Integer))
    op.add_column("seats", sa.Column("pledge", sa.String(64)))
    op.execute("UPDATE tables SET secret = seed")  # to which nobody has added anything
    op.execute("UPDATE tables SET seed = '' WHERE state = 'open'")


def downgrade() -> None:
    op.execute("UPDATE tables SET seed = secret WHERE seed = ''")
    op.drop_column("seats", "pledge")
    for name in ("marker", "parts", "secret"):
        op.drop_column("tables", name)
