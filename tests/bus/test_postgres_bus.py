"""PostgreSQL bus: delivery of notifications, lost and half-open connections, silent nodes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import asyncpg
import pytest

from lusoria.bus import postgres as bus
from lusoria.bus.postgres import PostgresBus
from tests.server.processes import frozen
from tests.store.postgres import PATIENCE, new_database, postgres_server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_server() as base:
        yield new_database(base)


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 (no event for any condition)
            await asyncio.sleep(0.005)


class Node:
    """One end of the bus, and all notifications it received."""

    def __init__(self, bus: PostgresBus) -> None:
        self.bus = bus
        self.received: list[tuple[str, str]] = []

    async def wait_for(self, *notification: str) -> None:
        await wait_until(lambda: notification in self.received)


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Node]:
    started = Node(PostgresBus(url))
    await started.bus.listen(lambda table, what: started.received.append((table, what)))
    try:
        yield started
    finally:
        await started.bus.close()


async def crash(node: Node) -> None:
    """Ends the connection without a message, like a killed process."""
    assert node.bus._connect_task is not None
    node.bus._connect_task.cancel()
    await asyncio.wait([node.bus._connect_task])
    node.bus._disconnect()


@contextmanager
def half_open(node: Node) -> Iterator[None]:
    """Stops the node's backend: the connection is open, and nothing comes back."""
    assert node.bus._connection is not None
    with frozen(node.bus._connection.get_server_pid()):
        yield


@pytest.fixture
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", 0.5)
    monkeypatch.setattr(bus, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", 0.6)


async def cut(url: str, node: Node) -> None:
    """Ends its connection, as a restart of the database would."""
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
        await one.wait_for("b", "here:0,3")
        await other.wait_for("a", "changed")
        await third.wait_for("b", "here:0,3")
        assert one.received == [("b", "here:0,3")]
        assert other.received == [("a", "changed")]


@pytest.mark.usefixtures("short_limits")
async def test_bus_reconnect_makes_both_nodes_resync(database: str) -> None:
    """A disconnected node may have missed notifications, and so may the nodes it could not notify."""
    async with node(database) as one, node(database) as other:
        await cut(database, one)
        one.bus.notify("a", "changed")  # while disconnected
        await one.wait_for("", "missed")
        await other.wait_for("", "missed")
        one.bus.notify("b", "changed")
        await other.wait_for("b", "changed")


@pytest.mark.usefixtures("short_limits")
async def test_half_open_bus_connection_is_replaced(database: str) -> None:
    """Regression: a notification waited for the dead backend, and so did the move."""
    async with node(database) as one, node(database) as other:
        with half_open(one):
            one.bus.notify("a", "changed")
            await wait_until(lambda: not one.bus.is_connected)
            await one.wait_for("", "missed")
            await other.wait_for("", "missed")
            one.bus.notify("b", "changed")
            await other.wait_for("b", "changed")
            other.bus.notify("c", "chat")
            await one.wait_for("c", "chat")
            assert one.bus.is_connected


@pytest.mark.usefixtures("short_limits")
async def test_one_way_bus_connection_is_replaced(database: str) -> None:
    """As behind a pooler that drops LISTEN: notifications are sent, and none is received."""
    async with node(database) as one, node(database) as other:
        first = one.bus._connection
        assert first is not None
        while one.bus._connection is first:
            try:
                await first.reset()
                break
            except (asyncpg.InterfaceError, asyncpg.ConnectionDoesNotExistError):  # in use, or just replaced
                await asyncio.sleep(0.01)
        await wait_until(lambda: one.bus._connection not in (None, first))
        other.bus.notify("a", "changed")
        await one.wait_for("a", "changed")


@pytest.mark.usefixtures("short_limits")
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
    """Regression: some of these errors came out of `nudge`, and the stored move ended in a crash."""

    class ClosedConnection:
        async def execute(self, *_: object, **__: object) -> None:
            raise error

        def is_closed(self) -> bool:
            return False

        def terminate(self) -> None:
            return

    async with node(database) as one, node(database) as other:
        assert one.bus._connect_task is not None
        one.bus._disconnect()
        one.bus._connection = cast("Any", ClosedConnection())
        one.bus._has_pending.set()
        await one.wait_for("", "missed")
        one.bus.notify("b", "changed")
        await other.wait_for("b", "changed")


@pytest.mark.usefixtures("short_limits")
async def test_silent_node_may_have_written_without_notification(database: str) -> None:
    """Regression: a node killed between commit and notification left the others with a stale table."""
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        assert other.received == []
        await crash(one)
        await other.wait_for("", "missed")
        await wait_until(lambda: len(other.bus._heartbeats) == 1)
        assert other.received.count(("", "missed")) == 1


@pytest.mark.usefixtures("short_limits")
async def test_silent_node_is_reported_while_it_stays_silent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: a silent node was reported once, and its later writes were not read."""
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        with monkeypatch.context() as broken:
            broken.setattr(one.bus, "_url", "postgresql://127.0.0.1:1/nowhere")
            await cut(database, one)
            await wait_until(lambda: other.received.count(("", "silent")) >= 3)
            assert other.received.count(("", "missed")) == 1
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        assert other.bus._silent == {}


@pytest.mark.usefixtures("short_limits")
async def test_gone_node_is_forgotten_eventually(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "SILENT_NODE_SECONDS", 1.0)
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        await crash(one)
        await other.wait_for("", "silent")
        await wait_until(lambda: not other.bus._silent)


@pytest.mark.usefixtures("short_limits")
async def test_node_dying_during_a_disconnect_is_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: after a reconnect the other nodes were forgotten, and their last writes were missed."""
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(one.bus._heartbeats) == 2)
        with monkeypatch.context() as broken:
            broken.setattr(one.bus, "_url", "postgresql://127.0.0.1:1/nowhere")
            await cut(database, one)
            await wait_until(lambda: one.bus._connection is None)
            await crash(other)
        await wait_until(lambda: one.received.count(("", "silent")) >= 3)


@pytest.mark.usefixtures("short_limits")
async def test_stopping_node_is_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: after each restart of a node the others read all their logs for ten minutes."""
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", PATIENCE)
    async with node(database) as one, node(database) as other:
        await wait_until(lambda: len(other.bus._heartbeats) == 2)
        one.bus.notify("a", "changed")
        await one.bus.close()
        await wait_until(lambda: len(other.bus._heartbeats) == 1)
        assert other.received == [("a", "changed"), ("", "missed")]
        assert other.bus._silent == {}


@pytest.mark.usefixtures("short_limits")
async def test_pending_notifications_are_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the bound, the others read every table."""
    monkeypatch.setattr(bus, "MAX_PENDING", 10)
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", PATIENCE)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", PATIENCE)
    async with node(database) as one, node(database) as other:
        with half_open(one):
            one.bus.notify("a", "changed")
            await wait_until(lambda: not one.bus._pending)
            for number in range(1000):
                one.bus.notify(f"{number}", "changed")
                one.bus.notify("again", "changed")
            assert len(one.bus._pending) <= 10
        await other.wait_for("", "missed")
        await other.wait_for("999", "changed")


async def test_concurrent_notifications_are_sent_once(database: str) -> None:
    async with node(database) as one, node(database) as other:
        for _ in range(3):
            for number in range(200):
                one.bus.notify(f"{number}", "changed")
        await other.wait_for("199", "changed")
        assert sorted(other.received) == sorted((f"{number}", "changed") for number in range(200))


@pytest.mark.usefixtures("short_limits")
async def test_bus_retries_failed_first_connection(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: a node that got no connection did not start, with a traceback."""
    with monkeypatch.context() as broken:
        broken.setattr(asyncpg, "connect", refuse)
        started = Node(PostgresBus(database))
        await started.bus.listen(lambda table, what: started.received.append((table, what)))
        assert not started.bus.is_connected
        started.bus.notify("a", "changed")
    await wait_until(lambda: started.bus.is_connected)
    await started.wait_for("", "missed")
    await started.bus.close()


async def refuse(*_: object, **__: object) -> None:
    raise asyncpg.TooManyConnectionsError
