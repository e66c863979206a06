"""Tables and server of a long run, with the errors found."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

from bench.simulated_players.http_client import Answer, NoAnswer, ask
from bench.simulated_players.log_audit import check_log, check_orders
from bench.simulated_players.logs import read_logs
from bench.simulated_players.node import Node
from bench.simulated_players.table_players import Games, TablePlayers, new_address
from bench.simulated_players.unreliable_client import Behaviour, Watcher
from lusoria import verify
from tests.store.postgres import new_database, postgres

StoreKind: TypeAlias = Literal["sqlite", "postgres"]
DURABLE = {"fsync": "on", "full_page_writes": "on"}
MAX_SEATING_COMPANIES = 12  # at a time, so that sitting down does not starve the games
MAX_ERRORS = 100  # kept; the first ones tell the cause


@contextmanager
def database(kind: StoreKind, folder: Path) -> Iterator[str]:
    """Address of an empty database."""
    if kind == "sqlite":
        yield str(folder / "long.db")
        return
    with postgres(DURABLE) as server:
        yield new_database(server.base)


class LongRun:
    def __init__(self, node: Node, behaviour: Behaviour, games: Games, tables: int, seed: int) -> None:
        self.node = node
        self.behaviour = behaviour
        self.up = asyncio.Event()
        self.seating = asyncio.Semaphore(MAX_SEATING_COMPANIES)
        self.errors: list[str] = []
        self.stuck: list[str] = []
        self.lost: list[str] = []
        self.closes: Counter[str] = Counter()
        """Connections that ended while the server was up, by close code."""
        self.disruptions: Counter[str] = Counter()
        self.compared = 0
        self.abandoned = 0
        self.kills = 0
        self.games = 0
        self.moves = 0
        """Moves in logs of finished games, including bots."""
        self.acknowledged = 0
        """Confirmed orders of finished games."""
        self.looked_for = 0
        """Confirmed orders checked after a kill, summed over kills."""
        self.in_flight = 0
        """Unanswered orders at a kill, summed over kills."""
        self.rng = Random(seed)
        self.tables = [
            TablePlayers(self, *games[number % len(games)], number, seed) for number in range(tables)
        ]
        self._watchers = [Watcher(self, new_address(), "", Random(number)) for number in range(3)]

    @property
    def port(self) -> int:
        return self.node.port

    def add_error(self, what: str) -> None:
        if len(self.errors) < MAX_ERRORS:
            self.errors.append(what)

    @property
    def is_clean(self) -> bool:
        return not (self.errors or self.stuck or self.lost)

    @property
    def playing(self) -> list[TablePlayers]:
        return [players for players in self.tables if players.playing]

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Runs all tables. At the end also checks unfinished games."""
        self.up.set()
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(players.play()) for players in self.tables]
            for watcher in self._watchers:
                watcher.connect()
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                for watcher in self._watchers:
                    watcher.leave()
        await self._check_unfinished_games()

    def acknowledged_count(self) -> int:
        """Confirmed orders of the present players."""
        return sum(person.acknowledged for players in self.tables for person in players.people)

    # --- kills -------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        """kill -9. Counts orders in flight."""
        self.up.clear()
        self.in_flight += sum(
            person.has_unanswered_order for players in self.playing for person in players.people
        )
        await self.node.kill()
        self.kills += 1

    async def start(self) -> None:
        """Restarts the server and checks confirmed orders."""
        await self.node.start()
        self.up.set()
        await self.check_confirmed_orders()

    async def check_confirmed_orders(self) -> None:
        """Checks that every confirmed order is in its log."""
        at = [
            (
                players.table,
                {seat: person.confirmed_orders() for seat, person in enumerate(players.people)},
                {seat: person.sent for seat, person in enumerate(players.people)},
            )
            for players in self.playing
        ]
        logs = await read_logs(self.node.database, [table for table, _, _ in at])
        for table, done, sent in at:
            self.looked_for += sum(map(len, done.values()))
            with self._collect_losses(table):
                check_orders(logs[table], done, sent)

    # --- checks ----------------------------------------------------------------------------------------

    async def check_finished_game(self, players: TablePlayers) -> None:
        """Checks log and record of a finished game."""
        table = players.table
        log = (await read_logs(self.node.database, [table]))[table]
        self._check_game(players, log, over=True)
        record = await self._record(table, players.people[0].client_ip)
        with self._collect_losses(table):
            assert record.ok, f"no record: {record.body[:200]!r}"
            assert verify(record.body).true, "an invalid record"
        self.games += 1

    async def _record(self, table: str, client_ip: str) -> Answer:
        while True:
            await self.up.wait()
            try:
                return await ask(self.port, "GET", f"/api/records/{table}", client_ip=client_ip)
            except NoAnswer:
                await asyncio.sleep(0.2)

    async def _check_unfinished_games(self) -> None:
        rest = self.playing
        for players in rest:
            for person in players.players_and_spectators:
                person.leave()
        logs = await read_logs(self.node.database, [players.table for players in rest])
        for players in rest:
            self._check_game(players, logs[players.table], over=False)
            await asyncio.sleep(0)

    def _check_game(self, players: TablePlayers, log: list[bytes], *, over: bool) -> None:
        people = {seat: person.memory() for seat, person in enumerate(players.people)}
        with self._collect_losses(players.table):
            room = check_log(players.table, log, people)
            assert not over or room.status == "over", "a player received the end of a running game"
        self.moves += len(log)
        self.acknowledged += sum(len(person.confirmed_orders()) for person in players.people)

    @contextmanager
    def _collect_losses(self, table: str) -> Iterator[None]:
        try:
            yield
        except AssertionError as error:
            self.lost.append(f"table {table}: {error}")


@asynccontextmanager
async def long_run(
    node: Node, behaviour: Behaviour, games: Games, tables: int, seed: int
) -> AsyncIterator[LongRun]:
    """A running server with tables."""
    async with node:
        run = LongRun(node, behaviour, games, tables, seed)
        async with run.open():
            yield run
