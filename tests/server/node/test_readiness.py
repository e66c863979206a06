"""`/readyz` tells the truth: also about a disk that is full, and a database that says nothing at all."""

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
from tests.server.node.test_database_connections import listening, stopped
from tests.server.world import PATIENCE, TestClient, node
from tests.store.postgres import Postgres, new_database

pytestmark = pytest.mark.anyio

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="disks are made full in the way of Linux")


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test can wait for."""
    monkeypatch.setattr(write_probe, "FRESH_SECONDS", 0.2)
    monkeypatch.setattr(readiness, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", 1.0)
    monkeypatch.setattr(bus, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", 0.5)


async def says(person: TestClient, status: int, sentence: str) -> None:
    """Sooner or later `/readyz` says so; each answer comes at once, and the process lives."""
    async with asyncio.timeout(PATIENCE):
        while True:
            begun = time.monotonic()
            answer = await person.ask("GET", "/readyz")
            assert time.monotonic() - begun < 2.0
            assert (await person.ask("GET", "/healthz")).status_code == 200
            if (answer.status_code, answer.text) == (status, f"{sentence}\n"):
                return
            await asyncio.sleep(0.02)


async def opens_tables_until_refused(person: TestClient) -> None:
    """Until there is no room even where there was some."""
    async with asyncio.timeout(PATIENCE):
        while True:
            body = {"name": "Livia", "settings": {"game": "alea", "players": 2}}
            answer = await person.ask("POST", "/api/tables", json=body)
            if answer.status_code == 503:
                assert answer.json()["error"]["kind"] == "down"
                return
            assert answer.status_code == 201


@asynccontextmanager
async def somebody_at(database: str) -> AsyncIterator[TestClient]:
    async with node(database) as server, server.person() as person:
        await says(person, 200, "ready")
        yield person


@on_linux
async def test_full_disk_under_sqlite_is_not_ready(tmp_path: Path) -> None:
    """Before: 200, as long as the file could be read."""
    with small_disk(tmp_path) as disk:
        async with somebody_at(f"{tmp_path}/lusoria.db") as person:
            disk.fill(os.getpid())
            await opens_tables_until_refused(person)
            await says(person, 503, "not ready: the store cannot be written to")
            disk.free(os.getpid())
            await says(person, 200, "ready")


@on_linux
async def test_full_disk_under_postgres_is_not_ready() -> None:
    """Before: 200, as long as the database could be read."""
    small = {"max_wal_size": "32MB", "min_wal_size": "32MB", "shared_buffers": "1MB"}
    with (
        tempfile.TemporaryDirectory(prefix="lusoria-pg-") as home,
        small_disk(Path(home), 120_000_000) as disk,
    ):
        database = Postgres(Path(home), small)
        try:
            database.start()
            async with somebody_at(new_database(database.base)) as person:
                await asyncio.to_thread(disk.fill, os.getpid())
                await opens_tables_until_refused(person)
                await says(person, 503, "not ready: the store cannot be written to")
                disk.free(os.getpid())
                await says(person, 200, "ready")
        finally:
            database.close()


async def test_silent_postgres_is_not_ready(postgres: str) -> None:
    """Before: the question itself hung, for as long as the database did."""
    async with node(new_database(postgres)) as server, server.person() as person:
        await says(person, 200, "ready")
        found = await server.store._pool.fetch("SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL")  # type: ignore[attr-defined]
        with stopped(*(pid for (pid,) in found)):
            async with asyncio.timeout(PATIENCE):
                while (await person.ask("GET", "/readyz")).status_code == 200:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            begun = time.monotonic()
            answers = await asyncio.gather(*(person.ask("GET", "/readyz") for _ in range(50)))
            assert {answer.status_code for answer in answers} == {503}
            assert time.monotonic() - begun < 2.0
        await says(person, 200, "ready")


async def test_half_open_bus_connection_is_not_ready(postgres: str) -> None:
    """Before: 200, while no nudge could be heard and every move waited."""
    async with node(new_database(postgres)) as server, server.person() as person:
        await says(person, 200, "ready")
        with stopped(listening(server)):
            await says(person, 503, "not ready: the connection for notifications from other nodes is down")
            await says(person, 200, "ready")


async def test_stopping_server_is_not_ready() -> None:
    async with somebody_at("memory:") as person:
        app = person.server.app
        assert app is not None
        app.stop()
        await says(person, 503, "not ready: the server starts or stops")
