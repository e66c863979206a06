"""Two nodes on one PostgreSQL without notifications, and a restarted database."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from lusoria.bus.postgres import PostgresBus
from tests.server.harness import PATIENCE, TestClient, TestServer, node, wait_until
from tests.server.node.test_serve import server_process
from tests.store.postgres import new_database
from tests.store.postgres import postgres as postgres_of_its_own

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NOWHERE = "postgresql://127.0.0.1:1/nowhere"


async def cut_bus(server: TestServer, database: str) -> None:
    """Ends the node's LISTEN connection, and prevents a new one."""
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
    """Two nodes; the second receives no notifications."""
    database = new_database(postgres)
    async with node(database) as here, node(database) as deaf:
        await cut_bus(deaf, database)
        yield here, deaf


@asynccontextmanager
async def seat_taken_elsewhere(nodes: tuple[TestServer, TestServer]) -> AsyncIterator[tuple[str, TestClient]]:
    """A table in the deaf node's memory, and a guest who sat down at the other node."""
    here, deaf = nodes
    async with here.people(2) as (host, guest):
        table = await host.open_table("alea", 2, chat="free")
        host.server = deaf
        async with host.page(table, seat=0) as page:  # keeps the table loaded
            await page.expect("room")
            await guest.take_seat(table, 1)
            guest.server = deaf
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
        answer = await guest.request(method, f"/api/tables/{table}/{path}", json=body)
        assert answer.status_code == 200, answer.text


async def test_game_begun_on_other_node_can_be_played(
    nodes: tuple[TestServer, TestServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the first move was refused as `not_playing`, and the coach as `not_running`."""
    here, deaf = nodes
    async with here.person() as host:
        table = await host.open_table("alea", 2, lamps=True)
        host.server = deaf
        async with host.page(table, seat=0) as page:
            await page.expect("room")
            host.server = here
            await host.start_game(table)
            async with host.page(table, seat=0) as ahead:
                update = await ahead.wait_for_turn()
            host.server = deaf
            await page.act(0, update["ask"], update["legal"][0])
            await page.expect("done")
            monkeypatch.setattr(deaf.site.coach_jobs, "request", no_advice)
            await host.get(f"/api/tables/{table}/seats/0/advice")


async def no_advice(*_: object) -> tuple[None, None]:
    """The coach has no advice, and no event to wait for."""
    return None, None


async def test_refusal_reads_the_log_once(
    nodes: tuple[TestServer, TestServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that stays refused costs one read; an allowed one costs none."""
    here, _ = nodes
    async with here.people(2) as (host, guest):
        table = await host.open_table("alea", 2)
        await guest.get(f"/api/tables/{table}")
        reads, read = list[str](), here.store.read

        async def counting_read(table: str, *args: int) -> object:
            reads.append(table)
            return await read(table, *args)

        monkeypatch.setattr(here.store, "read", counting_read)
        await host.post(f"/api/tables/{table}/ready", {"ready": True})
        assert reads == []
        refused = await guest.post(f"/api/tables/{table}/ready", {"ready": True}, 403)
        assert refused["error"]["why"] == "not_seated"
        assert reads == [table]


async def wait_for_status(person: TestClient, status: int) -> None:
    """Waits until `/readyz` answers with this status."""
    async with asyncio.timeout(PATIENCE):
        while (await person.request("GET", "/readyz")).status_code != status:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_postgres_restart_is_logged_as_reconnect() -> None:
    """Regression: each failed reconnect was logged as a crash, with lines of asyncpg."""
    logs = list[str]()
    with postgres_of_its_own() as database:
        async with (
            server_process(new_database(database.base), logs=logs) as running,
            running.server.person() as livia,
        ):
            table = await livia.open_table("alea", 2)
            await wait_for_status(livia, 200)
            await asyncio.to_thread(database.stop)
            await wait_for_status(livia, 503)
            await asyncio.to_thread(database.start)
            await wait_for_status(livia, 200)
            await livia.start_game(table)
    events = [json.loads(line)["event"] for line in logs]
    assert "crash" not in events
    assert [event for event in events if event.startswith("database_")] == [
        "database_connection_lost",
        "database_reconnected",
    ]
