"""Write batching: connections flush once per event-loop iteration."""

import asyncio

import pytest

from lusoria.server.transport.write_batching import WriteBatcher

pytestmark = pytest.mark.anyio


class FakeConnection:
    """Appends its name to a shared list when it is flushed."""

    def __init__(self, name: str, flushed: list[str]) -> None:
        self._name = name
        self._flushed = flushed

    def flush(self) -> None:
        self._flushed.append(self._name)


class FailingConnection:
    def flush(self) -> None:
        raise RuntimeError("broken")


async def test_batch_is_flushed_at_end_of_iteration_in_order() -> None:
    batcher, flushed = WriteBatcher(), list[str]()
    for name in ("first", "second"):
        batcher.schedule(FakeConnection(name, flushed))
    assert not flushed
    await asyncio.sleep(0)
    assert flushed == ["first", "second"]


async def test_batcher_schedules_again_after_a_flush() -> None:
    batcher, flushed = WriteBatcher(), list[str]()
    for name in ("first", "second"):
        batcher.schedule(FakeConnection(name, flushed))
        await asyncio.sleep(0)
    assert flushed == ["first", "second"]


async def test_failing_connection_does_not_stop_the_batch() -> None:
    """Regression: one failing connection stopped all later writes."""
    batcher, flushed = WriteBatcher(), list[str]()
    batcher.schedule(FailingConnection())
    batcher.schedule(FakeConnection("other", flushed))
    await asyncio.sleep(0)
    assert flushed == ["other"]
