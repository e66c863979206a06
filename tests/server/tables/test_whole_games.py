"""Whole games over real sockets: people and bots, both stores, one node and two, with faults."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from lusoria import verify
from tests.server.truth import Truth, check_everything
from tests.server.world import Message, Page, TestClient, TestServer, node
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


class Player:
    """Plays one seat legally, but with a bad connection and nervous fingers."""

    def __init__(
        self, person: TestClient, table: str, seat: int, rng: Random, houses: list[TestServer]
    ) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.houses = houses
        self.version: int | None = None
        self.answered = -1
        self.last: Message = {}
        self.answers: dict[str, list[Message]] = {}

    async def play(self) -> Message:
        """Come back again and again until the game is over; its last update."""
        while not self.last or not self.last["table"]["result"]:
            self.person.move_to(self.rng.choice(self.houses))
            since = self.rng.choice((None, self.version))
            async with self.person.page(self.table, seat=self.seat, since=since) as page:
                await self._sit_through(page)
        return self.last

    async def _sit_through(self, page: Page) -> None:
        back = True
        while True:
            self.last = await page.expect("update")
            self.version = self.last["version"]
            if self.last["table"]["result"]:
                return
            if back and self.last["legal"] and self.last["ask"] == self.answered:
                await page.act(self.seat, *self.order)  # it got lost in the tunnel: said once more
            back = False
            if self.last["legal"] and self.last["ask"] > self.answered:
                await self._answer(page, self.last["ask"], self.last["legal"])
            if self.rng.random() < 0.06:
                return  # the tunnel; with an order on its way, perhaps

    async def _answer(self, page: Page, ask: int, legal: list[Message]) -> None:
        """Orders may be doubled, come late, or in the wrong order."""
        self.answered = ask
        orders = [(f"{self.seat}-{ask}", ask, self.rng.choice(legal))]
        self.order = (ask, orders[0][2], orders[0][0])
        if self.rng.random() < 0.3:
            orders.append(orders[0])  # clicked twice
        if ask and self.rng.random() < 0.3:
            orders.append((f"{self.seat}-{ask - 1}", ask - 1, self.rng.choice(legal)))  # a late click
        if self.rng.random() < 0.2:
            orders.append((f"other-{self.seat}-{ask}", ask, self.rng.choice(legal)))  # changed their mind
        if self.rng.random() < 0.2:
            orders.append((f"early-{self.seat}-{ask}", ask + 1, self.rng.choice(legal)))
        self.rng.shuffle(orders)
        for command, number, action in orders:
            await page.act(self.seat, number, action, command)


async def whole_game(
    houses: list[TestServer], game: str, players: int, humans: int, seed: int, **settings: object
) -> Truth:
    """Play a game, and check that everybody agrees with the log and nobody learnt too much."""
    rng = Random(seed)
    async with houses[0].company(humans) as people:
        host = people[0]
        table = await host.open_table(game, players, **settings)
        for person in people[1:]:
            person.move_to(rng.choice(houses))
            await person.take_seat(table)
        host.move_to(rng.choice(houses))
        await host.start_game(table)
        seats = [Player(p, table, seat, Random(rng.random()), houses) for seat, p in enumerate(people)]
        endings = await asyncio.gather(*(player.play() for player in seats))
        truth = await check_everything(houses[0], people, table)
        assert truth.room.status == "over"
        for ending in endings:
            assert ending["table"] == endings[0]["table"]
        assert endings[0]["version"] <= truth.room.version
        for server in houses:
            host.move_to(server)
            record = await host.ask("GET", f"/api/records/{table}")
            report = verify(record.content)
            assert report.true
            assert report.finished
            assert report.chance_checked
            assert (
                list(report.record.events) == list(truth.room.progress.events)
                if truth.room.progress
                else False
            )
        check_answers(people, truth)
        return truth


def check_answers(people: list[TestClient], truth: Truth) -> None:
    """An order that was done is in the log, once, and no order is answered in two ways."""
    done = [
        message["command"]
        for person in people
        for page in person.pages
        for direction, message in page.story
        if direction == "got" and message["type"] == "done"
    ]
    assert set(done) <= set(truth.commands)
    assert len(truth.commands) == len(set(truth.commands))


def mixtures(counts: range) -> list[tuple[int, int]]:
    """(seats, humans): from one among bots to no bots at all."""
    return [(seats, 1 + (3 * place + 2) % seats) for place, seats in enumerate(counts)]


@pytest.mark.parametrize(("players", "humans"), [*mixtures(range(5, 9)), (8, 8)])
async def test_idus_martii_is_played_to_the_end(server: TestServer, players: int, humans: int) -> None:
    await whole_game([server], "idus-martii", players, humans, seed=players)


@pytest.mark.parametrize(("players", "humans"), mixtures(range(2, 7)))
async def test_alea_is_played_to_the_end(server: TestServer, players: int, humans: int) -> None:
    await whole_game([server], "alea", players, humans, seed=players)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "humans"), [("idus-martii", 6, 3), ("alea", 3, 2)])
async def test_game_with_database_and_bot_processes_ends(
    database: str, game: str, players: int, humans: int
) -> None:
    async with node(database, inline_bots=False) as server:
        await whole_game([server], game, players, humans, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "humans"), [("idus-martii", 8, 5), ("alea", 4, 4)])
async def test_game_on_two_nodes_ends(postgres: str, game: str, players: int, humans: int) -> None:
    """People wander between two nodes on one database; a move made on one is seen on the other."""
    database = new_database(postgres)
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(node(database)) for _ in range(2)]
        await whole_game(houses, game, players, humans, seed=2)


@pytest.mark.slow
async def test_many_tables_play_at_once(server: TestServer) -> None:
    await asyncio.gather(
        *(whole_game([server], "idus-martii", 5 + k % 4, 1 + k % 5, seed=k) for k in range(8)),
        *(
            whole_game([server], "alea", 2 + k % 3, 1 + k % 2, seed=k, options={"ordered": True})
            for k in range(3)
        ),
    )
