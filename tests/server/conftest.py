"""One node in memory for all tests that need nothing special of it, and databases for the others."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from lusoria.server.jobs.analysis_worker import WarmUp, run_job
from lusoria.table.erasure.erase_person import Eraser
from tests.server.world import TestClient, TestServer, node
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
    """What an analysis needs, compiled here and now.

    The process that analyses gives way to everybody. On a machine that runs two tests at a time it was once
    not done with compiling after six minutes.
    """
    for game in ("idus-martii", "alea"):
        assert run_job(WarmUp(game)) == b""


@pytest.fixture
def server(shared_server: TestServer) -> TestServer:
    """The shared node, as if nobody had been there."""
    shared_server.people.clear()
    shared_server.site.hub.eraser = Eraser(shared_server.site.hub)  # it counts by address, and all have one
    return shared_server


@pytest.fixture
async def livia(server: TestServer) -> AsyncIterator[TestClient]:
    async with server.person("Livia Drusilla") as someone:
        yield someone


@pytest.fixture
async def marcus(server: TestServer) -> AsyncIterator[TestClient]:
    async with server.person("Marcus") as someone:
        yield someone


@pytest.fixture
async def stranger(server: TestServer) -> AsyncIterator[TestClient]:
    """Somebody without a seat."""
    async with server.person("Nemo") as someone:
        yield someone


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as base:
        yield base


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/lusoria.db"
    return new_database(str(request.getfixturevalue("postgres")))
