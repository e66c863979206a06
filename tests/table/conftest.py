"""Fixtures: a node in memory, and a running game on it."""

from collections.abc import AsyncIterator

import pytest

from lusoria.table.live.live_table import LiveTable
from tests.table.memory_node import MemoryNode


@pytest.fixture
async def node() -> AsyncIterator[MemoryNode]:
    node = MemoryNode()
    yield node
    await node.hub.close()


@pytest.fixture
async def live(node: MemoryNode) -> LiveTable:
    return await node.start_game()
