"""What bots made of a day's challenge: told to players, and so the same for good."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def name(column: str) -> sa.Column[str]:
    """Text that is compared by its bytes."""
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
