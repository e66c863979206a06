"""Bots' results of daily challenges: stored, because players have seen them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def name(column: str) -> sa.Column[str]:
    """Text that compares by bytes."""
    return sa.Column(column, sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "days",
        name("day"),
        name("game"),
        sa.Column("played", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="days_pkey"),
        sqlite_with_rowid=False,
    )
