"""Real node on a free port, and clients over HTTP and sockets that store all they receive.

async with node(database) as house:
    async with house.person() as livia:
        table = await livia.opens("alea", players=2)
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
from lusoria.store.port import Store
from lusoria.table.bot_seats.bot_pool import BotPool
from lusoria.table.live.live_table import LiveTable
from lusoria.wire.client_messages import PROTOCOL
from lusoria.wire.delta import apply_delta

PATIENCE = 90.0  # seconds; machines may be busy
NAMES = ("Íñigo", "Clodia", "Drusus", "Fausta", "Gaius", "Helvia", "Iulus", "Lucan", "Marcia")

Message: TypeAlias = dict[str, Any]
Told: TypeAlias = Callable[[Message], bool]


class InlineBots(BotPool):
    """Thinks at once and here: most tests are not about processes."""

    async def choose(self, game: AnyGame, bot: str, view: Any, seed: bytes, *, patient: bool = False) -> Any:
        return find_bot(game.name, bot).choose(view, Random(seed))


class TestServer:
    """One running node: in this process, or without its `app` in another."""

    __test__ = False  # no test class, whatever its name says to pytest

    def __init__(self, app: App | None, port: int, tls: ssl.SSLContext | None = None) -> None:
        self.app = app
        self.port = port
        self.tls = tls
        """Whom to believe where it is reached through a proxy with a certificate."""
        self.address = f"{'https' if tls else 'http'}://127.0.0.1:{port}"
        self.people: list[TestClient] = []

    @property
    def site(self) -> Site:
        assert self.app is not None
        return self.app._site

    @property
    def store(self) -> Store:
        return self.site.store

    def live(self, table: str) -> LiveTable:
        return self.site.hub.tables[table]

    @asynccontextmanager
    async def person(
        self, name: str = "", headers: dict[str, str] | None = None, lives: str = "127.0.0.1"
    ) -> AsyncIterator["TestClient"]:
        someone = TestClient(self, name or NAMES[len(self.people) % len(NAMES)], headers or {}, lives)
        self.people.append(someone)
        async with someone.http:
            yield someone

    @asynccontextmanager
    async def company(self, count: int) -> AsyncIterator[list["TestClient"]]:
        async with contextlib.AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.person(NAMES[k])) for k in range(count)]


class TestClient:
    """A browser: cookies, requests, and every answer it ever got."""

    __test__ = False

    def __init__(self, server: TestServer, name: str, headers: dict[str, str], lives: str) -> None:
        self.name = name
        self.lives = lives
        """The address they call from."""
        self.pages: list[Page] = []
        self.answers: list[httpx.Response] = []
        self.move_to(server)
        self.http = httpx.AsyncClient(
            timeout=PATIENCE,
            headers=headers,
            event_hooks={"response": [self._remember]},
            transport=httpx.AsyncHTTPTransport(verify=server.tls or True, local_address=lives),
            trust_env=False,
        )

    async def _remember(self, response: httpx.Response) -> None:
        await response.aread()
        self.answers.append(response)

    def move_to(self, server: TestServer) -> None:
        """From now on use another node, or the same one after its restart."""
        self.server = server

    @property
    def token(self) -> str | None:
        return next((cookie.value for cookie in self.http.cookies.jar if cookie.name == COOKIE), None)

    @property
    def id(self) -> str | None:
        return self.token.partition(".")[0] if self.token else None

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.http.request(method, f"{self.server.address}{path}", **more)

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return answered(await self.ask("GET", path, **more), status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return answered(await self.ask("POST", path, **({} if body is None else {"json": body})), status)

    async def put(self, path: str, body: object, status: int = 200) -> Any:
        return answered(await self.ask("PUT", path, json=body), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return answered(await self.ask("DELETE", path), status)

    async def open_table(self, game: str, players: int, **settings: object) -> str:
        settings = {"game": game, "players": players, **settings}
        room = await self.post("/api/tables", {"name": self.name, "settings": settings}, 201)
        return str(room["id"])

    async def take_seat(self, table: str, seat: int | None = None, status: int = 200, name: str = "") -> Any:
        body = {"name": name or self.name, "seat": seat}
        return await self.post(f"/api/tables/{table}/seats", body, status)

    async def start_game(self, table: str) -> Any:
        return await self.post(f"/api/tables/{table}/start")

    @asynccontextmanager
    async def page(
        self,
        table: str | None = None,
        *,
        seat: int | None = None,
        since: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> AsyncIterator["Page"]:
        """An open socket; with a table it has said hello."""
        headers = headers or {}
        if self.token is not None:
            headers = {"Cookie": f"{COOKIE}={self.token}", **headers}
        async with websockets.connect(
            f"{self.server.address.replace('http', 'ws', 1)}/socket",
            ssl=self.server.tls,
            local_addr=(self.lives, 0),
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


def answered(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, (response.status_code, response.text)
    return response.json()


class Page:
    """One socket and all that came over it, in both directions."""

    def __init__(self, socket: ClientConnection, person: TestClient, table: str | None) -> None:
        self.socket = socket
        self.person = person
        self.person_id = person.id
        self.table = table
        self.raw: list[str] = []
        self.story: list[tuple[str, Message]] = []
        """("sent" or "got", message), in order."""
        self._heard: list[Message] = []
        """What the messages mean: every news as a whole update."""
        self._stands: Message | None = None
        self._read_up_to = 0
        self._news = asyncio.Condition()
        self._closed = False

    async def read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str), "everything is sent as text"
                message: Message = json.loads(text)
                self.raw.append(text)
                self.story.append(("got", message))
                async with self._news:
                    self._heard.extend(self._understood(message))
                    self._news.notify_all()
        async with self._news:
            self._closed = True
            self._news.notify_all()

    def _understood(self, message: Message) -> list[Message]:
        """News as the update that it makes of the last one, and the answer in it by itself."""
        if message["type"] == "update":
            self._stands = message
        if message["type"] != "news":
            return [message]
        assert self._stands is not None, "news of what nobody was told"
        stands = apply_delta(self._stands, message)
        assert stands is not None, "news after a gap"
        self._stands = stands
        done = {"type": "done", "command": message.get("done"), "version": message["version"]}
        return [stands, done] if "done" in message else [stands]

    async def send(self, message: Message) -> None:
        self.story.append(("sent", message))
        await self.socket.send(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def hello(self, table: str, seat: int | None = None, since: int | None = None) -> None:
        self.table = table
        await self.send({"type": "hello", "protocol": PROTOCOL, "id": table, "seat": seat, "since": since})

    async def act(self, seat: int, ask: int, action: Message, command: str = "") -> None:
        command = command or f"{seat}-{ask}"
        await self.send({"type": "act", "command": command, "seat": seat, "ask": ask, "action": action})

    @property
    def heard(self) -> list[Message]:
        return self._heard

    async def my_turn(self, ask: int = 0) -> Message:
        """The update that asks this page's seat something, from this decision on; it may be here already."""

        def asks(message: Message) -> bool:
            return message["type"] == "update" and bool(message["legal"]) and message["ask"] >= ask

        updates = [message for message in self._heard if message["type"] == "update"]
        return updates[-1] if updates and asks(updates[-1]) else await self.expect("update", asks)

    async def expect(self, kind: str, that: Told = lambda _: True) -> Message:
        """The next message of this kind of which this is true; those before it are passed over."""

        found: Message | None = None

        def wanted() -> bool:
            nonlocal found
            while found is None and self._read_up_to < len(self._heard):
                message = self._heard[self._read_up_to]
                self._read_up_to += 1
                if message["type"] == kind and that(message):
                    found = message
            return found is not None or self._closed

        async with self._news:
            try:
                await asyncio.wait_for(self._news.wait_for(wanted), PATIENCE)
            except TimeoutError:
                raise AssertionError(f"no {kind} came; last {self._heard[-3:]}") from None
        assert found is not None, f"closed with {self.socket.close_code} and without {kind}"
        return found

    async def settle(self) -> list[Message]:
        """All that has come so far: a pong after everything that was on its way here."""
        begun = len(self._heard)
        await self.send({"type": "ping"})
        await self.expect("pong")
        return self._heard[begun:]

    async def closed(self) -> int | None:
        """Wait until the other side has closed; its code."""
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)
        return self.socket.close_code

    async def play(self, seat: int, rng: Random, *, turns: int | None = None) -> Message:
        """Answer every question, at most `turns` of them, with a legal choice; the last update."""
        answered = -1
        updates = [message for message in self._heard if message["type"] == "update"]
        update = updates[-1] if updates else await self.expect("update")
        while not update["table"]["result"]:
            if update["seat"] == seat and update["legal"] and update["ask"] > answered:
                if turns == 0:
                    return update
                turns = None if turns is None else turns - 1
                answered = update["ask"]
                await self.act(seat, answered, rng.choice(update["legal"]))
            update = await self.expect("update")
        return update


def config(database: str, **more: Any) -> Config:
    """Patient with people who are many on one address, and quick with bots."""
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
    """A node as `lusoria serve` starts it, in this process."""
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


async def wait_until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 (what is waited for knows nothing of events)
            await asyncio.sleep(0.005)
