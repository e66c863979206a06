"""Chat at a table: delivery, rate limits, storage, reactions and claims."""

import json
from random import Random

import pytest

from lusoria import verify
from lusoria.runtime.token_bucket import TokenBuckets
from lusoria.table.talk.chat_rules import MAX_CHAT_LINES, MAX_CLAIMS_PER_SEAT, outdated
from tests.server.harness import Page, TestClient, TestServer, node, wait_until
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def say(page: Page, seat: int = 0, phrase: str | None = None, text: str | None = None) -> None:
    await page.send({"type": "say", "command": "s", "seat": seat, "phrase": phrase, "text": text})


async def test_chat_reaches_everyone(livia: TestClient, marcus: TestClient, stranger: TestClient) -> None:
    table = await livia.open_table("alea", 2, marcus, chat="free")
    async with livia.page(table, seat=0) as one, marcus.page(table) as other, stranger.page(table) as gallery:
        await say(one, text="  Ave,\u202e Marce! ")
        for page in (one, other, gallery):
            said = await page.expect("said")
            assert (said["seat"], said["text"], said["phrase"]) == (0, "Ave, Marce!", None)
        await one.expect("done")
        await say(other, 1, phrase="hello")
        assert (await gallery.expect("said"))["phrase"] == "hello"


async def test_chat_line_stays_with_its_author_after_a_shuffle(livia: TestClient, marcus: TestClient) -> None:
    """Regression: after a shuffle the line was attributed to the new owner of the seat."""
    table = await livia.open_table("alea", 3, marcus)
    async with livia.page(table, seat=0) as page:
        await say(page, phrase="hello")
        assert (await page.expect("said"))["name"] == "Livia Drusilla"
        await livia.post(f"/api/tables/{table}/shuffle")
    async with marcus.page(table) as page:
        assert (await page.expect("said"))["name"] == "Livia Drusilla"
    await livia.start_game(table)
    (seat,) = (await livia.get(f"/api/tables/{table}"))["yours"]
    async with livia.page(table, seat=seat) as page:
        await page.expect("said")
        await say(page, seat, phrase="thanks")
        while (said := await page.expect("said"))["phrase"] != "thanks":
            pass
        assert "name" not in said, "seats do not change during the game"


async def test_newcomer_and_returning_client_get_the_chat(livia: TestClient) -> None:
    """Regression: a client that resumed by version missed the chat in between."""
    table = await livia.open_table("alea", 2)
    async with livia.page(table, seat=0) as page:
        for phrase in ("hello", "thinking"):
            await say(page, phrase=phrase)
            await page.expect("done")
    for since in (None, 2):
        async with livia.page(table, seat=0, since=since) as page:
            assert [(await page.expect("said"))["phrase"] for _ in range(2)] == ["hello", "thinking"]


@pytest.mark.parametrize(
    ("mode", "chat", "reason"),
    [
        ("off", {"phrase": "hello"}, "chat_off"),
        ("phrases", {"text": "Ave"}, "phrases_only"),
        ("phrases", {"phrase": "Ave"}, "no_such_phrase"),
        ("free", {"phrase": "hello", "text": "Ave"}, "phrase_or_text"),
        ("free", {"text": "\u200b"}, "nothing_said"),
    ],
)
async def test_chat_mode_limits_chat(livia: TestClient, mode: str, chat: dict[str, str], reason: str) -> None:
    table = await livia.open_table("alea", 2, chat=mode)
    async with livia.page(table, seat=0) as page:
        await say(page, phrase=chat.get("phrase"), text=chat.get("text"))
        refused = await page.expect("refused")
        assert (refused["kind"], refused["why"], refused["command"]) == ("table", reason, "s")


async def test_chat_needs_an_own_seat(livia: TestClient, marcus: TestClient, stranger: TestClient) -> None:
    table = await livia.open_table("alea", 3, marcus)
    for person, seat in ((marcus, 0), (stranger, 0), (stranger, 1), (livia, 2)):
        async with person.page(table) as page:
            await say(page, seat, phrase="hello")
            assert (await page.expect("refused"))["why"] == "not_your_seat"


async def test_muted_player_cannot_chat(livia: TestClient, marcus: TestClient) -> None:
    table = await livia.open_table("alea", 2, marcus)
    async with marcus.page(table, seat=1) as page:
        await livia.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        await say(page, 1, phrase="hello")
        assert (await page.expect("refused"))["why"] == "muted"
        await livia.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": False})
        await say(page, 1, phrase="hello")
        await page.expect("said")


async def test_chat_rate_limit_survives_reconnecting(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    answers = []
    for _ in range(2):
        async with livia.page(table, seat=0, since=2) as page:
            for _ in range(4):
                await say(page, phrase="hello")
            await page.sync()
            answers = [message for message in page.received if message["type"] in ("done", "refused")]
            assert len(answers) == 4
    assert answers[-1]["why"] == "too_fast"


async def test_chat_is_deleted_with_the_game_unless_kept(server: TestServer, livia: TestClient) -> None:
    for keep in (False, True):
        table = await livia.open_game("alea", 2, keep_chat=keep)
        async with livia.page(table, seat=0) as page:
            await say(page, phrase="hello")
            await page.expect("said")
            await page.play(0, Random(1))
            await page.sync()
            assert bool(await server.store.chat(table)) == keep
            await say(page, phrase="bye")
            await page.expect("said")
        live = server.live(table)
        await live.catch_up()
        await server.site.hub.run_housekeeping()
        assert table not in server.site.hub.tables
        assert bool(await server.store.chat(table)) == keep


async def test_reading_a_finished_table_deletes_no_chat(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: every view of a finished table was a write, five seconds later."""
    table = await livia.open_game("alea", 2)
    await livia.play_seat(table, 0)
    await wait_until(lambda: server.live(table).is_idle)
    await server.site.hub.run_housekeeping()
    deleted: list[str] = []

    async def delete_chat(table: str) -> None:
        deleted.append(table)

    monkeypatch.setattr(server.store, "delete_chat", delete_chat)
    await livia.get(f"/api/tables/{table}")
    await server.site.hub.run_housekeeping()
    assert table not in server.site.hub.tables
    assert deleted == []


async def test_chat_of_a_newer_version_is_tolerated(server: TestServer, livia: TestClient) -> None:
    """Regression: the last move could never be written."""
    table = await livia.open_table("alea", 2)
    newer = b'{"type":"said","seat":0,"at":1.0,"phrase":"hello","text":null,"sung":true}'
    await server.store.say(table, str(livia.id), newer, outdated)
    await livia.start_game(table)
    await livia.play_seat(table, 0)
    assert verify((await livia.request("GET", f"/api/records/{table}")).content).true


async def test_chat_reaches_other_nodes(postgres: str) -> None:
    database = new_database(postgres)
    async with (
        node(database) as here,
        node(database) as there,
        here.people(1) as (host,),
        there.person() as far,
    ):
        table = await host.open_table("alea", 2)
        async with host.page(table, seat=0) as page, far.page(table) as other:
            await other.expect("room")
            for phrase in ("hello", "thanks"):
                await say(page, phrase=phrase)
                assert (await other.expect("said"))["phrase"] == phrase
            await page.sync()
            assert len([m for m in page.received if m["type"] == "said"]) == 2


class TestReactions:
    async def test_reaction_is_shown_and_not_stored(
        self, server: TestServer, livia: TestClient, stranger: TestClient
    ) -> None:
        table = await livia.open_table("alea", 2)
        async with livia.page(table, seat=0) as page, stranger.page(table) as gallery:
            await gallery.expect("room")
            await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "laugh"})
            said = await gallery.expect("said")
            assert (said["seat"], said["reaction"], said["text"]) == (0, "laugh", None)
            await page.expect("done")
            assert await server.store.chat(table) == []
            await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "sneer"})
            assert (await page.expect("refused"))["why"] == "no_such_reaction"
            await page.send(
                {"type": "say", "command": "r", "seat": 0, "reaction": "laugh", "phrase": "hello"}
            )
            assert (await page.expect("refused"))["why"] == "phrase_or_text"
            for _ in range(6):
                await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "gasp"})
            assert (await page.expect("refused"))["why"] == "too_fast"

    async def test_reaction_reaches_other_nodes(self, postgres: str) -> None:
        database = new_database(postgres)
        async with (
            node(database) as here,
            node(database) as there,
            here.person() as host,
            there.person() as far,
        ):
            table = await host.open_table("alea", 2)
            async with host.page(table, seat=0) as page, far.page(table) as other:
                await other.expect("room")
                await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "applause"})
                assert (await other.expect("said"))["reaction"] == "applause"


LOYAL = {"form": "i_am", "faction": "loyal"}


def claim(what: object, seat: int = 0) -> dict[str, object]:
    return {"type": "say", "command": "c", "seat": seat, "claim": what}


class TestClaims:
    async def test_claim_is_stored_and_in_the_record(self, livia: TestClient, stranger: TestClient) -> None:
        table = await livia.open_table("idus-martii", 5)
        claims: list[dict[str, object]] = [
            {"form": "i_am", "faction": "loyal"},
            {"form": "i_saw", "colour": "red", "seat": 3},
            {"form": "is", "seat": 2, "faction": "traitor"},
        ]
        await livia.start_game(table)
        async with livia.page(table, seat=0) as page, stranger.page(table) as gallery:
            for each in claims:
                await page.send(claim(each))
                said = await gallery.expect("said")
                assert said["claim"] == each
                assert said["turn"] >= 1
                assert said["after"] >= 11
                assert said["version"] > 1
            await page.play(0, Random(1))
        answer = await livia.request("GET", f"/api/records/{table}")
        record = answer.json()
        assert [line["claim"] for line in record["talk"]] == claims
        assert {line["seat"] for line in record["talk"]} == {0}
        keys = (await livia.get("/api/keys"))["keys"]
        assert verify(answer.content, keys).true, "claims are not part of the seal"
        del record["talk"]
        assert verify(json.dumps(record), keys).true
        assert len((await livia.get(f"/api/records/{table}/views"))["talk"]) == 3

    async def test_chat_limit_of_one_person_keeps_claims_of_others(
        self, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: a hundred later lines of another person removed a claim from ledger and record."""
        monkeypatch.setattr(TokenBuckets, "allow", lambda *_: True)
        table = await livia.open_game("idus-martii", 5, marcus)
        async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as other:
            await page.send(claim(LOYAL))
            await page.expect("done")
            for number in range(MAX_CHAT_LINES + 1):
                await say(other, 1, phrase="hello")
                await other.expect("done")
                if number <= MAX_CLAIMS_PER_SEAT:
                    await other.send(claim(LOYAL, seat=1))
                    await other.expect("done")
        async with livia.page(table, seat=0) as page:
            lines = [message for message in await page.sync() if message["type"] == "said"]
            assert len([line for line in lines if line["phrase"]]) == MAX_CHAT_LINES
            assert [line["seat"] for line in lines if not line["phrase"]] == [0] + [1] * MAX_CLAIMS_PER_SEAT
        await marcus.post(f"/api/tables/{table}/give-up", {})
        await livia.play_seat(table, 0)
        record = await livia.get(f"/api/records/{table}")
        assert [line["seat"] for line in record["talk"]] == [0] + [1] * MAX_CLAIMS_PER_SEAT

    @pytest.mark.parametrize(
        ("what", "where"),
        [
            ({}, "message.claim.form"),
            ({"form": "i_feel"}, "message.claim.form"),
            ({"form": "i_am"}, "message.claim.faction"),
            ({"form": "i_am", "faction": "roman"}, "message.claim.faction"),
            ({"form": "i_am", "faction": "loyal", "seat": 1}, "message.claim.seat"),
            ({"form": "i_saw", "colour": "red", "seat": 5}, "message.claim.seat"),
            ({"form": "i_saw", "colour": "red", "seat": "2"}, "message.claim.seat"),
            ({"form": "i_saw", "colour": "blue", "seat": 2}, "message.claim.colour"),
            ({"form": ["i_am"]}, "message.claim[...]"),
        ],
    )
    async def test_invalid_claim_is_refused_by_field(
        self, livia: TestClient, what: dict[str, object], where: str
    ) -> None:
        table = await livia.open_game("idus-martii", 5)
        async with livia.page(table, seat=0) as page:
            await page.send(claim(what))
            refused = await page.expect("refused")
            assert (refused["kind"], refused["where"]) == ("malformed", where)

    async def test_claims_follow_the_chat_mode(self, livia: TestClient, marcus: TestClient) -> None:
        for chat in ("off", "phrases", "free"):
            table = await livia.open_table("idus-martii", 5, marcus, chat=chat)
            async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as other:
                await page.send(claim(LOYAL))
                early = await page.expect("refused")
                assert early["why"] == ("chat_off" if chat == "off" else "not_running")
                await livia.start_game(table)
                await page.send(claim(LOYAL))
                if chat == "off":
                    assert (await page.expect("refused"))["why"] == "chat_off"
                    continue
                assert (await page.expect("said"))["claim"]["faction"] == "loyal"
                await livia.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
                await other.send(claim(LOYAL, seat=1))
                assert (await other.expect("refused"))["why"] == "muted"
                await other.send(claim(LOYAL))
                assert (await other.expect("refused"))["why"] == "not_your_seat"

    async def test_game_without_claims_refuses_them(self, livia: TestClient) -> None:
        table = await livia.open_game("alea", 2)
        async with livia.page(table, seat=0) as page:
            await page.send(claim(LOYAL))
            assert (await page.expect("refused"))["where"] == "message.claim.form"
        listed = (await livia.get("/api/games"))["games"]
        assert listed["alea"]["claims"] == {}
        form = {"colour": ["green", "red", "yellow"], "seat": "seat"}
        assert listed["idus-martii"]["claims"]["i_saw"] == form
