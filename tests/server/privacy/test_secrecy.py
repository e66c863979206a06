"""Secrecy on the wire: each socket receives what the core lets its viewer know, and no more."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from statistics import mean
from typing import Any

import pytest

from tests.server.truth import Truth, check_everything, check_page, truth_of
from tests.server.world import Page, TestClient, TestServer, node

pytestmark = pytest.mark.anyio


async def wander(page: Page, seats: list[int | None], foreign: list[int], rng: Random) -> None:
    """Switch eyes, try those of others, and play whatever is asked of the seat that is looked through."""
    answered: dict[int, int] = {}
    update = await page.expect("update")
    while not update["table"]["result"]:
        seat = update["seat"]
        if update["legal"] and update["ask"] > answered.get(seat, -1):
            answered[seat] = update["ask"]
            await page.act(seat, update["ask"], rng.choice(update["legal"]))
            update = await page.expect("update")
            continue
        await page.send({"type": "eyes", "seat": rng.choice(foreign)})
        await page.send({"type": "eyes", "seat": rng.choice(seats)})
        update = await page.expect("update")
    await page.settle()


@pytest.mark.parametrize(
    ("game", "players", "seed"), [("idus-martii", 6, 1), ("idus-martii", 8, 2), ("alea", 4, 3)]
)
async def test_shared_phone_and_spectators_see_no_secrets(
    server: TestServer, game: str, players: int, seed: int, capfd: pytest.CaptureFixture[str]
) -> None:
    rng = Random(seed)
    async with server.company(3) as (host, guest, gallery), server.person("Nemo") as nobody:
        table = await host.open_table(game, players)
        await guest.take_seat(table)
        await host.take_seat(table, name="Tertia")
        await gallery.get(f"/api/tables/{table}")
        async with (
            host.page(table, seat=0) as round_phone,
            guest.page(table, seat=1) as page,
            guest.page(table) as television,
            nobody.page(table) as watching,
            nobody.page(table, seat=0) as denied,
        ):
            no = await denied.expect("refused")
            assert no["why"] == "not_your_seat"
            await host.start_game(table)
            await asyncio.gather(
                wander(round_phone, [0, 2, None], [1, 3], rng),
                page.play(1, Random(seed)),
                *(
                    silent.expect("update", lambda m: m["table"]["result"])
                    for silent in (television, watching)
                ),
            )
            assert denied.heard == [no]
        async with nobody.page(table) as page:
            await page.expect("update")
        await guest.get(f"/api/records/{table}")
        await nobody.get(f"/api/records/{table}/views")
        seen = capfd.readouterr()
        people = [host, guest, gallery, nobody]
        truth = await check_everything(server, people, table, seen.out + seen.err)
        assert truth.seed is not None
        assert truth.room.status == "over"


async def test_old_device_sees_nothing_after_rejoin(server: TestServer) -> None:
    async with server.company(3) as (host, old, new):
        table = await host.open_table("idus-martii", 5)
        await old.take_seat(table)
        await host.start_game(table)
        async with host.page(table, seat=0) as page, old.page(table, seat=1) as before:
            hand = await before.expect("update")
            assert hand["mine"]["hand"]
            code = (await old.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
            await new.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
            room = await before.expect("room", lambda m: m["yours"] == [])
            assert room["seats"][1]["name"] == old.name
            async with new.page(table, seat=1) as after:
                playing = asyncio.gather(page.play(0, Random(1)), after.play(1, Random(2)))
                await before.send({"type": "eyes", "seat": 1})
                assert (await before.expect("refused"))["why"] == "not_your_seat"
                await before.act(1, hand["ask"], {"type": "vote", "colour": "green"})
                assert (await before.expect("refused"))["why"] == "not_your_seat"
                await playing
                last = await before.expect("update", lambda m: m["table"]["result"])
                assert last["seat"] is None
        async with old.page(table, seat=1) as page:
            assert (await page.expect("refused"))["why"] == "not_your_seat"
        truth = await check_everything(server, [host, old, new], table)
        moved = room["version"]
        for direction, message in before.story:
            if direction == "got" and message.get("version", 0) >= moved:
                assert message.get("seat") is None
                assert message.get("mine") is None
        assert check_page(after, truth) > 1


async def test_old_device_on_another_node_sees_nothing(postgres: str) -> None:
    """The seat moves on one node while the old device looks at the table on the other."""
    from tests.store.postgres import new_database

    database = new_database(postgres)
    async with (
        node(database) as here,
        node(database) as there,
        here.company(2) as (host, old),
        there.person("Lucan") as new,
    ):
        table = await host.open_table("idus-martii", 5)
        await old.take_seat(table)
        await host.start_game(table)
        async with old.page(table, seat=1) as before, host.page(table, seat=0) as page:
            code = (await old.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
            await new.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
            await before.expect("room", lambda m: m["yours"] == [])
            async with new.page(table, seat=1) as after:
                await asyncio.gather(page.play(0, Random(1)), after.play(1, Random(2)))
                await before.expect("update", lambda m: m["table"]["result"])
        await check_everything(here, [host, old, new], table)


async def test_swapped_seats_close_open_views(server: TestServer) -> None:
    """A viewer of a seat that changed hands sees the gallery's view until they choose again."""
    async with server.company(2) as (host, guest):
        table = await host.open_table("idus-martii", 5)
        await guest.take_seat(table)
        async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
            await host.post(f"/api/tables/{table}/swap", {"one": 0, "other": 1})
            await page.expect("room", lambda m: m["yours"] == [1])
            await host.start_game(table)
            for one, seat in ((page, 1), (other, 0)):
                update = await one.expect("update")
                assert update["seat"] is None
                assert update["mine"] is None
                await one.send({"type": "eyes", "seat": seat})
                update = await one.expect("update", lambda m: m["seat"] is not None)
                assert update["mine"]["seat"] == seat
            await asyncio.gather(page.settle(), other.settle())
        await check_everything(server, [host, guest], table)


async def test_removed_seats_close_open_views(server: TestServer) -> None:
    async with server.company(2) as (host, guest):
        table = await host.open_table("idus-martii", 6)
        await guest.take_seat(table, seat=5)
        async with guest.page(table, seat=5) as page:
            await host.put(f"/api/tables/{table}/settings", {"game": "idus-martii", "players": 5})
            await page.expect("room", lambda m: m["yours"] == [1])
            await host.start_game(table)
            assert (await page.expect("update"))["seat"] is None
        await check_everything(server, [host, guest], table)


async def test_resume_sends_only_missed_events(server: TestServer) -> None:
    """With every version ever seen, from nought to one that has not been yet, as seat and as gallery."""
    async with server.company(2) as (host, guest):
        table = await host.open_table("idus-martii", 5)
        await guest.take_seat(table)
        await host.start_game(table)
        async with guest.page(table):  # a spectator keeps the table loaded, with its recent changes
            async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
                plays = (page.play(0, Random(1), turns=3), other.play(1, Random(2), turns=3))
                playing = [asyncio.ensure_future(play) for play in plays]
                _, waiting = await asyncio.wait(playing, return_when="FIRST_COMPLETED")
                for one in waiting:
                    one.cancel()
            truth = await truth_of(server.store, table)
            await resume_from_everywhere(host, guest, table, truth, truth.room.version)
        await check_everything(server, [host, guest], table)


async def resume_from_everywhere(
    host: TestClient, guest: TestClient, table: str, truth: Truth, last: int
) -> None:
    for since in (None, *range(last + 1), last + 1, 10**15):
        for person, seat in ((host, 0), (guest, 1), (guest, None)):
            async with person.page(table, seat=seat, since=since) as page:
                update = await page.expect("update")
                known = since is not None and 2 <= since <= last  # the opening itself is not remembered
                if known and since is not None and last - since < 64:
                    assert update["events"] == truth.seen(since, update["version"], seat)
                if since is None or since > update["version"]:
                    assert update["events"] is None


async def test_client_too_far_behind_gets_the_full_state(server: TestServer) -> None:
    """No game for eight senators is as short as what a table remembers."""
    async with server.person("Livia D") as host:
        table = await host.open_table("idus-martii", 8)
        await host.start_game(table)
        async with host.page(table, seat=0) as page:
            await page.play(0, Random(1))
        async with host.page(table, seat=0, since=2) as page:
            assert (await page.expect("update"))["events"] is None
        await check_everything(server, [host], table)


async def test_stand_in_rematch_and_refusals_reveal_nothing(server: TestServer) -> None:
    async with server.company(2) as (host, guest), server.person("Nemo") as nobody:
        table = await host.open_table("idus-martii", 5)
        await guest.take_seat(table)
        await host.start_game(table)
        await guest.delete(f"/api/tables/{table}/seats/1")  # a bot stands in
        async with host.page(table, seat=0) as page, nobody.page(table) as watching:
            await page.send(
                {"type": "act", "command": "x", "seat": 1, "ask": 0, "action": {"type": "look", "aedile": 0}}
            )
            await page.send(
                {"type": "act", "command": "y", "seat": 0, "ask": 0, "action": {"type": "roll", "dice": 1}}
            )
            await page.send({"type": "act", "command": "z", "seat": 0, "ask": 0, "action": {"type": "keep"}})
            await watching.send({"type": "act", "command": "x", "seat": 1, "ask": 0, "action": {}})
            await page.play(0, Random(3))
            made = (await host.post(f"/api/tables/{table}/rematch"))["id"]
            room = await page.expect("room", lambda m: m["rematch"] is not None)
            assert room["rematch"] == made
            await watching.settle()
        await host.start_game(made)
        async with (
            host.page(made, seat=0) as page,
            nobody.page(made) as watching,
            guest.page(made, seat=1) as other,
        ):
            await asyncio.gather(page.play(0, Random(4)), other.play(1, Random(5)))
            await watching.settle()
        people = [host, guest, nobody]
        await check_everything(server, people, table)
        await check_everything(server, people, made)


async def test_http_answers_reveal_no_person(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Not in the lobby, nor in rooms, codes, games, notes, errors, metrics or the document of the API."""
    table = await livia.open_table("idus-martii", 5, listed=True, public_record=True)
    room = await marcus.take_seat(table)
    await livia.start_game(table)
    for person in (livia, marcus):
        for path in (
            "/api/tables",
            "/api/playing",
            f"/api/tables/{table}",
            f"/api/codes/{room['code']}",
            "/api/games",
            "/api/me/games",
            "/api/records",
            f"/api/records/{table}",
            f"/api/records/{table}/views?seat=0",
            f"/api/tables/{table}/notes",
            f"/api/tables/{table}/seats/0/rejoin",
            "/metrics",
            "/healthz",
            "/readyz",
            "/",
            "/api/schema/openapi.json",
        ):
            await person.ask("GET", path)
        for path, body in (("start", None), ("swap", {"one": 0, "other": 1}), ("rematch", None)):
            await person.ask("POST", f"/api/tables/{table}/{path}", json=body)
    await check_everything(server, [livia, marcus], table)


async def test_secrecy_check_detects_a_leak_in_updates(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that shows everybody the hand of seat 0 is found out."""
    from lusoria.table.live import view_messages

    honest = view_messages.Update._encoded

    def leaking(self: view_messages.Update, viewer: int | None) -> bytes:
        return honest(self, 0 if viewer is None else viewer)

    monkeypatch.setattr(view_messages.Update, "_encoded", leaking)
    table = await livia.open_table("idus-martii", 5)
    await livia.start_game(table)
    async with server.person("Nemo") as nobody:
        async with nobody.page(table) as page:
            await page.expect("update")
        with pytest.raises(AssertionError, match="foreign eyes"):
            await check_everything(server, [livia, nobody], table)


async def test_secrecy_check_detects_a_leak_in_news(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that gives the gallery the own part of seat 0 whenever that seat moves."""
    from lusoria.table.live import view_messages

    honest = view_messages.News.to

    def leaking(self: view_messages.News, viewer: int | None, *done: Any) -> bytes:
        return honest(self, 0 if viewer is None else viewer, *done)

    monkeypatch.setattr(view_messages.News, "to", leaking)
    table = await livia.open_table("idus-martii", 5)
    await livia.start_game(table)
    async with server.person("Nemo") as nobody:
        async with nobody.page(table) as watching, livia.page(table, seat=0) as page:
            await page.play(0, Random(1))
            await watching.settle()
        with pytest.raises(AssertionError):
            await check_everything(server, [livia, nobody], table)


async def test_move_messages_are_small(server: TestServer) -> None:
    """Padding and all, to everybody at a table of eight. Before: the whole table, 1.7 kB, at every move."""
    async with server.company(8) as people, AsyncExitStack() as stack:
        table = await people[0].open_table("idus-martii", 8)
        for guest in people[1:]:
            await guest.take_seat(table)
        await people[0].start_game(table)
        pages = [
            await stack.enter_async_context(one.page(table, seat=seat)) for seat, one in enumerate(people)
        ]
        await asyncio.gather(*(page.play(seat, Random(seat)) for seat, page in enumerate(pages)))
    told = [len(text) for page in pages for text in page.raw if '"type":"news"' in text]
    assert len(told) > 8 * 50
    assert mean(told) < 400


async def test_answers_have_one_length(server: TestServer) -> None:
    """Before: a refusal was as long as the colour that it is about made it."""
    async with server.company(5) as people:
        host, *guests = people
        table = await host.open_table("idus-martii", 5, options={"first": 3})
        for guest in guests:
            await guest.take_seat(table)
        await host.start_game(table)
        async with host.page(table, seat=0) as page:
            await page.my_turn()
            for colour in ("green", "red", "yellow", "none at all"):
                await page.act(0, 0, {"type": "replace", "colour": colour}, command=colour)
                await page.expect("refused")
            await page.send({"type": "say", "command": "hello", "seat": 0, "phrase": "hello"})
            await page.expect("done")
            answers = [text for text in page.raw if '"command"' in text]
            assert len(answers) == 5
            assert {len(text) for text in answers} == {256}
