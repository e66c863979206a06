"""Growth: orders, notes, tables, chat and lobby entries are bounded."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from lusoria.core.claims import forms_of
from lusoria.core.game import AnyGame
from lusoria.games import GAMES
from lusoria.records.codec import encode
from lusoria.records.record import finished_record, write_record
from lusoria.server import lobby, table_quota
from lusoria.server.jobs.analysis_worker import AnalyseRecord, run_job
from lusoria.server.node.config import Config
from lusoria.store.port import Append
from lusoria.table.live import attendance, hub
from lusoria.table.live.turn_clock import deadline
from lusoria.table.room import orders, play_orders
from lusoria.table.room import room as rooms
from lusoria.table.room.entries import (
    BotSeated,
    Created,
    HostPassed,
    Muted,
    RematchMade,
    Seated,
    SettingsChanged,
    encode_entry,
)
from lusoria.table.room.names import MAX_LENGTH
from lusoria.table.talk.chat_rules import MAX_CHAT_LINES, MAX_CLAIMS_PER_SEAT
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import MAX_NOTES_LENGTH
from lusoria.wire.server_messages import SaidMessage
from lusoria.wire.settings import Clock, Settings
from lusoria.words import LANGUAGES, words
from tests.server.harness import PATIENCE, Message, Page, TestClient, TestServer, node, reason_of, wait_until
from tests.store.postgres import new_database
from tests.table.fake_table import FakeTable

HOSTING = Path(__file__).parents[3] / "docs/appendix/hosting.md"

pytestmark = pytest.mark.anyio


class TestOrders:
    async def test_unchanged_settings_write_no_entry(self, server: TestServer, livia: TestClient) -> None:
        """Regression: each repetition cost an entry, a commit and a broadcast."""
        table = await livia.open_table("alea", 2)
        settings = (await livia.get(f"/api/tables/{table}"))["settings"]
        before = await server.store.read(table)
        for _ in range(3):
            await livia.put(f"/api/tables/{table}/settings", settings)
        assert await server.store.read(table) == before

    async def test_log_is_bounded_and_the_game_can_end(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: an address could write 240 orders a minute without bound."""
        monkeypatch.setattr(orders, "MAX_OTHER_ENTRIES", 40, raising=False)
        table = await livia.open_table("alea", 2)
        settings = (await livia.get(f"/api/tables/{table}"))["settings"]
        refused = 0
        for turn in range(60):
            body = {**settings, "keep_chat": turn % 2 == 0}
            answer = await livia.request("PUT", f"/api/tables/{table}/settings", json=body)
            if answer.status_code == 409:
                assert answer.json()["error"]["why"] == "restless"
                refused += 1
        assert refused >= 10
        assert len(await server.store.read(table)) == 40
        await livia.start_game(table)
        async with livia.page(table, seat=0) as page:
            last = await page.play(0, Random(1))
        assert last["table"]["result"]


async def open_endless_game(server: TestServer, person: TestClient) -> str:
    """A table of Alea Romana with full columns, both seats of one person.

    Each turn stops after one die and takes the lowest row, so the game never ends.
    """
    table = await person.open_table("alea", 2)
    await person.take_seat(table, name=f"{person.name} II")
    await person.start_game(table)
    async with person.page(table, seat=0) as page:
        answer = {"type": "done"}
        while answer["type"] == "done" and server.live(table).room.moves < 60:
            answer = await play_last_choice(server, page, table)
    return table


async def play_last_choice(server: TestServer, page: Page, table: str) -> Message:
    """Makes the last of all legal moves. Returns the answer."""
    room = server.live(table).room
    assert room.progress is not None
    (seat,) = room.awaited
    action = to_builtins(room.game.legal(room.progress.state, seat)[-1])
    command = f"{room.version}"
    await page.act(seat, room.asks[seat], action, command)
    async with asyncio.timeout(PATIENCE):
        while True:
            for message in page.received:
                if message.get("command") == command:
                    return message
            await asyncio.sleep(0.001)


class TestEndlessGame:
    """Regression: bots played unwatched endless games for ever, a move a second."""

    async def test_endless_game_of_bots_is_stopped(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(rooms, "MAX_MOVES", 150)
        table = await open_endless_game(server, livia)
        await livia.post(f"/api/tables/{table}/give-up")
        await wait_until(lambda: server.live(table).room.moves == 150)
        await wait_until(lambda: server.live(table).is_idle)
        assert server.live(table).room.status == "playing", "there is no winner"
        await server.site.hub.run_housekeeping()
        assert table not in server.site.hub.tables
        written = await server.store.read(table)
        async with livia.page(table) as page:
            await page.expect("update")
            await page.sync()
            await asyncio.sleep(0.1)
        assert await server.store.read(table) == written

    async def test_endless_game_of_people_is_stopped(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(rooms, "MAX_MOVES", 80)
        table = await open_endless_game(server, livia)
        live = server.live(table)
        async with livia.page(table, seat=0) as page:
            while (answer := await play_last_choice(server, page, table))["type"] == "done":
                assert live.room.moves <= 80
        assert (answer["why"], answer["facts"]) == ("endless", {"moves": 80})
        for language in LANGUAGES:
            assert "80" in words(language).say("table-refused-endless", **answer["facts"])
        clock = replace(live.room.settings, clock=Clock("strict", 60))
        assert deadline(replace(live.room, settings=clock), 0.0) is None
        assert (await livia.get("/api/me/games"))["tables"][0]["asked"] is None
        row = await server.row(table)
        overdue = replace(row, deadline=1.0)  # written by a server without this bound
        muted = encode_entry(Muted(0, muted=True))
        await server.store.append(Append(table, live.room.version, [muted], row=overdue))
        await server.site.hub.run_housekeeping()
        row = await server.row(table)
        assert row.deadline is None


class TestNotes:
    async def test_notes_are_deleted_when_a_seat_is_left(
        self, server: TestServer, livia: TestClient, marcus: TestClient
    ) -> None:
        """Regression: notes of former players stayed."""
        table = await livia.open_table("alea", 3)
        for seat in (1, 2):
            await marcus.take_seat(table, seat, name=f"Marcus {seat}")
        await marcus.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        await marcus.delete(f"/api/tables/{table}/seats/1")
        assert await server.store.notes(table, str(marcus.id)) is not None
        await marcus.delete(f"/api/tables/{table}/seats/2")
        assert await server.store.notes(table, str(marcus.id)) is None


async def listed_tables(person: TestClient) -> set[str]:
    return {table["id"] for table in (await person.get("/api/tables"))["tables"]}


class TestLobby:
    """Regression: a listed table stayed in the lobby for ever, even without players."""

    @pytest.fixture(autouse=True)
    def short_intervals(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(lobby, "ATTENDED_SECONDS", 3.0)  # longer than a busy machine stalls
        monkeypatch.setattr(attendance, "LISTED_SECONDS", 0.1)
        monkeypatch.setattr(hub, "ROUND_SECONDS", 0.05)

    async def test_lobby_lists_tables_with_seated_people(self) -> None:
        async with node() as server, server.people(2) as (host, stranger):
            alone, table = [await host.open_table("alea", 3, listed=True) for _ in range(2)]
            assert await listed_tables(stranger) == {alone, table}
            async with host.page(table, seat=0) as page, stranger.page(alone) as spectator:
                await page.expect("room")
                await spectator.expect("room")
                async with asyncio.timeout(30):
                    while (listed := await listed_tables(stranger)) != {table}:  # spectators do not count
                        assert table in listed
                        await asyncio.sleep(0.05)
            async with asyncio.timeout(30):
                while await listed_tables(stranger):  # noqa: ASYNC110 (no event for passed time)
                    await asyncio.sleep(0.05)
            async with host.page(alone, seat=0), asyncio.timeout(30):
                while await listed_tables(stranger) != {alone}:  # noqa: ASYNC110 (no event for a return)
                    await asyncio.sleep(0.05)

    async def test_lobby_lists_tables_of_other_nodes(self, postgres: str) -> None:
        database = new_database(postgres)
        async with node(database) as one, node(database) as other, one.people(2) as (host, stranger):
            stranger.server = other
            table = await host.open_table("alea", 3, listed=True)
            async with host.page(table, seat=0) as page:
                await page.expect("room")
                await asyncio.sleep(lobby.ATTENDED_SECONDS + 0.5)  # longer than an empty table is listed
                assert await listed_tables(stranger) == {table}


class TestTableQuota:
    async def test_listed_tables_are_limited_per_address(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Regression: one address could list any number of tables and hide all others."""
        monkeypatch.setattr(table_quota, "CREATION_SECONDS", 0.0)
        async with (
            node(listed_per_address=3) as server,
            server.person() as livia,
            server.person("Ana", ip="127.0.0.2") as ana,
        ):
            listed = [await livia.open_table("alea", 2, listed=True) for _ in range(3)]
            hidden = await livia.open_table("alea", 2)
            settings = {"game": "alea", "players": 2, "listed": True}
            body = {"name": livia.name, "settings": settings}
            assert reason_of(await livia.post("/api/tables", body, 409)) == "too_many_listed"
            assert (
                reason_of(await livia.put(f"/api/tables/{hidden}/settings", settings, 409))
                == "too_many_listed"
            )
            await livia.put(f"/api/tables/{listed[0]}/settings", {**settings, "keep_chat": True})
            await ana.open_table("alea", 2, listed=True)
            await livia.start_game(listed[1])
            await livia.put(f"/api/tables/{hidden}/settings", settings)
            assert reason_of(await livia.post("/api/tables", body, 409)) == "too_many_listed"
            await livia.put(f"/api/tables/{hidden}/settings", {**settings, "listed": False})
            await livia.open_table("alea", 2, listed=True)

    async def test_refused_table_does_not_count_for_the_quota(self) -> None:
        """Regression: a refused name or option used up a table of the hour."""
        async with node(tables_per_hour=1) as server, server.person() as livia:
            settings = {"game": "alea", "players": 2}
            for body, status in (
                ({"name": " ", "settings": settings}, 409),
                ({"name": "Livia", "settings": {**settings, "options": {"sung": 1}}}, 400),
                ({"name": "Livia", "settings": {**settings, "players": 30}}, 422),
                ({"name": "Livia", "settings": {**settings, "game": "none"}}, 400),
            ):
                assert (await livia.request("POST", "/api/tables", json=body)).status_code == status
            table = await livia.open_table("alea", 2)
            body = {"name": "Livia", "settings": settings}
            assert reason_of(await livia.post("/api/tables", body, 429)) == "too_many_tables"
            assert table

    async def test_rematch_counts_once_for_the_quota(self) -> None:
        """Regression: each person who asked for the same rematch was counted."""
        async with node(tables_per_hour=2) as server, server.person() as livia:
            table = await livia.open_game("alea", 2)
            await livia.play_seat(table, 0)
            requests = [livia.post(f"/api/tables/{table}/rematch") for _ in range(8)]
            assert len({room["id"] for room in await asyncio.gather(*requests)}) == 1

    async def test_idle_address_is_forgotten_after_a_day(self) -> None:
        """Regression: addresses that listed a table, and tables with a rematch, stayed in memory."""
        async with node() as server, server.person() as livia, server.person("Ana", ip="127.0.0.2") as ana:
            quota = server.site.table_quota
            table = await livia.open_game("alea", 2, listed=True)
            await livia.play_seat(table, 0)
            await livia.post(f"/api/tables/{table}/rematch")
            assert not quota._rematches
            quota._now = lambda: time.time() + 23 * 3600
            await ana.open_table("alea", 2, listed=True)
            assert set(quota._listed) == {"127.0.0.1", "127.0.0.2"}
            quota._now = lambda: time.time() + 25 * 3600
            await ana.open_table("alea", 2, listed=True)
            assert set(quota._listed) == {"127.0.0.2"}

    async def test_abandoned_listed_tables_count_for_the_quota(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Regression: abandoned tables did not count, so returning to all of them filled the lobby."""
        monkeypatch.setattr(table_quota, "CREATION_SECONDS", 0.0)
        async with node(listed_per_address=2) as server, server.person() as livia:
            listed = [await livia.open_table("alea", 2, listed=True) for _ in range(2)]
            server.site.table_quota._now = lambda: time.time() + 3600
            body = {"name": livia.name, "settings": {"game": "alea", "players": 2, "listed": True}}
            assert reason_of(await livia.post("/api/tables", body, 409)) == "too_many_listed"
            for table in listed:
                row = await server.row(table)
                assert await server.store.forget(table, row.updated + 1)
            await livia.open_table("alea", 2, listed=True)

    async def test_listed_table_quota_holds_under_concurrency(self) -> None:
        async with node(listed_per_address=3) as server, server.person() as livia:
            body = {"name": livia.name, "settings": {"game": "alea", "players": 2, "listed": True}}
            answers = await asyncio.gather(
                *[livia.request("POST", "/api/tables", json=body) for _ in range(12)]
            )
            assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 9

    async def test_table_quota_limits_tables_per_hour(self) -> None:
        """Regression: only the request limit applied: 345,600 tables a day."""
        async with (
            node(tables_per_hour=4) as server,
            server.person() as livia,
            server.person("Ana", ip="127.0.0.2") as ana,
        ):
            tables = [await livia.open_table("alea", 2) for _ in range(3)]
            await livia.start_game(tables[0])
            await livia.play_seat(tables[0], 0)
            for _ in range(3):
                await livia.post(f"/api/tables/{tables[0]}/rematch")
            body = {"name": livia.name, "settings": {"game": "alea", "players": 2}}
            assert reason_of(await livia.post("/api/tables", body, 429)) == "too_many_tables"
            await ana.open_table("alea", 2)


@contextmanager
def clock_ahead(server: TestServer, seconds: float) -> Iterator[None]:
    """Sets the server's clock forward."""
    services = server.site.hub.services
    services.now = lambda: time.time() + seconds
    server.site.hub._swept_at = 0.0
    try:
        yield
    finally:
        services.now = time.time


WEEK = hub.UNSTARTED_SECONDS


class TestSweep:
    async def test_sweep_deletes_unstarted_tables_after_a_week(self, database: str) -> None:
        """Regression: tables that never started, and their codes, stayed for ever."""
        async with node(database) as server, server.people(2) as (livia, marcus):
            left, begun = [await livia.open_table("alea", 2) for _ in range(2)]
            await marcus.take_seat(left)
            code = (await marcus.get(f"/api/tables/{left}"))["code"]
            await marcus.put(f"/api/tables/{left}/notes", {"notes": "cave"})
            async with marcus.page(left, seat=1) as page:
                await page.send({"type": "say", "command": "1", "seat": 1, "phrase": "hello"})
                await page.expect("done")
            await livia.start_game(begun)
            await wait_until(lambda: all(live.is_idle for live in server.site.hub.tables.values()))
            with clock_ahead(server, WEEK - 60):
                await server.site.hub.run_housekeeping()
            assert (await livia.get(f"/api/codes/{code}"))["id"] == left
            await wait_until(lambda: all(live.is_idle for live in server.site.hub.tables.values()))
            with clock_ahead(server, WEEK + 60):
                await server.site.hub.run_housekeeping()
            await livia.get(f"/api/tables/{left}", 404)
            await livia.get(f"/api/codes/{code}", 404)
            assert [table["id"] for table in (await livia.get("/api/me/games"))["tables"]] == [begun]
            assert (await marcus.get("/api/me/games"))["tables"] == []
            assert await server.store.read(left) == await server.store.chat(left) == []
            await livia.get(f"/api/tables/{begun}")

    async def test_sweep_deletes_any_number_of_tables(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Regression: at most fifty tables in ten minutes were deleted; ten addresses could open as many."""
        monkeypatch.setattr(hub, "SWEEP_BATCH", 3)
        async with node() as server, server.person() as livia:
            for _ in range(7):
                await livia.open_table("alea", 2)
            await wait_until(lambda: all(live.is_idle for live in server.site.hub.tables.values()))
            with clock_ahead(server, WEEK + 60):
                for left in (4, 1, 0, 0):
                    await server.site.hub.run_housekeeping()
                    assert len((await livia.get("/api/me/games"))["tables"]) == left

    async def test_sweep_keeps_tables_with_players(self) -> None:
        async with node() as server, server.person() as livia:
            table = await livia.open_table("alea", 2)
            async with livia.page(table, seat=0) as page:
                await page.expect("room")
                with clock_ahead(server, WEEK + 60):
                    await server.site.hub.run_housekeeping()
            with clock_ahead(server, WEEK + 60):
                await server.site.hub.run_housekeeping()
            assert (await livia.get(f"/api/tables/{table}"))["id"] == table

    async def test_sweep_keeps_tables_with_spectators(self) -> None:
        """Otherwise a node without the spectator would delete the table."""
        async with node() as server, server.people(2) as (livia, stranger):
            table = await livia.open_table("alea", 2)
            async with stranger.page(table) as page:
                await page.expect("room")
                for days in range(9):
                    with clock_ahead(server, days * WEEK / 7):
                        await server.site.hub.run_housekeeping()
                with clock_ahead(server, 8 * WEEK / 7):
                    assert await server.store.unstarted_tables(server.site.hub.services.now() - WEEK, 9) == []

    async def test_join_during_sweep_finds_all_or_nothing(self) -> None:
        async with node() as server, server.person() as livia:
            tables = [await livia.open_table("alea", 2) for _ in range(20)]
            await wait_until(lambda: all(live.is_idle for live in server.site.hub.tables.values()))
            with clock_ahead(server, WEEK + 60):
                housekeeping = asyncio.create_task(server.site.hub.run_housekeeping())
                requests = [livia.request("POST", f"/api/tables/{table}/start") for table in tables]
                answers = await asyncio.gather(*requests)
                await housekeeping
            for table, answer in zip(tables, answers, strict=True):
                assert answer.status_code in (200, 404)
                found = await livia.request("GET", f"/api/tables/{table}")
                assert found.status_code == answer.status_code
                assert (await server.store.read(table) != []) == (answer.status_code == 200)


class TestDisk:
    """Bytes that a device and an address can write in a day: the figures of docs/appendix/hosting.md."""

    ORDER, ROW, GAME, ANALYSES = 1_000, 40, 1_700_000, 300_000
    """Bytes at most: an order; a database row beside an entry; a game with its record; its analyses."""
    CHAT_LINE, CLAIM, NOTES = 1_500, 300, 4 * MAX_NOTES_LENGTH + 1_000

    def test_disk_use_is_bounded_as_documented(self) -> None:
        settings, seats = Config(), max(max(game.players) for game in GAMES.values())
        requests = settings.requests_per_minute * (24 * 60 + 1)
        tables = settings.tables_per_hour * (24 + 1)
        written = requests * self.ORDER
        talk = MAX_CHAT_LINES * self.CHAT_LINE + seats * (MAX_CLAIMS_PER_SEAT * self.CLAIM + self.NOTES)
        games = tables * (self.GAME + self.ANALYSES + talk)
        page = HOSTING.read_text(encoding="utf-8")
        assert f"{-(-written // 10**6)} MB of orders" in page
        assert f"each of {tables} tables" in page
        assert f"{-(-games // 10**7) * 10:,} MB together" in page
        assert f"than {-(-(written + games) // 10**8) / 10} GB a day" in page
        assert f"{-(-settings.devices_per_address * (written + games) // 10**9)} GB a day" in page
        assert f"takes {orders.MAX_OTHER_ENTRIES:,} orders" in page
        assert f"{rooms.MAX_MOVES:,} moves" in page

    def test_order_size_is_bounded(self) -> None:
        """The longest entry of each kind, with a person's row beside it."""
        name, person, table = "\U0001d504" * MAX_LENGTH, "f" * 32, "t" * 64
        options = {rule.name: rule.values[-1] for rule in GAMES["idus-martii"].house_rules(8)}
        settings = Settings("idus-martii", 8, options, listed=True, clock=Clock("gentle", 604_800))
        for entry in (
            Created("ABCDEF", settings, person, time.time(), 10**6),
            SettingsChanged(settings),
            Seated(31, person, name),
            BotSeated(31, "b" * 40, name),
            HostPassed(person),
            RematchMade(table),
        ):
            assert len(encode_entry(entry)) + len(person + table) < self.ORDER

    def test_game_size_is_bounded(self) -> None:
        for game in GAMES.values():
            for seed in range(3):
                assert sum(game_bytes(game, seed)) < self.GAME / 10

    @pytest.mark.parametrize("players", [2, 6])
    def test_endless_game_size_is_bounded(self, players: int) -> None:
        """All moves are of people, with the longest command ids.

        Regression: nothing ended such a game, and no documented size held.
        """
        table = FakeTable(Settings("alea", players))
        table.start()
        while not table.room.endless:
            progress, (seat,) = table.room.progress, table.room.awaited
            assert progress is not None
            last = table.room.game.legal(progress.state, seat)[-1]
            table.do(partial(play_orders.act, seat=seat, action=last, command="c" * 40))
        assert table.room.status == "playing"
        assert table.room.progress is not None
        record = len(encode(table.room.progress.events)) + 10_000
        assert sum(len(entry) + self.ROW for entry in table.log) + record < self.GAME

    @pytest.mark.usefixtures("compiled")
    def test_analysis_size_is_bounded(self) -> None:
        """One analysis if nothing is secret, as long as the game; else one for each viewer and model."""
        table = finished_game(GAMES["alea"], 1)
        analysis = run_job(AnalyseRecord(record_of(table.room), None, "mixture"))
        assert 0 < len(analysis) / table.room.moves * rooms.MAX_MOVES < self.ANALYSES
        table = finished_game(GAMES["idus-martii"], 1)
        analyses = [
            run_job(AnalyseRecord(record_of(table.room), eyes, model))
            for eyes in (None, *range(8))
            for model in get_args(BeliefModel)
        ]
        assert all(analyses)
        assert sum(len(analysis) for analysis in analyses) < self.ANALYSES / 2

    def test_chat_size_is_bounded(self) -> None:
        line = SaidMessage(31, time.time(), None, "\U0001d504" * 300, version=10**6, name="\U0001d504" * 24)
        assert len(encode(line)) < self.CHAT_LINE
        for game in GAMES.values():
            for form, fields in forms_of(game).items():
                longest = {
                    name: 31 if words == "seat" else max(words, key=len) for name, words in fields.items()
                }
                claim = SaidMessage(31, time.time(), None, None, None, {"form": form, **longest})
                late = replace(claim, version=10**6, after=10**6, turn=10**6)
                assert len(encode(late)) < self.CLAIM


def game_bytes(game: AnyGame, seed: int) -> tuple[int, int]:
    """Sizes of log and record of a game with the most players."""
    table = finished_game(game, seed)
    return sum(map(len, table.log)), len(record_of(table.room))


def finished_game(game: AnyGame, seed: int) -> FakeTable:
    table, rng = FakeTable(Settings(game.name, max(game.players))), Random(seed)
    table.start()
    table.play(rng.choice)
    return table


def record_of(room: rooms.Room) -> bytes:
    assert room.progress is not None
    assert room.over is not None
    seed, events, result = room.progress.seed, room.progress.events, room.over.result
    return write_record(finished_record(room.game, room.options, room.players, events, result, seed))
