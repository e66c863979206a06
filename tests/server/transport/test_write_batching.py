"""What is said in one round of the loop goes out at its end."""

import asyncio

import pytest

from lusoria.server.transport.write_batching import WriteBatcher

pytestmark = pytest.mark.anyio


class Line:
    """Says its name where all can hear it."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self._name = name
        self._sent = sent

    def flush(self) -> None:
        self._sent.append(self._name)


class BrokenLine:
    def flush(self) -> None:
        raise RuntimeError("broken")


async def test_batch_is_flushed_at_end_of_iteration_in_order() -> None:
    post, sent = WriteBatcher(), list[str]()
    for name in ("one", "two"):
        post.schedule(Line(name, sent))
    assert not sent
    await asyncio.sleep(0)
    assert sent == ["one", "two"]
    post.schedule(Line("three", sent))
    await asyncio.sleep(0)
    assert sent == ["one", "two", "three"]


async def test_failing_connection_does_not_stop_the_batch() -> None:
    """Before: the lines after it had nothing sent any more, for good."""
    post, sent = WriteBatcher(), list[str]()
    post.schedule(BrokenLine())
    post.schedule(Line("other", sent))
    await asyncio.sleep(0)
    assert sent == ["other"]
