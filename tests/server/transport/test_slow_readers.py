"""Back-pressure: a slow reader does not slow its table, the lobby or the server."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from statistics import median
from typing import cast

import pytest

from lusoria.server import lobby
from lusoria.server.transport import ws_protocol
from lusoria.server.transport.socket_route import Socket
from lusoria.server.transport.ws_protocol import MAX_UNREAD_BYTES, WebSocketProtocol
from tests.server.raw import Line, line
from tests.server.world import Page, TestClient, TestServer, Told, node, wait_until

pytestmark = pytest.mark.anyio

EYES = {"type": "eyes", "seat": None}
MOVES = 5
"""No game of eight ends before this number of moves of one seat."""
ASKED = 2500
"""More answers than the kernel buffers, whatever its settings."""


async def begins(person: TestClient) -> str:
    """Alone with bots."""
    table = await person.open_table("idus-martii", 8)
    await person.start_game(table)
    return table


@pytest.fixture
async def table(livia: TestClient) -> str:
    return await begins(livia)


async def seconds_a_move(page: Page) -> float:
    """The median, from the order to the answer; everybody else has been told by then."""
    took = []
    ask = 0
    for _ in range(MOVES):
        update = await page.my_turn(ask)
        ask = update["ask"] + 1
        begun = time.perf_counter()
        await page.act(0, update["ask"], update["legal"][0])
        await page.expect("done")
        took.append(time.perf_counter() - begun)
    return median(took)


def telling_of(table: str) -> Told:
    return lambda lobby: table in [row["id"] for row in lobby["tables"]]


def spectators(server: TestServer, table: str) -> list[WebSocketProtocol]:
    """The server's ends of the lines of those who look on."""
    looking = server.live(table).presence.connections
    return [cast("Socket", socket).protocol for socket in looking if socket.person is None]


@asynccontextmanager
async def silent(server: TestServer, table: str, count: int) -> AsyncIterator[list[Line]]:
    """Spectators who request more than any buffer holds, and read nothing."""
    async with AsyncExitStack() as stack:
        them = [await stack.enter_async_context(line(server)) for _ in range(count)]
        for one in them:
            assert await one.upgrade() == 101
            await one.looks_at(table)
            await one.says(*[EYES] * ASKED)
        await wait_until(lambda: sum(not one.writable.is_set() for one in spectators(server, table)) == count)
        yield them


class TestATable:
    async def test_spectator_who_does_not_read_is_disconnected(
        self, server: TestServer, livia: TestClient, table: str
    ) -> None:
        """Before: the answer to their `eyes` was waited for under the table's lock, so nobody could move."""
        async with livia.page(await begins(livia), seat=0) as other, livia.page(table, seat=0) as page:
            usual = await seconds_a_move(other)
            async with silent(server, table, 1), asyncio.timeout(30):
                assert await seconds_a_move(page) < 5 * usual + 0.05

    async def test_vote_goes_on_among_64_slow_readers(
        self, server: TestServer, livia: TestClient, table: str
    ) -> None:
        """Before: each was waited for up to five seconds, one after the other, at every move."""
        async with livia.page(await begins(livia), seat=0) as other, livia.page(table, seat=0) as page:
            usual = await seconds_a_move(other)
            async with silent(server, table, 64), asyncio.timeout(30):
                assert await seconds_a_move(page) < 5 * usual + 0.1

    async def test_slow_readers_are_disconnected_and_resume(
        self, server: TestServer, livia: TestClient, stranger: TestClient, table: str
    ) -> None:
        """A client too far behind is reset without a close frame, and resumes by version.

        Before: nothing ended such a line, since a polite close waits until all is read.
        """
        async with livia.page(table, seat=0) as page, silent(server, table, 1) as (one,):
            (served,) = spectators(server, table)
            most = 0
            async with asyncio.timeout(60):
                while not served.transport.is_closing():
                    await livia.post(f"/api/tables/{table}/mute", {"seat": 0, "muted": True})
                    await livia.post(f"/api/tables/{table}/mute", {"seat": 0, "muted": False})
                    if not served.transport.is_closing():
                        most = max(most, served.transport.get_write_buffer_size())
            assert most <= MAX_UNREAD_BYTES
            await wait_until(lambda: not spectators(server, table))
            known = server.live(table).room.version
            assert all(connection.person for connection in server.live(table).presence.connections)
            got = await one.ended()
            assert len(got) < MAX_UNREAD_BYTES, "what waited on the server is gone with the line"
            await seconds_a_move(page)
            async with stranger.page(table, since=known) as back:
                update = await back.expect("update")
                assert update["version"] > known
                assert update["events"], "what happened since"

    async def test_memory_of_slow_readers_is_bounded(self, server: TestServer, table: str) -> None:
        """Before: the kernel took megabytes for each of them."""
        async with silent(server, table, 4) as them:
            for one in them:
                await one.says(*[EYES] * 400)
            await asyncio.gather(*(other.says({"type": "ping"}) for other in them))
            for served in spectators(server, table):
                assert served.transport.get_write_buffer_size() <= MAX_UNREAD_BYTES
                kernel = served.transport.get_extra_info("socket")
                assert kernel.getsockopt(1, 7) <= 4 * ws_protocol.KERNEL_BUFFER_BYTES

    async def test_late_reader_misses_nothing(self, server: TestServer, table: str) -> None:
        """Not answered while they do not read, but answered."""
        async with silent(server, table, 1) as (one,):
            got = b""
            while got.count(b'"type":"update"') < 300:
                got += await one.read()


class TestTheLobby:
    async def test_lobby_drops_a_slow_reader(
        self, server: TestServer, livia: TestClient, stranger: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before: the list was not sent to anybody any more, until the server was started again."""
        monkeypatch.setattr(lobby, "POLL_SECONDS", 0.01)
        for _ in range(20):
            await livia.open_table("alea", 3, listed=True)
        async with line(server) as sleeper, stranger.page() as page:
            assert await sleeper.upgrade() == 101
            await sleeper.says(*[{"type": "watch"}] * ASKED)
            await page.send({"type": "watch"})
            await page.expect("lobby")
            for _ in range(60):
                shown = telling_of(await livia.open_table("alea", 3, listed=True))
                async with asyncio.timeout(20):
                    await page.expect("lobby", shown)

    async def test_repeated_watch_sends_lobby_once(self, livia: TestClient) -> None:
        """Before: each time the whole list came again."""
        async with livia.page() as page:
            for _ in range(5):
                await page.send({"type": "watch"})
            await page.settle()
            assert [message["type"] for message in page.heard] == ["lobby", "pong"]


class TestGoodbyes:
    async def test_client_without_pong_is_disconnected(
        self, server: TestServer, table: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before: closed politely, and so never, as nothing more could be written."""
        async with silent(server, table, 1):
            (served,) = spectators(server, table)
            served.keepalive_timeout()
            async with asyncio.timeout(5):
                await wait_until(lambda: not spectators(server, table))

    async def test_close_does_not_wait_for_the_client(
        self, server: TestServer, table: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: a client that did not read kept its connection without limit."""
        monkeypatch.setattr(ws_protocol, "CLOSE_SECONDS", 0.05)
        async with silent(server, table, 1):
            (served,) = spectators(server, table)
            served.start_close(4008)
            async with asyncio.timeout(5):
                await wait_until(lambda: served.disconnected)

    async def test_server_stops_despite_slow_readers(self) -> None:
        """Before: the goodbye to each was waited for without end."""
        async with AsyncExitStack() as stack:
            async with node() as server, server.person() as livia:
                table = await begins(livia)
                await stack.enter_async_context(silent(server, table, 3))
                begun = time.monotonic()
            assert time.monotonic() - begun < 8
