"""Fixtures: a shared node in memory, its clients, and databases."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from lusoria.server.jobs.analysis_worker import WarmUp, run_job
from lusoria.table.erasure.erase_person import Eraser
from tests.server.harness import TestClient, TestServer, node
from tests.store.postgres import new_database, postgres_server


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": sys.platform != "win32"}


@pytest.fixture(scope="session")
async def shared_server() -> AsyncIterator[TestServer]:
    async with node() as running:
        yield running


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compiles what an analysis needs in this process.

    The analysis worker has low priority: beside other tests its compilation once took over six minutes.
    """
    for game in ("idus-martii", "alea"):
        assert run_job(WarmUp(game)) == b""


@pytest.fixture
def server(shared_server: TestServer) -> TestServer:
    """The shared node, without clients of earlier tests."""
    shared_server.clients.clear()
    shared_server.site.hub.eraser = Eraser(shared_server.site.hub)  # its limits are per address
    return shared_server


@pytest.fixture
async def livia(server: TestServer) -> AsyncIterator[TestClient]:
    async with server.person("Livia Drusilla") as client:
        yield client


@pytest.fixture
async def marcus(server: TestServer) -> AsyncIterator[TestClient]:
    async with server.person("Marcus") as client:
        yield client


@pytest.fixture
async def stranger(server: TestServer) -> AsyncIterator[TestClient]:
    """A client without a seat."""
    async with server.person("Nemo") as client:
        yield client


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as base:
        yield base


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/lusoria.db"
    return new_database(str(request.getfixturevalue("postgres")))
