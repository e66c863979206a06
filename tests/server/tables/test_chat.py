"""Chat at a table: who hears what, how often, and how long it is kept."""

import json
from random import Random

import pytest

from lusoria import verify
from lusoria.runtime.rate_limit import TokenBuckets
from lusoria.table.talk.chat_rules import CLAIMS_KEPT, KEPT, outdated
from tests.server.world import House, Page, Somebody, node, until
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def say(page: Page, seat: int = 0, phrase: str | None = None, text: str | None = None) -> None:
    await page.send({"type": "say", "command": "s", "seat": seat, "phrase": phrase, "text": text})


async def test_everybody_hears_it(livia: Somebody, marcus: Somebody, stranger: Somebody) -> None:
    table = await livia.opens("alea", 2, chat="free")
    await marcus.sits(table)
    async with livia.page(table, seat=0) as one, marcus.page(table) as other, stranger.page(table) as gallery:
        await say(one, text="  Ave,\u202e Marce! ")
        for page in (one, other, gallery):
            heard = await page.expect("said")
            assert heard["seat"] == 0
            assert heard["text"] == "Ave, Marce!"
            assert heard["phrase"] is None
        await one.expect("done")
        await say(other, 1, phrase="hello")
        assert (await gallery.expect("said"))["phrase"] == "hello"


async def test_what_was_said_stays_with_who_said_it(livia: Somebody, marcus: Somebody) -> None:
    """Before: after the host had shuffled, it was told of whoever had that seat by then."""
    table = await livia.opens("alea", 3)
    await marcus.sits(table)
    async with livia.page(table, seat=0) as page:
        await say(page, phrase="hello")
        assert (await page.expect("said"))["name"] == "Livia Drusilla"
        await livia.post(f"/api/tables/{table}/shuffle")
    async with marcus.page(table) as page:
        assert (await page.expect("said"))["name"] == "Livia Drusilla"
    await livia.starts(table)
    (seat,) = (await livia.get(f"/api/tables/{table}"))["yours"]
    async with livia.page(table, seat=seat) as page:
        await page.expect("said")
        await say(page, seat, phrase="thanks")
        while (heard := await page.expect("said"))["phrase"] != "thanks":
            pass
        assert "name" not in heard, "nobody changes places any more"


async def test_whoever_comes_later_or_comes_back_hears_what_was_said(livia: Somebody) -> None:
    """Before: whoever said what they knew of the game did not hear what was said meanwhile."""
    table = await livia.opens("alea", 2)
    async with livia.page(table, seat=0) as page:
        for phrase in ("hello", "thinking"):
            await say(page, phrase=phrase)
            await page.expect("done")
    for since in (None, 2):
        async with livia.page(table, seat=0, since=since) as page:
            assert [(await page.expect("said"))["phrase"] for _ in range(2)] == ["hello", "thinking"]


@pytest.mark.parametrize(
    ("mode", "what", "why"),
    [
        ("off", {"phrase": "hello"}, "chat_off"),
        ("phrases", {"text": "Ave"}, "phrases_only"),
        ("phrases", {"phrase": "Ave"}, "no_such_phrase"),
        ("free", {"phrase": "hello", "text": "Ave"}, "phrase_or_text"),
        ("free", {"text": "\u200b"}, "nothing_said"),
    ],
)
async def test_modes(livia: Somebody, mode: str, what: dict[str, str], why: str) -> None:
    table = await livia.opens("alea", 2, chat=mode)
    async with livia.page(table, seat=0) as page:
        await say(page, phrase=what.get("phrase"), text=what.get("text"))
        refused = await page.expect("refused")
        assert (refused["kind"], refused["why"], refused["command"]) == ("table", why, "s")


async def test_only_from_one_s_own_seat(livia: Somebody, marcus: Somebody, stranger: Somebody) -> None:
    table = await livia.opens("alea", 3)
    await marcus.sits(table)
    for person, seat in ((marcus, 0), (stranger, 0), (stranger, 1), (livia, 2)):
        async with person.page(table) as page:
            await say(page, seat, phrase="hello")
            assert (await page.expect("refused"))["why"] == "not_your_seat"


async def test_muted(livia: Somebody, marcus: Somebody) -> None:
    table = await livia.opens("alea", 2)
    await marcus.sits(table)
    async with marcus.page(table, seat=1) as page:
        await livia.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        await say(page, 1, phrase="hello")
        assert (await page.expect("refused"))["why"] == "muted"
        await livia.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": False})
        await say(page, 1, phrase="hello")
        await page.expect("said")


async def test_not_too_fast_and_not_by_coming_again(livia: Somebody) -> None:
    table = await livia.opens("alea", 2)
    told = []
    for _ in range(2):
        async with livia.page(table, seat=0, since=2) as page:
            for _ in range(4):
                await say(page, phrase="hello")
            await page.settle()
            told = [message for message in page.heard if message["type"] in ("done", "refused")]
            assert len(told) == 4
    assert told[-1]["why"] == "too_fast"


async def test_forgotten_with_the_game_unless_the_table_keeps_it(house: House, livia: Somebody) -> None:
    for keep in (False, True):
        table = await livia.opens("alea", 2, keep_chat=keep)
        await livia.starts(table)
        async with livia.page(table, seat=0) as page:
            await say(page, phrase="hello")
            await page.expect("said")
            await page.play(0, Random(1))
            await page.settle()
            assert bool(await house.store.chat(table)) == keep
            await say(page, phrase="bye")
            await page.expect("said")
        live = house.live(table)
        await live.catch_up()
        await house.site.hub.run_housekeeping()
        assert table not in house.site.hub.tables
        assert bool(await house.store.chat(table)) == keep


async def test_whoever_only_asks_for_a_finished_table_has_nothing_deleted(
    house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: every look at one was a write, five seconds later."""
    table = await livia.opens("alea", 2)
    await livia.starts(table)
    async with livia.page(table, seat=0) as page:
        await page.play(0, Random(1))
    await until(lambda: house.live(table).idle)
    await house.site.hub.run_housekeeping()
    hushed: list[str] = []

    async def hush(hushed_table: str) -> None:
        hushed.append(hushed_table)

    monkeypatch.setattr(house.store, "hush", hush)
    await livia.get(f"/api/tables/{table}")
    await house.site.hub.run_housekeeping()
    assert table not in house.site.hub.tables
    assert hushed == []


async def test_what_a_newer_program_has_said_stops_no_game(house: House, livia: Somebody) -> None:
    """Before: the last move could not be written, as often as it was made."""
    table = await livia.opens("alea", 2)
    strange = b'{"type":"said","seat":0,"at":1.0,"phrase":"hello","text":null,"sung":true}'
    await house.store.say(table, str(livia.id), strange, outdated)
    await livia.starts(table)
    async with livia.page(table, seat=0) as page:
        await page.play(0, Random(1))
    assert verify((await livia.ask("GET", f"/api/records/{table}")).content).true


async def test_heard_on_another_node(postgres: str) -> None:
    database = new_database(postgres)
    async with (
        node(database) as here,
        node(database) as there,
        here.company(1) as (host,),
        there.person() as far,
    ):
        table = await host.opens("alea", 2)
        async with host.page(table, seat=0) as page, far.page(table) as other:
            await other.expect("room")
            for phrase in ("hello", "thanks"):
                await say(page, phrase=phrase)
                assert (await other.expect("said"))["phrase"] == phrase
            await page.settle()
            assert len([m for m in page.heard if m["type"] == "said"]) == 2


class TestReactions:
    async def test_are_shown_to_all_and_not_kept(
        self, house: House, livia: Somebody, stranger: Somebody
    ) -> None:
        table = await livia.opens("alea", 2)
        async with livia.page(table, seat=0) as page, stranger.page(table) as gallery:
            await gallery.expect("room")
            await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "laugh"})
            heard = await gallery.expect("said")
            assert (heard["seat"], heard["reaction"], heard["text"]) == (0, "laugh", None)
            await page.expect("done")
            assert await house.store.chat(table) == []
            await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "sneer"})
            assert (await page.expect("refused"))["why"] == "no_such_reaction"
            await page.send(
                {"type": "say", "command": "r", "seat": 0, "reaction": "laugh", "phrase": "hello"}
            )
            assert (await page.expect("refused"))["why"] == "phrase_or_text"
            for _ in range(6):
                await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "gasp"})
            assert (await page.expect("refused"))["why"] == "too_fast"

    async def test_are_seen_on_another_node(self, postgres: str) -> None:
        database = new_database(postgres)
        async with (
            node(database) as here,
            node(database) as there,
            here.person() as host,
            there.person() as far,
        ):
            table = await host.opens("alea", 2)
            async with host.page(table, seat=0) as page, far.page(table) as other:
                await other.expect("room")
                await page.send({"type": "say", "command": "r", "seat": 0, "reaction": "applause"})
                assert (await other.expect("said"))["reaction"] == "applause"


LOYAL = {"form": "i_am", "faction": "loyal"}


def claim(what: object, seat: int = 0) -> dict[str, object]:
    return {"type": "say", "command": "c", "seat": seat, "claim": what}


class TestClaims:
    async def test_are_heard_kept_and_in_the_record(self, livia: Somebody, stranger: Somebody) -> None:
        table = await livia.opens("idus-martii", 5)
        claims: list[dict[str, object]] = [
            {"form": "i_am", "faction": "loyal"},
            {"form": "i_saw", "colour": "red", "seat": 3},
            {"form": "is", "seat": 2, "faction": "traitor"},
        ]
        await livia.starts(table)
        async with livia.page(table, seat=0) as page, stranger.page(table) as gallery:
            for said in claims:
                await page.send(claim(said))
                heard = await gallery.expect("said")
                assert heard["claim"] == said
                assert heard["turn"] >= 1
                assert heard["after"] >= 11
                assert heard["version"] > 1
            await page.play(0, Random(1))
        answer = await livia.ask("GET", f"/api/records/{table}")
        record = answer.json()
        assert [said["claim"] for said in record["talk"]] == claims
        assert {said["seat"] for said in record["talk"]} == {0}
        keys = (await livia.get("/api/keys"))["keys"]
        assert verify(answer.content, keys).true, "talk is neither rule nor seal"
        del record["talk"]
        assert verify(json.dumps(record), keys).true
        assert len((await livia.get(f"/api/records/{table}/views"))["talk"]) == 3

    async def test_nobody_talks_those_of_others_away(
        self, livia: Somebody, marcus: Somebody, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before: after a hundred greetings, or claims, an earlier one was in no ledger and no record."""
        monkeypatch.setattr(TokenBuckets, "allow", lambda *_: True)
        table = await livia.opens("idus-martii", 5)
        await marcus.sits(table)
        await livia.starts(table)
        async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as other:
            await page.send(claim(LOYAL))
            await page.expect("done")
            for number in range(KEPT + 1):
                await say(other, 1, phrase="hello")
                await other.expect("done")
                if number <= CLAIMS_KEPT:
                    await other.send(claim(LOYAL, seat=1))
                    await other.expect("done")
        async with livia.page(table, seat=0) as page:
            heard = [message for message in await page.settle() if message["type"] == "said"]
            assert len([one for one in heard if one["phrase"]]) == KEPT
            assert [one["seat"] for one in heard if not one["phrase"]] == [0] + [1] * CLAIMS_KEPT
        await marcus.post(f"/api/tables/{table}/give-up", {})
        async with livia.page(table, seat=0) as page:
            await page.play(0, Random(1))
        record = await livia.get(f"/api/records/{table}")
        assert [said["seat"] for said in record["talk"]] == [0] + [1] * CLAIMS_KEPT

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
    async def test_a_form_that_is_none_is_refused_with_its_field(
        self, livia: Somebody, what: dict[str, object], where: str
    ) -> None:
        table = await livia.opens("idus-martii", 5)
        await livia.starts(table)
        async with livia.page(table, seat=0) as page:
            await page.send(claim(what))
            refused = await page.expect("refused")
            assert (refused["kind"], refused["where"]) == ("malformed", where)

    async def test_where_phrases_are_and_by_who_may_speak(self, livia: Somebody, marcus: Somebody) -> None:
        for chat in ("off", "phrases", "free"):
            table = await livia.opens("idus-martii", 5, chat=chat)
            await marcus.sits(table)
            async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as other:
                await page.send(claim(LOYAL))
                early = await page.expect("refused")
                assert early["why"] == ("chat_off" if chat == "off" else "not_running")
                await livia.starts(table)
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

    async def test_a_game_without_forms_has_none(self, livia: Somebody) -> None:
        table = await livia.opens("alea", 2)
        await livia.starts(table)
        async with livia.page(table, seat=0) as page:
            await page.send(claim(LOYAL))
            assert (await page.expect("refused"))["where"] == "message.claim.form"
        told = (await livia.get("/api/games"))["games"]
        assert told["alea"]["claims"] == {}
        assert told["idus-martii"]["claims"]["i_saw"] == {
            "colour": ["green", "red", "yellow"],
            "seat": "seat",
        }
