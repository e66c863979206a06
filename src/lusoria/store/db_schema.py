"""Database schema after the newest migration. Tests compare the migrations with it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
    true,
)

# Names compare and sort by bytes, on every machine and in both databases.
Name = Text().with_variant(Text(collation="C"), "postgresql")

metadata = MetaData()

# No foreign key: a log may begin before its table has a row, and the check would slow down every move.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Name, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="entries_pkey"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Name, nullable=False),
    Column("code", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("status", Name, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("deadline", Double),
    Column("summary", LargeBinary, nullable=False),
    Column("passing", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("id", name="tables_pkey"),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="tables_status"),
)
_live, _lobby, _timed, _passing = (
    text("status <> 'over'"),
    text("listed AND status = 'open'"),
    text("deadline IS NOT NULL"),
    text("passing"),
)
Index("tables_code", tables.c.code, unique=True, sqlite_where=_live, postgresql_where=_live)
Index("tables_lobby", tables.c.created, tables.c.id, sqlite_where=_lobby, postgresql_where=_lobby)
Index("tables_deadline", tables.c.deadline, sqlite_where=_timed, postgresql_where=_timed)
Index("tables_passing", tables.c.updated, tables.c.id, sqlite_where=_passing, postgresql_where=_passing)

# Hidden tables stay here with `shown` false: erasure finds all tables of a person here.
people = Table(
    "people",
    metadata,
    Column("person", Name, nullable=False),
    Column("table_id", Name, ForeignKey("tables.id", name="people_table_id_fkey"), nullable=False),
    Column("shown", Boolean, nullable=False, server_default=true()),
    PrimaryKeyConstraint("person", "table_id", name="people_pkey"),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("table_id", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("finished", Double, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("opens", Double, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", name="records_pkey"),
)
_public = text("public")
Index("records_finished", records.c.finished, records.c.table_id)
Index(
    "records_public", records.c.finished, records.c.table_id, sqlite_where=_public, postgresql_where=_public
)

# A cache: not part of backups.
studies = Table(
    "studies",
    metadata,
    Column(
        "table_id",
        Name,
        ForeignKey("records.table_id", name="studies_table_id_fkey", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("asked", Name, nullable=False),
    Column("edition", Name, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "asked", name="studies_pkey"),
)

# No foreign key: an attempt begins before its table has a row.
tries = Table(
    "tries",
    metadata,
    Column("day", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("person", Name, nullable=False),
    Column("table_id", Name, nullable=False),
    Column("begun", Double, nullable=False),
    Column("told", LargeBinary),
    Column("shown_name", Name),
    PrimaryKeyConstraint("day", "game", "person", name="tries_pkey"),
    sqlite_with_rowid=False,
)
Index("tries_person", tries.c.person, tries.c.day)

# Stored, because players have seen it: a new version of a bot must not change it.
days = Table(
    "days",
    metadata,
    Column("day", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("played", LargeBinary, nullable=False),
    PrimaryKeyConstraint("day", "game", name="days_pkey"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), nullable=False),
    Column("table_id", Name, ForeignKey("tables.id", name="chat_table_id_fkey"), nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("id", name="chat_pkey"),
)
Index("chat_table", chat.c.table_id, chat.c.id)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Name, ForeignKey("tables.id", name="notes_table_id_fkey"), nullable=False),
    Column("person", Name, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "person", name="notes_pkey"),
    sqlite_with_rowid=False,
)

# A row means consent.
consents = Table(
    "consents",
    metadata,
    Column("person", Name, nullable=False),
    PrimaryKeyConstraint("person", name="consents_pkey"),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Name, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("name", name="secrets_pkey"),
)
