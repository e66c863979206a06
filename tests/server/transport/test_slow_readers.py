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
from tests.server.harness import Condition, Page, TestClient, TestServer, node, wait_until
from tests.server.raw_socket import RawSocket, raw_socket

pytestmark = pytest.mark.anyio

EYES = {"type": "eyes", "seat": None}
MOVES = 5
"""No game of eight ends within this number of moves of one seat."""
REQUESTS = 2500
"""More answers than the kernel buffers, whatever its settings."""


async def start_bot_game(person: TestClient) -> str:
    return await person.open_game("idus-martii", 8)


@pytest.fixture
async def table(livia: TestClient) -> str:
    return await start_bot_game(livia)


async def median_move_seconds(page: Page) -> float:
    """From the order to its answer, which follows the broadcast."""
    seconds = []
    ask = 0
    for _ in range(MOVES):
        update = await page.wait_for_turn(ask)
        ask = update["ask"] + 1
        begun = time.perf_counter()
        await page.act(0, update["ask"], update["legal"][0])
        await page.expect("done")
        seconds.append(time.perf_counter() - begun)
    return median(seconds)


def lists_table(table: str) -> Condition:
    return lambda lobby: table in [row["id"] for row in lobby["tables"]]


def spectators(server: TestServer, table: str) -> list[WebSocketProtocol]:
    """The server's ends of the spectators' connections."""
    sockets = server.live(table).presence.connections
    return [cast("Socket", socket).protocol for socket in sockets if socket.person is None]


@asynccontextmanager
async def slow_readers(server: TestServer, table: str, count: int) -> AsyncIterator[list[RawSocket]]:
    """Spectators who request more than any buffer holds, and read nothing."""
    async with AsyncExitStack() as stack:
        readers = [await stack.enter_async_context(raw_socket(server)) for _ in range(count)]
        for one in readers:
            assert await one.upgrade() == 101
            await one.watch(table)
            await one.send(*[EYES] * REQUESTS)
        await wait_until(lambda: sum(not end.writable.is_set() for end in spectators(server, table)) == count)
        yield readers


class TestTable:
    @pytest.mark.parametrize(("count", "extra_seconds"), [(1, 0.05), (64, 0.1)])
    async def test_vote_goes_on_among_slow_readers(
        self, server: TestServer, livia: TestClient, table: str, count: int, extra_seconds: float
    ) -> None:
        """Regression: the answer to `eyes` was awaited under the table's lock, so no player could move.

        Each move waited up to five seconds for each of them, in turn.
        """
        async with (
            livia.page(await start_bot_game(livia), seat=0) as other,
            livia.page(table, seat=0) as page,
        ):
            usual = await median_move_seconds(other)
            async with slow_readers(server, table, count), asyncio.timeout(30):
                assert await median_move_seconds(page) < 5 * usual + extra_seconds

    async def test_slow_readers_are_disconnected_and_resume(
        self, server: TestServer, livia: TestClient, stranger: TestClient, table: str
    ) -> None:
        """The connection is reset without a close frame; the client resumes by version.

        Regression: a polite close waited until everything was read.
        """
        async with livia.page(table, seat=0) as page, slow_readers(server, table, 1) as (one,):
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
            got = await one.read_all()
            assert len(got) < MAX_UNREAD_BYTES, "unsent data is gone with the connection"
            await median_move_seconds(page)
            async with stranger.page(table, since=known) as back:
                update = await back.expect("update")
                assert update["version"] > known
                assert update["events"], "events since the known version"

    async def test_memory_of_slow_readers_is_bounded(self, server: TestServer, table: str) -> None:
        """Regression: the kernel buffered megabytes for each of them."""
        async with slow_readers(server, table, 4) as readers:
            for one in readers:
                await one.send(*[EYES] * 400)
            await asyncio.gather(*(one.send({"type": "ping"}) for one in readers))
            for served in spectators(server, table):
                assert served.transport.get_write_buffer_size() <= MAX_UNREAD_BYTES
                kernel = served.transport.get_extra_info("socket")
                assert kernel.getsockopt(1, 7) <= 4 * ws_protocol.KERNEL_BUFFER_BYTES

    async def test_late_reader_misses_nothing(self, server: TestServer, table: str) -> None:
        """Answers wait while the client does not read, and none is lost."""
        async with slow_readers(server, table, 1) as (one,):
            got = b""
            while got.count(b'"type":"update"') < 300:
                got += await one.read()


class TestLobby:
    async def test_lobby_drops_a_slow_reader(
        self, server: TestServer, livia: TestClient, stranger: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: no client got the list any more until the server was restarted."""
        monkeypatch.setattr(lobby, "POLL_SECONDS", 0.01)
        for _ in range(20):
            await livia.open_table("alea", 3, listed=True)
        async with raw_socket(server) as sleeper, stranger.page() as page:
            assert await sleeper.upgrade() == 101
            await sleeper.send(*[{"type": "watch"}] * REQUESTS)
            await page.send({"type": "watch"})
            await page.expect("lobby")
            for _ in range(60):
                shown = lists_table(await livia.open_table("alea", 3, listed=True))
                async with asyncio.timeout(20):
                    await page.expect("lobby", shown)

    async def test_repeated_watch_sends_lobby_once(self, livia: TestClient) -> None:
        """Regression: the whole list was sent each time."""
        async with livia.page() as page:
            for _ in range(5):
                await page.send({"type": "watch"})
            await page.sync()
            assert [message["type"] for message in page.received] == ["lobby", "pong"]


class TestClose:
    async def test_client_without_pong_is_disconnected(self, server: TestServer, table: str) -> None:
        """Regression: a polite close never ended, as nothing more could be written."""
        async with slow_readers(server, table, 1):
            (served,) = spectators(server, table)
            served.keepalive_timeout()
            async with asyncio.timeout(5):
                await wait_until(lambda: not spectators(server, table))

    async def test_close_does_not_wait_for_the_client(
        self, server: TestServer, table: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: a client that did not read kept its connection without limit."""
        monkeypatch.setattr(ws_protocol, "CLOSE_SECONDS", 0.05)
        async with slow_readers(server, table, 1):
            (served,) = spectators(server, table)
            served.start_close(4008)
            async with asyncio.timeout(5):
                await wait_until(lambda: served.disconnected)

    async def test_server_stops_despite_slow_readers(self) -> None:
        """Regression: shutdown waited for the close handshake of each without limit."""
        async with AsyncExitStack() as stack:
            async with node() as server, server.person() as livia:
                table = await start_bot_game(livia)
                await stack.enter_async_context(slow_readers(server, table, 3))
                begun = time.monotonic()
            assert time.monotonic() - begun < 8
