"""Absence prompt: shown before a bot stands in; a lone player is waited for."""

import json
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from lusoria.table.live.absence import COUNTDOWN_SECONDS, Absence
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Pace
from lusoria.table.room import orders, play_orders
from lusoria.wire.settings import Clock
from tests.server.harness import wait_until
from tests.table.memory_node import ALEA, GRACE, FakeSocket, MemoryNode, connect

pytestmark = pytest.mark.anyio


def room_messages(socket: FakeSocket) -> list[dict[str, Any]]:
    messages = map(json.loads, socket.received)
    return [message for message in messages if message["type"] == "room"]


async def open_solo_game(node: MemoryNode, players: int = 2) -> LiveTable:
    live = await node.hub.open_table("livia", "Livia", replace(ALEA, players=players))
    await live.change(lambda room: orders.start(room, "livia", node.now))
    return live


class TestPatience:
    def of(self, live: LiveTable, person: str) -> tuple[float, float]:
        live._services.pace = Pace()
        return Absence(live, live._timers, live._services).patience(person)

    async def test_grace_without_clock_is_two_minutes_and_asks(self) -> None:
        live = await MemoryNode().start_game()
        assert self.of(live, "livia") == (120.0 - COUNTDOWN_SECONDS, COUNTDOWN_SECONDS)
        await live.close()

    async def test_grace_with_clock_stays_45_seconds(self) -> None:
        live = await MemoryNode().start_game(replace(ALEA, clock=Clock("gentle", 60)))
        assert self.of(live, "livia") == (45.0, 0.0)
        await live.close()

    async def test_lone_player_is_not_asked_for(self) -> None:
        live = await open_solo_game(MemoryNode())
        assert self.of(live, "livia")[1] == 0.0
        await live.close()


async def test_absence_prompt_is_shown_to_everyone() -> None:
    node = MemoryNode(grace=GRACE)
    live = await node.start_game()
    marcus = await connect(live, "marcus")
    await wait_until(lambda: live.room.chairs[0].stand_in)
    prompts = [room["seats"][0]["bot_at"] for room in room_messages(marcus)]
    first = next(place for place, when in enumerate(prompts) if when is not None)
    assert prompts[first] == pytest.approx(node.now + GRACE / 4)
    assert not room_messages(marcus)[first]["seats"][0]["stand_in"]
    assert prompts[-1] is None
    await live.close()


async def test_return_ends_the_prompt() -> None:
    node = MemoryNode(grace=4.0)
    live = await node.start_game()
    marcus = await connect(live, "marcus")
    live.presence._on_grace_end("livia")
    assert room_messages(marcus)[-1]["seats"][0]["bot_at"] is not None
    await connect(live, "livia")
    assert room_messages(marcus)[-1]["seats"][0]["bot_at"] is None
    live.presence._on_grace_end("livia")
    assert live.presence.countdowns == {}
    await live.close()


async def test_presence_at_another_node_ends_the_prompt() -> None:
    node = MemoryNode(grace=4.0)
    live = await node.start_game()
    marcus = await connect(live, "marcus")
    live.presence._on_grace_end("livia")
    node.hub._on_notification(live.room.id, "here:0")
    assert room_messages(marcus)[-1]["seats"][0]["bot_at"] is None
    await live.close()


async def test_countdown_ends_when_the_other_player_gives_up(live: LiveTable) -> None:
    """Regression: after give-up no bot could stand in, yet "still there? 0 s" stayed on other screens."""
    television = await connect(live, None)
    live.presence._on_grace_end("livia")
    await live.change(lambda room: orders.give_up(room, "marcus"))
    assert room_messages(television)[-1]["seats"][0]["bot_at"] is not None
    live.presence._on_grace_end("livia")
    assert room_messages(television)[-1]["seats"][0]["bot_at"] is None


async def test_page_gets_the_grace_where_a_bot_may_stand_in(node: MemoryNode) -> None:
    live, solo = await node.start_game(), await open_solo_game(node)
    room, solo_room = json.loads(live.room_for("livia")), json.loads(solo.room_for("livia"))
    assert (room["grace"], room["asking"]) == (600.0, COUNTDOWN_SECONDS)
    assert (solo_room["grace"], solo_room["asking"]) == (None, None)
    for table in (live, solo):
        await table.close()


async def test_lone_player_is_waited_for_while_others_watch() -> None:
    """Regression: a television counted as a second player, and a bot spent a card of the only player."""
    node = MemoryNode(grace=GRACE)
    live = await open_solo_game(node)
    await connect(live, None)
    await wait_until(lambda: not live._timers.has_timer(("grace", "livia")))
    await wait_until(lambda: not live._timers.is_busy)
    version = live.room.version
    assert not live.room.chairs[0].stand_in
    live.wake()
    assert not live._timers.is_busy
    assert live.room.version == version
    await live.close()


async def test_bots_wait_while_the_lone_player_is_away(node: MemoryNode) -> None:
    live = await open_solo_game(node, 3)
    while 0 in live.room.awaited:  # until it is a bot's turn
        progress = live.room.progress
        assert progress is not None
        await live.change(partial(play_orders.act, seat=0, action=live.room.game.legal(progress.state, 0)[0]))
    await connect(live, None)
    live.wake()
    assert not live._timers.is_busy
    await connect(live, "livia")
    await wait_until(lambda: live._timers.is_busy or 0 in live.room.awaited)


async def test_lone_player_who_lets_a_bot_play_is_not_waited_for(node: MemoryNode) -> None:
    live = await open_solo_game(node)
    await live.change(lambda room: orders.leave(room, "livia", 0))
    await connect(live, None)
    await wait_until(lambda: live._timers.is_busy)
