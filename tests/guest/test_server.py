"""Par impar over a real server process: people, a gallery, its bot, and secrecy."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.guest.installed_program import InstalledProgram
from tests.guest.people import enter_people
from tests.server.harness import Page, TestClient
from tests.server.harness import TestServer as Address

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NUTS = range(1, 6)


async def test_game_list_has_all_a_client_needs(address: Address) -> None:
    async with address.person() as livia:
        games = (await livia.get("/api/games"))["games"]
        assert list(games) == ["idus-martii", "alea", "par-impar"]
        game = games["par-impar"]
        assert (game["rules"], game["least"], game["most"], game["usual"]) == (2, 2, 2, 2)
        assert [bot["name"] for bot in game["bots"]] == [game["usual_bot"]] == ["virgil"]
        assert game["house_rules"] == {
            "2": [
                {"name": "points", "printed": 5, "values": list(range(1, 10))},
                {"name": "first", "printed": "random", "values": ["random", 0, 1]},
            ]
        }
        assert {"hider", "guesser", "winner", "first"} <= set(game["marks"]["seat"])
        assert game["marks"]["secret"] == {"nuts_hidden": ["nuts"]}
        schema = await livia.get(game["schema"])
        assert {"NutsHidden", "Hide", "Say"} <= set(schema["$defs"])
        for language, name in (
            ("en", "odd or even"),
            ("es", "pares o nones"),
            ("fr", "pair ou impair"),
            ("de", "gerade oder ungerade"),
            ("la", "par an impar"),
        ):
            words = await livia.request("GET", f"{game['words']}{language}")
            assert words.status_code == 200
            assert name in words.text


async def test_game_against_own_bot_is_recorded(
    address: Address, program: InstalledProgram, tmp_path: Path
) -> None:
    """Opens a table, seats a bot, plays to the end, then checks the record and its replays."""
    async with address.person() as livia:
        table = await livia.open_table("par-impar", 2, options={"points": 3})
        room = await livia.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "virgil"})
        assert room["seats"][1]["bot"] == "virgil"
        await livia.start_game(table)
        async with livia.page(table, seat=0) as page:
            last = await page.play(0, Random(3))
        assert max(last["table"]["scores"]) == 3
        record = await livia.request("GET", f"/api/records/{table}")
        written = tmp_path / "record.json"
        written.write_bytes(record.content)
        assert "follow the rules" in program.lusoria("verify", str(written), "--language", "en")
        document = record.json()
        assert document["rules"] == 2
        assert document["seats"][1]["bot"] == "virgil"
        assert {event["nuts"] for event in document["events"] if event["type"] == "nuts_hidden"} <= set(NUTS)
        for seat in (None, 0, 1):
            await check_replay(livia, table, seat, document)


async def check_replay(livia: TestClient, table: str, seat: int | None, document: Any) -> None:
    """The replay of one viewer: another player's closed hand stays secret until it is opened."""
    query = "" if seat is None else f"?seat={seat}"
    received = await livia.get(f"/api/records/{table}/views{query}")
    assert received["result"] == document["result"]
    events = [event for step in received["steps"] for event in step["events"]]
    assert len(events) == len(document["events"])
    for event, truth in zip(events, document["events"], strict=True):
        if truth["type"] == "nuts_hidden" and truth["seat"] != seat:
            assert event == {**truth, "nuts": None}
        else:
            assert event == truth
    assert received["steps"][-1]["table"]["result"] == document["result"]


async def test_players_and_gallery_see_the_same_end(address: Address) -> None:
    async with AsyncExitStack() as stack:
        livia, marcus, nemo = await enter_people(stack, address, "Livia", "Marcus", "Nemo")
        table = await livia.open_game("par-impar", 2, marcus)
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


async def test_hidden_nuts_do_not_change_others_messages(address: Address) -> None:
    """For every number of nuts the other seat and the gallery receive the same bytes."""
    received_by_nuts = [await while_hidden(address, nuts) for nuts in NUTS]
    for others in zip(*received_by_nuts, strict=True):
        assert len(set(others)) == 1
        assert len(others[0]) > 0


async def while_hidden(address: Address, nuts: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Everything the other seat and the gallery receive until the guess, reconnects included."""
    async with AsyncExitStack() as stack:
        livia, marcus, nemo = await enter_people(stack, address, "Livia", "Marcus", "Nemo")
        table = await livia.open_game("par-impar", 2, marcus, options={"first": 0})
        own = await stack.enter_async_context(livia.page(table, seat=0))
        others = [
            await stack.enter_async_context(person.page(table, seat=seat))
            for person, seat in ((marcus, 1), (nemo, None))
        ]
        prompt = await own.wait_for_turn()
        for page in others:
            await page.expect("update")
        await own.act(0, prompt["ask"], {"type": "hide", "nuts": nuts})
        await own.expect("update", lambda update: update["table"]["step"] == "guess")
        for page in others:
            await page.expect("update", lambda update: update["table"]["step"] == "guess")
        for person, seat in ((marcus, 1), (nemo, None)):  # a client that reconnects learns no more
            again = await stack.enter_async_context(person.page(table, seat=seat))
            await again.expect("update")
            others.append(again)
        received = [tuple(text for text in page.raw if '"update"' in text) for page in others]
        hidden = [update for update in own.received if update["type"] == "update"][-1]
        assert hidden["mine"]["nuts"] == nuts
        return received[0] + received[2], received[1] + received[3]


async def test_action_out_of_turn_is_refused(address: Address) -> None:
    async with AsyncExitStack() as stack:
        livia, marcus = await enter_people(stack, address, "Livia", "Marcus")
        table = await livia.open_game("par-impar", 2, marcus, options={"first": 0})
        page = await stack.enter_async_context(marcus.page(table, seat=1))
        update = await page.expect("update")
        assert update["legal"] == []
        await page.act(1, update["ask"], {"type": "say", "guess": "odd"})
        refused = await page.expect("refused")
        assert (refused["rule"], refused["why"]) == ("P4", "nothing_hidden")
