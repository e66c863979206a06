"""Orders over the socket: repeated, late, refused by rule or by field."""

from random import Random
from typing import Any

import pytest

from tests.server.harness import Message, TestClient, TestServer
from tests.server.log_replay import check_all_messages, replay_log

pytestmark = pytest.mark.anyio


async def start_bot_game(person: TestClient, game: str = "alea", players: int = 2) -> str:
    return await person.open_game(game, players)


async def log_version(person: TestClient, table: str) -> int:
    return (await replay_log(person.server.store, table)).room.version


async def test_repeated_order_is_answered_done(livia: TestClient) -> None:
    table = await start_bot_game(livia)
    async with livia.page(table, seat=0) as page:
        update = await page.wait_for_turn()
        for _ in range(3):
            await page.act(0, update["ask"], update["legal"][0], "click")
        done = [await page.expect("done") for _ in range(3)]
        assert {message["command"] for message in done} == {"click"}
        replay = await replay_log(livia.server.store, table)
        assert replay.commands == ["click"]


async def test_done_is_known_on_another_device_and_after_reload(
    server: TestServer, livia: TestClient
) -> None:
    table = await start_bot_game(livia)
    async with livia.page(table, seat=0) as page:
        update = await page.wait_for_turn()
        await page.act(0, update["ask"], update["legal"][0], "click")
        await page.expect("done")
    await server.site.hub.tables.pop(table).close()
    async with livia.page(table, seat=0) as page:
        await page.act(0, update["ask"], update["legal"][0], "click")
        assert (await page.expect("done"))["command"] == "click"
        assert (await replay_log(server.store, table)).commands == ["click"]


async def test_act_on_a_past_decision_is_late(livia: TestClient) -> None:
    """Another answer to a decision already made, and an old repetition."""
    table = await start_bot_game(livia)
    async with livia.page(table, seat=0) as page:
        for k in range(3):
            update = await page.wait_for_turn(k)
            await page.act(0, k, update["legal"][0], f"c{k}")
            await page.expect("done")
        await page.act(0, 2, {"type": "stop"}, "another")
        late = await page.expect("late")
        assert late == {"type": "late", "command": "another", "ask": 3}
        await page.act(0, 0, {"type": "stop"}, "c0")
        assert (await page.expect("late"))["command"] == "c0"
        assert (await replay_log(livia.server.store, table)).commands == ["c0", "c1", "c2"]


async def test_move_is_broadcast_before_its_answer(livia: TestClient) -> None:
    table = await start_bot_game(livia)
    async with livia.page(table, seat=0) as page:
        update = await page.wait_for_turn()
        await page.act(0, update["ask"], update["legal"][0])
        done = await page.expect("done")
        versions = [message["version"] for message in page.received if message["type"] == "update"]
        assert done["version"] in versions
        assert done["version"] <= await log_version(livia, table)


@pytest.mark.parametrize(
    ("seat", "ask", "action", "expected"),
    [
        (1, 0, {"type": "roll", "dice": 1}, {"kind": "table", "why": "not_your_seat"}),
        (9, 0, {"type": "roll", "dice": 1}, {"kind": "table", "why": "no_such_seat"}),
        (0, 5, {"type": "roll", "dice": 1}, {"kind": "malformed", "where": "message.ask"}),
        (0, 0, {"type": "vote", "colour": "red"}, {"kind": "malformed", "where": "message.action.type"}),
        (0, 0, {"type": "roll", "dice": 0}, {"kind": "malformed", "where": "message.action.dice"}),
        (0, 0, {"type": "roll", "dice": 1, "x": 1}, {"kind": "malformed", "where": "message.action"}),
        (0, 0, {}, {"kind": "malformed", "where": "message.action"}),
        (0, 0, {"type": "roll", "dice": 2}, {"kind": "illegal"}),
        (0, 0, {"type": "stop"}, {"kind": "illegal"}),
    ],
)
async def test_refusal_names_the_order_and_the_rule_or_field(
    livia: TestClient, seat: int, ask: int, action: Message, expected: dict[str, Any]
) -> None:
    """The table stays unchanged."""
    table = await livia.open_table("alea", 2)
    await livia.take_seat(table, name="Livia Minor")
    if seat == 1:
        await livia.delete(f"/api/tables/{table}/seats/1")
    await livia.start_game(table)
    async with livia.page(table, seat=0) as page:
        await page.expect("update", lambda m: m["seat"] == 0 and m["ask"] == 0)
        before = await log_version(livia, table)
        await page.act(seat, ask, action, "no")
        refused = await page.expect("refused")
        assert refused["command"] == "no"
        assert expected.items() <= refused.items()
        if refused["kind"] == "illegal":
            assert refused["rule"] in livia.server.live(table).room.game.rule_numbers
        if seat != 1:
            assert await log_version(livia, table) == before
        update = await page.sync()
        assert not [message for message in update if message["type"] == "done"]


async def test_act_out_of_turn_is_refused_with_the_rule(server: TestServer) -> None:
    async with server.people(2) as (host, guest):
        table = await host.open_game("alea", 2, guest)
        async with host.page(table, seat=0) as one, guest.page(table, seat=1) as other:
            updates = [await page.expect("update") for page in (one, other)]
            waiting = 0 if updates[1]["legal"] else 1
            page = (one, other)[waiting]
            before = await log_version(host, table)
            await page.act(waiting, 0, {"type": "roll", "dice": 1}, "no")
            refused = await page.expect("refused")
            assert refused["kind"] == "illegal"
            assert refused["rule"]
            assert await log_version(host, table) == before


async def test_act_before_the_start_is_refused(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with livia.page(table, seat=0) as page:
        await page.act(0, 0, {"type": "roll", "dice": 1}, "no")
        assert (await page.expect("refused"))["why"] == "not_playing"
        assert await log_version(livia, table) == 2


async def test_act_after_the_end_is_refused(livia: TestClient) -> None:
    table = await start_bot_game(livia)
    async with livia.page(table, seat=0) as page:
        last = await page.play(0, Random(1))
        before = await log_version(livia, table)
        await page.act(0, last["ask"], {"type": "roll", "dice": 1}, "no")
        refused = await page.expect("refused")
        assert refused["kind"] == "illegal"
        assert await log_version(livia, table) == before


async def test_orders_before_hello_are_refused(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with livia.page() as page:
        for message in (
            {"type": "act", "command": "1", "seat": 0, "ask": 0, "action": {}},
            {"type": "eyes", "seat": 0},
            {"type": "say", "command": "2", "seat": 0, "phrase": "hello"},
        ):
            await page.send(message)
            refused = await page.expect("refused")
            assert refused["kind"] == "malformed"
            assert refused["where"] == "message.type"
            assert refused["command"] == message.get("command")
        await page.hello("no-such-table")
        assert (await page.expect("refused"))["why"] == "no_such_table"
        await page.send({"type": "ping"})
        await page.expect("pong")
        await page.hello(table, seat=0)
        await page.expect("room")
        await page.hello(table, seat=0)
        assert (await page.expect("refused"))["why"] == "already_joined"


async def test_refused_hello_can_be_repeated(
    server: TestServer, livia: TestClient, stranger: TestClient
) -> None:
    table = await livia.open_table("alea", 2)
    async with stranger.page(table, seat=0) as page:
        assert (await page.expect("refused"))["why"] == "not_your_seat"
        assert not server.live(table).presence.connections
        await page.hello(table)
        assert (await page.expect("room"))["yours"] == []


async def test_two_devices_of_one_person_both_play(livia: TestClient) -> None:
    """Both see the move; one of two answers counts."""
    table = await start_bot_game(livia)
    async with livia.page(table, seat=0) as one, livia.page(table, seat=0) as other:
        update = await one.wait_for_turn()
        await other.expect("update", lambda m: m["ask"] == update["ask"])
        await one.act(0, update["ask"], update["legal"][0], "one")
        await other.act(0, update["ask"], update["legal"][0], "other")
        await one.expect("update", lambda m: m["ask"] == update["ask"] + 1)
        await other.expect("update", lambda m: m["ask"] == update["ask"] + 1)
        await one.sync()
        await other.sync()
        messages = one.received + other.received
        assert sorted(m["type"] for m in messages if m["type"] in ("done", "late")) == ["done", "late"]
    replay = await check_all_messages(livia.server, [livia], table)
    assert len(replay.commands) == 1


async def test_simultaneous_votes_both_count(server: TestServer) -> None:
    """Each answers its own decision."""
    async with server.people(5) as people:
        table = await people[0].open_table("idus-martii", 5, options={"first": 0})
        for person in people[1:]:
            await person.take_seat(table)
        await people[0].start_game(table)
        async with people[2].page(table, seat=2) as one, people[3].page(table, seat=3) as other:
            choices = [(await page.wait_for_turn())["legal"][0] for page in (one, other)]
            await one.act(2, 0, choices[0])
            await other.act(3, 0, choices[1])
            await one.expect("done")
            await other.expect("done")
        await check_all_messages(server, people, table)
