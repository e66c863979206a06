"""Secrecy on the wire: each socket gets what the rules let its viewer know, and no more."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from statistics import mean
from typing import Any

import pytest

from lusoria.table.live import view_messages
from tests.server.harness import Page, TestClient, TestServer, node
from tests.server.log_replay import LogReplay, check_all_messages, check_page, replay_log
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def play_and_peek(page: Page, seats: list[int | None], foreign: list[int], rng: Random) -> None:
    """Switches views, requests those of others, and plays every decision of the shown seat."""
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
    await page.sync()


@pytest.mark.parametrize(
    ("game", "players", "seed"), [("idus-martii", 6, 1), ("idus-martii", 8, 2), ("alea", 4, 3)]
)
async def test_shared_phone_and_spectators_see_no_secrets(
    server: TestServer, game: str, players: int, seed: int, capfd: pytest.CaptureFixture[str]
) -> None:
    rng = Random(seed)
    async with server.people(3) as (host, guest, gallery), server.person("Nemo") as stranger:
        table = await host.open_table(game, players, guest)
        await host.take_seat(table, name="Tertia")
        await gallery.get(f"/api/tables/{table}")
        async with (
            host.page(table, seat=0) as round_phone,
            guest.page(table, seat=1) as page,
            guest.page(table) as television,
            stranger.page(table) as watching,
            stranger.page(table, seat=0) as denied,
        ):
            refused = await denied.expect("refused")
            assert refused["why"] == "not_your_seat"
            await host.start_game(table)
            await asyncio.gather(
                play_and_peek(round_phone, [0, 2, None], [1, 3], rng),
                page.play(1, Random(seed)),
                *(each.expect("update", lambda m: m["table"]["result"]) for each in (television, watching)),
            )
            assert denied.received == [refused]
        async with stranger.page(table) as page:
            await page.expect("update")
        await guest.get(f"/api/records/{table}")
        await stranger.get(f"/api/records/{table}/views")
        logs = capfd.readouterr()
        people = [host, guest, gallery, stranger]
        replay = await check_all_messages(server, people, table, logs.out + logs.err)
        assert replay.seed is not None
        assert replay.room.status == "over"


async def test_old_device_sees_nothing_after_rejoin(server: TestServer) -> None:
    async with server.people(3) as (host, old, new):
        table = await host.open_game("idus-martii", 5, old)
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
        replay = await check_all_messages(server, [host, old, new], table)
        moved = room["version"]
        for direction, message in before.transcript:
            if direction == "received" and message.get("version", 0) >= moved:
                assert message.get("seat") is None
                assert message.get("mine") is None
        assert check_page(after, replay) > 1


async def test_old_device_on_another_node_sees_nothing(postgres: str) -> None:
    """The seat moves at one node while the old device is connected to the other."""
    database = new_database(postgres)
    async with (
        node(database) as here,
        node(database) as there,
        here.people(2) as (host, old),
        there.person("Lucan") as new,
    ):
        table = await host.open_game("idus-martii", 5, old)
        async with old.page(table, seat=1) as before, host.page(table, seat=0) as page:
            code = (await old.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
            await new.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
            await before.expect("room", lambda m: m["yours"] == [])
            async with new.page(table, seat=1) as after:
                await asyncio.gather(page.play(0, Random(1)), after.play(1, Random(2)))
                await before.expect("update", lambda m: m["table"]["result"])
        await check_all_messages(here, [host, old, new], table)


async def test_swapped_seats_close_open_views(server: TestServer) -> None:
    """The view of a seat that changed hands becomes public until a seat is chosen again."""
    async with server.people(2) as (host, guest):
        table = await host.open_table("idus-martii", 5, guest)
        async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
            await host.post(f"/api/tables/{table}/swap", {"one": 0, "other": 1})
            await page.expect("room", lambda m: m["yours"] == [1])
            await host.start_game(table)
            for each, seat in ((page, 1), (other, 0)):
                update = await each.expect("update")
                assert update["seat"] is None
                assert update["mine"] is None
                await each.send({"type": "eyes", "seat": seat})
                update = await each.expect("update", lambda m: m["seat"] is not None)
                assert update["mine"]["seat"] == seat
            await asyncio.gather(page.sync(), other.sync())
        await check_all_messages(server, [host, guest], table)


async def test_removed_seats_close_open_views(server: TestServer) -> None:
    async with server.people(2) as (host, guest):
        table = await host.open_table("idus-martii", 6)
        await guest.take_seat(table, seat=5)
        async with guest.page(table, seat=5) as page:
            await host.put(f"/api/tables/{table}/settings", {"game": "idus-martii", "players": 5})
            await page.expect("room", lambda m: m["yours"] == [1])
            await host.start_game(table)
            assert (await page.expect("update"))["seat"] is None
        await check_all_messages(server, [host, guest], table)


async def test_resume_sends_only_missed_events(server: TestServer) -> None:
    """From every version, and from one that does not exist yet, as a seat and as a spectator."""
    async with server.people(2) as (host, guest):
        table = await host.open_game("idus-martii", 5, guest)
        async with guest.page(table):  # a spectator keeps the table loaded, with its recent changes
            async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
                plays = (page.play(0, Random(1), turns=3), other.play(1, Random(2), turns=3))
                playing = [asyncio.ensure_future(play) for play in plays]
                _, waiting = await asyncio.wait(playing, return_when="FIRST_COMPLETED")
                for task in waiting:
                    task.cancel()
            replay = await replay_log(server.store, table)
            await check_resumes(host, guest, table, replay, replay.room.version)
        await check_all_messages(server, [host, guest], table)


async def check_resumes(
    host: TestClient, guest: TestClient, table: str, replay: LogReplay, last: int
) -> None:
    for since in (None, *range(last + 1), last + 1, 10**15):
        for person, seat in ((host, 0), (guest, 1), (guest, None)):
            async with person.page(table, seat=seat, since=since) as page:
                update = await page.expect("update")
                known = since is not None and 2 <= since <= last  # the opening itself is not stored
                if known and since is not None and last - since < 64:
                    assert update["events"] == replay.events_for(since, update["version"], seat)
                if since is None or since > update["version"]:
                    assert update["events"] is None


async def test_client_too_far_behind_gets_the_full_state(server: TestServer) -> None:
    """A game of eight senators has more versions than a table stores."""
    async with server.person("Livia D") as host:
        table = await host.open_game("idus-martii", 8)
        await host.play_seat(table, 0)
        async with host.page(table, seat=0, since=2) as page:
            assert (await page.expect("update"))["events"] is None
        await check_all_messages(server, [host], table)


async def test_stand_in_rematch_and_refusals_reveal_nothing(server: TestServer) -> None:
    async with server.people(2) as (host, guest), server.person("Nemo") as stranger:
        table = await host.open_game("idus-martii", 5, guest)
        await guest.delete(f"/api/tables/{table}/seats/1")  # a bot stands in
        async with host.page(table, seat=0) as page, stranger.page(table) as watching:
            for command, seat, action in (
                ("x", 1, {"type": "look", "aedile": 0}),
                ("y", 0, {"type": "roll", "dice": 1}),
                ("z", 0, {"type": "keep"}),
            ):
                await page.act(seat, 0, action, command)
            await watching.act(1, 0, {}, "x")
            await page.play(0, Random(3))
            rematch = (await host.post(f"/api/tables/{table}/rematch"))["id"]
            room = await page.expect("room", lambda m: m["rematch"] is not None)
            assert room["rematch"] == rematch
            await watching.sync()
        await host.start_game(rematch)
        async with (
            host.page(rematch, seat=0) as page,
            stranger.page(rematch) as watching,
            guest.page(rematch, seat=1) as other,
        ):
            await asyncio.gather(page.play(0, Random(4)), other.play(1, Random(5)))
            await watching.sync()
        people = [host, guest, stranger]
        await check_all_messages(server, people, table)
        await check_all_messages(server, people, rematch)


async def test_http_answers_reveal_no_person(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Lobby, rooms, codes, games, notes, errors, metrics, and the API document."""
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
            await person.request("GET", path)
        for path, body in (("start", None), ("swap", {"one": 0, "other": 1}), ("rematch", None)):
            await person.request("POST", f"/api/tables/{table}/{path}", json=body)
    await check_all_messages(server, [livia, marcus], table)


async def test_secrecy_check_detects_a_leak_in_updates(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that shows the hand of seat 0 to everyone."""
    encode = view_messages.Update._encoded

    def leaking(self: view_messages.Update, viewer: int | None) -> bytes:
        return encode(self, 0 if viewer is None else viewer)

    monkeypatch.setattr(view_messages.Update, "_encoded", leaking)
    table = await livia.open_game("idus-martii", 5)
    async with server.person("Nemo") as stranger:
        async with stranger.page(table) as page:
            await page.expect("update")
        with pytest.raises(AssertionError, match="foreign eyes"):
            await check_all_messages(server, [livia, stranger], table)


async def test_secrecy_check_detects_a_leak_in_news(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that sends spectators the private part of seat 0 with its moves."""
    encode = view_messages.News.to

    def leaking(self: view_messages.News, viewer: int | None, *done: Any) -> bytes:
        return encode(self, 0 if viewer is None else viewer, *done)

    monkeypatch.setattr(view_messages.News, "to", leaking)
    table = await livia.open_game("idus-martii", 5)
    async with server.person("Nemo") as stranger:
        async with stranger.page(table) as watching, livia.page(table, seat=0) as page:
            await page.play(0, Random(1))
            await watching.sync()
        with pytest.raises(AssertionError):
            await check_all_messages(server, [livia, stranger], table)


async def test_move_messages_are_small(server: TestServer) -> None:
    """With padding, at a table of eight. Regression: each move sent the whole table, 1.7 kB."""
    async with server.people(8) as people, AsyncExitStack() as stack:
        table = await people[0].open_table("idus-martii", 8)
        for guest in people[1:]:
            await guest.take_seat(table)
        await people[0].start_game(table)
        pages = [await stack.enter_async_context(each.page(table, seat=k)) for k, each in enumerate(people)]
        await asyncio.gather(*(page.play(seat, Random(seat)) for seat, page in enumerate(pages)))
    sizes = [len(text) for page in pages for text in page.raw if '"type":"news"' in text]
    assert len(sizes) > 8 * 50
    assert mean(sizes) < 400


async def test_answers_have_one_length(server: TestServer) -> None:
    """Regression: the length of a refusal revealed the colour it was about."""
    async with server.people(5) as people:
        host, *guests = people
        table = await host.open_table("idus-martii", 5, options={"first": 3})
        for guest in guests:
            await guest.take_seat(table)
        await host.start_game(table)
        async with host.page(table, seat=0) as page:
            await page.wait_for_turn()
            for colour in ("green", "red", "yellow", "none at all"):
                await page.act(0, 0, {"type": "replace", "colour": colour}, command=colour)
                await page.expect("refused")
            await page.send({"type": "say", "command": "hello", "seat": 0, "phrase": "hello"})
            await page.expect("done")
            answers = [text for text in page.raw if '"command"' in text]
            assert len(answers) == 5
            assert {len(text) for text in answers} == {256}
