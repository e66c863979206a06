"""Consents to use positions of finished games as exercises."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    person = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "consents",
        sa.Column("person", person, nullable=False),
        sa.PrimaryKeyConstraint("person", name="consents_pkey"),
        sqlite_with_rowid=False,
    )
