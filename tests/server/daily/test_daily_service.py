"""Daily challenge: equal for all players, committed before, sealed until the day ends, one try each."""

import asyncio
import hashlib
import json
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from lusoria import verify
from lusoria.bots import bot
from lusoria.games import game as find_game
from lusoria.records.codec import decode_view, encode
from lusoria.server.daily import daily_service, daily_stats
from lusoria.server.daily.day_jobs import DayJobs, DayKey, Key
from lusoria.server.node import export as exporting
from lusoria.table import daily_games
from lusoria.wire.daily_challenge import BotsPlayed
from lusoria.wire.refusal import TableRefusal
from tests.server.harness import Message, Page, TestClient, TestServer, is_over, node, reason_of
from tests.server.log_replay import check_all_messages
from tests.store.postgres import new_database

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]

IDES = "2026-03-15"
NOON = daily_games.ends(IDES) - 12 * 3600
OPEN = daily_games.opens(IDES)
ALEA = f"/api/daily/{IDES}/alea"
PATIENCE = 400.0  # seconds; the first analysis on a machine compiles


class Clock:
    """A clock that runs on from its last set time: bots wait by it too."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    @property
    def now(self) -> float:
        return self._set + time.monotonic() - self._since

    @now.setter
    def now(self, now: float) -> None:
        self._set, self._since = now, time.monotonic()

    def install(self, *servers: TestServer) -> "Clock":
        for server in servers:
            server.site.hub.services.now = lambda: self.now
            server.site.daily.first = "2026-03-01"
        return self


async def begin_try(person: TestClient, game: str = "alea", day: str = IDES, status: int = 201) -> Any:
    return await person.post(f"/api/daily/{day}/{game}", {"name": person.name}, status)


async def play_try(person: TestClient, game: str = "alea", luck: int = 1) -> tuple[str, Page]:
    """Plays a whole try with choices that follow from `luck`. Returns its table and its page."""
    room = await begin_try(person, game)
    (seat,) = room["yours"]
    async with person.page(room["id"], seat=seat) as page:
        await page.play(seat, Random(luck))
        await page.expect("room", is_over)
    return room["id"], page


async def get_comparison(person: TestClient, game: str = "alea", day: str = IDES) -> Message:
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await person.get(f"/api/daily/{day}/{game}")
            if found["ready"]:
                return dict(found)
            await asyncio.sleep(0.2)


def texts_of(*people: TestClient) -> list[str]:
    """Everything that these people have received."""
    return [text for person in people for page in person.pages for text in page.raw] + [
        answer.text for person in people for answer in person.responses
    ]


def events_of(page: Page) -> list[Message]:
    """Events that the page received after it was opened."""
    received = [message for direction, message in page.transcript if direction == "received"]
    return [event for message in received for event in message.get("events") or ()]


def sorted_events(events: list[Message]) -> list[str]:
    """Two votes of one turn may arrive in either order, without effect."""
    return sorted(json.dumps(event, sort_keys=True) for event in events)


class TestCommitment:
    async def test_seed_is_promised_the_day_before_and_revealed_after(self) -> None:
        async with node() as server, server.person() as livia:
            clock = Clock(NOON - 24 * 3600).install(server)
            promised = {each["game"]: each for each in (await livia.get("/api/daily"))["tomorrow"]}
            assert [each["seed"] for each in promised.values()] == [None, None]
            clock.now = OPEN - 600
            today = (await livia.get(f"/api/daily/{IDES}"))["games"]
            assert [each["promise"] for each in today] == [promised["alea"], promised["idus-martii"]]
            clock.now = NOON
            room = await begin_try(livia)
            assert room["commitment"] == promised["alea"]["commitment"]
            clock.now = OPEN
            for game in (await livia.get(f"/api/daily/{IDES}"))["games"]:
                promise = game["promise"]
                assert hashlib.sha256(bytes.fromhex(promise["seed"])).hexdigest() == promise["commitment"]
                assert promise["commitment"] == promised[game["game"]]["commitment"]

    async def test_future_or_invalid_day_is_refused(self) -> None:
        async with node() as server, server.person() as livia:
            Clock().install(server)
            for day in ("2026-03-16", "2026-02-28"):
                assert reason_of(await livia.get(f"/api/daily/{day}", 404)) == "no_such_day"
                assert reason_of(await begin_try(livia, day=day, status=404)) == "no_such_day"
            assert reason_of(await begin_try(livia, "chess", status=404)) == "no_such_day"
            for bad in ("2026-3-15", "today", "2026-02-30"):
                assert (await livia.get(f"/api/daily/{bad}", 400))["error"]["where"] == "day"


class TestEqualGames:
    @pytest.mark.parametrize("game", ["alea", "idus-martii"])
    async def test_same_choices_lead_to_the_same_game(self, game: str) -> None:
        async with node() as server, server.people(2) as (one, other):
            Clock().install(server)
            (_, first), (_, second) = await play_try(one, game), await play_try(other, game)
            assert sorted_events(events_of(first)) == sorted_events(events_of(second))
            assert len(events_of(first)) > 20

    async def test_nodes_agree_and_repeated_requests_make_one_try(self, postgres: str) -> None:
        database = new_database(postgres)
        async with node(database) as here, node(database) as there, here.people(2) as (one, other):
            Clock().install(here, there)
            games = []
            for server in (here, there):
                other.server = server
                games.append((await other.get(f"/api/daily/{IDES}"))["games"])
            assert games[0] == games[1]
            await one.get("/api/tables/nowhere", 404)
            one.http.cookies.set("lusoria", here.site.tokens.token(here.site.tokens.new_person()))

            async def click(server: TestServer) -> str:
                answer = await one.http.post(
                    f"{server.address}/api/daily/{IDES}/alea", json={"name": one.name}
                )
                assert answer.status_code == 201, answer.text
                return str(answer.json()["id"])

            tables = await asyncio.gather(*(click(server) for server in (here, there) * 4))
            assert len(set(tables)) == 1
            _, first = await play_try(one)
            other.server = there
            _, second = await play_try(other)
            assert events_of(first)[-5:] == events_of(second)[-5:]
            assert len(await here.store.tries(IDES, "alea", 9)) == 2


class TestOneTry:
    async def test_begin_returns_the_same_table_after_restart(self, database: str) -> None:
        async with node(database) as server, server.person() as livia:
            Clock().install(server)
            room = await begin_try(livia)
            token = livia.token
            tables = await asyncio.gather(*(begin_try(livia) for _ in range(8)))
            assert {again["id"] for again in tables} == {room["id"]}
            async with livia.page(room["id"], seat=room["yours"][0]) as page:
                before = await page.play(room["yours"][0], Random(1), turns=3)
        async with node(database) as server, server.person() as livia:
            Clock().install(server)
            livia.http.cookies.set("lusoria", str(token))
            again = await begin_try(livia)
            assert again["id"] == room["id"]
            async with livia.page(room["id"], seat=room["yours"][0]) as page:
                after = await page.expect("update")
            assert (after["version"], after["table"]) == (before["version"], before["table"])

    async def test_begin_resumes_after_a_crash_between_row_and_table(self) -> None:
        async with node() as server, server.person() as livia:
            Clock().install(server)
            await livia.get("/api/tables/nowhere", 404)
            person = server.site.tokens.new_person()
            livia.http.cookies.set("lusoria", server.site.tokens.token(person))
            await server.store.begin_try(IDES, "alea", person, "half-begun", NOON)
            assert (await begin_try(livia))["id"] == "half-begun"

    async def test_try_has_one_player_and_no_spectators(self) -> None:
        async with node(grace=0.01) as server, server.people(2) as (livia, marcus):
            clock = Clock().install(server)
            room = await begin_try(livia)
            table, (seat,) = room["id"], room["yours"]
            assert reason_of(await livia.delete(f"/api/tables/{table}/seats/{seat}", 409)) == "one_try"
            assert reason_of(await livia.get(f"/api/tables/{table}/seats/{seat}/rejoin", 409)) == "one_try"
            sitter = server.live(table).room.chairs[seat]
            code = server.site.tokens.rejoin_code(table, seat, sitter.since, str(sitter.person))
            body = {"rejoin_code": code}
            assert reason_of(await marcus.post(f"/api/tables/{table}/rejoin", body, 409)) == "one_try"
            async with marcus.page(table) as page:
                assert (await page.expect("refused"))["why"] == "sealed"
            async with livia.page(table, seat=seat) as page:
                await page.wait_for_turn()
            await asyncio.sleep(0.1)  # far beyond the grace
            assert not server.live(table).room.chairs[seat].stand_in
            await play_try(livia)
            assert reason_of(await livia.post(f"/api/tables/{table}/rematch", status=409)) == "one_try"
            async with marcus.page(table) as page:
                assert (await page.expect("refused"))["why"] == "sealed"
            clock.now = OPEN
            async with marcus.page(table) as page:
                await page.expect("update")

    async def test_abandoned_or_late_try_is_unfinished(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(daily_stats, "CACHE_SECONDS", 3600.0)
        async with node() as server, server.people(3) as (livia, marcus, nero):
            clock = Clock().install(server)
            given_up, late = await begin_try(livia), await begin_try(marcus)
            await begin_try(nero)
            await livia.post(f"/api/tables/{given_up['id']}/give-up")
            left = await livia.get(f"/api/daily/{IDES}/alea")
            assert (left["ready"], left["bots"], left["told"]) == (True, [], None), "others still play"
            assert (left["crowd"]["players"], left["crowd"]["unfinished"]) == (0, 3)
            await play_try(nero)
            mine = (await nero.get(f"/api/daily/{IDES}/alea"))["crowd"]
            assert (mine["players"], mine["unfinished"]) == (1, 2), "the own result counts immediately"
            mine = (await livia.get("/api/daily"))["mine"]
            assert [(one["state"], one["points"]) for one in mine] == [("unfinished", None)]
            assert (await begin_try(livia))["id"] == given_up["id"]
            server.site.daily._stats = daily_stats.DailyStats(server.site.store, server.site.daily._mine)
            clock.now = OPEN
            await marcus.play_seat(late["id"], late["yours"][0])
            assert (await marcus.get("/api/daily"))["mine"][0]["state"] == "unfinished"
            crowd = (await livia.get(f"/api/daily/{IDES}/alea"))["crowd"]
            assert (crowd["players"], crowd["unfinished"]) == (1, 2)

    async def test_address_has_a_limited_number_of_tries(self) -> None:
        async with node(tries_per_address=2) as server, server.people(3) as people:
            Clock().install(server)
            for person in people[:2]:
                await begin_try(person)
            assert reason_of(await begin_try(people[2], status=429)) == "too_many_tables"
            await begin_try(people[0])  # a try already begun goes on
            assert len(await server.store.tries(IDES, "alea", 9)) == 2


class TestSealed:
    async def test_try_is_sealed_until_the_day_ends(self, tmp_path: Path) -> None:
        database = str(tmp_path / "lusoria.db")
        async with node(database) as server, server.people(2) as (livia, marcus):
            clock = Clock().install(server)
            table, _ = await play_try(livia)
            play_on = await marcus.post(f"/api/records/{table}/what-if", {"seat": 0, "step": 1}, 403)
            assert reason_of(play_on) == "sealed"
            for ending in ("", "/views", "/analysis", "/afterwords"):
                for person in (livia, marcus):
                    refused = await person.get(f"/api/records/{table}{ending}", 403)
                    assert reason_of(refused) == "sealed"
            room = await marcus.get(f"/api/tables/{table}")
            assert (room["standings"], room["record"]) == ([], None), "only Livia sees the result"
            assert (await livia.get(f"/api/tables/{table}"))["standings"] != []
            clock.now = OPEN
            record = await livia.request("GET", f"/api/records/{table}")
            key = (await livia.get("/api/keys"))["keys"][0]
            report = verify(record.content, [key])
            assert report.true
            assert report.chance_checked
            sealed = record.json()["fairness"]
            promise = (await livia.get(f"/api/daily/{IDES}"))["games"][0]["promise"]
            assert (sealed["scheme"], sealed["seed"]) == ("hmac-sha256/2", promise["seed"])
            broken = {**record.json(), "fairness": {**sealed, "scheme": "hmac-sha256/1"}}
            assert not verify(json.dumps(broken)).true
            received = [text for page in livia.pages for text in page.raw]
            received += [answer.text for answer in livia.responses if "fairness" not in answer.text]
            assert not any(promise["seed"] in text for text in received if "promise" not in text)

    async def test_export_omits_sealed_tries(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        database, clock = str(tmp_path / "lusoria.db"), Clock()
        async with node(database) as server, server.person() as livia:
            clock.install(server)
            await play_try(livia)
            await livia.put("/api/me/consent", {"exercises": True})
        monkeypatch.setattr(exporting, "time", SimpleNamespace(time=lambda: clock.now))
        for consented in (False, True):
            assert await exporting.export(database, tmp_path / "games.jsonl", consented=consented) == 0
        clock.now = OPEN
        for consented in (False, True):
            assert await exporting.export(database, tmp_path / "games.jsonl", consented=consented) == 1


async def play_as_bot(name: str, person: TestClient) -> str:
    """Plays a try with the choices of this bot. Returns the table."""
    room = await begin_try(person)
    (seat,) = room["yours"]
    alea, mind = find_game("alea"), bot("alea", name)
    async with person.page(room["id"], seat=seat) as page:
        update, ask = await page.wait_for_turn(), 0
        while not update["table"]["result"]:
            if update["legal"] and update["ask"] == ask:
                view = json.dumps({part: update[part] for part in ("table", "mine", "legal")})
                chosen = mind.choose(decode_view(alea, view.encode()), Random(0))
                await page.act(seat, ask, json.loads(encode(chosen)))
                ask += 1
            update = await page.expect("update")
    return str(room["id"])


class TestComparison:
    async def test_dice_comparison_comes_after_the_own_last_turn(self) -> None:
        """The bot's stored result equals its result at a table."""
        async with node() as server, server.people(3) as (livia, marcus, nero):
            clock = Clock().install(server)
            assert reason_of(await livia.get(f"/api/daily/{IDES}/alea", 409)) == "play_first"
            await begin_try(livia)
            assert reason_of(await livia.get(f"/api/daily/{IDES}/alea", 409)) == "play_first"
            await play_as_bot("able", livia)
            found = await get_comparison(livia)
            mine, crowd, parts = found["mine"], found["crowd"], found["told"]["parts"]
            assert (crowd["players"], crowd["worse"], crowd["same"]) == (1, 0, 0)
            assert crowd["bins"] == [[mine["points"] // 10 * 10, 1]]
            able, best = found["bots"][1], found["bots"][-1]
            assert (able["bot"], able["points"]) == ("able", mine["points"])
            assert (able["column"], able["cards"]) == (found["told"]["column"], found["told"]["cards"])
            assert parts["result"] == mine["points"]
            sums = sum(parts[name] for name in ("start", "luck", "skill", "others"))
            assert sums == pytest.approx(mine["points"], abs=0.01)
            assert len(found["told"]["marks"]) >= 3
            assert (best["bot"], best["games"]) == ("master", 1)
            assert best["points"] == sum(best["column"]) + 5 * best["cards"]
            assert (await livia.get("/api/daily"))["mine"][0]["best"] == best["points"]
            await play_try(marcus, luck=2)
            clock.now = OPEN
            for_nero = await get_comparison(nero)
            assert (for_nero["mine"], for_nero["told"], for_nero["crowd"]["players"]) == (None, None, 2)

    async def test_stored_bot_results_do_not_change(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: results were lost at a restart, and better bots changed the best of the day."""

        def jobs_with(points: int) -> Any:
            played = [BotsPlayed("master", 4, 1, 1, points, (), 0)]

            def request(_: DayJobs, key: Key, *_more: object) -> bytes:
                if not isinstance(key, DayKey):
                    raise TableRefusal("no_analysis")
                return msgspec.json.encode(played)

            return request

        tokens = list[str]()
        for points in (150, 170):
            monkeypatch.setattr(DayJobs, "request", jobs_with(points))
            async with node(database) as server, server.person() as livia:
                Clock().install(server)
                if tokens:
                    livia.http.cookies.set("lusoria", tokens[0])
                else:
                    await play_try(livia)
                tokens.append(str(livia.token))
                found = await get_comparison(livia)
                assert [each["points"] for each in found["bots"]] == [150]

    async def test_idus_comparison_counts_bot_wins_without_secrets(
        self, capfd: pytest.CaptureFixture[str]
    ) -> None:
        async with node() as server, server.person() as livia:
            clock = Clock().install(server)
            table, page = await play_try(livia, "idus-martii")
            found = await get_comparison(livia, "idus-martii")
            assert {each["bot"] for each in found["bots"]} == {"novice", "able", "strong", "master"}
            assert all(0 <= each["won"] <= each["games"] == 40 for each in found["bots"])
            assert found["mine"]["points"] is None
            parts = found["told"]["parts"]
            assert parts["result"] == (1 if found["mine"]["won"] else 0)
            assert parts["start"] + parts["luck"] + parts["skill"] == pytest.approx(parts["result"], abs=1e-3)
            assert parts["skill"] <= 0
            seed = daily_games.seed_of(server.site.daily._key, IDES, "idus-martii").hex()
            output = capfd.readouterr()
            texts = [*page.raw, *(answer.text for answer in livia.responses), output.out, output.err]
            assert not any(seed in text for text in texts)
            clock.now = OPEN
            await check_all_messages(server, [livia], table, output.out + output.err)


class TestNames:
    """A name stands beside a result only if its player says so, and only before those who have finished."""

    @pytest.fixture(autouse=True)
    def no_analysis(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def refuse(*_: object) -> None:
            raise TableRefusal("no_analysis")

        monkeypatch.setattr(DayJobs, "request", refuse)

    async def test_name_is_for_those_who_have_finished(self) -> None:
        async with node() as server, server.people(4) as (livia, marcus, nero, otho):
            clock = Clock().install(server)
            await play_try(livia)
            assert (await get_comparison(livia))["names"] == []
            shown = await livia.put(f"{ALEA}/name", {"name": "  Livia  Drusilla "})
            points = shown["mine"]["points"]
            her_own = {
                "name": "Livia Drusilla",
                "points": points,
                "share": shown["mine"]["share"],
                "yours": True,
            }
            assert (shown["mine"]["shown_name"], shown["names"]) == ("Livia Drusilla", [her_own])

            await begin_try(nero)
            for person in (marcus, nero):
                await person.get("/api/daily")
                await person.get(f"/api/daily/{IDES}")
                assert reason_of(await person.get(ALEA, 409)) == "play_first"
            begun = (await nero.get("/api/daily"))["mine"][0]
            await nero.post(f"/api/tables/{begun['table']}/give-up")
            assert (await nero.get(ALEA))["names"] == []
            assert not [text for text in texts_of(marcus, nero) if "Drusilla" in text]

            await play_try(marcus, luck=2)
            found = await get_comparison(marcus)
            assert found["names"] == [{**her_own, "yours": False}], "his own is not there without his word"
            await marcus.put(f"{ALEA}/name", {"name": "Marcus"})
            both = (await livia.get(ALEA))["names"]
            assert [one["points"] for one in both] == sorted((one["points"] for one in both), reverse=True)
            assert {one["name"]: one["yours"] for one in both} == {"Livia Drusilla": True, "Marcus": False}
            clock.now = OPEN
            assert (await otho.get(ALEA))["names"] == [], "not even later for those who have not played"
            assert len((await livia.get(ALEA))["names"]) == 2

    async def test_name_needs_a_finished_try_and_the_usual_form(self) -> None:
        async with node() as server, server.people(2) as (livia, marcus):
            Clock().install(server)
            assert reason_of(await marcus.put(f"{ALEA}/name", {"name": "M"}, 409)) == "play_first"
            await begin_try(marcus)
            assert reason_of(await marcus.put(f"{ALEA}/name", {"name": "M"}, 409)) == "play_first"
            await play_try(livia)
            assert reason_of(await livia.put(f"{ALEA}/name", {"name": "L" * 25}, 409)) == "name_long"
            assert reason_of(await livia.put(f"{ALEA}/name", {"name": "\u200b"}, 409)) == "name_empty"
            await livia.put(f"{ALEA}/name", {"name": "L" * 101}, 400)
            assert (await get_comparison(livia))["names"] == []

    async def test_own_name_is_there_however_many_names_came_before(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(daily_service, "MAX_NAMES", 1)
        async with node() as server, server.people(2) as (livia, marcus):
            Clock().install(server)
            for person in (livia, marcus):
                await play_try(person)
                shown = await person.put(f"{ALEA}/name", {"name": person.name})
                assert [one["name"] for one in shown["names"] if one["yours"]] == [person.name]

    async def test_removed_and_erased_names_are_gone_at_once(self) -> None:
        async with node() as server, server.people(2) as (livia, marcus):
            Clock().install(server)
            for person in (livia, marcus):
                await play_try(person)
                await person.put(f"{ALEA}/name", {"name": person.name})
            assert len((await marcus.get(ALEA))["names"]) == 2
            without = await marcus.put(f"{ALEA}/name", {"name": None})
            assert (without["mine"]["shown_name"], len(without["names"])) == (None, 1)
            assert await livia.delete("/api/me") == {"left": 0}
            assert (await marcus.get(ALEA))["names"] == []
            assert await server.store.named_tries(IDES, "alea", 9) == []


class TestPastDays:
    async def test_past_day_is_unscored(self) -> None:
        async with node() as server, server.people(2) as (livia, marcus):
            clock = Clock().install(server)
            _, serious = await play_try(livia)
            clock.now = daily_games.ends(IDES) + 60
            assert reason_of(await begin_try(marcus, status=409)) == "day_over"
            clock.now = OPEN
            room = await begin_try(marcus)
            assert room["daily"] == {"day": IDES, "serious": False, "opens": OPEN}
            async with marcus.page(room["id"], seat=room["yours"][0]) as page:
                await page.play(room["yours"][0], Random(1))
            assert events_of(page) == events_of(serious)
            assert (await marcus.get("/api/daily"))["mine"] == []
            assert (await marcus.get(f"/api/daily/{IDES}/alea"))["crowd"]["players"] == 1
            assert (await begin_try(livia))["id"] != (await begin_try(livia))["id"]
            await marcus.get(f"/api/records/{room['id']}")
            assert (await marcus.get("/api/me/results"))["results"] == []
            row = await server.row(room["id"])
            assert row.passing, "the table is temporary"

    async def test_unscored_tables_are_limited_per_address(self) -> None:
        """Regression: unscored tables counted against no limit."""
        async with node(tables_per_hour=2) as server, server.person() as livia:
            clock = Clock().install(server)
            clock.now = OPEN
            for _ in range(2):
                await begin_try(livia)
            assert reason_of(await begin_try(livia, status=429)) == "too_many_tables"
