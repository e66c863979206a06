"""First tables. Never edit: changes need a new revision."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LIVE = sa.text("status <> 'over'")
LOBBY = sa.text("listed AND status = 'open'")
TIMED = sa.text("deadline IS NOT NULL")
PUBLIC = sa.text("public")


def name(column: str) -> sa.Column[str]:
    """Text that compares by bytes."""
    return sa.Column(column, sa.Text().with_variant(sa.Text(collation="C"), "postgresql"), nullable=False)


def body(column: str = "body") -> sa.Column[bytes]:
    return sa.Column(column, sa.LargeBinary, nullable=False)


def moment(column: str, *, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(column, sa.Double, nullable=nullable)


def flag(column: str) -> sa.Column[bool]:
    return sa.Column(column, sa.Boolean, nullable=False)


def of_a_table(child: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"{child}_table_id_fkey")


def upgrade() -> None:
    op.create_table(
        "entries",
        name("table_id"),
        sa.Column("seq", sa.Integer, nullable=False),
        body(),
        sa.PrimaryKeyConstraint("table_id", "seq", name="entries_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        name("id"),
        name("code"),
        name("game"),
        name("status"),
        flag("listed"),
        moment("created"),
        moment("updated"),
        moment("deadline", nullable=True),
        body("summary"),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
        sa.CheckConstraint("status IN ('open', 'playing', 'over')", name="tables_status"),
    )
    op.create_index("tables_code", "tables", ["code"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
    op.create_index("tables_lobby", "tables", ["created", "id"], sqlite_where=LOBBY, postgresql_where=LOBBY)
    op.create_index("tables_deadline", "tables", ["deadline"], sqlite_where=TIMED, postgresql_where=TIMED)
    op.create_table(
        "people",
        name("person"),
        name("table_id"),
        sa.PrimaryKeyConstraint("person", "table_id", name="people_pkey"),
        of_a_table("people"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        name("table_id"),
        name("game"),
        moment("finished"),
        flag("public"),
        body("document"),
        sa.PrimaryKeyConstraint("table_id", name="records_pkey"),
    )
    by_age = ["finished", "table_id"]
    op.create_index("records_finished", "records", by_age)
    op.create_index("records_public", "records", by_age, sqlite_where=PUBLIC, postgresql_where=PUBLIC)
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), nullable=False),
        name("table_id"),
        body(),
        sa.PrimaryKeyConstraint("id", name="chat_pkey"),
        of_a_table("chat"),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])
    op.create_table(
        "notes",
        name("table_id"),
        name("person"),
        body(),
        sa.PrimaryKeyConstraint("table_id", "person", name="notes_pkey"),
        of_a_table("notes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        name("name"),
        body(),
        sa.PrimaryKeyConstraint("name", name="secrets_pkey"),
    )
