"""Two nodes on one PostgreSQL that lose their connection for nudges, or the database itself."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from lusoria.bus.postgres import PostgresBus
from tests.server.node.test_serve import served
from tests.server.world import PATIENCE, TestClient, TestServer, node, wait_until
from tests.store.postgres import new_database
from tests.store.postgres import postgres as postgres_of_its_own

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NOWHERE = "postgresql://127.0.0.1:1/nowhere"


async def cut_nudges(server: TestServer, database: str) -> None:
    """Ends the node's LISTEN connection in the database, and lets it make no other."""
    bus = server.site.hub.services.bus
    assert isinstance(bus, PostgresBus)
    assert bus._connection is not None
    bus._url = NOWHERE
    admin = await asyncpg.connect(database)
    await admin.execute("SELECT pg_terminate_backend($1)", bus._connection.get_server_pid())
    await admin.close()
    await wait_until(lambda: not bus.is_connected)


@pytest.fixture(scope="module")
async def nodes(postgres: str) -> AsyncIterator[tuple[TestServer, TestServer]]:
    """Two nodes; the second hears nothing of what the first writes."""
    database = new_database(postgres)
    async with node(database) as here, node(database) as deaf:
        await cut_nudges(deaf, database)
        yield here, deaf


@asynccontextmanager
async def seat_taken_elsewhere(nodes: tuple[TestServer, TestServer]) -> AsyncIterator[tuple[str, TestClient]]:
    """A table that the deaf node knows, and a guest who sat down at the other and comes to the deaf one."""
    here, deaf = nodes
    async with here.company(2) as (host, guest):
        table = await host.open_table("alea", 2, chat="free")
        host.move_to(deaf)
        async with host.page(table, seat=0) as page:  # it stays in memory there
            await page.expect("room")
            await guest.take_seat(table, 1)
            guest.move_to(deaf)
            yield table, guest


async def test_seat_from_other_node_is_known_to_sockets(nodes: tuple[TestServer, TestServer]) -> None:
    """Regression: the seat was refused as `not_your_seat` until the node read its logs again."""
    async with seat_taken_elsewhere(nodes) as (table, guest), guest.page(table, seat=1) as page:
        assert (await page.expect("room"))["yours"] == [1]


async def test_seat_from_other_node_is_known_to_talk(nodes: tuple[TestServer, TestServer]) -> None:
    async with seat_taken_elsewhere(nodes) as (table, guest), guest.page(table) as page:
        await page.expect("room")
        await page.send({"type": "say", "command": "a", "seat": 1, "text": "Salve"})
        assert (await page.expect("said"))["text"] == "Salve"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "ready", {"ready": True}),
        ("GET", "seats/1/rejoin", None),
        ("PUT", "notes", {"notes": "mine"}),
        ("DELETE", "seats/1", None),
    ],
)
async def test_seat_from_other_node_is_known_to_http(
    nodes: tuple[TestServer, TestServer], method: str, path: str, body: object
) -> None:
    async with seat_taken_elsewhere(nodes) as (table, guest):
        answer = await guest.ask(method, f"/api/tables/{table}/{path}", json=body)
        assert answer.status_code == 200, answer.text


async def test_game_begun_on_other_node_can_be_played(
    nodes: tuple[TestServer, TestServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the first move was refused as `not_playing`, and the coach as `not_running`."""
    here, deaf = nodes
    async with here.person() as host:
        table = await host.open_table("alea", 2, lamps=True)
        host.move_to(deaf)
        async with host.page(table, seat=0) as page:
            await page.expect("room")
            host.move_to(here)
            await host.start_game(table)
            async with host.page(table, seat=0) as ahead:
                update = await ahead.my_turn()
            host.move_to(deaf)
            await page.act(0, update["ask"], update["legal"][0])
            await page.expect("done")
            monkeypatch.setattr(deaf.site.coach_jobs, "request", not_yet)  # nobody need think about it
            await host.get(f"/api/tables/{table}/seats/0/advice")


async def not_yet(*_: object) -> None:
    """The coach takes longer."""


async def test_refusal_reads_the_log_once(
    nodes: tuple[TestServer, TestServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is refused all the same costs one read; what is allowed costs none."""
    here, _ = nodes
    async with here.company(2) as (host, guest):
        table = await host.open_table("alea", 2)
        await guest.get(f"/api/tables/{table}")
        reads, read = list[str](), here.store.read

        async def counted(*asked: object) -> object:
            reads.append(str(asked[0]))
            return await read(*asked)  # type: ignore[arg-type]

        monkeypatch.setattr(here.store, "read", counted)
        await host.post(f"/api/tables/{table}/ready", {"ready": True})
        assert reads == []
        refused = await guest.post(f"/api/tables/{table}/ready", {"ready": True}, 403)
        assert refused["error"]["why"] == "not_seated"
        assert reads == [table]


async def ready(person: TestClient, status: int) -> None:
    """Wait until the node says that it is ready, or not."""
    async with asyncio.timeout(PATIENCE):
        while (await person.ask("GET", "/readyz")).status_code != status:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_postgres_restart_is_logged_as_reconnect() -> None:
    """Regression: each failed attempt to connect again was logged as a crash, with lines of asyncpg."""
    logs = list[str]()
    with postgres_of_its_own() as database:
        async with (
            served(new_database(database.base), logs=logs) as running,
            running.server.person() as livia,
        ):
            table = await livia.open_table("alea", 2)
            await ready(livia, 200)
            await asyncio.to_thread(database.stop)
            await ready(livia, 503)
            await asyncio.to_thread(database.start)
            await ready(livia, 200)
            await livia.start_game(table)
    events = [json.loads(line)["event"] for line in logs]
    assert "crash" not in events
    assert [event for event in events if event.startswith("database_")] == [
        "database_connection_lost",
        "database_reconnected",
    ]
