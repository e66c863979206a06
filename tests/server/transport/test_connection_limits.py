"""Lines that are no sockets yet: half requests, too many of one address, none left at all."""

import asyncio
import contextlib
import gc
import logging
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
import tracemalloc
from asyncio.transports import BaseTransport
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from lusoria.server.node.config import Config
from lusoria.server.transport import h11_protocol
from lusoria.server.transport.connection_limits import (
    CONNECTIONS_PER_SOCKET,
    RESERVED_DESCRIPTORS,
    ConnectionLimits,
    as_ipv4,
)
from tests.server.raw import line
from tests.server.world import PATIENCE, TestClient, TestServer, node

pytestmark = pytest.mark.anyio

BODY = b'{"name":"Livia","settings":{"game":"alea","players":2}}'
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


class TestHalfRequests:
    """Before: a line that never finished its request was kept as long as it liked."""

    @pytest.fixture(autouse=True)
    def in_a_hurry(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert h11_protocol.REQUEST_SECONDS == 15
        monkeypatch.setattr(h11_protocol, "REQUEST_SECONDS", 0.3)

    @pytest.mark.parametrize(
        "sent",
        [
            b"",
            b"GET / HT",
            b"GET / HTTP/1.1\r\nHost: x\r\n",
            POST % len(BODY) + BODY[:-1],
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        ],
        ids=["nothing", "line", "headers", "body", "chunk"],
    )
    async def test_incomplete_request_times_out(
        self, server: TestServer, sent: bytes, capfd: pytest.CaptureFixture[str]
    ) -> None:
        async with line(server) as one:
            await one.write(sent)
            assert await one.ended() == b""
        assert "crash" not in capfd.readouterr().err

    @pytest.mark.parametrize("begin", [b"GET / HTTP/1.1\r\nX: ", POST % 10_000, GET])
    async def test_slow_bytes_do_not_extend_request_timeout(self, server: TestServer, begin: bytes) -> None:
        async with line(server) as one:
            await one.write(begin)
            begun = time.monotonic()
            with contextlib.suppress(ConnectionError):
                while time.monotonic() - begun < 5:
                    await one.write(b" ")
                    await asyncio.sleep(0.05)
            assert time.monotonic() - begun < 4

    async def test_complete_requests_are_answered_in_order(self, server: TestServer) -> None:
        async with line(server) as one:
            for _ in range(3):
                await one.write(GET)
                assert b"200 OK" in await one.read_until(b"ok\n")
                await asyncio.sleep(0.2)
            await one.write(POST % len(BODY) + BODY)
            assert b"201 Created" in await one.read()

    async def test_socket_outlives_the_request_timeout(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It may be as long as it likes."""
        monkeypatch.setattr(h11_protocol, "RESPONSE_SECONDS", 0.3)
        async with livia.page() as page:
            await asyncio.sleep(0.5)
            await page.settle()

    async def test_unread_answer_times_out(self, server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
        """Before: it waited for its reader without end."""
        monkeypatch.setattr(h11_protocol, "RESPONSE_SECONDS", 0.3)
        async with line(server) as one:
            await one.write(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 400)
            await asyncio.sleep(1)
            got = await one.ended()
            assert 0 < got.count(b"200 OK") < 400


class TestHowMany:
    async def test_connections_are_limited_per_address(self) -> None:
        """Before: only sockets were counted; an address could have every line there was."""
        async with node(connections_per_address=2, proxies="") as server, AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line(server)) for _ in range(2 * CONNECTIONS_PER_SOCKET)]
            await asyncio.gather(*(one.write(GET) for one in lines))
            for one in lines:
                assert b"200 OK" in await one.read()
            async with line(server) as more:
                with contextlib.suppress(ConnectionError):  # it may be cut before anything is said
                    await more.write(GET)
                assert await more.ended() == b"", "reset, not closed like a silent connection"
            async with line(server, lives="127.0.0.2") as neighbour:
                await neighbour.write(GET)
                assert b"200 OK" in await neighbour.read()

    async def test_closed_connections_free_their_place(self) -> None:
        async with node(connections_per_address=1, proxies="") as server, server.person() as livia:
            for _ in range(3 * CONNECTIONS_PER_SOCKET):
                async with line(server) as one:
                    assert await one.upgrade() == 101
                    await one.write(b"x" * 122)  # a whole frame, and a wrong one
                    await one.ended()
                async with line(server) as one:
                    await one.write(b"nonsense\r\n\r\n")
                    await one.ended()
            await livia.get("/api/games")

    async def test_trusted_proxy_may_open_many_connections(self) -> None:
        async with node(connections_per_address=1) as server, AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line(server)) for _ in range(3 * CONNECTIONS_PER_SOCKET)]
            for one in lines:
                await one.write(GET)
                assert b"200 OK" in await one.read()

    @pytest.mark.parametrize(("limit", "lines"), [(256, 64), (4096, 508), (65536, 3840)])
    def test_address_has_an_eighth_of_all_descriptors(
        self, limit: int, lines: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: two addresses took all of them, half each."""
        monkeypatch.setattr("lusoria.server.transport.connection_limits.descriptors", lambda: limit)
        doors, peer = ConnectionLimits(Config()), ("203.0.113.7", 5)
        entered = [doors.enter(peer, BaseTransport()) for _ in range(lines + 1)]
        assert entered == [True] * lines + [False]

    def test_limit_counts_ipv4_and_ipv6_of_an_address(self) -> None:
        doors = ConnectionLimits(Config(proxies="10.0.0.0/8, ::1"))
        assert as_ipv4(("::ffff:10.1.2.3", 5)) == ("10.1.2.3", 5)
        assert as_ipv4(("2001:db8::1", 5)) == ("2001:db8::1", 5)
        assert as_ipv4(None) is None
        assert doors._key(("10.1.2.3", 5)) is None
        assert doors._key(("::1", 5)) is None
        assert doors._key(("11.1.2.3", 5)) == "11.1.2.3"
        assert doors._key(("2001:db8::1", 5)) == "2001:db8::/64"


class Served:
    """`lusoria serve` in a process of its own, with few descriptors."""

    def __init__(self, port: int, log: Path, pid: int) -> None:
        self.port = port
        self.log = log
        self.pid = pid

    def known(self, what: str) -> Path:
        """What Linux knows of it."""
        return Path(f"/proc/{self.pid}/{what}")


@asynccontextmanager
async def served(folder: Path, soft: int, hard: int) -> AsyncIterator[Served]:
    log = folder / "log"
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *("sh", "-c", f'ulimit -Sn {soft}; ulimit -Hn {hard}; exec "$@"', "sh"),
            *(sys.executable, "-m", "lusoria.cli", "serve", "--host=127.0.0.1", "--port=0"),
            *(f"--database={folder}/x.db", "--connections-per-address=1000"),
            stdout=subprocess.PIPE,
            stderr=output,
        )
        assert process.stdout is not None
        try:
            said = (await process.stdout.readline()).decode()
            found = re.search(r":(\d+)", said)
            assert found, log.read_text(encoding="utf-8")
            yield Served(int(found[1]), log, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), PATIENCE)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
class TestDescriptors:
    async def test_server_survives_running_out_of_descriptors(self, tmp_path: Path) -> None:
        """Open connections stay, new ones are refused. It is logged once, and ends with the shortage.

        Before: the soft limit, 1,024 on most systems, was all there was, and nothing was said when it was
        used up; the store could not open its files then either.
        """
        async with served(tmp_path, soft=80, hard=120) as process:
            limits = process.known("limits").read_text(encoding="utf-8")
            assert re.search(r"Max open files\s+120\s+120", limits)
            server = TestServer(None, process.port)
            async with server.person() as livia:
                table = await livia.open_table("alea", 2)
                async with livia.page(table, seat=0) as page:
                    with contextlib.ExitStack() as stack:
                        for _ in range(200):
                            plug = stack.enter_context(socket.socket())
                            plug.connect(("127.0.0.1", process.port))
                        await asyncio.sleep(0.5)
                        assert len(list(process.known("fd").iterdir())) <= 120 - RESERVED_DESCRIPTORS + 3
                        await page.settle()
                        assert (await livia.post(f"/api/tables/{table}/start"))["status"] == "playing"
                    await page.my_turn()
                async with server.person("Nemo") as late:
                    await late.get("/api/games")
            said = process.log.read_text(encoding="utf-8")
            assert said.count("no descriptors left") == 1
            assert "Traceback" not in said
            assert "crash" not in said


class TestEverywhere:
    @pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 here")
    async def test_server_listens_on_ipv4_and_ipv6(self) -> None:
        """Before: `--host ::` did not start."""
        async with node(host="::", proxies="127.0.0.1", requests_per_minute=5) as server:
            reader, writer = await asyncio.open_connection("::1", server.port)
            writer.write(GET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()
            async with server.person() as person:
                await person.get("/api/games")
            async with server.person(headers={"X-Forwarded-For": "203.0.113.7"}) as other:
                codes = [(await other.ask("GET", "/api/games")).status_code for _ in range(6)]
                assert codes[4] == 200, "a proxy that comes over IPv4 is believed"
                assert codes[5] == 429


class TestHeaders:
    @pytest.mark.parametrize(
        "lengths",
        [
            "Content-Length: 2\r\nContent-Length: 3\r\n",
            "Content-Length: 2\r\nX: y\r\ncontent-length: 2\r\n",
            "Content-Length: 2, 2\r\n",
            "Content-Length: 2, 3\r\n",
            "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n",
        ],
    )
    async def test_conflicting_lengths_are_refused(self, server: TestServer, lengths: str) -> None:
        """Before: one of two was believed, and a proxy might have believed the other."""
        async with line(server) as one:
            head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\n{lengths}\r\n".encode()
            await one.write(head + b"0\r\n\r\n" + GET)
            got = await one.ended()
            assert got.startswith(b"HTTP/1.1 400")
            assert got.count(b"HTTP/1.1") == 1

    @pytest.mark.parametrize(
        ("asked", "status"),
        [
            (f"/api/me/games HTTP/1.1\r\nCookie: {'x' * 100_000}", 431),
            (f"/api/me/games HTTP/1.1\r\nCookie: {'x' * 16_400}", 431),
            (f"/ HTTP/1.1\r\n{'X: y' * 5_000}", 431),
            (f"/api/tables/{'x' * 3_000} HTTP/1.1", 414),
            (f"/api/records?{'x' * 3_000} HTTP/1.1", 414),
            (f"/api/me/games HTTP/1.1\r\nCookie: {'x' * 15_000}", 200),
        ],
    )
    async def test_oversized_head_is_refused(self, server: TestServer, asked: str, status: int) -> None:
        """Before: whatever came whole was read, and a thousand of each kind were kept for good.

        Then 8 KiB were too much, which cookies of others on the same host can have; and the refusal was bare.
        """
        async with line(server) as one:
            await one.write(f"GET {asked}\r\nHost: x\r\n\r\n".encode())
            if status == 200:
                assert (await one.read()).startswith(b"HTTP/1.1 200")
                return
            got = await one.ended()
            assert got.startswith(b"HTTP/1.1 %d" % status)
            assert b'"malformed"' in got
            assert b"x-content-type-options: nosniff\r\n" in got.lower()
            assert b"content-security-policy: " in got.lower()

    async def test_oversized_head_opens_no_socket(self, server: TestServer) -> None:
        for more in (f"X: {'x' * 9_000}\r\n" * 2, "a:\r\n" * 5_000):
            async with line(server) as one:
                assert await one.upgrade(more=more) == 431

    @pytest.mark.parametrize("before", [b"", GET])
    async def test_head_with_many_headers_is_not_parsed(self, server: TestServer, before: bytes) -> None:
        """Before: names and values were counted when all were read, which took 30 ms, past the limit too."""
        async with line(server) as one:
            await one.write(before + b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 5_000 + b"\r\n")
            got = await one.ended()
            assert got.count(b"HTTP/1.1 431") == 1
            assert got.count(b"HTTP/1.1") == (2 if before else 1)
            assert b'"malformed"' in got

    async def test_refused_handshake_logs_no_error(
        self, server: TestServer, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Before: each wrote a line to the log, gigabytes a day from somebody who was past the limit."""
        with caplog.at_level(logging.WARNING):
            for path, status in (("/nowhere", 404), (f"/{'x' * 3_000}", 414)):
                async with line(server) as one:
                    assert await one.upgrade(path) == status
                    await one.ended()
        assert not caplog.records

    async def test_query_is_not_logged(self, server: TestServer) -> None:
        """Before: every cookie that came was kept, a thousand of them, however long."""

        async def ask(times: int) -> None:
            async with line(server) as one:
                for _ in range(times):
                    cookie = f"lusoria={secrets.token_hex(3_500)}".encode()
                    await one.write(b"GET /api/me/games HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n\r\n" % cookie)
                    assert await one.read()

        await ask(10)
        tracemalloc.start()
        try:
            await ask(100)
            gc.collect()
            assert tracemalloc.get_traced_memory()[0] < 300_000
        finally:
            tracemalloc.stop()

    @pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/api/games", "/"])
    async def test_head_request_has_no_body(self, livia: TestClient, path: str) -> None:
        """Before: 405 for all but files."""
        whole, head = await livia.ask("GET", path), await livia.ask("HEAD", path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]

    @pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/nowhere"])
    async def test_page_has_a_content_security_policy(self, livia: TestClient, path: str) -> None:
        """Before: a base address or the target of a form could be slipped in."""
        policy = (await livia.ask("GET", path)).headers["content-security-policy"]
        assert "base-uri 'none'" in policy
        assert "form-action 'self'" in policy

    @pytest.mark.parametrize("host", ["", "null", "x"])
    async def test_opaque_origin_is_refused(self, host: str) -> None:
        """Before: with an empty host, or `null` among the origins, it passed."""
        async with node(origins="null") as server:
            async with line(server) as one:
                head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: null\r\n"
                await one.write(f"{head}Content-Length: 2\r\n\r\n{{}}".encode())
                assert (await one.read()).startswith(b"HTTP/1.1 403")
            async with line(server) as one:
                assert await one.upgrade(more="Origin: null\r\n") == 403
