"""Coach: advice to the owner of a seat about that seat, at tables with the `lamps` setting."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import httpx
import pytest

from lusoria import verify
from lusoria.games import GAMES
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.indistinguishable_games import indistinguishable_game, view_after
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
from tests.server.harness import TestClient, TestServer, node
from tests.server.jobs.test_analysis_jobs import never
from tests.table.fake_table import FakeTable

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]
PATIENCE = 400.0  # seconds; the first analysis on a machine compiles


async def get_advice(person: TestClient, table: str, seat: int) -> httpx.Response:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await person.request("GET", f"/api/tables/{table}/seats/{seat}/advice")
            if not answer.is_success or answer.json()["ready"]:
                return answer


def sorted_actions(actions: Iterable[object]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


class TestAdvice:
    @pytest.mark.parametrize(("game", "players"), [("idus-martii", 5), ("alea", 2)])
    async def test_advice_has_a_value_for_each_option(
        self, livia: TestClient, game: str, players: int
    ) -> None:
        table = await livia.open_game(game, players, lamps=True)
        async with livia.page(table, seat=0) as page:
            update = await page.wait_for_turn()
            answer = await get_advice(livia, table, 0)
            ask, advice = answer.json()["ask"], answer.json()["advice"]
            assert ask == update["ask"]
            options = advice["options"]
            assert sorted_actions(option["action"] for option in options) == sorted_actions(update["legal"])
            assert all(option["reason"]["type"] and 0 <= option["chance"] <= 1 for option in options)
            assert len(advice["sides"]) == (players if game == "idus-martii" else 0)
            assert answer.headers["content-encoding"] == "identity"

    async def test_game_with_coach_is_marked_in_its_record(self, livia: TestClient) -> None:
        table, _ = await livia.finish_game("alea", 2, lamps=True)
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


class TestRefusals:
    async def test_advice_is_refused_for_the_seat_of_another(
        self, livia: TestClient, stranger: TestClient, server: TestServer
    ) -> None:
        async with server.person("Cinna") as guest:
            table = await livia.open_table("idus-martii", 5, lamps=True)
            await guest.take_seat(table, 1)
            await livia.start_game(table)
            reasons = [
                (await person.get(f"/api/tables/{table}/seats/{seat}/advice", status))["error"]["why"]
                for person, seat, status in (
                    (guest, 0, 403),
                    (livia, 1, 403),
                    (livia, 2, 403),
                    (stranger, 0, 403),
                    (livia, 5, 409),
                )
            ]
            assert reasons == ["not_your_seat"] * 3 + ["not_seated", "no_such_seat"]

    async def test_advice_is_refused_without_the_setting(self, livia: TestClient) -> None:
        table = await livia.open_game("idus-martii", 5)
        refused = await livia.get(f"/api/tables/{table}/seats/0/advice", 409)
        assert refused["error"]["why"] == "no_lamps"

    async def test_advice_is_refused_before_and_after_the_game(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2, lamps=True)
        address = f"/api/tables/{table}/seats/0/advice"
        assert (await livia.get(address, 409))["error"]["why"] == "not_running"
        over, _ = await livia.finish_game("alea", 2, lamps=True)
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


def padded_advice(room: Room, seat: int) -> bytes:
    """The coach's padded answer."""
    assert room.progress is not None
    view = room.game.view(room.progress.state, seat)
    found = answer_question(AdviseSeat(room.game.name, room.game.version, encode(view)))
    return coach.advice_body(room, seat, view, found)


def positions(seed: int) -> Iterator[tuple[Room, int]]:
    """Every seat after every move of a random game with coach."""
    table, rng = FakeTable(IDUS), Random(seed)
    table.start()
    while table.room.status == "playing":
        for seat in range(5):
            yield table.room, seat
        table.play(rng.choice, most=1)


def public_facts(room: Room, seat: int) -> object:
    """Who decides, and what; the number of ways to hand out offices is public."""
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
            other = indistinguishable_game(game, steps, view_after(game, seed), table.rng)
            for one, twin in zip(steps, other or steps, strict=True):
                if one != twin and one.after.turn:
                    views = (game.view(step.after, seed) for step in (one, twin))
                    advice = [answer_question(AdviseSeat(game.name, 1, encode(view))) for view in views]
                    assert advice[0] == advice[1] != b""
                    compared += 1
        assert compared > 30

    def test_advice_length_depends_on_public_facts_only(self) -> None:
        """Regression: reasons, figures and a discard without a choice had lengths of their own."""
        lengths: dict[object, set[int]] = {}
        for seed in range(3):
            for room, seat in positions(seed):
                lengths.setdefault(public_facts(room, seat), set()).add(len(padded_advice(room, seat)))
        assert len(lengths) > 8
        assert all(len(each) == 1 for each in lengths.values()), lengths

    async def test_advice_leaves_at_whole_ticks(self, livia: TestClient) -> None:
        table = await livia.open_game("alea", 2, lamps=True)
        await get_advice(livia, table, 0)
        loop = asyncio.get_running_loop()
        began = loop.time()
        await get_advice(livia, table, 0)  # cached by now
        assert loop.time() - began > coach.TICK_SECONDS - 0.01  # the clock counts milliseconds


class TestQueue:
    @pytest.fixture
    def waiting_worker(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A worker that never answers."""
        monkeypatch.setattr(CoachJobs, "_ask_worker", never)
        monkeypatch.setattr(coach_jobs, "PATIENCE_SECONDS", 0.01)

    @pytest.mark.usefixtures("waiting_worker")
    async def test_full_coach_queue_answers_busy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(coach_jobs, "SHARE", Share(2, 2, 2))
        busy = CoachJobs(lambda *_: None)
        first, second, third = (AdviseSeat("alea", 1, b'"%d"' % number) for number in range(3))
        assert [(await busy.request(each))[0] for each in (first, second, first)] == [None, None, None]
        with pytest.raises(TableRefusal, match="busy"):
            await busy.request(third)
        await busy.close()

    @pytest.mark.usefixtures("waiting_worker")
    async def test_finished_games_leave_room_for_live_ones(self) -> None:
        """Regression: afterwords of public records filled the queue, and no table got advice."""
        busy = CoachJobs(lambda *_: None)
        requests = (busy.request(ExplainGame(b"%d" % number)) for number in range(coach_jobs.SHARE.total))
        answers = await asyncio.gather(*requests, return_exceptions=True)
        assert sum(isinstance(answer, tuple) for answer in answers) == coach_jobs.FINISHED_SHARE.total
        await busy.request(AdviseSeat("alea", 1, b"{}"))
        await busy.close()

    @pytest.mark.usefixtures("waiting_worker")
    async def test_device_has_a_share_of_the_coach_queue(self) -> None:
        """Regression: a person with all seats of seven tables left no advice for others."""
        busy = CoachJobs(lambda *_: None)
        questions = [AdviseSeat("alea", 1, b'"%d"' % number) for number in range(coach_jobs.SHARE.total + 1)]
        malus, livia = Client("203.0.113.7", "malus"), Client("203.0.113.7", "livia")
        requests = (busy.request(question, malus) for question in questions)
        answers = await asyncio.gather(*requests, return_exceptions=True)
        assert sum(isinstance(answer, tuple) for answer in answers) == coach_jobs.SHARE.per_device
        await busy.request(questions[-1], livia)
        await busy.close()

    async def test_coach_serves_live_games_before_finished_ones(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        order: list[Question] = []

        async def answer(_: object, question: Question) -> bytes:
            order.append(question)
            await asyncio.sleep(0)
            return b"{}"

        monkeypatch.setattr(CoachJobs, "_ask_worker", answer)
        jobs = CoachJobs(lambda *_: None)
        questions: list[Question] = [ExplainGame(b"a"), ExplainGame(b"b"), AdviseSeat("alea", 1, b"{}")]
        await asyncio.gather(*map(jobs.request, questions))
        assert [type(each) for each in order] == [AdviseSeat, ExplainGame, ExplainGame]
        await jobs.close()

    async def test_dead_coach_worker_fails_one_answer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with node() as server, server.person() as livia:
            table = await livia.open_game("alea", 2, lamps=True)
            with monkeypatch.context() as broken:
                broken.setattr(server.site.coach_jobs._worker, "_module", "lusoria.no_such_module")
                assert (await get_advice(livia, table, 0)).json()["error"]["why"] == "no_advice"
            monkeypatch.setattr(server.site.coach_jobs.queue, "_retry_at", {})
            assert (await get_advice(livia, table, 0)).json()["advice"]["options"]


class TestAfterwords:
    @pytest.mark.parametrize(("game", "players"), [("idus-martii", 5), ("alea", 2)])
    async def test_each_bot_explains_one_decision(self, livia: TestClient, game: str, players: int) -> None:
        table, _ = await livia.finish_game(game, players)
        answer: dict[str, Any] = {"ready": False}
        async with asyncio.timeout(PATIENCE):
            while not answer["ready"]:  # each request waits for a while
                answer = await livia.get(f"/api/records/{table}/afterwords")
        assert [word["seat"] for word in answer["afterwords"]] == list(range(1, players))
        record = await livia.get(f"/api/records/{table}")
        steps = (await livia.get(f"/api/records/{table}/views?secrets=true"))["steps"]
        for word in answer["afterwords"]:
            assert word["reason"]["type"]
            assert word["action"]["type"]
            assert 0 < word["step"] < len(steps)
        assert record["seats"][1]["kind"] == "bot"

    async def test_running_game_has_no_afterwords(self, livia: TestClient) -> None:
        table = await livia.open_game("alea", 2)
        assert (await livia.get(f"/api/records/{table}/afterwords", 404))["error"]["why"] == "no_record"
