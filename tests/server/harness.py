"""Real node on a free port, and clients over HTTP and sockets that store all they receive.

async with node(database) as server:
    async with server.person() as livia:
        table = await livia.open_table("alea", players=2)
        async with livia.page(table, seat=0) as page:
            update = await page.expect("update")
"""

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeAlias

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from lusoria.bots import bot as find_bot
from lusoria.core.game import AnyGame
from lusoria.server.auth import COOKIE
from lusoria.server.node import serve
from lusoria.server.node.config import Config
from lusoria.server.node.site import Site
from lusoria.server.transport.app import App
from lusoria.store.port import RecordRow, Store, TableRow
from lusoria.table.bot_seats.bot_pool import BotPool
from lusoria.table.live.live_table import LiveTable
from lusoria.wire.client_messages import PROTOCOL
from lusoria.wire.delta import apply_delta

PATIENCE = 90.0  # seconds; machines may be busy
NAMES = ("Íñigo", "Clodia", "Drusus", "Fausta", "Gaius", "Helvia", "Iulus", "Lucan", "Marcia")

Message: TypeAlias = dict[str, Any]
Condition: TypeAlias = Callable[[Message], bool]


class InlineBots(BotPool):
    """Chooses at once in this process: most tests are not about bot processes."""

    async def choose(self, game: AnyGame, bot: str, view: Any, seed: bytes, *, patient: bool = False) -> Any:
        return find_bot(game.name, bot).choose(view, Random(seed))


class TestServer:
    """A running node, in this process; or in another, without `app`."""

    __test__ = False  # no test class, despite its name

    def __init__(self, app: App | None, port: int, tls: ssl.SSLContext | None = None) -> None:
        self.app = app
        self.port = port
        self.tls = tls
        """Trust for the certificate of a proxy in front of the node."""
        self.address = f"{'https' if tls else 'http'}://127.0.0.1:{port}"
        self.clients: list[TestClient] = []

    @property
    def site(self) -> Site:
        assert self.app is not None
        return self.app._site

    @property
    def store(self) -> Store:
        return self.site.store

    async def row(self, table: str) -> TableRow:
        row = await self.store.row(table)
        assert row is not None
        return row

    async def record(self, table: str) -> RecordRow:
        record = await self.store.record(table)
        assert record is not None
        return record

    def live(self, table: str) -> LiveTable:
        return self.site.hub.tables[table]

    @asynccontextmanager
    async def person(
        self, name: str = "", headers: dict[str, str] | None = None, ip: str = "127.0.0.1"
    ) -> AsyncIterator["TestClient"]:
        client = TestClient(self, name or NAMES[len(self.clients) % len(NAMES)], headers or {}, ip)
        self.clients.append(client)
        async with client.http:
            yield client

    @asynccontextmanager
    async def people(self, count: int) -> AsyncIterator[list["TestClient"]]:
        async with contextlib.AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.person(NAMES[k])) for k in range(count)]


class TestClient:
    """A browser: cookies, requests, and all responses."""

    __test__ = False

    def __init__(self, server: TestServer, name: str, headers: dict[str, str], ip: str) -> None:
        self.name = name
        self.ip = ip
        self.pages: list[Page] = []
        self.responses: list[httpx.Response] = []
        self.server = server
        self.http = httpx.AsyncClient(
            timeout=PATIENCE,
            headers=headers,
            event_hooks={"response": [self._store]},
            transport=httpx.AsyncHTTPTransport(verify=server.tls or True, local_address=ip),
            trust_env=False,
        )

    async def _store(self, response: httpx.Response) -> None:
        await response.aread()
        self.responses.append(response)

    @property
    def token(self) -> str | None:
        return next((cookie.value for cookie in self.http.cookies.jar if cookie.name == COOKIE), None)

    @property
    def id(self) -> str | None:
        return self.token.partition(".")[0] if self.token else None

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.http.request(method, f"{self.server.address}{path}", **more)

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return json_of(await self.request("GET", path, **more), status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return json_of(await self.request("POST", path, **({} if body is None else {"json": body})), status)

    async def put(self, path: str, body: object, status: int = 200) -> Any:
        return json_of(await self.request("PUT", path, json=body), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return json_of(await self.request("DELETE", path), status)

    async def open_table(self, game: str, players: int, *guests: "TestClient", **settings: object) -> str:
        """Opens a table, at which the guests sit too."""
        settings = {"game": game, "players": players, **settings}
        room = await self.post("/api/tables", {"name": self.name, "settings": settings}, 201)
        for guest in guests:
            await guest.take_seat(room["id"])
        return str(room["id"])

    async def open_game(self, game: str, players: int, *guests: "TestClient", **settings: object) -> str:
        """The same, and starts the game."""
        table = await self.open_table(game, players, *guests, **settings)
        await self.start_game(table)
        return table

    async def take_seat(self, table: str, seat: int | None = None, status: int = 200, name: str = "") -> Any:
        body = {"name": name or self.name, "seat": seat}
        return await self.post(f"/api/tables/{table}/seats", body, status)

    async def start_game(self, table: str) -> Any:
        return await self.post(f"/api/tables/{table}/start")

    async def finish_game(
        self, game: str = "alea", players: int = 2, **settings: object
    ) -> tuple[str, Message]:
        """Plays a game among bots to its end. Returns the table and its last room."""
        table = await self.open_game(game, players, **settings)
        async with self.page(table, seat=0) as page:
            await page.play(0, Random(1))
            return table, await page.expect("room", is_over)

    async def play_seat(self, table: str, seat: int, luck: int = 1) -> None:
        """Plays the seat until the game is over."""
        async with self.page(table, seat=seat) as page:
            await page.play(seat, Random(luck))
            if not any(message["type"] == "room" and is_over(message) for message in page.received):
                await page.expect("room", is_over)  # from another node, it may come before the last update

    @asynccontextmanager
    async def page(
        self,
        table: str | None = None,
        *,
        seat: int | None = None,
        since: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> AsyncIterator["Page"]:
        """Opens a socket; with a table it also sends `hello`."""
        headers = headers or {}
        if self.token is not None:
            headers = {"Cookie": f"{COOKIE}={self.token}", **headers}
        async with websockets.connect(
            f"{self.server.address.replace('http', 'ws', 1)}/socket",
            ssl=self.server.tls,
            local_addr=(self.ip, 0),
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            proxy=None,
        ) as socket:
            page = Page(socket, self, table)
            self.pages.append(page)
            reading = asyncio.create_task(page.read())
            try:
                if table is not None:
                    await page.hello(table, seat, since)
                yield page
            finally:
                reading.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await reading


def is_over(room: Message) -> bool:
    return bool(room["status"] == "over")


def reason_of(refused: Message) -> str:
    """Reason of a refusal over HTTP."""
    return str(refused["error"]["why"])


async def finish_two_player_game(
    host: TestClient, guest: TestClient, guest_node: TestServer | None = None
) -> str:
    """A finished game of Alea of two people. The guest may use another node."""
    table = await host.open_table("alea", 2)
    guest.server = guest_node or guest.server
    await guest.take_seat(table)
    await host.start_game(table)
    await asyncio.gather(host.play_seat(table, 0, luck=1), guest.play_seat(table, 1, luck=2))
    return table


def json_of(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, (response.status_code, response.text)
    return response.json()


class Page:
    """A socket, and all messages in both directions."""

    def __init__(self, socket: ClientConnection, person: TestClient, table: str | None) -> None:
        self.socket = socket
        self.person = person
        self.person_id = person.id
        self.table = table
        self.raw: list[str] = []
        self.transcript: list[tuple[str, Message]] = []
        """("sent" or "received", message), in order."""
        self.received: list[Message] = []
        """Every `news` as the update it results in."""
        self._last_update: Message | None = None
        self._next = 0
        self._changed = asyncio.Condition()
        self._closed = False

    async def read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str), "all frames are text"
                message: Message = json.loads(text)
                self.raw.append(text)
                self.transcript.append(("received", message))
                async with self._changed:
                    self.received.extend(self._expand(message))
                    self._changed.notify_all()
        async with self._changed:
            self._closed = True
            self._changed.notify_all()

    def _expand(self, message: Message) -> list[Message]:
        """Turns `news` into the update it results in, and its answer into `done`."""
        if message["type"] == "update":
            self._last_update = message
        if message["type"] != "news":
            return [message]
        assert self._last_update is not None, "news before an update"
        update = apply_delta(self._last_update, message)
        assert update is not None, "news after a gap"
        self._last_update = update
        done = {"type": "done", "command": message.get("done"), "version": message["version"]}
        return [update, done] if "done" in message else [update]

    async def send(self, message: Message) -> None:
        self.transcript.append(("sent", message))
        await self.socket.send(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def hello(self, table: str, seat: int | None = None, since: int | None = None) -> None:
        self.table = table
        await self.send({"type": "hello", "protocol": PROTOCOL, "id": table, "seat": seat, "since": since})

    async def act(self, seat: int, ask: int, action: Message, command: str = "") -> None:
        command = command or f"{seat}-{ask}"
        await self.send({"type": "act", "command": command, "seat": seat, "ask": ask, "action": action})

    async def wait_for_turn(self, ask: int = 0) -> Message:
        """The last or next update with a decision of this page's seat, from this number on."""

        def has_decision(message: Message) -> bool:
            return message["type"] == "update" and bool(message["legal"]) and message["ask"] >= ask

        updates = [message for message in self.received if message["type"] == "update"]
        return (
            updates[-1]
            if updates and has_decision(updates[-1])
            else await self.expect("update", has_decision)
        )

    async def expect(self, kind: str, condition: Condition = lambda _: True) -> Message:
        """The next message of this kind that fulfils the condition; skips all before it."""

        found: Message | None = None

        def is_found() -> bool:
            nonlocal found
            while found is None and self._next < len(self.received):
                message = self.received[self._next]
                self._next += 1
                if message["type"] == kind and condition(message):
                    found = message
            return found is not None or self._closed

        async with self._changed:
            try:
                await asyncio.wait_for(self._changed.wait_for(is_found), PATIENCE)
            except TimeoutError:
                raise AssertionError(f"no {kind} came; last {self.received[-3:]}") from None
        assert found is not None, f"closed with {self.socket.close_code} and without {kind}"
        return found

    async def sync(self) -> list[Message]:
        """Sends a ping. Returns the messages up to its pong."""
        start = len(self.received)
        await self.send({"type": "ping"})
        await self.expect("pong")
        return self.received[start:]

    async def wait_closed(self) -> int | None:
        """Waits until the server closes. Returns its code."""
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)
        return self.socket.close_code

    async def play(self, seat: int, rng: Random, *, turns: int | None = None) -> Message:
        """Makes a legal choice at every decision, at most `turns`. Returns the last update."""
        last = -1
        updates = [message for message in self.received if message["type"] == "update"]
        update = updates[-1] if updates else await self.expect("update")
        while not update["table"]["result"]:
            if update["seat"] == seat and update["legal"] and update["ask"] > last:
                if turns == 0:
                    return update
                turns = None if turns is None else turns - 1
                last = update["ask"]
                await self.act(seat, last, rng.choice(update["legal"]))
            update = await self.expect("update")
        return update


def config(database: str, **more: Any) -> Config:
    """High limits for one address, long graces, quick bots."""
    settings: dict[str, Any] = {
        "host": "127.0.0.1",
        "port": 0,
        "database": database,
        "grace": 600.0,
        "clock_grace": 600.0,
        "bot_delay": 0.005,
        "requests_per_minute": 1_000_000,
        "messages_per_second": 100_000,
        "devices_per_address": 1_000_000,
        "connections_per_device": 1000,
        "connections_per_address": 1000,
        "tables_per_hour": 1_000_000,
        "listed_per_device": 1000,
        "listed_per_address": 1000,
        "tries_per_address": 1_000_000,
    }
    return Config(**{**settings, **more})


@asynccontextmanager
async def node(
    database: str = "memory:", *, inline_bots: bool = True, **more: Any
) -> AsyncIterator[TestServer]:
    """A node in this process, started as by `lusoria serve`."""
    settings = config(database, **more)
    async with serve.node(settings) as app:
        if inline_bots:
            app._site.hub.services.bots = InlineBots()
        listening = serve.bind(settings)
        uvicorn_server = serve.Server(app, settings)
        running = asyncio.create_task(uvicorn_server.serve(sockets=[listening]))
        try:
            yield TestServer(app, listening.getsockname()[1])
        finally:
            app.stop()
            uvicorn_server.should_exit = True
            await running


@asynccontextmanager
async def two_nodes(
    database: str, **more: Any
) -> AsyncIterator[tuple[TestServer, TestServer, TestClient, TestClient]]:
    """Two nodes on one database, and two people at the first."""
    async with node(database, **more) as one, node(database, **more) as other, one.people(2) as (host, guest):
        yield one, other, host, guest


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 (no event for any condition)
            await asyncio.sleep(0.005)
