"""Orders over the socket: done once, late, or refused with a rule or a field and nothing changed."""

from random import Random
from typing import Any

import pytest

from tests.server.truth import check_everything, truth_of
from tests.server.world import House, Message, Somebody

pytestmark = pytest.mark.anyio


async def alone(person: Somebody, game: str = "alea", players: int = 2) -> str:
    """A game that this person has begun alone among bots."""
    table = await person.opens(game, players)
    await person.starts(table)
    return table


async def version(person: Somebody, table: str) -> int:
    return (await truth_of(person.house.store, table)).room.version


async def test_done_once_and_done_again(livia: Somebody) -> None:
    table = await alone(livia)
    async with livia.page(table, seat=0) as page:
        update = await page.my_turn()
        for _ in range(3):
            await page.act(0, update["ask"], update["legal"][0], "click")
        done = [await page.expect("done") for _ in range(3)]
        assert {message["command"] for message in done} == {"click"}
        truth = await truth_of(livia.house.store, table)
        assert truth.commands == ["click"]


async def test_done_is_remembered_by_another_device_and_after_unloading(
    house: House, livia: Somebody
) -> None:
    table = await alone(livia)
    async with livia.page(table, seat=0) as page:
        update = await page.my_turn()
        await page.act(0, update["ask"], update["legal"][0], "click")
        await page.expect("done")
    await house.site.hub.tables.pop(table).close()
    async with livia.page(table, seat=0) as page:
        await page.act(0, update["ask"], update["legal"][0], "click")
        assert (await page.expect("done"))["command"] == "click"
        assert (await truth_of(house.store, table)).commands == ["click"]


async def test_late(livia: Somebody) -> None:
    """Another answer to a decision that has been made, and a repetition from long ago."""
    table = await alone(livia)
    async with livia.page(table, seat=0) as page:
        for k in range(3):
            update = await page.my_turn(k)
            await page.act(0, k, update["legal"][0], f"c{k}")
            await page.expect("done")
        await page.act(0, 2, {"type": "stop"}, "another")
        late = await page.expect("late")
        assert late == {"type": "late", "command": "another", "ask": 3}
        await page.act(0, 0, {"type": "stop"}, "c0")
        assert (await page.expect("late"))["command"] == "c0"
        assert (await truth_of(livia.house.store, table)).commands == ["c0", "c1", "c2"]


async def test_a_move_is_told_before_it_is_answered(livia: Somebody) -> None:
    table = await alone(livia)
    async with livia.page(table, seat=0) as page:
        update = await page.my_turn()
        await page.act(0, update["ask"], update["legal"][0])
        done = await page.expect("done")
        told = [message["version"] for message in page.heard if message["type"] == "update"]
        assert done["version"] in told
        assert done["version"] <= await version(livia, table)


@pytest.mark.parametrize(
    ("seat", "ask", "action", "told"),
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
async def test_refused(livia: Somebody, seat: int, ask: int, action: Message, told: dict[str, Any]) -> None:
    """Every refusal names the order, and the rule or the field; nothing has changed by it."""
    table = await livia.opens("alea", 2)
    await livia.sits(table, name="Livia Minor")
    if seat == 1:
        await livia.delete(f"/api/tables/{table}/seats/1")
    await livia.starts(table)
    async with livia.page(table, seat=0) as page:
        await page.expect("update", lambda m: m["seat"] == 0 and m["ask"] == 0)
        before = await version(livia, table)
        await page.act(seat, ask, action, "no")
        refused = await page.expect("refused")
        assert refused["command"] == "no"
        assert told.items() <= refused.items()
        assert (
            refused["kind"] != "illegal" or refused["rule"] in livia.house.live(table).room.game.rule_numbers
        )
        if seat != 1:
            assert await version(livia, table) == before
        update = await page.settle()
        assert not [message for message in update if message["type"] == "done"]


async def test_not_awaited_is_refused_with_the_rule(house: House) -> None:
    async with house.company(2) as (host, guest):
        table = await host.opens("alea", 2)
        await guest.sits(table)
        await host.starts(table)
        async with host.page(table, seat=0) as one, guest.page(table, seat=1) as other:
            updates = [await page.expect("update") for page in (one, other)]
            waiting = 0 if updates[1]["legal"] else 1
            page = (one, other)[waiting]
            before = await version(host, table)
            await page.act(waiting, 0, {"type": "roll", "dice": 1}, "no")
            refused = await page.expect("refused")
            assert refused["kind"] == "illegal"
            assert refused["rule"]
            assert await version(host, table) == before


async def test_before_the_start(livia: Somebody) -> None:
    table = await livia.opens("alea", 2)
    async with livia.page(table, seat=0) as page:
        await page.act(0, 0, {"type": "roll", "dice": 1}, "no")
        assert (await page.expect("refused"))["why"] == "not_playing"
        assert await version(livia, table) == 2


async def test_after_the_end(livia: Somebody) -> None:
    table = await alone(livia)
    async with livia.page(table, seat=0) as page:
        last = await page.play(0, Random(1))
        before = await version(livia, table)
        await page.act(0, last["ask"], {"type": "roll", "dice": 1}, "no")
        refused = await page.expect("refused")
        assert refused["kind"] == "illegal"
        assert await version(livia, table) == before


async def test_a_socket_without_a_table(livia: Somebody) -> None:
    table = await livia.opens("alea", 2)
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
        await page.hello("no-such-table")
        assert (await page.expect("refused"))["why"] == "no_such_table"
        await page.send({"type": "ping"})
        await page.expect("pong")
        await page.hello(table, seat=0)
        await page.expect("room")
        await page.hello(table, seat=0)
        assert (await page.expect("refused"))["why"] == "already_joined"


async def test_a_refused_hello_may_be_said_again(house: House, livia: Somebody, stranger: Somebody) -> None:
    table = await livia.opens("alea", 2)
    async with stranger.page(table, seat=0) as page:
        assert (await page.expect("refused"))["why"] == "not_your_seat"
        assert not house.live(table).presence.connections
        await page.hello(table)
        assert (await page.expect("room"))["yours"] == []


async def test_two_devices_of_one_person(livia: Somebody) -> None:
    """Both see the move, and only one of two answers counts."""
    table = await alone(livia)
    async with livia.page(table, seat=0) as one, livia.page(table, seat=0) as other:
        update = await one.my_turn()
        await other.expect("update", lambda m: m["ask"] == update["ask"])
        await one.act(0, update["ask"], update["legal"][0], "one")
        await other.act(0, update["ask"], update["legal"][0], "other")
        await one.expect("update", lambda m: m["ask"] == update["ask"] + 1)
        await other.expect("update", lambda m: m["ask"] == update["ask"] + 1)
        await one.settle()
        await other.settle()
        kinds = sorted(
            m["type"] for page in (one, other) for m in page.heard if m["type"] in ("done", "late")
        )
        assert kinds == ["done", "late"]
    truth = await check_everything(livia.house, [livia], table)
    assert len(truth.commands) == 1


async def test_two_people_vote_at_the_same_moment(house: House) -> None:
    """Simultaneous choices do not collide: each answers its own question."""
    async with house.company(5) as people:
        table = await people[0].opens("idus-martii", 5, options={"first": 0})
        for person in people[1:]:
            await person.sits(table)
        await people[0].starts(table)
        async with people[2].page(table, seat=2) as one, people[3].page(table, seat=3) as other:
            choices = [(await page.my_turn())["legal"][0] for page in (one, other)]
            await one.act(2, 0, choices[0])
            await other.act(3, 0, choices[1])
            await one.expect("done")
            await other.expect("done")
        await check_everything(house, people, table)
