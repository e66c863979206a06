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


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 (what is waited for knows nothing of events)
            await asyncio.sleep(0.005)


class Node:
    """One end of the bus, and all it heard."""

    def __init__(self, bus: PostgresBus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, str]] = []

    async def hears(self, *nudge: str) -> None:
        await until(lambda: nudge in self.heard)


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Node]:
    made = Node(PostgresBus(url))
    await made.bus.listen(lambda table, what: made.heard.append((table, what)))
    try:
        yield made
    finally:
        await made.bus.close()


async def dies(node: Node) -> None:
    """As whoever is killed: without a word."""
    assert node.bus._keeper is not None
    node.bus._keeper.cancel()
    await asyncio.wait([node.bus._keeper])
    node.bus._disconnect()


@contextmanager
def stopped(node: Node) -> Iterator[None]:
    """Its backend does nothing more: the line is open, and half of it dead."""
    assert node.bus._line is not None
    backend = node.bus._line.get_server_pid()
    os.kill(backend, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(backend, signal.SIGCONT)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test can wait for."""
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(bus, "PATIENCE", 0.5)
    monkeypatch.setattr(bus, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(bus, "LONGEST_SILENCE", 0.6)


async def cut(url: str, node: Node) -> None:
    """Take its connection away, as a restart of the database or a broken line would."""
    lost = node.bus._line
    assert lost is not None
    other = await asyncpg.connect(url)
    await other.execute("SELECT pg_terminate_backend($1)", lost.get_server_pid())
    await other.close()
    await until(lost.is_closed)


async def test_the_others_hear_and_oneself_does_not(database: str) -> None:
    async with node(database) as one, node(database) as other, node(database) as third:
        one.bus.nudge("a", "changed")
        other.bus.nudge("b", "here:0,3")
        await one.hears("b", "here:0,3")
        await other.hears("a", "changed")
        await third.hears("b", "here:0,3")
        assert one.heard == [("b", "here:0,3")]
        assert other.heard == [("a", "changed")]


@pytest.mark.usefixtures("hurry")
async def test_both_sides_look_again_after_a_gap(database: str) -> None:
    """Whoever was cut off may have missed a nudge, and so may those whom it could not nudge."""
    async with node(database) as one, node(database) as other:
        await cut(database, one)
        one.bus.nudge("a", "changed")  # into the gap
        await one.hears("", "missed")
        await other.hears("", "missed")
        one.bus.nudge("b", "changed")
        await other.hears("b", "changed")


@pytest.mark.usefixtures("hurry")
async def test_a_half_open_line_is_noticed_and_made_anew(database: str) -> None:
    """Before: a nudge waited for the dead backend, for as long as it was dead, and so did the move."""
    async with node(database) as one, node(database) as other:
        with stopped(one):
            one.bus.nudge("a", "changed")
            await until(lambda: not one.bus.hears)
            await one.hears("", "missed")
            await other.hears("", "missed")
            one.bus.nudge("b", "changed")
            await other.hears("b", "changed")
            other.bus.nudge("c", "chat")
            await one.hears("c", "chat")
            assert one.bus.hears


@pytest.mark.usefixtures("hurry")
async def test_a_line_nothing_comes_back_on_is_made_anew(database: str) -> None:
    """As behind a pooler that forgets who listens: all that is said arrives, and nothing is heard."""
    async with node(database) as one, node(database) as other:
        first = one.bus._line
        assert first is not None
        while True:
            try:
                await first.reset()
                break
            except asyncpg.InterfaceError:  # it is in use at this moment
                await asyncio.sleep(0.01)
        await until(lambda: one.bus._line not in (None, first))
        other.bus.nudge("a", "changed")
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
async def test_whatever_ends_a_line_is_raised_to_nobody(database: str, error: type[Exception]) -> None:
    """Before: some of these came out of a nudge, and the move that was written ended in a crash."""

    class Ended:
        async def execute(self, *_: object, **__: object) -> None:
            raise error

        def is_closed(self) -> bool:
            return False

        def terminate(self) -> None:
            return

    async with node(database) as one, node(database) as other:
        assert one.bus._keeper is not None
        one.bus._disconnect()
        one.bus._line = cast("Any", Ended())
        one.bus._has_pending.set()
        await one.hears("", "missed")
        one.bus.nudge("b", "changed")
        await other.hears("b", "changed")


@pytest.mark.usefixtures("hurry")
async def test_a_node_that_falls_silent_may_have_written_without_a_nudge(database: str) -> None:
    """Before: a node killed between commit and nudge left the others with a table they did not know."""
    async with node(database) as one, node(database) as other:
        await until(lambda: len(other.bus._beats) == 2)
        assert other.heard == []
        await dies(one)
        await other.hears("", "missed")
        await until(lambda: len(other.bus._beats) == 1)
        assert other.heard.count(("", "missed")) == 1


@pytest.mark.usefixtures("hurry")
async def test_a_node_that_stays_silent_may_go_on_writing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: it was missed once, and what it wrote from then on was told to nobody at the other nodes."""
    async with node(database) as one, node(database) as other:
        await until(lambda: len(other.bus._beats) == 2)
        with monkeypatch.context() as down:
            down.setattr(one.bus, "_url", "postgresql://127.0.0.1:1/nowhere")
            await cut(database, one)
            await until(lambda: other.heard.count(("", "silent")) >= 3)
            assert other.heard.count(("", "missed")) == 1
        await until(lambda: len(other.bus._beats) == 2)
        assert other.bus._silent == {}


@pytest.mark.usefixtures("hurry")
async def test_a_node_that_is_gone_is_forgotten_in_the_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "WATCHED_FOR", 1.0)
    async with node(database) as one, node(database) as other:
        await until(lambda: len(other.bus._beats) == 2)
        await dies(one)
        await other.hears("", "silent")
        await until(lambda: not other.bus._silent)


@pytest.mark.usefixtures("hurry")
async def test_a_node_that_dies_while_one_is_cut_off_is_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: with a new line the others were forgotten, and what one wrote in its last moment was too."""
    async with node(database) as one, node(database) as other:
        await until(lambda: len(one.bus._beats) == 2)
        with monkeypatch.context() as down:
            down.setattr(one.bus, "_url", "postgresql://127.0.0.1:1/nowhere")
            await cut(database, one)
            await until(lambda: one.bus._line is None)
            await dies(other)
        await until(lambda: one.heard.count(("", "silent")) >= 3)


@pytest.mark.usefixtures("hurry")
async def test_a_node_that_stops_says_goodbye_and_is_not_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: after every restart of one node the others looked at all their logs for ten minutes."""
    monkeypatch.setattr(bus, "LONGEST_SILENCE", PATIENCE)
    async with node(database) as one, node(database) as other:
        await until(lambda: len(other.bus._beats) == 2)
        one.bus.nudge("a", "changed")
        await one.bus.close()
        await until(lambda: len(other.bus._beats) == 1)
        assert other.heard == [("a", "changed"), ("", "missed")]
        assert other.bus._silent == {}


@pytest.mark.usefixtures("hurry")
async def test_what_waits_to_be_said_is_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than that, and the others look at everything."""
    monkeypatch.setattr(bus, "MOST_WAITING", 10)
    monkeypatch.setattr(bus, "PATIENCE", PATIENCE)
    monkeypatch.setattr(bus, "LONGEST_SILENCE", PATIENCE)
    async with node(database) as one, node(database) as other:
        with stopped(one):
            one.bus.nudge("a", "changed")
            await until(lambda: not one.bus._pending)
            for number in range(1000):
                one.bus.nudge(f"{number}", "changed")
                one.bus.nudge("again", "changed")
            assert len(one.bus._pending) <= 10
        await other.hears("", "missed")
        await other.hears("999", "changed")


async def test_many_at_once_are_each_said_once(database: str) -> None:
    async with node(database) as one, node(database) as other:
        for _ in range(3):
            for number in range(200):
                one.bus.nudge(f"{number}", "changed")
        await other.hears("199", "changed")
        assert sorted(other.heard) == sorted((f"{number}", "changed") for number in range(200))


@pytest.mark.usefixtures("hurry")
async def test_a_line_that_cannot_be_made_at_first_is_made_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: a node that found no connection left did not start, and said so in a traceback."""
    with monkeypatch.context() as full:
        full.setattr(asyncpg, "connect", refuse)
        made = Node(PostgresBus(database))
        await made.bus.listen(lambda table, what: made.heard.append((table, what)))
        assert not made.bus.hears
        made.bus.nudge("a", "changed")
    await until(lambda: made.bus.hears)
    await made.hears("", "missed")
    await made.bus.close()


async def refuse(*_: object, **__: object) -> None:
    raise asyncpg.TooManyConnectionsError
