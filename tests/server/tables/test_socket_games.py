"""Whole games over real sockets: people and bots, both stores, one node and two, with faults."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from lusoria import verify
from tests.server.harness import Message, Page, TestClient, TestServer, node
from tests.server.log_replay import LogReplay, check_all_messages
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


class UnreliablePlayer:
    """Plays one seat with lost connections and repeated, late or early orders."""

    def __init__(
        self, person: TestClient, table: str, seat: int, rng: Random, servers: list[TestServer]
    ) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.servers = servers
        self.version: int | None = None
        self.last_ask = -1
        self.last: Message = {}

    async def play(self) -> Message:
        """Reconnects until the game is over. Returns its last update."""
        while not self.last or not self.last["table"]["result"]:
            self.person.server = self.rng.choice(self.servers)
            since = self.rng.choice((None, self.version))
            async with self.person.page(self.table, seat=self.seat, since=since) as page:
                await self._play_until_cut(page)
        return self.last

    async def _play_until_cut(self, page: Page) -> None:
        is_first = True
        while True:
            self.last = await page.expect("update")
            self.version = self.last["version"]
            if self.last["table"]["result"]:
                return
            if is_first and self.last["legal"] and self.last["ask"] == self.last_ask:
                await page.act(self.seat, *self.order)  # the connection was cut before its answer
            is_first = False
            if self.last["legal"] and self.last["ask"] > self.last_ask:
                await self._answer(page, self.last["ask"], self.last["legal"])
            if self.rng.random() < 0.06:
                return  # cut the connection, perhaps with an order on its way

    async def _answer(self, page: Page, ask: int, legal: list[Message]) -> None:
        """Orders may be doubled, late, or in the wrong order."""
        self.last_ask = ask
        orders = [(f"{self.seat}-{ask}", ask, self.rng.choice(legal))]
        self.order = (ask, orders[0][2], orders[0][0])
        if self.rng.random() < 0.3:
            orders.append(orders[0])  # double click
        if ask and self.rng.random() < 0.3:
            orders.append((f"{self.seat}-{ask - 1}", ask - 1, self.rng.choice(legal)))  # a late click
        if self.rng.random() < 0.2:
            orders.append((f"other-{self.seat}-{ask}", ask, self.rng.choice(legal)))  # another choice
        if self.rng.random() < 0.2:
            orders.append((f"early-{self.seat}-{ask}", ask + 1, self.rng.choice(legal)))
        self.rng.shuffle(orders)
        for command, number, action in orders:
            await page.act(self.seat, number, action, command)


async def play_whole_game(
    servers: list[TestServer], game: str, players: int, humans: int, seed: int, **settings: object
) -> LogReplay:
    """Plays a game; all clients must agree with the log, and none may learn secrets."""
    rng = Random(seed)
    async with servers[0].people(humans) as people:
        host = people[0]
        table = await host.open_table(game, players, **settings)
        for person in people[1:]:
            person.server = rng.choice(servers)
            await person.take_seat(table)
        host.server = rng.choice(servers)
        await host.start_game(table)
        seats = [
            UnreliablePlayer(p, table, seat, Random(rng.random()), servers) for seat, p in enumerate(people)
        ]
        endings = await asyncio.gather(*(player.play() for player in seats))
        replay = await check_all_messages(servers[0], people, table)
        assert replay.room.status == "over"
        for ending in endings:
            assert ending["table"] == endings[0]["table"]
        assert endings[0]["version"] <= replay.room.version
        for server in servers:
            host.server = server
            record = await host.request("GET", f"/api/records/{table}")
            report = verify(record.content)
            assert report.true
            assert report.finished
            assert report.chance_checked
            assert replay.room.progress is not None
            assert list(report.record.events) == list(replay.room.progress.events)
        check_answers(people, replay)
        return replay


def check_answers(people: list[TestClient], replay: LogReplay) -> None:
    """A done order is in the log once, and no order has two answers."""
    done = [
        message["command"]
        for person in people
        for page in person.pages
        for direction, message in page.transcript
        if direction == "received" and message["type"] == "done"
    ]
    assert set(done) <= set(replay.commands)
    assert len(replay.commands) == len(set(replay.commands))


def seats_and_humans(counts: range) -> list[tuple[int, int]]:
    """From one human among bots to no bots at all."""
    return [(seats, 1 + (3 * place + 2) % seats) for place, seats in enumerate(counts)]


@pytest.mark.parametrize(("players", "humans"), [*seats_and_humans(range(5, 9)), (8, 8)])
async def test_idus_martii_is_played_to_the_end(server: TestServer, players: int, humans: int) -> None:
    await play_whole_game([server], "idus-martii", players, humans, seed=players)


@pytest.mark.parametrize(("players", "humans"), seats_and_humans(range(2, 7)))
async def test_alea_is_played_to_the_end(server: TestServer, players: int, humans: int) -> None:
    await play_whole_game([server], "alea", players, humans, seed=players)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "humans"), [("idus-martii", 6, 3), ("alea", 3, 2)])
async def test_game_with_database_and_bot_processes_ends(
    database: str, game: str, players: int, humans: int
) -> None:
    async with node(database, inline_bots=False) as server:
        await play_whole_game([server], game, players, humans, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "humans"), [("idus-martii", 8, 5), ("alea", 4, 4)])
async def test_game_on_two_nodes_ends(postgres: str, game: str, players: int, humans: int) -> None:
    """People move between two nodes on one database."""
    database = new_database(postgres)
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(node(database)) for _ in range(2)]
        await play_whole_game(servers, game, players, humans, seed=2)


@pytest.mark.slow
async def test_many_tables_play_at_once(server: TestServer) -> None:
    games = [play_whole_game([server], "idus-martii", 5 + k % 4, 1 + k % 5, seed=k) for k in range(8)] + [
        play_whole_game([server], "alea", 2 + k % 3, 1 + k % 2, seed=k, options={"ordered": True})
        for k in range(3)
    ]
    await asyncio.gather(*games)
