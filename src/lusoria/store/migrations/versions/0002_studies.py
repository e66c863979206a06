"""Analyses of finished games, stored with their records; temporary tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

PASSING = sa.text("passing")


def name(column: str) -> sa.Column[str]:
    """Text that compares by bytes."""
    return sa.Column(column, sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "studies",
        name("table_id"),
        name("asked"),
        name("edition"),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "asked", name="studies_pkey"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["records.table_id"], name="studies_table_id_fkey", ondelete="CASCADE"
        ),
    )
    op.add_column("tables", sa.Column("passing", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_passing", "tables", ["updated", "id"], sqlite_where=PASSING, postgresql_where=PASSING
    )
