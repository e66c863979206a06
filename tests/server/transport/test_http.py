"""HTTP API: tables, codes, lobby, records, notes, headers, health, OpenAPI document."""

import asyncio
import json
import re
import threading
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema
import msgspec
import pytest
import segno

from lusoria import Malformed, verify
from lusoria.core.game import Await
from lusoria.games import GAMES
from lusoria.server.api import tables
from lusoria.server.auth import COOKIE
from lusoria.server.node.export import export
from lusoria.store import Store, open_store
from lusoria.store.port import Append, RecordRow, Unfit
from lusoria.table.live import awaited_steps as asking
from lusoria.table.live import table_log
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room.room import Room
from lusoria.wire.server_messages import RoomMessage
from tests.server.harness import TestClient, TestServer, node, reason_of, wait_until
from tests.server.log_replay import plain, replay_log

pytestmark = pytest.mark.anyio


async def play_game(person: TestClient, game: str = "alea", players: int = 2, **settings: Any) -> str:
    """A finished game of this person and bots."""
    table = await person.open_game(game, players, **settings)
    await person.play_seat(table, 0)
    return table


def dark_modules(svg: str) -> int:
    """Number of dark squares of an SVG code, whose paths have runs: `h5` is five."""
    path = re.search(r'class="qrline"[^>]* d="([^"]*)"', svg)
    assert path, svg
    return sum(int(run) for run in re.findall(r"h(\d+)", path[1]))


async def watchable_games(person: TestClient) -> dict[str, Any]:
    """The games this person may watch, by table."""
    return {row["id"]: row for row in (await person.get("/api/playing"))["tables"]}


async def unload(server: TestServer, table: str) -> None:
    """Waits until the node has unloaded the table."""
    await wait_until(lambda: server.live(table).is_idle)
    await server.site.hub.run_housekeeping()
    assert table not in server.site.hub.tables


class TestTables:
    async def test_opened_table_is_returned(self, livia: TestClient) -> None:
        table = await livia.open_table("idus-martii", 6, options={"first": 2}, chat="free")
        room = await livia.get(f"/api/tables/{table}")
        assert room["type"] == "room"
        assert room["status"] == "open"
        assert room["yours"] == [0]
        assert room["hosting"]
        assert room["host"] == 0
        assert [seat["kind"] for seat in room["seats"]] == ["human"] + ["empty"] * 5
        assert room["settings"]["options"] == {"first": 2}
        assert room["settings"]["chat"] == "free"

    @pytest.mark.parametrize(
        ("settings", "status", "error"),
        [
            ({"game": "chess", "players": 2}, 400, {"kind": "malformed", "where": "game"}),
            ({"game": "alea", "players": 1}, 422, {"kind": "illegal"}),
            ({"game": "alea", "players": 7}, 422, {"kind": "illegal"}),
            ({"game": "idus-martii", "players": 5, "options": {"first": 5}}, 422, {"kind": "illegal"}),
            ({"game": "alea", "players": 2, "options": {"x": 1}}, 400, {"kind": "malformed"}),
            ({"game": "alea", "players": 2, "x": 1}, 400, {"kind": "malformed"}),
            ({"game": "alea"}, 400, {"kind": "malformed"}),
            (
                {"game": "alea", "players": 2, "clock": {"kind": "strict", "seconds": 0}},
                400,
                {"kind": "malformed"},
            ),
            ({"game": "alea", "players": 2, "clock": {"seconds": 10**400}}, 400, {"kind": "malformed"}),
            ({"game": "alea", "players": 10**30}, 400, {}),
        ],
    )
    async def test_invalid_table_is_refused(
        self, livia: TestClient, settings: Any, status: int, error: dict[str, str]
    ) -> None:
        answer = await livia.request("POST", "/api/tables", json={"name": "Livia", "settings": settings})
        if error:
            assert answer.status_code == status, answer.text
            assert error.items() <= answer.json()["error"].items()
        assert 400 <= answer.status_code < 500

    async def test_table_is_found_by_code(self, livia: TestClient, stranger: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        code = (await livia.get(f"/api/tables/{table}"))["code"]
        for written in (code, code.lower(), f"%20{code}%20"):
            assert (await stranger.get(f"/api/codes/{written}")) == {"id": table, "game": "alea"}
        assert reason_of(await stranger.get("/api/codes/IIIIII", 404)) == "no_such_table"

    async def test_code_is_free_again_after_the_game(self, livia: TestClient) -> None:
        table = await play_game(livia)
        code = (await livia.get(f"/api/tables/{table}"))["code"]
        await livia.get(f"/api/codes/{code}", 404)

    async def test_invitation_has_a_qr_code(self, livia: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await livia.open_table("alea", 2)
        threads: list[str] = []
        draw = tables.draw_qr_code

        def recording_draw(address: str) -> bytes:
            threads.append(threading.current_thread().name)
            return draw(address)

        monkeypatch.setattr(tables, "draw_qr_code", recording_draw)
        answer = await livia.request("GET", f"/api/tables/{table}/qr?origin=https://games.example")
        assert threads == ["drawing_0"], "draw_qr_code runs outside the event loop"
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert b"xmlns" in answer.content
        code = segno.make(f"https://games.example/t/{table}", error="m")
        assert f'viewBox="0 0 {code.symbol_size(border=3)[0]}' in answer.text
        assert dark_modules(answer.text) == sum(row.count(1) for row in code.matrix)

    @pytest.mark.parametrize(
        "origin",
        [
            "",
            "games.example",
            "javascript:alert(1)",
            "https://a/t/b",
            "https://a\n",
            'https://a"><script>',
            "x" * 300,
        ],
    )
    async def test_qr_code_is_refused_for_other_texts(self, livia: TestClient, origin: str) -> None:
        table = await livia.open_table("alea", 2)
        error = (await livia.get(f"/api/tables/{table}/qr?origin={quote(origin)}", 400))["error"]
        assert error["where"] == "origin"
        refused = await livia.get("/api/tables/none/qr?origin=https://games.example", 404)
        assert reason_of(refused) == "no_such_table"

    async def test_ids_and_codes_are_random(self, livia: TestClient) -> None:
        rooms = [await livia.get(f"/api/tables/{await livia.open_table('alea', 2)}") for _ in range(5)]
        assert len({room["code"] for room in rooms}) == 5
        assert all(len(room["code"]) == 6 and len(room["id"]) >= 16 for room in rooms)

    async def test_lobby_lists_open_listed_tables(self, livia: TestClient, stranger: TestClient) -> None:
        hidden = await livia.open_table("alea", 2)
        listed = await livia.open_table("alea", 3, listed=True)
        begun = await livia.open_game("alea", 2, listed=True)
        lobby = {row["id"]: row for row in (await stranger.get("/api/tables"))["tables"]}
        assert hidden not in lobby
        assert begun not in lobby
        assert lobby[listed]["free"] == 2
        assert lobby[listed]["names"] == [livia.name]
        await livia.put(f"/api/tables/{listed}/settings", {"game": "alea", "players": 4, "listed": False})
        assert listed not in {row["id"] for row in (await stranger.get("/api/tables"))["tables"]}

    async def test_listed_running_games_can_be_watched(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        """Regression: the first page offered only finished games to watch."""
        tables = {listed: await livia.open_table("alea", 3, listed=listed) for listed in (True, False)}
        for table in tables.values():
            await marcus.take_seat(table)
            await livia.start_game(table)
        assert await watchable_games(stranger) == {}, "no player is present"
        async with livia.page(tables[True]) as page, livia.page(tables[False]) as hidden:
            for each in (page, hidden):
                await each.expect("room")
            shown = await watchable_games(stranger)
            assert list(shown) == [tables[True]]
            assert shown[tables[True]]["names"] == [livia.name, marcus.name]
            assert set(shown[tables[True]]) == {"id", "game", "players", "names"}
            assert await watchable_games(livia) == {}, "own games are not listed to watch"

    async def test_presence_at_unlisted_tables_costs_nothing(
        self, livia: TestClient, stranger: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: every request looked at the people of every table."""
        waiting, hidden = [await livia.open_table("alea", 3, listed=listed) for listed in (True, False)]
        await livia.start_game(hidden)
        checks: list[LiveTable] = []
        monkeypatch.setattr(LiveTable, "has_seated_player", property(checks.append))
        await watchable_games(stranger)
        assert {waiting, hidden}.isdisjoint(live.room.id for live in checks)

    async def test_lobby_sends_changes(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        """Every watcher gets a new table, even if another began to watch in between."""
        async with stranger.page() as page, marcus.page() as other:
            await page.send({"type": "watch"})
            await page.expect("lobby")
            table = await livia.open_table("alea", 3, listed=True)
            await other.send({"type": "watch"})
            for each in (other, page):
                await each.expect("lobby", lambda m: table in [row["id"] for row in m["tables"]])
            await livia.start_game(table)
            for each in (page, other):
                await each.expect("lobby", lambda m: table not in [row["id"] for row in m["tables"]])

    async def test_host_controls_seats_and_settings(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_table("alea", 4)
        path = f"/api/tables/{table}"
        await marcus.take_seat(table)
        orders: list[tuple[str, str, Any]] = [
            ("POST", "/bots", {"seat": 2, "bot": "random"}),
            ("POST", "/swap", {"one": 2, "other": 3}),
            ("POST", "/mute", {"seat": 1, "muted": True}),
            ("PUT", "/settings", {"game": "alea", "players": 5}),
            ("DELETE", "/seats/3", None),
            ("POST", "/host", {"seat": 1}),
        ]
        for method, order, body in orders:
            for person, reason in ((marcus, "only_host"), (stranger, "not_seated")):
                answer = await person.request(method, path + order, json=body)
                assert answer.status_code == 403
                assert reason_of(answer.json()) == reason
        for method, order, body in orders:
            answer = await livia.request(method, path + order, json=body)
            assert answer.status_code == 200, answer.text
        room = livia.responses[-1].json()
        assert [seat["kind"] for seat in room["seats"]] == ["human", "human", "empty", "empty", "empty"]
        assert room["host"] == 1
        assert room["seats"][1]["muted"]
        await livia.post(f"{path}/start", status=403)
        await marcus.delete(f"{path}/seats/0")
        assert reason_of(await livia.take_seat(table, status=403)) == "sent_away"
        await marcus.start_game(table)

    async def test_rematch_keeps_the_people(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_game("alea", 3, marcus)
        path = f"/api/tables/{table}/rematch"
        assert reason_of(await livia.post(path, status=409)) == "not_over"
        await asyncio.gather(livia.play_seat(table, 0), marcus.play_seat(table, 1, luck=2))
        assert reason_of(await stranger.post(path, status=403)) == "not_seated"
        rooms = await asyncio.gather(marcus.post(path), livia.post(path), marcus.post(path))
        assert len({room["id"] for room in rooms}) == 1
        former = (await livia.get(f"/api/tables/{table}"))["seats"]
        for seat, before in zip(rooms[0]["seats"], former, strict=True):
            assert [seat[k] for k in ("name", "kind", "bot")] == [before[k] for k in ("name", "kind", "bot")]
        assert [seat["kind"] for seat in rooms[0]["seats"]] == ["human", "human", "bot"]
        assert rooms[1]["hosting"]
        assert rooms[0]["yours"] == [1]
        assert (await livia.get(f"/api/tables/{table}"))["rematch"] == rooms[0]["id"]
        await livia.start_game(rooms[0]["id"])

    @pytest.mark.parametrize("table", ["none", "%00", "%F0%9F%8E%B2", "..%2F..", "x" * 500, "%ED%A0%80"])
    async def test_unknown_table_is_refused(self, livia: TestClient, table: str) -> None:
        await livia.open_table("alea", 2)
        for method, order in (("GET", ""), ("POST", "/start"), ("GET", "/notes"), ("GET", "/seats/0/rejoin")):
            answer = await livia.request(method, f"/api/tables/{table}{order}")
            assert answer.status_code in (400, 404) or (answer.status_code, order) == (200, "/notes")
            assert order == "/notes" or "error" in answer.json()

    @pytest.mark.parametrize("seat", ["-1", "4", "99999999999999999999999999999999", "9" * 5000, "x", "1.5"])
    async def test_unknown_seat_is_refused(self, livia: TestClient, seat: str) -> None:
        table = await livia.open_table("alea", 4)
        for method, path in (("DELETE", f"/seats/{seat}"), ("GET", f"/seats/{seat}/rejoin")):
            answer = await livia.request(method, f"/api/tables/{table}{path}")
            assert answer.status_code in (400, 404, 409, 414), answer.text
            assert "error" in answer.json()


class TestRecords:
    async def test_record_is_stored_and_verifies(self, livia: TestClient, stranger: TestClient) -> None:
        table = await play_game(livia)
        answer = await stranger.request("GET", f"/api/records/{table}")
        assert verify(answer.content).true
        assert "attachment" in answer.headers["content-disposition"]
        assert table in answer.headers["content-disposition"]

    async def test_record_is_hidden_before_the_end(self, livia: TestClient) -> None:
        table = await livia.open_game("alea", 2)
        for path in (f"/api/records/{table}", f"/api/records/{table}/views", "/api/records/none"):
            assert reason_of(await livia.get(path, 404)) == "no_record"

    async def test_record_views_follow_each_viewer(self, server: TestServer, livia: TestClient) -> None:
        table = await play_game(livia)
        replay = await replay_log(server.store, table)
        progress = replay.room.progress
        assert progress is not None
        for seat in (None, 0, 1):
            views = await livia.get(f"/api/records/{table}/views" + ("" if seat is None else f"?seat={seat}"))
            assert views["game"] == "alea"
            assert [player["name"] for player in views["seats"]] == list(replay.room.names)
            events = [event for step in views["steps"] for event in step["events"]]
            assert events == plain([replay.game.redact(event, seat) for event in progress.events])
            assert (views["steps"][-1]["mine"] is None) == (seat is None)
        await livia.get(f"/api/records/{table}/views?seat=2", 409)
        for bad in ("-1", "32", "x", "9" * 400):
            await livia.get(f"/api/records/{table}/views?seat={bad}", 400)

    async def test_record_views_can_include_secrets(self, server: TestServer, livia: TestClient) -> None:
        table = await play_game(livia, "idus-martii", 5)
        progress = (await replay_log(server.store, table)).room.progress
        assert progress is not None
        views = await livia.get(f"/api/records/{table}/views?secrets=true")
        events = [event for step in views["steps"] for event in step["events"]]
        assert events == plain(progress.events)
        assert all(step["mine"] is None for step in views["steps"])

    async def test_public_records_are_those_of_listed_tables(self, livia: TestClient) -> None:
        private = await play_game(livia)
        public = await play_game(livia, public_record=True)
        records = (await livia.get("/api/records"))["records"]
        listed = [row["id"] for row in records]
        assert public in listed
        assert private not in listed
        row = records[listed.index(public)]
        after = await livia.get("/api/records", params={"finished": row["finished"], "id": public})
        assert public not in [record["id"] for record in after["records"]]
        for bad in ("nan", "inf", "-inf", "1e999"):
            await livia.request("GET", "/api/records", params={"finished": bad, "id": "x"})
            assert livia.responses[-1].status_code in (200, 400)
        await livia.get("/api/records?finished=x&table=y", 400)

    async def test_my_games_list_own_tables(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        waiting = await livia.open_table("alea", 2)
        over = await play_game(livia)
        await marcus.take_seat(waiting)
        games = {row["id"]: row for row in (await livia.get("/api/me/games"))["tables"]}
        assert games[waiting]["status"] == "open"
        assert games[over]["status"] == "over"
        assert [row["id"] for row in (await marcus.get("/api/me/games"))["tables"]] == [waiting]
        assert (await stranger.get("/api/me/games"))["tables"] == []

    async def test_my_games_show_the_awaited_step(
        self, server: TestServer, livia: TestClient, marcus: TestClient
    ) -> None:
        """Regression: the list showed only that a game goes on. Steps of others are not shown."""
        table = await livia.open_game("idus-martii", 5, marcus, options={"first": 4})
        room = server.live(table).room
        assert room.progress is not None
        step = room.game.view(room.progress.state, None).table.step
        assert isinstance(room.turn, Await)
        assert [seat in room.turn.seats for seat in (0, 1)] == [False, True], "Livia is Praetor"
        for person, awaited_step in ((livia, None), (marcus, step)):
            (row,) = (await person.get("/api/me/games"))["tables"]
            assert row["asked"] == awaited_step

    async def test_log_is_read_again_only_if_it_grew(
        self, server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: each request for own games read three logs from their start."""
        table = await livia.open_game("alea", 2, marcus)
        await unload(server, table)
        reads: list[str] = []

        async def load_room(store: Store, name: str) -> Room:
            reads.append(name)
            return await table_log.load_room(store, name)

        monkeypatch.setattr(asking, "load_room", load_room)

        async def awaited_step(person: TestClient) -> str | None:
            (row,) = (await person.get("/api/me/games"))["tables"]
            step: str | None = row["asked"]
            return step

        steps = [await awaited_step(person) for person in (livia, marcus, livia)]
        assert sum(step is not None for step in steps) in (1, 2)
        assert reads == [table]
        await livia.post(f"/api/tables/{table}/give-up", {})
        await unload(server, table)
        await awaited_step(marcus)
        assert reads == [table, table]

    async def test_awaited_step_cache_is_bounded(self, livia: TestClient, server: TestServer) -> None:
        tables = [await livia.open_table("alea", 2) for _ in range(4)]
        cache = asking.AwaitedSteps(server.store, max_tables=2)
        for table in tables:
            assert await cache.at(table) == {}
        assert list(cache._steps) == tables[2:]

    async def test_export_omits_names(self, tmp_path: Path) -> None:
        database = f"sqlite:///{tmp_path}/lusoria.db"
        async with node(database) as server, server.person("Íñigo") as person:
            tables = [await play_game(person) for _ in range(2)]
            await person.start_game(await person.open_table("alea", 2))
        path = tmp_path / "games.jsonl"
        assert await export(database, path) == 2
        lines = path.read_bytes().splitlines()
        assert len(lines) == 2
        for line in lines:
            assert verify(line).true
            assert "Íñigo" not in line.decode()
            assert not any(table.encode() in line for table in tables)
            assert [seat["kind"] for seat in json.loads(line)["seats"]] == ["human", "bot"]

    async def test_export_works_without_the_rules(self, tmp_path: Path) -> None:
        """Games of an uninstalled guest are exported unchanged."""
        database, path = f"sqlite:///{tmp_path}/lusoria.db", tmp_path / "games.jsonl"
        async with node(database) as server, server.person("Íñigo") as person:
            table = await play_game(person)
            document = (await person.request("GET", f"/api/records/{table}")).content
        guest = document.replace(b'"game": "alea"', b'"game": "calculi"')
        assert guest != document
        async with open_store(database) as store:
            record = RecordRow("calculi", "calculi", 1.0, True, guest)
            await store.append(Append("calculi", 0, [b"{}"], record=record))
        assert await export(database, path) == 2
        games = [json.loads(line)["game"] for line in path.read_bytes().splitlines()]
        assert sorted(games) == ["alea", "calculi"]
        assert "Íñigo" not in path.read_text(encoding="utf-8")

    async def test_failed_export_keeps_the_last_one(self, tmp_path: Path) -> None:
        database, path = f"sqlite:///{tmp_path}/lusoria.db", tmp_path / "games.jsonl"
        path.write_text("old export", encoding="utf-8")
        async with open_store(database) as store:
            await store.append(
                Append("broken", 0, [b"{}"], record=RecordRow("broken", "alea", 1.0, True, b"{}"))
            )
        with pytest.raises(Malformed):
            await export(database, path)
        assert path.read_text(encoding="utf-8") == "old export"
        assert unfinished_files(tmp_path) == []
        with pytest.raises(Unfit, match="The games cannot be written"):
            await export(database, tmp_path / "nowhere" / "games.jsonl")


def unfinished_files(folder: Path) -> list[Path]:
    return list(folder.glob("*.part"))


class TestNotes:
    async def test_notes_are_private(
        self, livia: TestClient, marcus: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_table("alea", 2, marcus)
        path = f"/api/tables/{table}/notes"
        assert (await livia.get(path))["notes"] == ""
        await livia.put(path, {"notes": "Marcus lies\n\u0000 Ω"})
        await marcus.put(path, {"notes": "Livia lies"})
        assert (await livia.get(path))["notes"] == "Marcus lies\n\u0000 Ω"
        assert (await marcus.get(path))["notes"] == "Livia lies"
        await stranger.get(path, 403)
        await stranger.put(path, {"notes": "x"}, 403)
        await stranger.open_table("alea", 2)
        assert (await stranger.get(path))["notes"] == ""
        await stranger.put(path, {"notes": "x"}, 403)

    async def test_notes_are_limited_to_8000_characters(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        await livia.put(f"/api/tables/{table}/notes", {"notes": "x" * 8000})
        await livia.put(f"/api/tables/{table}/notes", {"notes": "x" * 8001}, 400)
        assert len((await livia.get(f"/api/tables/{table}/notes"))["notes"]) == 8000


class TestServerAnswers:
    async def test_deep_nesting_is_refused_only_in_a_body(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: a request without a body got the same answer if the server recursed too deeply."""
        headers = {"Content-Type": "application/json"}
        for body in (b"[" * 30_000, b'{"a":' * 5_000):
            answer = await livia.request("POST", "/api/tables", content=body, headers=headers)
            error = answer.json()["error"]
            assert (answer.status_code, error["kind"], error["where"]) == (400, "malformed", "data")

        async def deep(*_: object) -> None:
            raise RecursionError

        monkeypatch.setattr(server.site.hub.eraser, "erase", deep)
        livia.http.cookies.set(COOKIE, server.site.tokens.token(server.site.tokens.new_person()))
        assert (await livia.delete("/api/me", 500))["error"]["kind"] == "crash"

    async def test_health_probe_answers(self, livia: TestClient) -> None:
        assert (await livia.request("GET", "/healthz")).text == "ok\n"
        assert (await livia.request("GET", "/readyz")).text == "ready\n"

    async def test_metrics_count_requests(self, livia: TestClient) -> None:
        table = await play_game(livia)
        async with livia.page(table) as page:
            await page.expect("room")
            text = (await livia.request("GET", "/metrics")).text
        values = dict(line.split() for line in text.splitlines() if line.count(" ") == 1)
        assert float(values["lusoria_moves_total"]) > 0
        assert float(values["lusoria_tables"]) >= 1
        assert float(values["lusoria_sockets"]) >= 1
        assert float(values['lusoria_requests_total{status="200"}']) > 0
        assert float(values["lusoria_request_seconds_count"]) > 0

    async def test_node_without_store_is_not_ready(self) -> None:
        async with node() as server, server.person() as person:
            await server.store.close()
            answer = await person.request("GET", "/readyz")
            assert answer.status_code == 503
            assert (await person.request("GET", "/healthz")).status_code == 200
            answer = await person.request("GET", "/api/tables")
            assert answer.status_code == 503
            assert answer.json()["error"]["kind"] == "down"

    @pytest.mark.parametrize(
        "path", ["/api/games", "/healthz", "/no/such/page", "/api/tables/none", "/api/x"]
    )
    async def test_security_headers_are_set(self, livia: TestClient, path: str) -> None:
        answer = await livia.request("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers

    @pytest.mark.parametrize("path", ["/no/such/page", "/rule/alea", "/index.php", "/%00"])
    async def test_wrong_address_in_a_browser_gets_a_page(self, livia: TestClient, path: str) -> None:
        page = await livia.request("GET", path, headers={"accept": "text/html,*/*;q=0.8"})
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert page.text == (await livia.request("GET", "/")).text
        again = {"accept": "text/html", "if-none-match": page.headers["etag"]}
        assert (await livia.request("GET", path, headers=again)).status_code == 404
        head = await livia.request("HEAD", path, headers={"accept": "text/html"})
        assert (head.status_code, head.content) == (404, b"")

    @pytest.mark.parametrize("path", ["/api/x", "/assets/none.js", "/no/such/page"])
    async def test_wrong_address_in_a_program_gets_json(self, livia: TestClient, path: str) -> None:
        accept = "application/json" if path == "/no/such/page" else "text/html"
        answer = await livia.request("GET", path, headers={"accept": accept})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")

    async def test_personal_answers_are_not_cached(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        for path in (f"/api/tables/{table}", "/api/me/games", f"/api/tables/{table}/seats/0/rejoin"):
            assert (await livia.request("GET", path)).headers["cache-control"] == "no-store"

    async def test_games_are_listed_with_schemas(self, livia: TestClient) -> None:
        answer = await livia.get("/api/games")
        assert set(answer["games"]) == set(GAMES)
        for name, game in answer["games"].items():
            assert (game["least"], game["most"]) == (GAMES[name].players[0], GAMES[name].players[-1])
            schema = await livia.get(game["schema"])
            jsonschema.Draft202012Validator.check_schema(schema)
        await livia.get("/api/games/chess/schema", 400)
        assert "hello" in answer["phrases"]

    async def test_unknown_paths_and_methods_are_refused(self, livia: TestClient) -> None:
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("POST", "/api/games", 405),
            ("DELETE", "/api/tables", 405),
            ("GET", "/nothing", 404),
        ):
            answer = await livia.request(method, path)
            assert answer.status_code == status
            assert answer.json()["error"]["kind"] == "malformed"

    async def test_room_matches_its_documented_schema(self, livia: TestClient) -> None:
        room = await livia.get(f"/api/tables/{await livia.open_table('alea', 2)}")
        assert list(room) == ["type", *RoomMessage.__struct_fields__]
        msgspec.convert(room, RoomMessage)

    async def test_openapi_document_is_valid_and_complete(self, livia: TestClient) -> None:
        document = await livia.get("/api/schema/openapi.json")
        assert document["openapi"].startswith("3.1")
        for path, methods in document["paths"].items():
            assert path.startswith("/api/")
            for operation in methods.values():
                assert operation["summary"]
                assert {"400", "404", "409", "429", "503"} <= set(operation["responses"])
