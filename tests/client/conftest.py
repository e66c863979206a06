"""Fixtures: a real node on a SQLite file, and a host."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from lusoria.client import seat
from tests.server.harness import PATIENCE, TestClient, TestServer, node


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": sys.platform != "win32"}


@pytest.fixture(scope="session")
async def shared_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TestServer]:
    path: Path = tmp_path_factory.mktemp("client") / "lusoria.db"
    async with node(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture
def server(shared_server: TestServer) -> TestServer:
    """The shared node, without clients of earlier tests."""
    shared_server.clients.clear()
    return shared_server


@pytest.fixture
async def livia(server: TestServer) -> AsyncIterator[TestClient]:
    """The host."""
    async with server.person("Livia Drusilla") as client:
        yield client


@pytest.fixture(autouse=True)
def short_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short delays; and a timeout, so that a test fails instead of hanging."""
    until = seat.TableSeat._until

    async def until_timeout(self: seat.TableSeat, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            await until(self, condition)

    monkeypatch.setattr(seat.TableSeat, "_until", until_timeout)
    monkeypatch.setattr(seat, "ORDERS_PER_SECOND", 1000.0)
    monkeypatch.setattr(seat, "RETRY_SECONDS", 0.01)
