"""Coach: advice to the owner of a seat about that seat, at tables with the `lamps` setting."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from lusoria import verify
from lusoria.games import GAMES
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.worlds import other_world, view_after
from lusoria.records.codec import encode
from lusoria.runtime.fair_queue import Share
from lusoria.server.api import coach
from lusoria.server.client_limits import Client
from lusoria.server.jobs import coach_jobs
from lusoria.server.jobs.coach_jobs import CoachJobs
from lusoria.server.jobs.coach_worker import AdviseSeat, ExplainGame, Question, answer_question
from lusoria.table.room import orders
from lusoria.table.room.room import Room
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import Settings
from tests.server.privacy.test_signatures import finished
from tests.server.world import Page, TestClient, TestServer, node
from tests.table.rooms import Desk

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]
PATIENCE = 400.0  # seconds; the first one on a machine compiles


async def advice_to(somebody: TestClient, table: str, seat: int) -> httpx.Response:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await somebody.ask("GET", f"/api/tables/{table}/seats/{seat}/advice")
            if not answer.is_success or answer.json()["ready"]:
                return answer


def written(actions: Iterable[object]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


class TestByLamplight:
    @pytest.mark.parametrize(("game", "players"), [("idus-martii", 5), ("alea", 2)])
    async def test_advice_has_a_value_for_each_option(
        self, livia: TestClient, game: str, players: int
    ) -> None:
        table = await livia.open_table(game, players, lamps=True)
        await livia.start_game(table)
        async with livia.page(table, seat=0) as page:
            update = await asked(page)
            answer = await advice_to(livia, table, 0)
            told = answer.json()
            assert told["ask"] == update["ask"]
            options = told["advice"]["options"]
            assert written(one["action"] for one in options) == written(update["legal"])
            assert all(one["reason"]["type"] and 0 <= one["chance"] <= 1 for one in options)
            assert len(told["advice"]["sides"]) == (players if game == "idus-martii" else 0)
            assert answer.headers["content-encoding"] == "identity"

    async def test_game_with_coach_is_marked_in_its_record(
        self, server: TestServer, livia: TestClient
    ) -> None:
        table, _ = await finished(livia, "alea", 2, lamps=True)
        record = await livia.get(f"/api/records/{table}")
        assert record["lamps"] is True
        assert verify(json.dumps(record)).true
        del record["lamps"]
        assert [each.what for each in verify(json.dumps(record)).findings] == ["checksum"]

    async def test_coach_setting_is_shown_before_players_sit(
        self, livia: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_table("alea", 2, lamps=True)
        assert (await stranger.get(f"/api/tables/{table}"))["settings"]["lamps"] is True
        dark = await livia.open_table("alea", 2)
        assert (await stranger.get(f"/api/tables/{dark}"))["settings"]["lamps"] is False


async def asked(page: Page) -> dict[str, Any]:
    return dict(await page.expect("update", lambda m: bool(m["legal"])))


class TestNobodyElse:
    async def test_advice_is_refused_for_the_seat_of_another(
        self, livia: TestClient, stranger: TestClient, server: TestServer
    ) -> None:
        async with server.person("Cinna") as guest:
            table = await livia.open_table("idus-martii", 5, lamps=True)
            await guest.take_seat(table, 1)
            await livia.start_game(table)
            refusals = [
                await somebody.get(f"/api/tables/{table}/seats/{seat}/advice", status)
                for somebody, seat, status in (
                    (guest, 0, 403),
                    (livia, 1, 403),
                    (livia, 2, 403),
                    (stranger, 0, 403),
                    (livia, 5, 409),
                )
            ]
            whys = [refused["error"]["why"] for refused in refusals]
            assert whys == ["not_your_seat"] * 3 + ["not_seated", "no_such_seat"]

    async def test_advice_is_refused_without_the_setting(self, livia: TestClient) -> None:
        table = await livia.open_table("idus-martii", 5)
        await livia.start_game(table)
        refused = await livia.get(f"/api/tables/{table}/seats/0/advice", 409)
        assert refused["error"]["why"] == "no_lamps"

    async def test_advice_is_refused_before_and_after_the_game(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2, lamps=True)
        address = f"/api/tables/{table}/seats/0/advice"
        assert (await livia.get(address, 409))["error"]["why"] == "not_running"
        over, _ = await finished(livia, "alea", 2, lamps=True)
        refused = await livia.get(f"/api/tables/{over}/seats/0/advice", 409)
        assert refused["error"]["why"] == "not_running"

    async def test_coach_setting_is_refused_without_an_adviser(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(orders, "can_advise", lambda *_: False)
        body = {"name": "Livia", "settings": {"game": "alea", "players": 2, "lamps": True}}
        refused = await livia.post("/api/tables", body, 400)
        assert refused["error"]["where"] == "settings.lamps"


IDUS = Settings("idus-martii", 5, lamps=True)


def sent_to(room: Room, seat: int) -> bytes:
    """The padded answer of the coach."""
    assert room.progress is not None
    view = room.game.view(room.progress.state, seat)
    found = answer_question(AdviseSeat(room.game.name, room.game.version, encode(view)))
    return coach.advice_body(room, seat, view, found)


def moments(seed: int) -> Iterator[tuple[Room, int]]:
    """A random game at a table with lamps: after every move, every seat."""
    desk, rng = Desk(IDUS), Random(seed)
    desk.start()
    while desk.room.status == "playing":
        for seat in range(5):
            yield desk.room, seat
        desk.play(rng.choice, most=1)


def public_facts(room: Room, seat: int) -> object:
    """Who is asked, and for what; how many ways there are to hand out offices is known from the ledger."""
    assert room.progress is not None
    state = room.progress.state
    legal = room.game.legal(state, seat)
    ways = len(legal) if state.step == "assign" else 0
    return state.step, seat in room.awaited, ways, state.turn > 5


class TestSecrets:
    def test_advice_ignores_hidden_information(self) -> None:
        game, compared = GAMES["idus-martii"], 0
        for seed in range(3):
            table = GameSetup(game, game.options_type(players=5), seed)
            steps = table.play()[:-1]
            other = other_world(game, steps, view_after(game, seed), table.rng)
            for one, twin in zip(steps, other or steps, strict=True):
                if one != twin and one.after.turn:
                    views = (game.view(step.after, seed) for step in (one, twin))
                    here, there = (answer_question(AdviseSeat(game.name, 1, encode(view))) for view in views)
                    assert here == there != b""
                    compared += 1
        assert compared > 30

    def test_advice_length_depends_on_public_facts_only(self) -> None:
        """Before: reasons, figures and a discard without a choice were of lengths of their own."""
        seen: dict[object, set[int]] = {}
        for seed in range(3):
            for room, seat in moments(seed):
                seen.setdefault(public_facts(room, seat), set()).add(len(sent_to(room, seat)))
        assert len(seen) > 8
        assert all(len(lengths) == 1 for lengths in seen.values()), seen

    async def test_advice_leaves_at_whole_ticks(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2, lamps=True)
        await livia.start_game(table)
        await advice_to(livia, table, 0)
        loop = asyncio.get_running_loop()
        began = loop.time()
        await advice_to(livia, table, 0)  # known by now
        assert loop.time() - began > coach.TICK_SECONDS - 0.01  # the clock counts milliseconds


class TestAFlood:
    async def test_full_coach_queue_answers_busy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def slow(*_: object) -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr(CoachJobs, "_ask_worker", slow)
        monkeypatch.setattr(coach_jobs, "SHARE", Share(2, 2, 2))
        monkeypatch.setattr(coach_jobs, "PATIENCE_SECONDS", 0.01)
        busy = CoachJobs(lambda *_: None)
        first, second, third = (AdviseSeat("alea", 1, b'"%d"' % one) for one in range(3))
        assert [await busy.request(one) for one in (first, second, first)] == [None, None, None]
        with pytest.raises(TableRefusal, match="busy"):
            await busy.request(third)
        await busy.close()

    async def test_finished_games_leave_room_for_live_ones(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Before: the afterwords of public records filled the queue, and the lamps of all tables went out."""

        async def slow(*_: object) -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr(CoachJobs, "_ask_worker", slow)
        monkeypatch.setattr(coach_jobs, "PATIENCE_SECONDS", 0.01)
        busy = CoachJobs(lambda *_: None)
        stories = (busy.request(ExplainGame(b"%d" % number)) for number in range(coach_jobs.SHARE.total))
        heard = await asyncio.gather(*stories, return_exceptions=True)
        assert heard.count(None) == coach_jobs.FINISHED_SHARE.total
        assert await busy.request(AdviseSeat("alea", 1, b"{}")) is None
        await busy.close()

    async def test_device_has_a_share_of_the_coach_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Before: who held all seats of seven tables put out the lamps of all others."""

        async def slow(*_: object) -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr(CoachJobs, "_ask_worker", slow)
        monkeypatch.setattr(coach_jobs, "PATIENCE_SECONDS", 0.01)
        busy = CoachJobs(lambda *_: None)
        moments = [AdviseSeat("alea", 1, b'"%d"' % one) for one in range(coach_jobs.SHARE.total + 1)]
        malus, livia = Client("203.0.113.7", "malus"), Client("203.0.113.7", "livia")
        heard = await asyncio.gather(*(busy.request(one, malus) for one in moments), return_exceptions=True)
        assert heard.count(None) == coach_jobs.SHARE.per_device
        assert await busy.request(moments[-1], livia) is None
        await busy.close()

    async def test_coach_serves_live_games_before_finished_ones(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[bytes] = []

        async def told(_: object, question: bytes) -> bytes:
            asked.append(question)
            await asyncio.sleep(0)
            return b"{}"

        monkeypatch.setattr(CoachJobs, "_ask_worker", told)
        desk = CoachJobs(lambda *_: None)
        questions: list[Question] = [ExplainGame(b"a"), ExplainGame(b"b"), AdviseSeat("alea", 1, b"{}")]
        await asyncio.gather(*map(desk.request, questions))
        assert [msgspec.msgpack.decode(one)["type"] for one in asked] == ["advise", "explain", "explain"]
        await desk.close()

    async def test_dead_coach_worker_fails_one_answer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with node() as server, server.person() as livia:
            table = await livia.open_table("alea", 2, lamps=True)
            await livia.start_game(table)
            with monkeypatch.context() as broken:
                broken.setattr(server.site.coach_jobs._worker, "_module", "lusoria.no_such_module")
                assert (await advice_to(livia, table, 0)).json()["error"]["why"] == "no_advice"
            monkeypatch.setattr(server.site.coach_jobs.queue, "_retry_at", {})
            assert (await advice_to(livia, table, 0)).json()["advice"]["options"]


class TestAfterwards:
    @pytest.mark.parametrize(("game", "players"), [("idus-martii", 5), ("alea", 2)])
    async def test_each_bot_explains_one_decision(self, livia: TestClient, game: str, players: int) -> None:
        table, _ = await finished(livia, game, players)
        said: dict[str, Any] = {"ready": False}
        async with asyncio.timeout(PATIENCE):
            while not said["ready"]:  # an answer takes its time
                said = await livia.get(f"/api/records/{table}/afterwords")
        assert [one["seat"] for one in said["afterwords"]] == list(range(1, players))
        record = await livia.get(f"/api/records/{table}")
        steps = (await livia.get(f"/api/records/{table}/views?secrets=true"))["steps"]
        for one in said["afterwords"]:
            assert one["reason"]["type"]
            assert one["action"]["type"]
            assert 0 < one["step"] < len(steps)
        assert record["seats"][1]["kind"] == "bot"

    async def test_running_game_has_no_afterwords(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        await livia.start_game(table)
        assert (await livia.get(f"/api/records/{table}/afterwords", 404))["error"]["why"] == "no_record"
