"""What-if games: played on from a step of a finished game, with one seat's knowledge; temporary."""

from random import Random
from typing import Any

import pytest

from lusoria.records.record import read_record
from lusoria.records.replay import replay_views
from lusoria.records.verify import verify
from lusoria.server.client_limits import ClientRateLimiter
from lusoria.server.node.export import write_all
from lusoria.table import what_if
from lusoria.table.live import hub
from lusoria.table.room.entries import decode_entry
from tests.server.harness import Message, TestClient, TestServer, is_over, node

pytestmark = pytest.mark.anyio
GAMES = [("alea", 2), ("idus-martii", 5)]


async def open_what_if(
    person: TestClient, table: str, step: int, seat: int = 0, status: int = 201, **more: Any
) -> Message:
    return dict(
        await person.post(f"/api/records/{table}/what-if", {"step": step, "seat": seat, **more}, status)
    )


async def steps_of(person: TestClient, table: str, seat: int | None = None) -> list[Message]:
    query = "" if seat is None else f"?seat={seat}"
    return list((await person.get(f"/api/records/{table}/views{query}"))["steps"])


class TestStart:
    @pytest.mark.parametrize(("game", "players"), GAMES)
    async def test_what_if_starts_with_the_knowledge_of_the_seat(
        self, server: TestServer, livia: TestClient, marcus: TestClient, game: str, players: int
    ) -> None:
        table, _ = await livia.finish_game(game, players)
        record = read_record((await server.store.record(table)).document)  # type: ignore[union-attr]
        steps = list(replay_views(record, 1))
        step = next(
            place
            for place, (_, view) in enumerate(steps)
            if place > len(steps) // 3 and view.table.awaited == (1,)
        )
        room = await open_what_if(marcus, table, step, 1, bots="novice")
        assert room["what_if"] == {"record": table, "step": step}
        assert (room["status"], room["yours"], room["commitment"]) == ("playing", [1], None)
        kinds = ["human" if seat == 1 else "bot" for seat in range(players)]
        assert [seat["kind"] for seat in room["seats"]] == kinds
        assert [seat["name"] for seat in room["seats"]] == [player.name for player in record.seats]
        assert {seat["bot"] for seat in room["seats"]} == {None, "novice"}
        async with marcus.page(room["id"], seat=1) as page:
            update = await page.expect("update")
            step_view = (await steps_of(marcus, table, 1))[step]
            assert update["mine"] == step_view["mine"]
            assert update["table"] == step_view["table"]
            assert update["legal"]
            await page.play(1, Random(2))
            over = await page.expect("room", is_over)
        assert over["record"] is None
        assert over["standings"] == []

    async def test_what_if_draws_its_own_chance(self, server: TestServer, livia: TestClient) -> None:
        """Each game from before the deal has other cards."""
        table, _ = await livia.finish_game("idus-martii", 5)
        rooms = [await open_what_if(livia, table, 0) for _ in range(3)]
        dealt = [(await server.store.read(room["id"]))[-1] for room in rooms]
        assert len(set(dealt)) == 3

    async def test_same_moment_can_be_played_again(self, livia: TestClient) -> None:
        table, _ = await livia.finish_game()
        steps = await steps_of(livia, table)
        room = await open_what_if(livia, table, len(steps) - 2)
        await livia.play_seat(room["id"], 0, luck=2)
        again = await livia.post(f"/api/tables/{room['id']}/rematch")
        assert again["id"] != room["id"]
        assert again["what_if"] == room["what_if"]
        assert again["status"] == "playing"


class TestTemporaryTable:
    async def test_what_if_is_unlisted_and_marked(self, server: TestServer, livia: TestClient) -> None:
        table, _ = await livia.finish_game("idus-martii", 5)
        listed = (await livia.get("/api/me/games"))["tables"]
        steps = await steps_of(livia, table)
        room = await open_what_if(livia, table, len(steps) // 2, 2)
        await livia.play_seat(room["id"], 2)
        assert (await livia.get("/api/me/games"))["tables"] == listed
        assert room["id"] not in [record["id"] for record in (await livia.get("/api/records"))["records"]]
        begun = decode_entry((await server.store.read(room["id"]))[0])
        assert begun.what_if.record == table  # type: ignore[union-attr]
        row = await server.record(room["id"])
        assert not row.public
        record = read_record(row.document)
        original = read_record((await server.store.record(table)).document)  # type: ignore[union-attr]
        assert record.what_if is not None
        assert record.what_if.checksum == original.fairness.checksum  # type: ignore[union-attr]
        assert record.events[: record.what_if.after] == original.events[: record.what_if.after]
        assert record.fairness is None

    async def test_what_if_record_is_not_verified_as_signed(
        self, server: TestServer, livia: TestClient
    ) -> None:
        table, _ = await livia.finish_game()
        steps = await steps_of(livia, table)
        room = await open_what_if(livia, table, len(steps) // 2)
        await livia.play_seat(room["id"], 0)
        document = (await server.store.record(room["id"])).document  # type: ignore[union-attr]
        key = server.site.hub.services.key.public
        assert [found.what for found in verify(document, [key]).findings] == ["unsigned"]
        assert not verify(document).chance_checked
        steps = await steps_of(livia, room["id"])
        assert steps[-1]["table"]["result"]

    async def test_what_if_is_swept_after_a_day_completely(
        self, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with node(str(tmp_path / "lusoria.db")) as server, server.person() as livia:
            table, _ = await livia.finish_game()
            steps = await steps_of(livia, table)
            room = await open_what_if(livia, table, len(steps) - 2)
            await livia.play_seat(room["id"], 0)
            services = server.site.hub.services
            began = services.now()
            for later, stays in ((hub.PASSING_SECONDS - 60, True), (hub.PASSING_SECONDS + 60, False)):
                monkeypatch.setattr(services, "now", lambda now=began + later: now)
                for _ in range(2):
                    server.site.hub._swept_at = 0.0
                    await server.site.hub.run_housekeeping()
                assert (await server.store.record(room["id"]) is not None) is stays
            assert await server.store.read(room["id"]) == []
            assert await server.store.record(table) is not None

    async def test_dataset_omits_what_ifs(self, tmp_path: Any) -> None:
        async with node() as server, server.person() as livia:
            table, _ = await livia.finish_game()
            room = await open_what_if(livia, table, len(await steps_of(livia, table)) - 2)
            await livia.play_seat(room["id"], 0)
            with (tmp_path / "games").open("wb") as file:
                assert await write_all(server.store, file) == 1


class TestRefusals:
    async def test_invalid_what_if_is_refused(self, server: TestServer, livia: TestClient) -> None:
        table, _ = await livia.finish_game()
        last = len(await steps_of(livia, table)) - 1
        before = len(server.site.hub.tables)
        assert (await open_what_if(livia, table, last, status=409))["error"]["why"] == "over_there"
        assert (await open_what_if(livia, table, last + 1, status=400))["error"]["where"] == "step"
        assert (await open_what_if(livia, table, 3, 2, status=409))["error"]["why"] == "no_such_seat"
        assert (await open_what_if(livia, table, 3, bots="wise", status=400))["error"]["kind"] == "malformed"
        lit = await open_what_if(livia, table, 3, lamps=True)
        assert lit["settings"]["lamps"]
        before += 1
        assert (await open_what_if(livia, "nowhere", 3, status=404))["error"]["why"] == "no_record"
        for bad in (
            {"step": -1, "seat": 0},
            {"seat": 0},
            {"step": 1, "seat": "first"},
            {"step": "1", "seat": 0},
        ):
            await livia.post(f"/api/records/{table}/what-if", bad, status=400)
        assert len(server.site.hub.tables) == before

    async def test_exhausted_quota_prevents_the_replay(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await livia.finish_game()
        replays = list[int]()
        monkeypatch.setattr(what_if, "events_until", lambda _, step: replays.append(step))
        monkeypatch.setattr(server.site.table_quota, "_opening_limiter", ClientRateLimiter(0.0, 0, 1))
        assert (await open_what_if(livia, table, 3, status=429))["error"]["why"] == "too_many_tables"
        assert replays == []
