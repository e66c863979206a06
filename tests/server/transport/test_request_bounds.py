"""Request bounds: origins, rates, sizes and nesting."""

import json
from typing import Any

import httpx
import pytest
import websockets

from lusoria.server.transport import socket_route as sockets
from lusoria.server.transport.app import MAX_BODY_BYTES
from lusoria.server.transport.request_info import address_limit_key
from lusoria.wire.client_messages import MAX_MESSAGE_BYTES
from tests.server.harness import TestClient, TestServer, node
from tests.server.log_replay import replay_log

pytestmark = pytest.mark.anyio

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://[",
    "http://127.0.0.1:1",
    "",
]
ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
DEEP_OPTIONS = b'{"name":"x","settings":{"game":"alea","players":2,"options":{"a":%s}}}'


class TestOrigin:
    @pytest.mark.parametrize("origin", FOREIGN)
    async def test_foreign_page_cannot_act(self, server: TestServer, livia: TestClient, origin: str) -> None:
        table = await livia.open_table("alea", 2)
        before = (await replay_log(server.store, table)).room.version
        for method, path, body in (
            ("POST", f"/api/tables/{table}/start", None),
            ("PUT", f"/api/tables/{table}/notes", {"notes": "x"}),
            ("DELETE", f"/api/tables/{table}/seats/0", None),
        ):
            answer = await livia.request(method, path, json=body, headers={"Origin": origin})
            assert answer.status_code == 403
            assert answer.json()["error"]["why"] == "other_origin"
        assert (await replay_log(server.store, table)).room.version == before

    @pytest.mark.parametrize("origin", FOREIGN)
    async def test_foreign_page_gets_no_socket(self, livia: TestClient, origin: str) -> None:
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with livia.page(headers={"Origin": origin}):
                pass
        assert refused.value.response.status_code == 403

    async def test_own_page_can_act(self, server: TestServer, livia: TestClient) -> None:
        answer = await livia.request(
            "POST",
            "/api/tables",
            json={"name": "L", "settings": {"game": "alea", "players": 2}},
            headers={"Origin": server.address},
        )
        assert answer.status_code == 201
        async with livia.page(headers={"Origin": server.address}) as page:
            await page.sync()

    async def test_page_of_an_allowed_origin_can_act(self) -> None:
        known = "https://games.example"
        ours = "https://lusoria.example"
        async with node(public_url=f"{ours}/", origins=f"x, {known}") as server, server.person() as person:
            for origin in (known, ours):
                async with person.page(headers={"Origin": origin}) as page:
                    await page.sync()


class TestRateLimits:
    async def test_requests_are_limited_per_address(self) -> None:
        async with (
            node(requests_per_minute=5) as server,
            server.person() as one,
            server.person(headers=ELSEWHERE) as other,
        ):
            codes = [(await one.request("GET", "/api/games")).status_code for _ in range(8)]
            assert codes[:5] == [200] * 5
            assert 429 in codes
            refused = next(answer for answer in one.responses if answer.status_code == 429)
            assert refused.json()["error"]["why"] == "too_fast"
            assert (await other.request("GET", "/api/games")).status_code == 200

    @pytest.mark.parametrize("proxies", ["", "10.0.0.0/8, 2001:db8::1"])
    async def test_forwarded_address_needs_a_trusted_proxy(self, proxies: str) -> None:
        async with (
            node(requests_per_minute=5, connections_per_address=1, proxies=proxies) as server,
            server.person() as one,
            server.person(headers=ELSEWHERE) as forger,
        ):
            async with one.page():
                with pytest.raises(websockets.InvalidStatus):
                    async with forger.page(headers=ELSEWHERE):
                        pass
            codes = [(await forger.request("GET", "/api/games")).status_code for _ in range(6)]
            assert 429 in codes
            assert (await one.request("GET", "/api/games")).status_code == 429

    @pytest.mark.parametrize(
        ("address", "household"),
        [
            ("203.0.113.7", "203.0.113.7"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"),
            ("2001:db8:0:1:ffff::", "2001:db8:0:1::/64"),
            ("2001:db8:0:2::", "2001:db8:0:2::/64"),
            ("fe80::1%eth0", "fe80::/64"),
            ("::1", "::/64"),
            ("", ""),
            ("unix:", "unix:"),
        ],
    )
    def test_ipv6_household_counts_as_one_address(self, address: str, household: str) -> None:
        assert address_limit_key(address) == household

    async def test_messages_are_limited_per_socket(self) -> None:
        async with node(messages_per_second=2) as server, server.person() as person:
            async with person.page() as page:
                for _ in range(20):
                    await page.send({"type": "ping"})
                assert await page.wait_closed() == 4008
            async with person.page() as page:
                await page.sync()

    async def test_sockets_are_limited_per_address(self) -> None:
        async with node(connections_per_address=2) as server, server.person() as person:
            async with person.page(), person.page() as second:
                with pytest.raises(websockets.InvalidStatus):
                    async with person.page():
                        pass
                async with person.page(headers=ELSEWHERE) as other:
                    await other.sync()
                await second.sync()
            async with person.page() as page:
                await page.sync()

    async def test_socket_without_hello_is_closed(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
        async with livia.page() as page:
            assert await page.wait_closed() == 4000

    async def test_socket_at_another_path_is_refused(self, livia: TestClient) -> None:
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(f"ws://127.0.0.1:{livia.server.port}/elsewhere", proxy=None):
                pass


class TestSizeLimits:
    async def test_long_message_is_refused(self, livia: TestClient) -> None:
        async with livia.page() as page:
            await page.send_text(" " * (MAX_MESSAGE_BYTES + 1))
            refused = await page.expect("refused")
            assert (refused["kind"], refused["where"]) == ("malformed", "message")
            await page.send_text(" " * 2 * MAX_MESSAGE_BYTES)
            await page.expect("refused")
            await page.sync()
            await page.send_text(" " * (2 * MAX_MESSAGE_BYTES + 1))
            assert await page.wait_closed() == 1009

    @pytest.mark.parametrize("size", [3 * MAX_MESSAGE_BYTES + 1, 65_535, 65_536, 1_000_000])
    async def test_very_long_message_closes_the_socket(self, livia: TestClient, size: int) -> None:
        async with livia.page() as page:
            await page.send_text(" " * size)
            assert await page.wait_closed() == 1009

    async def test_large_body_is_refused(self, livia: TestClient) -> None:
        body = json.dumps({"name": "x" * MAX_BODY_BYTES, "settings": {"game": "alea", "players": 2}})
        answer = await livia.request("POST", "/api/tables", content=body)
        assert answer.status_code == 413
        assert answer.json()["error"]["kind"] == "malformed"

    async def test_large_chunked_body_is_refused(self, livia: TestClient) -> None:
        async def endless() -> Any:
            for _ in range(100):
                yield b" " * 4096

        try:
            answer = await livia.request("POST", "/api/tables", content=endless())
        except httpx.TransportError:
            return  # the server closed the connection
        assert answer.status_code == 413

    @pytest.mark.parametrize(
        ("content", "kind"),
        [
            (b"", "application/json"),
            (b"{", "application/json"),
            (b"null", "application/json"),
            (b"[]", "application/json"),
            (b'"\xff"', "application/json"),
            (b'{"name":"\\ud800","settings":{"game":"alea","players":2}}', "application/json"),
            (b"[" * 60_000, "application/json"),
            (
                b'{"name":"x","settings":{"game":"alea","players":2,"options":' + b'{"a":' * 9000,
                "application/json",
            ),
            (DEEP_OPTIONS % (b"[" * 700 + b"]" * 700), "application/json"),
            (b"name=Livia", "application/x-www-form-urlencoded"),
            (b"\x81\xa1a", "application/msgpack"),
            (b"<x/>", "text/xml"),
            (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
            (b"--x", "multipart/form-data"),
            (b"{}", "application/json; charset=utf-99"),
            (b"{}", "\xff"),
        ],
    )
    async def test_invalid_body_is_refused(self, livia: TestClient, content: bytes, kind: str) -> None:
        for path in ("/api/tables", "/api/tables/none/seats"):
            answer = await livia.request(
                "POST", path, content=content, headers={"Content-Type": kind.encode("latin-1")}
            )
            assert 400 <= answer.status_code < 500, answer.text
            error = answer.json()["error"]
            assert error["kind"] in ("malformed", "table")
            assert "Traceback" not in answer.text

    async def test_odd_headers_are_tolerated(self, livia: TestClient) -> None:
        for headers in ({"Cookie": "\xff=\xfe; lusoria"}, {"Cookie": "lusoria=" + "x" * 5000}, {"Host": ""}):
            raw = [(key.encode(), value.encode("latin-1")) for key, value in headers.items()]
            answer = await livia.request("GET", "/api/me/games", headers=raw)
            assert answer.status_code < 500
