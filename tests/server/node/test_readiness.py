"""`/readyz`: full disks, silent databases and half-open connections."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lusoria.bus import postgres as bus
from lusoria.server.node import readiness
from lusoria.store import write_probe
from tests.chaos.test_full_disk import small_disk
from tests.server.harness import PATIENCE, TestClient, node
from tests.server.node.test_database_connections import bus_backend
from tests.server.processes import frozen
from tests.store.postgres import Postgres, new_database

pytestmark = pytest.mark.anyio

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="disks are made full in the way of Linux")


@pytest.fixture(autouse=True)
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_probe, "FRESH_SECONDS", 0.2)
    monkeypatch.setattr(readiness, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", 1.0)
    monkeypatch.setattr(bus, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", 0.5)


async def wait_for_readyz(person: TestClient, status: int, sentence: str) -> None:
    """Waits for this answer. Each answer comes within two seconds, and the process stays alive."""
    async with asyncio.timeout(PATIENCE):
        while True:
            begun = time.monotonic()
            answer = await person.request("GET", "/readyz")
            assert time.monotonic() - begun < 2.0
            assert (await person.request("GET", "/healthz")).status_code == 200
            if (answer.status_code, answer.text) == (status, f"{sentence}\n"):
                return
            await asyncio.sleep(0.02)


async def open_tables_until_refused(person: TestClient) -> None:
    """Until even reserved space is full."""
    async with asyncio.timeout(PATIENCE):
        while True:
            body = {"name": "Livia", "settings": {"game": "alea", "players": 2}}
            answer = await person.request("POST", "/api/tables", json=body)
            if answer.status_code == 503:
                assert answer.json()["error"]["kind"] == "down"
                return
            assert answer.status_code == 201


@asynccontextmanager
async def client_of_ready_node(database: str) -> AsyncIterator[TestClient]:
    async with node(database) as server, server.person() as person:
        await wait_for_readyz(person, 200, "ready")
        yield person


@on_linux
async def test_full_disk_under_sqlite_is_not_ready(tmp_path: Path) -> None:
    """Regression: 200 while the file was readable."""
    with small_disk(tmp_path) as disk:
        async with client_of_ready_node(f"{tmp_path}/lusoria.db") as person:
            disk.fill(os.getpid())
            await open_tables_until_refused(person)
            await wait_for_readyz(person, 503, "not ready: the store cannot be written to")
            disk.free(os.getpid())
            await wait_for_readyz(person, 200, "ready")


@on_linux
async def test_full_disk_under_postgres_is_not_ready() -> None:
    """Regression: 200 while the database was readable."""
    small = {"max_wal_size": "32MB", "min_wal_size": "32MB", "shared_buffers": "1MB"}
    with (
        tempfile.TemporaryDirectory(prefix="lusoria-pg-") as home,
        small_disk(Path(home), 120_000_000) as disk,
    ):
        database = Postgres(Path(home), small)
        try:
            database.start()
            async with client_of_ready_node(new_database(database.base)) as person:
                await asyncio.to_thread(disk.fill, os.getpid())
                await open_tables_until_refused(person)
                await wait_for_readyz(person, 503, "not ready: the store cannot be written to")
                disk.free(os.getpid())
                await wait_for_readyz(person, 200, "ready")
        finally:
            database.close()


async def test_silent_postgres_is_not_ready(postgres: str) -> None:
    """Regression: the request hung as long as the database."""
    async with node(new_database(postgres)) as server, server.person() as person:
        await wait_for_readyz(person, 200, "ready")
        found = await server.store._pool.fetch("SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL")  # type: ignore[attr-defined]
        with frozen(*(pid for (pid,) in found)):
            async with asyncio.timeout(PATIENCE):
                while (await person.request("GET", "/readyz")).status_code == 200:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            begun = time.monotonic()
            answers = await asyncio.gather(*(person.request("GET", "/readyz") for _ in range(50)))
            assert {answer.status_code for answer in answers} == {503}
            assert time.monotonic() - begun < 2.0
        await wait_for_readyz(person, 200, "ready")


async def test_half_open_bus_connection_is_not_ready(postgres: str) -> None:
    """Regression: 200 while no notification could arrive and every move waited."""
    async with node(new_database(postgres)) as server, server.person() as person:
        await wait_for_readyz(person, 200, "ready")
        with frozen(bus_backend(server)):
            await wait_for_readyz(
                person, 503, "not ready: the connection for notifications from other nodes is down"
            )
            await wait_for_readyz(person, 200, "ready")


async def test_stopping_server_is_not_ready() -> None:
    async with client_of_ready_node("memory:") as person:
        app = person.server.app
        assert app is not None
        app.stop()
        await wait_for_readyz(person, 503, "not ready: the server starts or stops")
