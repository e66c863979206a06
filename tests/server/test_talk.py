"""Chat at a table: who hears what, how often, and how long it is kept."""

from random import Random

import pytest

from tests.server.world import House, Page, Somebody, node
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


async def test_whoever_comes_later_hears_what_was_said_and_a_resuming_page_not_again(livia: Somebody) -> None:
    table = await livia.opens("alea", 2)
    async with livia.page(table, seat=0) as page:
        for phrase in ("hello", "thinking"):
            await say(page, phrase=phrase)
            await page.expect("done")
    async with livia.page(table, seat=0) as page:
        assert [(await page.expect("said"))["phrase"] for _ in range(2)] == ["hello", "thinking"]
    async with livia.page(table, seat=0, since=2) as page:
        assert not [message for message in await page.settle() if message["type"] == "said"]


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
        await house.site.hub.go_round()
        assert table not in house.site.hub.tables
        assert bool(await house.store.chat(table)) == keep


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
