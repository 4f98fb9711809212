"""Whether a table allows hints; analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before allow hints as far as nobody says otherwise."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=True))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("edition", sa.String(200), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("looked_at", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
    )
    op.create_table(
        "judgements",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("edition", sa.String(200), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("told", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("judgements")
    op.drop_table("analyses")
    op.drop_column("tables", "hints")
