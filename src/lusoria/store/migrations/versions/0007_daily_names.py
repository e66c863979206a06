"""Names that players show with their results of daily challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.add_column("tries", sa.Column("shown_name", name))
