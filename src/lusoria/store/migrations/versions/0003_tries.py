"""Attempts at daily challenges, and records that stay hidden until their day is over."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def name(column: str) -> sa.Column[str]:
    """Text that compares by bytes."""
    return sa.Column(column, sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tries",
        name("day"),
        name("game"),
        name("person"),
        name("table_id"),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("told", sa.LargeBinary),
        sa.PrimaryKeyConstraint("day", "game", "person", name="tries_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("tries_person", "tries", ["person", "day"])
    op.add_column("records", sa.Column("opens", sa.Double, nullable=False, server_default="0"))
