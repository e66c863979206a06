"""Nudges between nodes over a real PostgreSQL: who hears what, and what becomes of a line that breaks."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import asyncpg
import pytest

from lusoria.bus import postgres as bus
from lusoria.bus.postgres import PostgresBus
from tests.store.postgres import PATIENCE, new_database, postgres_server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_server() as base:
        yield new_database(base)


async def wait_until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 (what is waited for knows nothing of events)
            await asyncio.sleep(0.005)


class Node:
    """One end of the bus, and all it heard."""

    def __init__(self, bus: PostgresBus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, str]] = []

    async def hears(self, *nudge: str) -> None:
        await wait_until(lambda: nudge in self.heard)


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Node]:
    made = Node(PostgresBus(url))
    await made.bus.listen(lambda table, what: made.heard.append((table, what)))
    try:
        yield made
    finally:
        await made.bus.close()


async def dies(node: Node) -> None:
    """Ends the connection without a message, like a killed process."""
    assert node.bus._connect_task is not None
    node.bus._connect_task.cancel()
    await asyncio.wait([node.bus._connect_task])
    node.bus._disconnect()


@contextmanager
def stopped(node: Node) -> Iterator[None]:
    """Its backend does nothing more: the line is open, and half of it dead."""
    assert node.bus._connection is not None
    backend = node.bus._connection.get_server_pid()
    os.kill(backend, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(backend, signal.SIGCONT)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test can wait for."""
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", 0.5)
    monkeypatch.setattr(bus, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", 0.6)


async def cut(url: str, node: Node) -> None:
    """Take its connection away, as a restart of the database or a broken line would."""
    lost = node.bus._connection
    assert lost is not None
    other = await asyncpg.connect(url)
    await other.execute("SELECT pg_terminate_backend($1)", lost.get_server_pid())
    await other.close()
    await wait_until(lost.is_closed)


async def test_notification_reaches_other_nodes_only(database: str) -> None:
    async with node(database) as one, node(database) as other, node(database) as third:
        one.bus.notify("a", "changed")
        other.bus.notify("b", "here:0,3")
        await one.hears("b", "here:0,3")
        await other.hears("a", "changed")
        await third.hears("b", "here:0,3")
        assert one.heard == [("b", "here:0,3")]
        assert other.heard == [("a", "changed")]


@pytest.mark.usefixtures("hurry")
async def test_bus_reconnect_makes_both_nodes_resync(database: str) -> None:
    """A disconnected node may have missed notifications, and so may the nodes it could not notify."""
    async with node(database) as one, node(database) as other:
        await cut(database, one)
        one.bus.notify("a", "changed")  # into the gap
        await one.hears("", "missed")
        await other.hears("", "missed")
        one.bus.notify("b", "changed")
        await other.hears("b", "changed")


@pytest.mark.usefixtures("hurry")
async def test_half_open_bus_connection_is_replaced(database: str) -> None:
    """Before: a nudge waited for the dead backend, for as long as it was dead, and so did the move."""
    async with node(database) as one, node(database) as other:
        with stopped(one):
            one.bus.notify("a", "changed")
            await wait_until(lambda: not one.bus.is_connected)
            await one.hears("", "missed")
            await other.hears("", "missed")
            one.bus.notify("b", "changed")
            await other.hears("b", "changed")
            other.bus.notify("c", "chat")
            await one.hears("c", "chat")
            assert one.bus.is_connected


@pytest.mark.usefixtures("hurry")
async def test_one_way_bus_connection_is_replaced(database: str) -> None:
    """As behind a pooler that forgets who listens: all that is said arrives, and nothing is heard."""
    async with node(database) as one, node(database) as other:
        first = one.bus._connection
        assert first is not None
        while True:
            try:
                await first.reset()
                break
            except asyncpg.InterfaceError:  # it is in use at this moment
                await asyncio.sleep(0.01)
        await wait_until(lambda: one.bus._connection not in (None, first))
        other.bus.notify("a", "changed")
        await one.hears("a", "changed")


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    "error",
    [
        asyncpg.ConnectionDoesNotExistError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        ConnectionResetError,
        TimeoutError,
        AttributeError,
    ],
)
async def test_lost_bus_connection_raises_nothing(database: str, error: type[Exception]) -> None:
    """Before: some of these came out of a nudge, and the move that was written ended in a crash."""

    class Ended:
        async def execute(self, *_: object, **__: object) -> None:
            raise error

        def is_closed(self) -> bool:
            return False

        def terminate(self) -> None:
            return

    async with node(database) as one, node(database) as other:
        assert one.bus._connect_task is not None
        one.bus._disconnect()
        one.bus._connection = cast("Any", Ended())
        one.bus._has_pending.set()
        await one.hears("", "missed")
        one.bus.notify("b", "changed")
        await other.hears("b", "changed")


@pytest.mark.usefixtures("hurry")
async def test_silent_node_may_have_written_without_notification(database: str) -> None:
    """Before: a node killed between commit and nudge left the others with a table they did not know."""
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        assert other.heard == []
        await dies(one)
        await other.hears("", "missed")
        await wait_until(lambda: len(other.bus._heartbeats) == 1)
        assert other.heard.count(("", "missed")) == 1


@pytest.mark.usefixtures("hurry")
async def test_silent_node_is_reported_while_it_stays_silent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: it was missed once, and what it wrote from then on was told to nobody at the other nodes."""
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        with monkeypatch.context() as down:
            down.setattr(one.bus, "_url", "postgresql://127.0.0.1:1/nowhere")
            await cut(database, one)
            await wait_until(lambda: other.heard.count(("", "silent")) >= 3)
            assert other.heard.count(("", "missed")) == 1
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        assert other.bus._silent == {}


@pytest.mark.usefixtures("hurry")
async def test_gone_node_is_forgotten_eventually(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "SILENT_NODE_SECONDS", 1.0)
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        await dies(one)
        await other.hears("", "silent")
        await wait_until(lambda: not other.bus._silent)


@pytest.mark.usefixtures("hurry")
async def test_node_dying_during_a_disconnect_is_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: with a new line the others were forgotten, and what one wrote in its last moment was too."""
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(one.bus._heartbeats) == 2)
        with monkeypatch.context() as down:
            down.setattr(one.bus, "_url", "postgresql://127.0.0.1:1/nowhere")
            await cut(database, one)
            await wait_until(lambda: one.bus._connection is None)
            await dies(other)
        await wait_until(lambda: one.heard.count(("", "silent")) >= 3)


@pytest.mark.usefixtures("hurry")
async def test_stopping_node_is_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: after every restart of one node the others looked at all their logs for ten minutes."""
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", PATIENCE)
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        one.bus.notify("a", "changed")
        await one.bus.close()
        await wait_until(lambda: len(other.bus._heartbeats) == 1)
        assert other.heard == [("a", "changed"), ("", "missed")]
        assert other.bus._silent == {}


@pytest.mark.usefixtures("hurry")
async def test_pending_notifications_are_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than that, and the others look at everything."""
    monkeypatch.setattr(bus, "MAX_PENDING", 10)
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", PATIENCE)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", PATIENCE)
    async with node(database) as one, node(database) as other:
        with stopped(one):
            one.bus.notify("a", "changed")
            await wait_until(lambda: not one.bus._pending)
            for number in range(1000):
                one.bus.notify(f"{number}", "changed")
                one.bus.notify("again", "changed")
            assert len(one.bus._pending) <= 10
        await other.hears("", "missed")
        await other.hears("999", "changed")


async def test_concurrent_notifications_are_sent_once(database: str) -> None:
    async with node(database) as one, node(database) as other:
        for _ in range(3):
            for number in range(200):
                one.bus.notify(f"{number}", "changed")
        await other.hears("199", "changed")
        assert sorted(other.heard) == sorted((f"{number}", "changed") for number in range(200))


@pytest.mark.usefixtures("hurry")
async def test_bus_retries_failed_first_connection(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: a node that found no connection left did not start, and said so in a traceback."""
    with monkeypatch.context() as full:
        full.setattr(asyncpg, "connect", refuse)
        made = Node(PostgresBus(database))
        await made.bus.listen(lambda table, what: made.heard.append((table, what)))
        assert not made.bus.is_connected
        made.bus.notify("a", "changed")
    await wait_until(lambda: made.bus.is_connected)
    await made.hears("", "missed")
    await made.bus.close()


async def refuse(*_: object, **__: object) -> None:
    raise asyncpg.TooManyConnectionsError
