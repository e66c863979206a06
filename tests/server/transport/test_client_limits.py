"""Rate limits by device and by address: a classroom behind one router, and clients with many cookies."""

import asyncio
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from lusoria.server import client_limits
from lusoria.server.api.uploaded_records import MAX_RECORD_BYTES
from lusoria.server.auth import COOKIE
from lusoria.server.client_limits import (
    REFUSED_WEBSOCKETS_PER_ADDRESS,
    Client,
    ClientRateLimiter,
    ConcurrencyLimiter,
    DeviceLimiter,
    address_key,
)
from lusoria.server.jobs.analysis_jobs import AnalysisKey
from lusoria.server.node.config import Config, read_config
from lusoria.server.transport import ws_protocol
from lusoria.table.live.hub import CODE_LENGTH, CODE_LETTERS
from lusoria.wire.refusal import TableRefusal
from tests.server.harness import PATIENCE, TestClient, TestServer, config, is_over, node, wait_until
from tests.server.raw_socket import TEXT, RawSocket, masked, raw_socket
from tests.server.transport.test_long_polls import Gate

pytestmark = pytest.mark.anyio

DEFAULTS = Config()
CLASS = 40
ADDRESS = "203.0.113.7"
BEHIND_ROUTER = {"X-Forwarded-For": ADDRESS}


def default_limits() -> dict[str, Any]:
    """The default limits that test nodes raise."""
    raised = config("memory:")
    return {
        name: getattr(DEFAULTS, name)
        for name in vars(DEFAULTS)
        if "_per_" in name and getattr(raised, name) != getattr(DEFAULTS, name)
    }


def device_cookie(server: TestServer) -> str:
    """A valid cookie. Anyone can get one."""
    return server.site.tokens.token(server.site.tokens.new_person())


class FakeClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class TestClassroom:
    async def test_forty_people_behind_one_address_are_not_refused(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: of eight visitors within a minute 467 of 847 requests were refused.

        Each loads the page, opens or joins a table, plays, chats, reloads, and requests an analysis.
        Forty different analyses wait at once.
        """
        gate = Gate(monkeypatch)
        async with node(**default_limits()) as server, AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(server.person(f"Discipulus {number}", BEHIND_ROUTER))
                for number in range(CLASS)
            ]
            pairs = list(zip(people[::2], people[1::2], strict=True))
            tables = await asyncio.gather(*(self.visit(host, guest) for host, guest in pairs))
            requests = [
                asyncio.create_task(person.get(f"/api/records/{table}/analysis?seat={seat}&wait=25"))
                for pair, table in zip(pairs, tables, strict=True)
                for seat, person in enumerate(pair)
            ]
            results = asyncio.gather(*requests)
            await wait_until(lambda: results.done() or waiting_analyses(server) == CLASS)
            gate.open.set()
            assert [result["ready"] for result in await results] == [True] * CLASS
            answers = [answer for person in people for answer in person.responses]
            refused = [(answer.url.path, answer.text) for answer in answers if answer.is_error]
            assert not refused
            assert len(answers) > 10 * CLASS

    async def visit(self, host: TestClient, guest: TestClient) -> str:
        for person in (host, guest):
            await load_page(person)
        table = await host.open_table("idus-martii", 5, listed=True)
        await guest.take_seat(table, 1)
        await host.start_game(table)
        await asyncio.gather(self.play(host, table, 0), self.play(guest, table, 1))
        for person in (host, guest):
            await load_page(person)
            await person.get(f"/api/records/{table}/views")
        return table

    async def play(self, person: TestClient, table: str, seat: int) -> None:
        async with person.page(table, seat=seat, headers=BEHIND_ROUTER) as page:
            await page.send({"type": "say", "command": "1", "seat": seat, "phrase": "hello"})
            await page.expect("done")
            await page.play(seat, Random(1))
            await page.expect("room", is_over)


def waiting_analyses(server: TestServer) -> int:
    return sum(isinstance(each, AnalysisKey) for each in server.site.analysis_jobs.queue.pending_keys())


async def load_page(person: TestClient) -> None:
    """The requests of a browser that loads the first page."""
    assert (await person.request("GET", "/", headers={"Accept": "text/html"})).status_code == 200
    paths = ("/api/games", "/api/tables", "/api/playing", "/api/me/games", "/api/daily")
    await asyncio.gather(*map(person.get, paths))
    async with person.page(headers=BEHIND_ROUTER) as lobby:
        await lobby.send({"type": "watch"})
        await lobby.expect("lobby")


async def statuses(server: TestServer, paths: list[str], cookies: list[str], **headers: str) -> list[int]:
    """Status of each request, with its own cookie, or without one if empty."""
    found = list[int]()
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, trust_env=False) as client:
        for path, cookie in zip(paths, cookies, strict=True):
            own = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
            found.append((await client.get(path, headers={**BEHIND_ROUTER, **own, **headers})).status_code)
            client.cookies.clear()
    return found


def has_retry_after(answer: httpx.Response) -> bool:
    """True if the answer is no 429, or says when to retry."""
    return answer.status_code != 429 or int(answer.headers["retry-after"]) > 0


class TestManyCookies:
    """One hostile client at one address, with any number of cookies."""

    async def test_sixty_first_new_device_is_refused_known_ones_go_on(self) -> None:
        async with node(devices_per_address=6) as server:
            cookies = [device_cookie(server) for _ in range(9)]
            got = await statuses(server, ["/api/games"] * 9, cookies)
            assert got == [200] * 6 + [429] * 3
            assert await statuses(server, ["/api/games"] * 6, cookies[:6]) == [200] * 6
            async with server.person(ip="127.0.0.1") as neighbour:
                await neighbour.get("/api/games")

    async def test_devices_together_have_the_budget_of_their_address(self) -> None:
        async with node(requests_per_minute=5, devices_per_address=3) as server:
            cookies = [device_cookie(server) for _ in range(3)]
            got = await statuses(server, ["/api/games"] * 21, cookies * 7)
            assert got[:15] == [200] * 15
            assert got[15:].count(429) >= 5  # the bucket refills by a token in four seconds

    async def test_discarded_or_forged_cookies_share_one_device_budget(self) -> None:
        async with node(requests_per_minute=5) as server:
            forged = [f"{number:032x}.{number:032x}" for number in range(4)]
            got = await statuses(server, ["/api/games"] * 8, ["", *forged, "", "", ""])
            assert got[:5] == [200] * 5
            assert 429 in got[5:]
            assert await statuses(server, ["/api/games"], [device_cookie(server)]) == [200]

    async def test_tables_per_hour_hold_for_discarded_cookies(self) -> None:
        """Each table of a client without a cookie belongs to a new device."""
        async with (
            node(tables_per_hour=2, devices_per_address=4) as server,
            server.person("Malus", BEHIND_ROUTER) as malus,
            server.person("Ana", {"X-Forwarded-For": "203.0.113.8"}) as ana,
        ):
            body = {"name": "Malus", "settings": {"game": "alea", "players": 2}}
            got = []
            for _ in range(8):
                malus.http.cookies.clear()
                got.append((await malus.request("POST", "/api/tables", json=body)).status_code)
            assert got == [201] * 4 + [429] * 4
            await ana.open_table("alea", 2)

    async def test_tables_per_hour_hold_for_devices_and_for_their_address(self) -> None:
        async with node(tables_per_hour=2, devices_per_address=2) as server:
            got = list[list[int]]()
            for _ in range(3):
                async with server.person("Malus", BEHIND_ROUTER) as malus:
                    malus.http.cookies.set(COOKIE, device_cookie(server))
                    malus.http.headers.update(BEHIND_ROUTER)
                    body = {"name": "Malus", "settings": {"game": "alea", "players": 2}}
                    answers = [await malus.request("POST", "/api/tables", json=body) for _ in range(3)]
                    got.append([answer.status_code for answer in answers])
            assert got[:2] == [[201, 201, 429]] * 2
            assert got[2] == [429] * 3
            assert all(has_retry_after(answer) for malus in server.clients for answer in malus.responses)

    async def test_listed_tables_are_limited_per_device_and_per_address(self) -> None:
        async with (
            node(listed_per_device=2, listed_per_address=3) as server,
            server.person("Malus", BEHIND_ROUTER) as malus,
            server.person("Mala", BEHIND_ROUTER) as mala,
        ):
            body = {"name": "Malus", "settings": {"game": "alea", "players": 2, "listed": True}}
            got = [
                (await person.request("POST", "/api/tables", json=body)).status_code
                for person in (malus, malus, malus, mala, mala)
            ]
            assert got == [201, 201, 409, 201, 409]

    async def test_sockets_are_limited_per_device(self) -> None:
        async with (
            node(connections_per_device=2, connections_per_address=5) as server,
            server.person("Livia", BEHIND_ROUTER) as livia,
            server.person("Nemo", BEHIND_ROUTER) as nemo,
            AsyncExitStack() as stack,
        ):
            await livia.open_table("alea", 2)
            for _ in range(2):
                await stack.enter_async_context(livia.page(headers=BEHIND_ROUTER))
            with pytest.raises(websockets.InvalidStatus) as refused:
                await stack.enter_async_context(livia.page(headers=BEHIND_ROUTER))
            assert refused.value.response.status_code == 429
            assert int(refused.value.response.headers["retry-after"]) > 0
            await stack.enter_async_context(nemo.page(headers=BEHIND_ROUTER))

    def test_collected_cookies_count_when_first_used(self) -> None:
        clock = FakeClock()
        devices = DeviceLimiter(2, clock)
        assert [devices.wait(Client("here", str(number))) for number in range(3)] == [0, 0, 600]
        clock.now += 300
        assert devices.wait(Client("here", "2")) == 300
        assert devices.wait(Client("here", "0")) == 0
        assert devices.wait(Client("there", "2")) == 0
        clock.now += 300
        assert devices.wait(Client("here", "2")) == 0

    def test_device_memory_is_bounded(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(client_limits, "MAX_KNOWN_DEVICES", 5)
        monkeypatch.setattr(client_limits, "MAX_ADDRESSES", 3)
        devices = DeviceLimiter(60)
        for number in range(20):
            assert devices.wait(Client(str(number), "x")) == 0
        assert len(devices._known) == 5
        assert len(devices._arrivals) == 3


class TestSettings:
    def test_settings_without_device_limits_are_understood(self, tmp_path: Path) -> None:
        old = tmp_path / "lusoria.toml"
        old.write_text(
            "requests_per_minute = 100\nmessages_per_second = 5\nconnections_per_address = 64\n"
            "tables_per_hour = 10\nlisted_per_address = 3\ntries_per_address = 60\n",
            encoding="utf-8",
        )
        found = read_config(Namespace(config=old), {})
        assert (found.connections_per_address, found.listed_per_address) == (64, 3)
        assert (found.requests_per_minute, found.devices_per_address) == (100, 60)

    def test_one_device_per_address_limits_the_address_as_before(self) -> None:
        limiter = ClientRateLimiter(1.0, 3, 1, FakeClock())
        assert [limiter.wait(Client("here", str(number))) for number in range(4)] == [0, 0, 0, 1]


class TestClientRateLimiter:
    def test_refused_device_costs_its_address_nothing(self) -> None:
        clock = FakeClock()
        limiter = ClientRateLimiter(1.0, 2, 2, clock)
        greedy, modest = Client("here", "greedy"), Client("here", "modest")
        assert [limiter.wait(greedy) for _ in range(9)] == [0, 0] + [1] * 7
        assert [limiter.wait(modest) for _ in range(3)] == [0, 0, 1]

    def test_wait_is_exact(self) -> None:
        clock = FakeClock()
        limiter = ClientRateLimiter(0.1, 1, 60, clock)
        client = Client("here", "one")
        assert limiter.wait(client) == 0
        clock.now += 4
        assert limiter.wait(client) == pytest.approx(6)
        clock.now += 6
        assert limiter.wait(client) == 0

    def test_places_are_free_again_after_leaving(self) -> None:
        slots = ConcurrencyLimiter(2, 3)
        known, other, new = Client("here", "one"), Client("here", "other"), Client("here")
        entered = [slots.enter(each) for each in (known, known, known, other, other, new)]
        assert entered == [True, True, False, True, False, False]
        slots.leave(known)
        assert slots.enter(new)
        for each in (known, other, new):
            slots.leave(each)
        assert not slots._open

    def test_device_with_nothing_open_enters_a_full_address(self) -> None:
        """Regression: one person with many cookies took all sockets of a classroom."""
        slots = ConcurrencyLimiter(2, 8)
        hoard = [Client("here", str(number // 2)) for number in range(6)] + [Client("here")] * 2
        assert all(slots.enter(each) for each in hoard)
        assert not slots.enter(Client("here"))
        assert slots.enter(Client("here", "known"))
        assert not slots.enter(Client("here", "known"))
        assert not slots.enter(Client("here", "next"))


UPLOAD = (
    f"POST /api/opened/views HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {ADDRESS}\r\n"
    "Cookie: {cookie}\r\n{length}\r\n\r\n"
)
DECLARED, CHUNKED = f"Content-Length: {MAX_RECORD_BYTES}", "Transfer-Encoding: chunked"


SENT = MAX_RECORD_BYTES - 1
COUNTED = SENT - client_limits.UNCOUNTED_BODY_BYTES


async def begin_upload(
    stack: AsyncExitStack, server: TestServer, cookie: str, length: str = DECLARED, sent: int = SENT
) -> RawSocket:
    """The head of a large upload, and `sent` bytes of its body."""
    connection = await stack.enter_async_context(raw_socket(server))
    chunk = f"{MAX_RECORD_BYTES:x}\r\n" if length == CHUNKED else ""
    head = UPLOAD.format(cookie=f"{COOKIE}={cookie}", length=length) + chunk
    await connection.write(head.encode() + b" " * sent)
    return connection


def reserved_bytes(server: TestServer, address: str = ADDRESS) -> int:
    return server.site.limits.body_bytes._open[address_key(Client(address))]


class TestBodies:
    """Regression: an address could hold half a megabyte in each of 3,840 connections."""

    @pytest.mark.parametrize("length", [DECLARED, CHUNKED])
    async def test_bytes_of_bodies_are_limited_per_address(self, length: str) -> None:
        async with (
            node() as server,
            server.person("Livia", BEHIND_ROUTER) as livia,
            AsyncExitStack() as stack,
        ):
            devices = [device_cookie(server) for _ in range(12)]
            for cookie in devices * 4:
                await begin_upload(stack, server, cookie, length)
            await wait_until(lambda: reserved_bytes(server) == 48 * COUNTED)
            room = client_limits.BODY_BYTES_PER_ADDRESS - 48 * COUNTED
            refused = await begin_upload(stack, server, "", length, sent=room + 8192)
            head = await refused.read_until(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429")
            assert b"\r\nretry-after: 2\r\n" in head
            await livia.open_table("alea", 2)
            await begin_upload(stack, server, device_cookie(server), length)
            await wait_until(lambda: reserved_bytes(server) == 49 * COUNTED)
            await stack.aclose()
            await wait_until(lambda: not server.site.limits.body_bytes._open)

    async def test_bytes_of_bodies_are_limited_per_device(self) -> None:
        async with (
            node() as server,
            server.person("Livia", BEHIND_ROUTER) as livia,
            AsyncExitStack() as stack,
        ):
            cookie = device_cookie(server)
            for _ in range(4):
                await begin_upload(stack, server, cookie)
            await wait_until(lambda: reserved_bytes(server) == 4 * COUNTED)
            room = client_limits.BODY_BYTES_PER_DEVICE - 4 * COUNTED
            refused = await begin_upload(stack, server, cookie, sent=room + 8192)
            assert (await refused.read_until(b"\r\n\r\n")).startswith(b"HTTP/1.1 429")
            large = b"x" * MAX_RECORD_BYTES
            answer = await livia.request("POST", "/api/opened/views", content=large)
            assert answer.status_code == 400

    async def test_declared_bytes_take_no_room(self) -> None:
        """Regression: 256 heads without a body had every upload refused."""
        async with node() as server, server.person("Livia") as livia, AsyncExitStack() as stack:
            for _ in range(60):
                await begin_upload(stack, server, "", sent=1)
            large = b"x" * MAX_RECORD_BYTES
            answer = await livia.request("POST", "/api/opened/views", content=large, headers=BEHIND_ROUTER)
            assert answer.status_code == 400
            assert not reserved_bytes(server)

    def test_new_address_is_admitted_beyond_the_total(self) -> None:
        bodies = ConcurrencyLimiter(10, 20, total=20, newcomer_below=5, newcomers_total=30)
        for device in ("a", "b"):
            assert bodies.enter(Client("1.1.1.1", device), 10)
        assert not bodies.enter(Client("1.1.1.1", "c"), 1)
        assert bodies.enter(Client("2.2.2.2", "d"), 4)
        assert bodies.enter(Client("2.2.2.2", "d"), 5)
        assert not bodies.enter(Client("2.2.2.2", "d"), 1)


async def try_codes(person: TestClient, codes: Iterable[str]) -> Counter[int]:
    """Number of answers by status."""
    answers = [await person.request("GET", f"/api/codes/{code}", headers=BEHIND_ROUTER) for code in codes]
    return Counter(answer.status_code for answer in answers)


class TestCodes:
    async def test_classroom_that_mistypes_is_not_refused(self) -> None:
        async with node() as server, server.person("Livia") as livia, AsyncExitStack() as stack:
            table = await livia.open_table("alea", 2)
            code = (await livia.get(f"/api/tables/{table}"))["code"]
            for _ in range(CLASS):
                person = await stack.enter_async_context(server.person("", BEHIND_ROUTER))
                person.http.cookies.set(COOKIE, device_cookie(server))
                wrong = [f"WRONG{letter}" for letter in "ABCDEFGHIJ"]
                assert await try_codes(person, [*wrong, *[code] * 10]) == {404: 10, 200: 10}

    async def test_guessing_is_limited_by_device_and_by_address(self) -> None:
        """Regression: an address could try 14,400 codes a minute."""
        async with node() as server, server.person("Livia") as livia, AsyncExitStack() as stack:
            table = await livia.open_table("alea", 2)
            code = (await livia.get(f"/api/tables/{table}"))["code"]
            burst = client_limits.CODE_BURST
            for _ in range(client_limits.CODE_DEVICES):
                person = await stack.enter_async_context(server.person("", BEHIND_ROUTER))
                person.http.cookies.set(COOKIE, device_cookie(server))
                guesses = asyncio.gather(
                    *(try_codes(person, [f"GUESS{number}"]) for number in range(burst + 5))
                )
                assert sum(await guesses, Counter[int]()) == {404: burst, 429: 5}
            person = await stack.enter_async_context(server.person("", BEHIND_ROUTER))
            person.http.cookies.set(COOKIE, device_cookie(server))
            refused = await person.request("GET", f"/api/codes/{code}", headers=BEHIND_ROUTER)
            assert (refused.status_code, refused.json()["error"]["why"]) == (429, "too_many_codes")
            assert int(refused.headers["retry-after"]) > 0
            assert (await livia.get(f"/api/codes/{code}"))["id"] == table

    async def test_only_wrong_codes_count(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Regression: failures of the database used up the budget for wrong codes."""

        async def fail(_code: str) -> None:
            raise TableRefusal("down")

        async with node() as server, server.person("Livia") as livia:
            table = await livia.open_table("alea", 2)
            code = (await livia.get(f"/api/tables/{table}"))["code"]
            with monkeypatch.context() as patch:
                patch.setattr(server.site.hub, "find_by_code", fail)
                answers = await try_codes(livia, [code] * (client_limits.CODE_BURST + 1))
                assert 404 not in answers
                assert 429 not in answers
            assert (await livia.get(f"/api/codes/{code}"))["id"] == table

    def test_refusal_by_an_address_costs_its_device_nothing(self) -> None:
        codes = ClientRateLimiter(1, 2, devices=1, now=lambda: 0.0)
        for _ in range(2):
            assert codes.wait(Client("1.1.1.1", "a")) == 0
        livia = Client("1.1.1.1", "livia")
        assert codes.wait(livia) > 0
        device, _ = codes.buckets(livia)
        assert device.is_full

    def test_guessing_takes_years(self) -> None:
        """The arithmetic of SECURITY.md: one of 100 open tables."""
        guesses = len(CODE_LETTERS) ** CODE_LENGTH / 100
        per_hour = 3600 / client_limits.CODE_SECONDS * client_limits.CODE_DEVICES
        assert per_hour == 100
        assert guesses / per_hour / 24 / 365 > 2


class TestStaticFiles:
    async def test_files_and_pages_are_never_counted(self) -> None:
        async with node(requests_per_minute=1, devices_per_address=1) as server:
            paths = ["/", "/t/x", "/icon.svg", "/nowhere"] * 5
            got = await statuses(server, paths, [""] * len(paths), Accept="text/html")
            assert got == [200, 200, 200, 404] * 5

    async def test_first_page_load_gives_the_device_its_cookie(self) -> None:
        async with node(public_url="https://tables.example.org") as server, server.person() as livia:
            first = await livia.request("GET", "/", headers={"Accept": "text/html"})
            assert "HttpOnly" in first.headers["set-cookie"]
            assert "Secure" in first.headers["set-cookie"]
            assert first.headers["cache-control"] == "private, no-cache"
            livia.http.cookies.set(COOKIE, str(first.cookies[COOKIE]))
            second = await livia.request("GET", "/", headers={"Accept": "text/html"})
            assert "set-cookie" not in second.headers
            icon = await livia.request("GET", "/icon.svg")
            assert "set-cookie" not in icon.headers


class TestRetryAfter:
    async def test_refused_request_has_retry_after(self) -> None:
        async with node(requests_per_minute=6) as server, server.person() as livia:
            *_, answer = [await livia.request("GET", "/api/games") for _ in range(7)]
            assert answer.status_code == 429
            assert answer.json()["error"]["facts"] == {"seconds": int(answer.headers["retry-after"])}
            assert 1 <= int(answer.headers["retry-after"]) <= 10
            async with raw_socket(server) as one:
                assert await one.upgrade() == 429

    async def test_refused_order_on_a_socket_has_the_seconds(self) -> None:
        async with node() as server, server.person() as livia:
            table = await livia.open_table("alea", 2)
            async with livia.page(table, seat=0) as page:
                for number in range(6):
                    await page.send({"type": "say", "command": str(number), "seat": 0, "phrase": "hello"})
                assert (await page.expect("refused"))["facts"] == {"seconds": 2}

    async def test_closed_socket_has_the_seconds_as_its_reason(self) -> None:
        async with node(messages_per_second=1) as server, server.person() as livia, livia.page() as page:
            for _ in range(9):
                await page.send({"type": "ping"})
            assert await page.wait_closed() == 4008
            assert page.socket.close_reason == "1"

    async def test_refused_socket_of_a_page_has_the_seconds(self) -> None:
        """Regression: a page cannot read the answer to a handshake, so it said nothing of the limit."""
        async with node(connections_per_device=1) as server, server.person() as livia:
            await livia.open_table("alea", 2)
            page_of = {"Origin": server.address}
            async with livia.page(headers=page_of), livia.page(headers=page_of) as refused:
                assert await refused.wait_closed() == 4008
                assert refused.socket.close_reason == "5"
            await wait_until(lambda: not server.site.limits.websockets._open)

    async def test_silent_refused_sockets_are_few_and_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A client that never answers the close frame holds a slot for two seconds; more get 429."""
        async with node() as server, AsyncExitStack() as stack:
            monkeypatch.setattr(server.site.limits.websockets, "enter", lambda *_: False)
            slots, origin = REFUSED_WEBSOCKETS_PER_ADDRESS // 2, f"Origin: {server.address}\r\n"
            sockets = [await stack.enter_async_context(raw_socket(server)) for _ in range(slots + 1)]
            statuses = [await one.upgrade(more=origin) for one in sockets]
            assert statuses == [*[101] * slots, 429]
            await wait_until(lambda: not server.site.limits.refused_websockets._open)

    async def test_flood_after_the_close_frame_is_cut_off(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(ws_protocol, "CLOSE_SECONDS", 10 * PATIENCE)
        async with node() as server, raw_socket(server) as flooding:
            monkeypatch.setattr(server.site.limits.websockets, "enter", lambda *_: False)
            assert await flooding.upgrade(more=f"Origin: {server.address}\r\n") == 101
            text = masked(TEXT, b"x" * 100)
            with suppress(ConnectionError):
                await flooding.write(text * (2 * ws_protocol.MAX_BYTES_AFTER_CLOSE // len(text)))
            await wait_until(lambda: not server.site.limits.refused_websockets._open)

    async def test_page_over_its_rate_gets_the_seconds_by_socket(self) -> None:
        async with node(requests_per_minute=6) as server, server.person() as livia:
            while (await livia.request("GET", "/api/games")).is_success:
                pass
            async with livia.page(headers={"Origin": server.address}) as refused:
                assert await refused.wait_closed() == 4008
                assert 1 <= int(refused.socket.close_reason or 0) <= 10
            assert not server.site.limits.websockets._open

    @pytest.mark.parametrize(
        ("accepted", "language", "heading"),
        [
            ("de-CH,de;q=0.9,en;q=0.5", "de", "Einen Moment"),
            ("xx, la;q=0.3, fr;q=0.8", "fr", "Un instant"),
            ("es", "es", "Un momento"),
            ("la;q=1", "la", "Exspecta paulum"),
            (";;q=,en;q=x", "en", "One moment"),
            ("", "en", "One moment"),
        ],
    )
    async def test_refused_page_load_gets_a_retrying_page(
        self, accepted: str, language: str, heading: str
    ) -> None:
        """Regression: the refused page was white, with JSON in it."""
        headers = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": accepted}
        async with node(requests_per_minute=1) as server, server.person() as livia:
            await livia.request("GET", "/api/me/results.csv", headers=headers)
            answer = await livia.request("GET", "/api/me/results.csv", headers=headers)
            assert answer.status_code == 429
            seconds = answer.headers["retry-after"]
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert f'<html lang="{language}">' in answer.text
            assert f'<meta http-equiv="refresh" content="{seconds}">' in answer.text
            assert f"<h1>{heading}</h1>" in answer.text
            assert seconds in answer.text.partition("<body>")[2]
            assert "sha256-" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
