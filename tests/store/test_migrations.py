"""Migrations of both databases: from empty, from the first schema, atomic, newer ones refused."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from lusoria.store import RecordRow, Stale, TableRow, Unfit, open_store, sql
from lusoria.store.database_url import File, address
from lusoria.store.db_schema import metadata
from lusoria.store.maintenance.migrate import SCRIPTS, migrate, revision_of
from lusoria.store.maintenance.transaction import in_snapshot, in_transaction
from lusoria.store.port import Append
from tests.store.postgres import binaries
from tests.store.samples import all_but, empty_database

pytestmark = pytest.mark.anyio

SCHEMAS = Path(__file__).parent / "schemas"

NEXT = '''
"""A future revision."""
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "HEAD"

def upgrade() -> None:
    op.create_table("extra", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("INSERT INTO extra (id) VALUES (1)")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="red"))
'''
FAILING = NEXT + "    raise ZeroDivisionError\n"


async def first_schema(url: str) -> None:
    """Makes a database as the first released version did."""
    match address(url):
        case File(path):
            connection = sqlite3.connect(path)
            connection.executescript((SCHEMAS / "0001-sqlite.sql").read_text(encoding="utf-8"))
            connection.close()
        case _:
            server = await asyncpg.connect(url)
            await server.execute((SCHEMAS / "0001-postgres.sql").read_text(encoding="utf-8"))
            await server.close()


def schema(url: str) -> list[str]:
    """The database's own description of its tables, in a comparable form."""
    match address(url):
        case File(path):
            connection = sqlite3.connect(path)
            statements = [text for (text,) in connection.execute("SELECT sql FROM sqlite_master") if text]
            connection.close()
            return sorted(" ".join(re.findall(r"\w+|[^\w\s]", text)) for text in statements)
        case _:
            command = (binaries() / "pg_dump", "--schema-only", "--no-owner", url)
            dump = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
            return [line for line in dump.splitlines() if line and not line.startswith(("--", "\\"))]


async def query(url: str, question: Callable[[Connection], Any]) -> Any:
    return await in_snapshot(address(url), question)


async def differences(url: str) -> list[Any]:
    """Differences between the database and `schema.py`."""
    return list(
        await query(
            url, lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
    )


def scripts_with(folder: Path, revision: str) -> Path:
    """The migrations and one more."""
    scripts = folder / "100 % migrations"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions/next.py").write_text(revision.replace("HEAD", sql.HEAD), encoding="utf-8")
    return scripts


def test_head_is_the_newest_revision() -> None:
    assert ScriptDirectory(str(SCRIPTS)).get_current_head() == sql.HEAD


async def test_empty_database_gets_the_schema(database: str) -> None:
    async with open_store(database) as store:
        await store.ping()
    assert await query(database, revision_of) == sql.HEAD
    assert await differences(database) == []


async def test_schema_difference_is_detected(database: str) -> None:
    await migrate(address(database))
    change = "ALTER TABLE tables ADD COLUMN colour TEXT"
    await in_transaction(address(database), lambda connection: connection.execute(text(change)))
    assert len(await differences(database)) == 1


async def test_first_revision_makes_the_first_schema(database: str) -> None:
    await migrate(address(database), "0001")
    made = schema(database)
    empty_database(database)
    await first_schema(database)
    assert schema(database) == made


async def test_upgrade_from_the_first_schema_keeps_all_data(database: str) -> None:
    await first_schema(database)
    async with open_store(database) as store:
        playing = TableRow("t1", "ROMA", "alea", "playing", True, 1000.5, 1001.25, 2000.125, b'{"n":1}')
        over = TableRow("τ2", "ROMA", "idus-martii", "over", False, 900.0, 950.0, None, b"\x00\xff")
        assert await store.find("ROMA") == await store.row("t1") == playing
        assert await store.tables_of("ann", 9) == [playing, over]
        assert await store.overdue_tables(2000.125, 9) == [playing]
        assert await store.read("t1") == [b"{}", "é".encode()]
        record = RecordRow("τ2", "idus-martii", 950.5, True, b"{}")
        assert await store.record("τ2") == record
        assert await store.records(public_only=True, limit=9) == [record]
        assert await store.notes("t1", "ann") == b"n"
        assert await store.shared_secret("cookies", b"new") == b"\x00\xff\x00\xff"
        with pytest.raises(Stale):
            await store.append(Append("t1", 1, [b"late"]))
        assert await store.append(Append("t1", 2, [b"on it goes"])) == 3
        await store.say("t1", "ann", b"c", all_but(2))
        assert await store.chat("t1") == [b"b", b"c"]
    assert await query(database, revision_of) == sql.HEAD
    assert await differences(database) == []


async def test_next_revision_keeps_data(database: str, tmp_path: Path) -> None:
    await first_schema(database)
    await migrate(address(database), scripts=scripts_with(tmp_path, NEXT))
    assert await query(database, revision_of) == "next"
    rows = await query(
        database,
        lambda connection: connection.execute(text("SELECT id, colour FROM tables ORDER BY id")).all(),
    )
    assert [tuple(row) for row in rows] == [("t1", "red"), ("τ2", "red")]
    with pytest.raises(Unfit, match="newer version of Lusoria: its revision is next"):
        async with open_store(database):
            pass


async def test_failing_revision_leaves_nothing_behind(database: str, tmp_path: Path) -> None:
    await first_schema(database)
    before = schema(database)
    with pytest.raises(ZeroDivisionError):
        await migrate(address(database), scripts=scripts_with(tmp_path, FAILING))
    assert schema(database) == before
    assert await query(database, revision_of) == "0001"
    async with open_store(database) as store:
        assert await store.append(Append("t1", 2, [b"on it goes"])) == 3


async def test_newer_database_is_refused_and_unchanged(database: str) -> None:
    await first_schema(database)
    change = "UPDATE alembic_version SET version_num = '9999'"
    await in_transaction(address(database), lambda connection: connection.execute(text(change)))
    before = schema(database)
    known = rf"its revision is 9999, and this version knows those up to {sql.HEAD}\."
    with pytest.raises(Unfit, match=known):
        async with open_store(database):
            pass
    assert schema(database) == before
    assert await query(database, revision_of) == "9999"


async def test_concurrent_migrations_are_safe(database: str) -> None:
    await asyncio.gather(*(migrate(address(database)) for _ in range(4)))
    assert await differences(database) == []


async def test_memory_store_needs_no_migration() -> None:
    with pytest.raises(Unfit, match="memory"):
        await migrate(address("memory:"))
