"""Connection limits: incomplete requests, connections per address, file descriptors, request heads."""

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
    CONNECTIONS_PER_WEBSOCKET,
    RESERVED_DESCRIPTORS,
    ConnectionLimits,
    as_ipv4,
)
from tests.server.harness import PATIENCE, TestClient, TestServer, node
from tests.server.raw_socket import raw_socket

pytestmark = pytest.mark.anyio

BODY = b'{"name":"Livia","settings":{"game":"alea","players":2}}'
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


class TestHalfRequests:
    """Regression: an incomplete request kept its connection without limit."""

    @pytest.fixture(autouse=True)
    def short_timeout(self, monkeypatch: pytest.MonkeyPatch) -> None:
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
        async with raw_socket(server) as one:
            await one.write(sent)
            assert await one.read_all() == b""
        assert "crash" not in capfd.readouterr().err

    @pytest.mark.parametrize("begin", [b"GET / HTTP/1.1\r\nX: ", POST % 10_000, GET])
    async def test_slow_bytes_do_not_extend_request_timeout(self, server: TestServer, begin: bytes) -> None:
        async with raw_socket(server) as one:
            await one.write(begin)
            begun = time.monotonic()
            with contextlib.suppress(ConnectionError):
                while time.monotonic() - begun < 5:
                    await one.write(b" ")
                    await asyncio.sleep(0.05)
            assert time.monotonic() - begun < 4

    async def test_complete_requests_are_answered_in_order(self, server: TestServer) -> None:
        async with raw_socket(server) as one:
            for _ in range(3):
                await one.write(GET)
                assert b"200 OK" in await one.read_until(b"ok\n")
                await asyncio.sleep(0.2)
            await one.write(POST % len(BODY) + BODY)
            assert b"201 Created" in await one.read()

    async def test_socket_outlives_the_request_timeout(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(h11_protocol, "RESPONSE_SECONDS", 0.3)
        async with livia.page() as page:
            await asyncio.sleep(0.5)
            await page.sync()

    async def test_unread_answer_times_out(self, server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
        """Regression: the server waited for the reader without limit."""
        monkeypatch.setattr(h11_protocol, "RESPONSE_SECONDS", 0.3)
        async with raw_socket(server) as one:
            await one.write(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 400)
            await asyncio.sleep(1)
            got = await one.read_all()
            assert 0 < got.count(b"200 OK") < 400


class TestConnectionLimits:
    async def test_connections_are_limited_per_address(self) -> None:
        """Regression: only sockets were counted; one address could take every connection."""
        async with node(connections_per_address=2, proxies="") as server, AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(raw_socket(server))
                for _ in range(2 * CONNECTIONS_PER_WEBSOCKET)
            ]
            await asyncio.gather(*(one.write(GET) for one in lines))
            for one in lines:
                assert b"200 OK" in await one.read()
            async with raw_socket(server) as more:
                with contextlib.suppress(ConnectionError):  # the reset may come first
                    await more.write(GET)
                assert await more.read_all() == b"", "reset, not closed like a silent connection"
            async with raw_socket(server, ip="127.0.0.2") as neighbour:
                await neighbour.write(GET)
                assert b"200 OK" in await neighbour.read()

    async def test_closed_connections_free_their_place(self) -> None:
        async with node(connections_per_address=1, proxies="") as server, server.person() as livia:
            for _ in range(3 * CONNECTIONS_PER_WEBSOCKET):
                async with raw_socket(server) as one:
                    assert await one.upgrade() == 101
                    await one.write(b"x" * 122)  # a whole frame, but malformed
                    await one.read_all()
                async with raw_socket(server) as one:
                    await one.write(b"nonsense\r\n\r\n")
                    await one.read_all()
            await livia.get("/api/games")

    async def test_trusted_proxy_may_open_many_connections(self) -> None:
        async with node(connections_per_address=1) as server, AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(raw_socket(server))
                for _ in range(3 * CONNECTIONS_PER_WEBSOCKET)
            ]
            for one in lines:
                await one.write(GET)
                assert b"200 OK" in await one.read()

    @pytest.mark.parametrize(("limit", "lines"), [(256, 64), (4096, 508), (65536, 3840)])
    def test_address_has_an_eighth_of_all_descriptors(
        self, limit: int, lines: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: two addresses took all descriptors, half each."""
        monkeypatch.setattr("lusoria.server.transport.connection_limits.descriptor_limit", lambda: limit)
        limits, peer = ConnectionLimits(Config()), ("203.0.113.7", 5)
        entered = [limits.enter(peer, BaseTransport()) for _ in range(lines + 1)]
        assert entered == [True] * lines + [False]

    def test_limit_counts_ipv4_and_ipv6_of_an_address(self) -> None:
        limits = ConnectionLimits(Config(proxies="10.0.0.0/8, ::1"))
        assert as_ipv4(("::ffff:10.1.2.3", 5)) == ("10.1.2.3", 5)
        assert as_ipv4(("2001:db8::1", 5)) == ("2001:db8::1", 5)
        assert as_ipv4(None) is None
        assert limits._key(("10.1.2.3", 5)) is None
        assert limits._key(("::1", 5)) is None
        assert limits._key(("11.1.2.3", 5)) == "11.1.2.3"
        assert limits._key(("2001:db8::1", 5)) == "2001:db8::/64"


class ServerProcess:
    """`lusoria serve` with few file descriptors."""

    def __init__(self, port: int, log: Path, pid: int) -> None:
        self.port = port
        self.log = log
        self.pid = pid

    def proc(self, name: str) -> Path:
        return Path(f"/proc/{self.pid}/{name}")


@asynccontextmanager
async def server_process(folder: Path, soft: int, hard: int) -> AsyncIterator[ServerProcess]:
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
            ready = (await process.stdout.readline()).decode()
            found = re.search(r":(\d+)", ready)
            assert found, log.read_text(encoding="utf-8")
            yield ServerProcess(int(found[1]), log, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), PATIENCE)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
class TestDescriptors:
    async def test_server_survives_running_out_of_descriptors(self, tmp_path: Path) -> None:
        """Open connections stay, new ones are refused; logged once per shortage.

        Regression: only the soft limit, often 1,024, was used; at its end nothing was logged, and the store
        could not open its files.
        """
        async with server_process(tmp_path, soft=80, hard=120) as process:
            limits = process.proc("limits").read_text(encoding="utf-8")
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
                        assert len(list(process.proc("fd").iterdir())) <= 120 - RESERVED_DESCRIPTORS + 3
                        await page.sync()
                        assert (await livia.post(f"/api/tables/{table}/start"))["status"] == "playing"
                    await page.wait_for_turn()
                async with server.person("Nemo") as late:
                    await late.get("/api/games")
            logs = process.log.read_text(encoding="utf-8")
            assert logs.count("no descriptors left") == 1
            assert "Traceback" not in logs
            assert "crash" not in logs


class TestIpv6:
    @pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 here")
    async def test_server_listens_on_ipv4_and_ipv6(self) -> None:
        """Regression: `--host ::` did not start."""
        async with node(host="::", proxies="127.0.0.1", requests_per_minute=5) as server:
            reader, writer = await asyncio.open_connection("::1", server.port)
            writer.write(GET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()
            async with server.person() as person:
                await person.get("/api/games")
            async with server.person(headers={"X-Forwarded-For": "203.0.113.7"}) as other:
                codes = [(await other.request("GET", "/api/games")).status_code for _ in range(6)]
                assert codes[4] == 200, "an IPv4 proxy is trusted"
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
        """Regression: one of two lengths was used, and a proxy might use the other."""
        async with raw_socket(server) as one:
            head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\n{lengths}\r\n".encode()
            await one.write(head + b"0\r\n\r\n" + GET)
            got = await one.read_all()
            assert got.startswith(b"HTTP/1.1 400")
            assert got.count(b"HTTP/1.1") == 1

    @pytest.mark.parametrize(
        ("request_line", "status"),
        [
            (f"/api/me/games HTTP/1.1\r\nCookie: {'x' * 100_000}", 431),
            (f"/api/me/games HTTP/1.1\r\nCookie: {'x' * 16_400}", 431),
            (f"/ HTTP/1.1\r\n{'X: y' * 5_000}", 431),
            (f"/api/tables/{'x' * 3_000} HTTP/1.1", 414),
            (f"/api/records?{'x' * 3_000} HTTP/1.1", 414),
            (f"/api/me/games HTTP/1.1\r\nCookie: {'x' * 15_000}", 200),
        ],
    )
    async def test_oversized_head_is_refused(
        self, server: TestServer, request_line: str, status: int
    ) -> None:
        """Regression: any complete head was read, and a thousand of each kind stayed in memory.

        Later the limit was 8 KiB, which cookies of other sites on the host can exceed.
        """
        async with raw_socket(server) as one:
            await one.write(f"GET {request_line}\r\nHost: x\r\n\r\n".encode())
            if status == 200:
                assert (await one.read()).startswith(b"HTTP/1.1 200")
                return
            got = await one.read_all()
            assert got.startswith(b"HTTP/1.1 %d" % status)
            assert b'"malformed"' in got
            assert b"x-content-type-options: nosniff\r\n" in got.lower()
            assert b"content-security-policy: " in got.lower()

    async def test_oversized_head_opens_no_socket(self, server: TestServer) -> None:
        for more in (f"X: {'x' * 9_000}\r\n" * 2, "a:\r\n" * 5_000):
            async with raw_socket(server) as one:
                assert await one.upgrade(more=more) == 431

    @pytest.mark.parametrize("before", [b"", GET])
    async def test_head_with_many_headers_is_not_parsed(self, server: TestServer, before: bytes) -> None:
        """Regression: headers were counted after parsing, which took 30 ms even beyond the limit."""
        async with raw_socket(server) as one:
            await one.write(before + b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 5_000 + b"\r\n")
            got = await one.read_all()
            assert got.count(b"HTTP/1.1 431") == 1
            assert got.count(b"HTTP/1.1") == (2 if before else 1)
            assert b'"malformed"' in got

    async def test_refused_handshake_logs_no_error(
        self, server: TestServer, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Regression: each wrote a log line, gigabytes a day from a client beyond its limits."""
        with caplog.at_level(logging.WARNING):
            for path, status in (("/nowhere", 404), (f"/{'x' * 3_000}", 414)):
                async with raw_socket(server) as one:
                    assert await one.upgrade(path) == status
                    await one.read_all()
        assert not caplog.records

    async def test_query_is_not_logged(self, server: TestServer) -> None:
        """Regression: a thousand cookies stayed in memory, however long."""

        async def request(times: int) -> None:
            async with raw_socket(server) as one:
                for _ in range(times):
                    cookie = f"lusoria={secrets.token_hex(3_500)}".encode()
                    await one.write(b"GET /api/me/games HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n\r\n" % cookie)
                    assert await one.read()

        await request(10)
        tracemalloc.start()
        try:
            await request(100)
            gc.collect()
            assert tracemalloc.get_traced_memory()[0] < 300_000
        finally:
            tracemalloc.stop()

    @pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/api/games", "/"])
    async def test_head_request_has_no_body(self, livia: TestClient, path: str) -> None:
        """Regression: 405 for all but files."""
        whole, head = await livia.request("GET", path), await livia.request("HEAD", path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]

    @pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/nowhere"])
    async def test_page_has_a_content_security_policy(self, livia: TestClient, path: str) -> None:
        """Regression: a base address or a form target could be injected."""
        policy = (await livia.request("GET", path)).headers["content-security-policy"]
        assert "base-uri 'none'" in policy
        assert "form-action 'self'" in policy

    @pytest.mark.parametrize("host", ["", "null", "x"])
    async def test_opaque_origin_is_refused(self, host: str) -> None:
        """Regression: it passed with an empty host, or with `null` among the origins."""
        async with node(origins="null") as server:
            async with raw_socket(server) as one:
                head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: null\r\n"
                await one.write(f"{head}Content-Length: 2\r\n\r\n{{}}".encode())
                assert (await one.read()).startswith(b"HTTP/1.1 403")
            async with raw_socket(server) as one:
                assert await one.upgrade(more="Origin: null\r\n") == 403
