"""Inbound frames: rate limits, malformed frames, and order of answers."""

import json
import logging
from typing import Any

import pytest

from lusoria.server.transport import socket_route as sockets
from lusoria.server.transport import ws_protocol
from lusoria.server.transport.ws_protocol import MAX_UNREAD_BYTES
from tests.server.harness import TestClient, TestServer, node, wait_until
from tests.server.raw_socket import BINARY, CLOSE, CONT, PING, PONG, TEXT, RawSocket, masked, raw_socket

pytestmark = pytest.mark.anyio

ASK = {"type": "ping"}
TEXT_PING = json.dumps(ASK).encode()


@pytest.fixture(autouse=True)
def short_close_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raw sockets do not answer a close frame."""
    monkeypatch.setattr(ws_protocol, "CLOSE_SECONDS", 0.1)


async def close_code(one: RawSocket) -> int | None:
    """The code of the close frame, if that came last."""
    *_, last = frames_in(await one.read_all())
    return int.from_bytes(last[1][:2], "big") if last[0] == CLOSE else None


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """Opcode and content of the server's frames, all short in tests."""
    found = []
    while data:
        size, begin = data[1], 2
        if size == 126:
            size, begin = int.from_bytes(data[2:4], "big"), 4
        found.append((data[0] & 0x0F, data[begin : begin + size]))
        data = data[begin + size :]
    return found


class TestRateLimit:
    @pytest.mark.parametrize(
        "flood",
        [
            masked(PING, b""),
            masked(PING, b"x" * 125),
            masked(PONG, b""),
            masked(BINARY, TEXT_PING),
            masked(TEXT, TEXT_PING),
            masked(TEXT, b"", final=False) + masked(CONT, b"", final=False) * 20 + masked(CONT, b"{}"),
        ],
        ids=["ping", "long ping", "pong", "binary", "text", "pieces"],
    )
    async def test_every_frame_counts_for_the_rate_limit(self, flood: bytes) -> None:
        """Regression: pings, pongs and fragments were free."""
        async with node(messages_per_second=5) as server, raw_socket(server) as one:
            assert await one.upgrade() == 101
            await one.write(flood * 40)
            assert await close_code(one) == ws_protocol.RATE_LIMITED

    async def test_pings_are_not_answered_without_reading(self, server: TestServer) -> None:
        """Regression: 120 MB of pings made the server 112 MB larger."""
        async with raw_socket(server) as one:
            assert server.app is not None
            known = set(server.app.sockets.sockets)
            assert await one.upgrade() == 101
            (socket,) = server.app.sockets.sockets - known
            most = 0
            for _ in range(64):
                await one.write(masked(PING, b"x" * 125) * 1000)
                most = max(most, socket.protocol.transport.get_write_buffer_size())
            assert most < MAX_UNREAD_BYTES
            await one.send(ASK)

    async def test_rate_limit_is_shared_by_an_address(self) -> None:
        """Regression: each socket had its own limit, and an address 64 sockets."""
        async with node(messages_per_second=1, devices_per_address=1) as server, server.person() as one:
            async with one.page() as first, one.page() as second:
                await first.sync()
                await first.sync()
                for _ in range(2):
                    await second.send(ASK)
                assert await second.wait_closed() == ws_protocol.RATE_LIMITED
            async with (
                server.person(ip="127.0.0.2") as neighbour,
                neighbour.page(headers={"X-Forwarded-For": "203.0.113.7"}) as page,
            ):
                await page.sync()

    @pytest.mark.parametrize("where", ["/socket", "/elsewhere"])
    @pytest.mark.parametrize("more", ["", "Origin: https://evil.example\r\n"])
    async def test_handshakes_count_as_requests(self, where: str, more: str) -> None:
        """Regression: handshakes had no rate limit."""
        async with node(requests_per_minute=5) as server, server.person() as person:
            got = []
            for _ in range(8):
                async with raw_socket(server) as one:
                    got.append(await one.upgrade(where, more))
            assert set(got[5:]) == {429}
            assert 429 not in got[:5]
            assert (await person.request("GET", "/api/games")).status_code == 429


class TestMalformedFrames:
    @pytest.fixture(autouse=True)
    def no_output(self, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Any:
        with caplog.at_level(logging.WARNING):
            yield
        assert not [record for record in caplog.get_records("call") if record.exc_info]
        output = capfd.readouterr()
        assert "Traceback" not in output.out + output.err
        assert "crash" not in output.out + output.err

    @pytest.mark.parametrize("text", [b"\xff", b'{"type":"ping\xc3"}', b"\xed\xa0\x80"])
    async def test_text_that_is_not_unicode_closes_the_socket(self, server: TestServer, text: bytes) -> None:
        """Regression: a stack trace in the log."""
        async with raw_socket(server) as one:
            assert await one.upgrade() == 101
            await one.write(masked(TEXT, text))
            assert await close_code(one) == ws_protocol.NOT_UNICODE

    @pytest.mark.parametrize(
        ("sent", "code"),
        [
            (b"\x81\x00", 1002),  # not masked
            (b"\xf1\x80\x00\x00\x00\x00", 1002),  # reserved bits
            (b"\x83\x80\x00\x00\x00\x00", 1002),  # unknown opcode
            (masked(CONT, b"x"), 1002),  # continuation without a message
            (masked(TEXT, b"x", final=False) + masked(TEXT, b"x"), 1002),
            (masked(PING, b"x" * 126), 1002),
            (masked(CLOSE, b"\x03"), 1002),
            (masked(TEXT, b"x", final=False) + masked(CLOSE, b""), 1002),
            (b"\x81\xff" + b"\xff" * 12, 1009),
            (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),
        ],
    )
    async def test_malformed_frame_closes_the_socket(
        self, server: TestServer, sent: bytes, code: int
    ) -> None:
        async with raw_socket(server) as one:
            assert await one.upgrade() == 101
            await one.write(sent)
            assert await close_code(one) == code

    @pytest.mark.parametrize(
        "request_",
        [
            b"GET /socket?\xff HTTP/1.1\r\nHost: x\r\n",
            b"GET /socket HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 9000 + b"\r\n",
            b"GET /socket HTTP/1.1\r\n" + b"X: x\r\n" * 300,
            b"GET /socket" + b"x" * 9000 + b" HTTP/1.1\r\n",
            b"GET /socket HTTP/1.1\r\nHost: \xff\xfe\r\nOrigin: \xff\r\n",
            b"POST /socket HTTP/1.1\r\nHost: x\r\n",
        ],
        ids=["path", "long header", "many headers", "long path", "headers", "method"],
    )
    async def test_malformed_handshake_is_refused(self, server: TestServer, request_: bytes) -> None:
        """Regression: some were neither answered nor closed, and one ended in a stack trace."""
        async with raw_socket(server) as one:
            upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            await one.write(request_ + upgrade + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
            got = await one.read_all()
            assert not got or got.startswith(b"HTTP/1.1 4"), got[:100]

    async def test_client_may_send_before_the_handshake_answer(self, server: TestServer) -> None:
        async with raw_socket(server) as one:
            assert await one.upgrade(then=masked(TEXT, TEXT_PING) * 3) == 101
            await one.send(ASK)
            assert b"pong" in await one.read()


class TestOrder:
    async def test_answers_come_in_order_of_the_messages(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        async with livia.page(table) as page:
            commands = [str(number) for number in range(200)]
            for command in commands:
                await page.send({"type": "act", "command": command, "seat": 1, "ask": 0, "action": {}})
            await page.sync()
            refused = [message for message in page.received if message["type"] == "refused"]
            assert [message["command"] for message in refused] == commands

    async def test_frames_before_close_are_handled(self, server: TestServer, livia: TestClient) -> None:
        table = await livia.open_game("alea", 2)
        async with livia.page(table, seat=0) as page:
            update = await page.wait_for_turn()
            before = server.live(table).room.version
            await page.act(0, update["ask"], update["legal"][0])
        await wait_until(lambda: server.live(table).room.version > before)

    async def test_frames_after_close_are_ignored(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: a whole text frame was handled even after a close frame."""
        handled: list[str | bytes] = []

        async def handle(_: object, __: object, data: str | bytes) -> None:
            handled.append(data)

        async with raw_socket(server) as one:
            assert await one.upgrade() == 101
            await one.watch(await livia.open_table("alea", 2))
            await wait_until(lambda: any(socket.has_greeted for socket in server.app.sockets.sockets))  # type: ignore[union-attr]
            monkeypatch.setattr(sockets.SocketRoute, "_answer", handle)
            await one.write(masked(TEXT, b"one") + masked(CLOSE, b"\x03\xe8") + masked(TEXT, b"two"))
            await one.read_all()
        assert handled == [b"one"]

    async def test_close_inside_a_frame_is_refused(self, server: TestServer, livia: TestClient) -> None:
        """Regression: the close frame was read as the rest of the message, and the connection hung."""
        table = await livia.open_table("alea", 2)
        async with raw_socket(server) as one:
            assert await one.upgrade() == 101
            await one.watch(table)
            half = masked(TEXT, b'{"type":"ping"}')
            await one.write(half[:9])
            assert server.app is not None
            sockets = server.app.sockets.sockets
            await wait_until(lambda: any(socket.protocol._incomplete for socket in sockets))
            (socket,) = sockets
            socket.close(1012)
            await one.write(half[9:] + masked(CLOSE, b"\x03\xf4"))
            await one.read_all()
            assert socket.protocol.conn.parser_exc is None

    async def test_pending_frames_are_dropped_with_the_connection(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: each message of a broken connection was still handled."""
        handled = []
        answer = sockets.SocketRoute._answer

        async def handle(self: sockets.SocketRoute, socket: sockets.Socket, data: bytes) -> None:
            handled.append(data)
            await answer(self, socket, data)

        monkeypatch.setattr(sockets.SocketRoute, "_answer", handle)
        table = await livia.open_game("idus-martii", 8)
        async with raw_socket(server) as one:
            assert await one.upgrade() == 101
            await one.watch(table)
            await one.send(*[{"type": "eyes", "seat": None}] * 2000)
            await wait_until(lambda: len(handled) > 5)
        live = server.live(table)
        await wait_until(lambda: not live.presence.connections)
        assert len(handled) < 500
