"""The guest over a real server process: people, a gallery and its bot; and what nobody else is told."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.guest.visit import House
from tests.server.world import House as Address
from tests.server.world import Page, Somebody

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NUTS = range(1, 6)


@pytest.fixture(scope="module")
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with House([installed]).serving(tmp_path_factory.mktemp("served")) as port:
        yield Address(None, port)


async def test_it_is_listed_with_all_that_a_client_needs(address: Address) -> None:
    async with address.person() as livia:
        games = (await livia.get("/api/games"))["games"]
        assert list(games) == ["idus-martii", "alea", "par-impar"]
        shown = games["par-impar"]
        assert (shown["rules"], shown["least"], shown["most"], shown["usual"]) == (2, 2, 2, 2)
        assert [bot["name"] for bot in shown["bots"]] == [shown["usual_bot"]] == ["virgil"]
        assert shown["house_rules"] == {
            "2": [
                {"name": "points", "printed": 5, "values": list(range(1, 10))},
                {"name": "first", "printed": "random", "values": ["random", 0, 1]},
            ]
        }
        assert {"hider", "guesser", "winner", "first"} <= set(shown["marks"]["seat"])
        assert shown["marks"]["secret"] == {"nuts_hidden": ["nuts"]}
        schema = await livia.get(shown["schema"])
        assert {"NutsHidden", "Hide", "Say"} <= set(schema["$defs"])
        for language, name in (
            ("en", "odd or even"),
            ("es", "pares o nones"),
            ("fr", "pair ou impair"),
            ("de", "gerade oder ungerade"),
            ("la", "par an impar"),
        ):
            words = await livia.ask("GET", f"{shown['words']}{language}")
            assert words.status_code == 200
            assert name in words.text


async def test_a_whole_game_against_its_bot(address: Address, house: House, tmp_path: Path) -> None:
    """Opened, a bot seated, played to the end over the socket; then its record and every replay of it."""
    async with address.person() as livia:
        table = await livia.opens("par-impar", 2, options={"points": 3})
        room = await livia.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "virgil"})
        assert room["seats"][1]["bot"] == "virgil"
        await livia.starts(table)
        async with livia.page(table, seat=0) as page:
            last = await page.play(0, Random(3))
        assert max(last["table"]["scores"]) == 3
        record = await livia.ask("GET", f"/api/records/{table}")
        written = tmp_path / "record.json"
        written.write_bytes(record.content)
        assert "follow the rules" in house.lusoria("verify", str(written), "--language", "en")
        document = record.json()
        assert document["rules"] == 2
        assert document["seats"][1]["bot"] == "virgil"
        assert {event["nuts"] for event in document["events"] if event["type"] == "nuts_hidden"} <= set(NUTS)
        for seat in (None, 0, 1):
            await check_replay(livia, table, seat, document)


async def check_replay(livia: Somebody, table: str, seat: int | None, document: Any) -> None:
    """Step by step through these eyes: a closed hand of somebody else stays closed until it is opened."""
    query = "" if seat is None else f"?seat={seat}"
    told = await livia.get(f"/api/records/{table}/views{query}")
    assert told["result"] == document["result"]
    events = [event for step in told["steps"] for event in step["events"]]
    assert len(events) == len(document["events"])
    for event, truth in zip(events, document["events"], strict=True):
        if truth["type"] == "nuts_hidden" and truth["seat"] != seat:
            assert event == {**truth, "nuts": None}
        else:
            assert event == truth
    assert told["steps"][-1]["table"]["result"] == document["result"]


async def test_two_people_and_a_gallery_see_the_same_end(address: Address) -> None:
    async with AsyncExitStack() as stack:
        livia, marcus, nemo = [
            await stack.enter_async_context(address.person(name)) for name in ("Livia", "Marcus", "Nemo")
        ]
        table = await livia.opens("par-impar", 2)
        await marcus.sits(table)
        await livia.starts(table)
        pages = [
            await stack.enter_async_context(person.page(table, seat=seat))
            for person, seat in ((livia, 0), (marcus, 1), (nemo, None))
        ]
        endings = await asyncio.gather(
            pages[0].play(0, Random(1)), pages[1].play(1, Random(2)), over(pages[2])
        )
        assert endings[0]["table"] == endings[1]["table"] == endings[2]["table"]
        assert max(endings[0]["table"]["result"]["scores"]) == 5


async def over(page: Page) -> Any:
    return await page.expect("update", lambda update: update["table"]["result"] is not None)


async def test_how_many_nuts_is_told_to_nobody_else(address: Address) -> None:
    """Byte by byte: whatever was hidden, the other seat and the gallery have received the very same."""
    heard = [await while_hidden(address, nuts) for nuts in NUTS]
    for others in zip(*heard, strict=True):
        assert len(set(others)) == 1
        assert len(others[0]) > 0


async def while_hidden(address: Address, nuts: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All that the other seat and the gallery are sent until the guess; later they may come back and ask."""
    async with AsyncExitStack() as stack:
        livia, marcus, nemo = [
            await stack.enter_async_context(address.person(name)) for name in ("Livia", "Marcus", "Nemo")
        ]
        table = await livia.opens("par-impar", 2, options={"first": 0})
        await marcus.sits(table)
        await livia.starts(table)
        own = await stack.enter_async_context(livia.page(table, seat=0))
        others = [
            await stack.enter_async_context(person.page(table, seat=seat))
            for person, seat in ((marcus, 1), (nemo, None))
        ]
        asked = await own.my_turn()
        for page in others:
            await page.expect("update")
        await own.act(0, asked["ask"], {"type": "hide", "nuts": nuts})
        await own.expect("update", lambda update: update["table"]["step"] == "guess")
        for page in others:
            await page.expect("update", lambda update: update["table"]["step"] == "guess")
        for person, seat in ((marcus, 1), (nemo, None)):  # whoever comes back is told no more
            again = await stack.enter_async_context(person.page(table, seat=seat))
            await again.expect("update")
            others.append(again)
        told = [tuple(text for text in page.raw if '"update"' in text) for page in others]
        hidden = [update for update in own.heard if update["type"] == "update"][-1]
        assert hidden["mine"]["nuts"] == nuts
        return told[0] + told[2], told[1] + told[3]


async def test_only_the_hider_hides(address: Address) -> None:
    async with AsyncExitStack() as stack:
        livia, marcus = [
            await stack.enter_async_context(address.person(name)) for name in ("Livia", "Marcus")
        ]
        table = await livia.opens("par-impar", 2, options={"first": 0})
        await marcus.sits(table)
        await livia.starts(table)
        page = await stack.enter_async_context(marcus.page(table, seat=1))
        update = await page.expect("update")
        assert update["legal"] == []
        await page.act(1, update["ask"], {"type": "say", "guess": "odd"})
        refused = await page.expect("refused")
        assert (refused["rule"], refused["why"]) == ("P4", "nothing_hidden")
