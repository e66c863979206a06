"""Fixtures: `url`, `store` and `nodes` run a test over memory, SQLite and PostgreSQL.

PostgreSQL databases are emptied and reused, because a new one costs more than most tests.
"""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from lusoria.store import Store, open_store
from lusoria.store.database_url import File, Server
from lusoria.store.db_schema import metadata
from lusoria.store.maintenance.migrate import migrate
from tests.store.postgres import execute_sql, new_database, postgres_server, wipe

LOOP = {"use_uvloop": sys.platform != "win32"}  # like the server


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", LOOP


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL server for all tests of this process."""
    with postgres_server() as base:
        yield base


@pytest.fixture(scope="session")
def databases(server: str) -> list[str]:
    """Empty databases not in use."""
    return []


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a file that does not exist."""
    return f"sqlite:///{tmp_path}/lusoria.db"


@pytest.fixture
def postgres_url(server: str, databases: list[str]) -> Iterator[str]:
    """The address of an empty database."""
    url = databases.pop() if databases else new_database(server)
    yield url
    wipe(url)
    databases.append(url)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("migrated") / "lusoria.db"
    asyncio.run(migrate(File(path)))
    return path


@pytest.fixture(scope="session")
def migrated_database(server: str) -> str:
    url = new_database(server)
    asyncio.run(migrate(Server(url)))
    return url


@pytest.fixture
def ready_memory() -> str:
    return "memory:"


@pytest.fixture
def ready_sqlite(sqlite_url: str, migrated_file: Path, tmp_path: Path) -> str:
    shutil.copy(migrated_file, tmp_path / "lusoria.db")
    return sqlite_url


@pytest.fixture
def ready_postgres(migrated_database: str) -> Iterator[str]:
    yield migrated_database
    execute_sql(migrated_database, f"TRUNCATE {', '.join(metadata.tables)}")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a migrated, empty store."""
    return str(request.getfixturevalue(f"ready_{request.param}"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with open_store(url) as store:
        yield store


@pytest.fixture
async def nodes(url: str, store: Store) -> AsyncIterator[tuple[Store, Store]]:
    """The same store from two nodes; a memory store has only one."""
    if url == "memory:":
        yield store, store
        return
    async with open_store(url) as other:
        yield store, other
