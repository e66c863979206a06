"""A real node on a SQLite file, and somebody who opens tables at it."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from lusoria.client import seat
from tests.server.world import PATIENCE, House, Somebody, node


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": sys.platform != "win32"}


@pytest.fixture(scope="session")
async def shared_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    path: Path = tmp_path_factory.mktemp("client") / "lusoria.db"
    async with node(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture
def house(shared_house: House) -> House:
    """The shared node, as if nobody had been there."""
    shared_house.people.clear()
    return shared_house


@pytest.fixture
async def livia(house: House) -> AsyncIterator[Somebody]:
    """The host."""
    async with house.person("Livia Drusilla") as someone:
        yield someone


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nodes of tests do not mind how much is said. What never comes true fails, instead of hanging."""
    until = seat.TableSeat._until

    async def soon(self: seat.TableSeat, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            await until(self, true)

    monkeypatch.setattr(seat.TableSeat, "_until", soon)
    monkeypatch.setattr(seat, "ORDERS_PER_SECOND", 1000.0)
    monkeypatch.setattr(seat, "AGAIN", 0.01)
