"""Grace: who is away is asked for before a bot stands in, and a lone player is waited for."""

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
from tests.server.world import wait_until
from tests.table.live.test_housekeeping import ALEA, World
from tests.table.live.test_presence import GRACE, at
from tests.table.live.test_stale_node import Reader

pytestmark = pytest.mark.anyio


def rooms(reader: Reader) -> list[dict[str, Any]]:
    messages = map(json.loads, reader.got)
    return [message for message in messages if message["type"] == "room"]


async def alone(world: World, players: int = 2) -> LiveTable:
    live = await world.hub.open_table("livia", "Livia", replace(ALEA, players=players))
    await live.change(lambda room: orders.start(room, "livia", world.now))
    return live


class TestPatience:
    def of(self, live: LiveTable, person: str) -> tuple[float, float]:
        live._services.pace = Pace()
        return Absence(live, live._timers, live._services).patience(person)

    async def test_grace_without_clock_is_two_minutes_and_asks(self) -> None:
        live = await World(grace=600.0).playing()
        assert self.of(live, "livia") == (120.0 - COUNTDOWN_SECONDS, COUNTDOWN_SECONDS)
        await live.close()

    async def test_grace_with_clock_stays_45_seconds(self) -> None:
        live = await World(grace=600.0).playing(replace(ALEA, clock=Clock("gentle", 60)))
        assert self.of(live, "livia") == (45.0, 0.0)
        await live.close()

    async def test_lone_player_is_not_asked_for(self) -> None:
        live = await alone(World(grace=600.0))
        assert self.of(live, "livia")[1] == 0.0
        await live.close()


async def test_absence_prompt_is_shown_to_everyone() -> None:
    world = World(grace=GRACE)
    live = await world.playing()
    marcus = await at(live, "marcus")
    await wait_until(lambda: live.room.chairs[0].stand_in)
    asked = [room["seats"][0]["bot_at"] for room in rooms(marcus)]
    first = next(place for place, when in enumerate(asked) if when is not None)
    assert asked[first] == pytest.approx(world.now + GRACE / 4)
    assert not rooms(marcus)[first]["seats"][0]["stand_in"]
    assert asked[-1] is None
    await live.close()


async def test_return_ends_the_prompt() -> None:
    world = World(grace=4.0)
    live = await world.playing()
    marcus = await at(live, "marcus")
    live.presence._on_grace_end("livia")
    assert rooms(marcus)[-1]["seats"][0]["bot_at"] is not None
    await at(live, "livia")
    assert rooms(marcus)[-1]["seats"][0]["bot_at"] is None
    live.presence._on_grace_end("livia")
    assert live.presence.countdowns == {}
    await live.close()


async def test_presence_at_another_node_ends_the_prompt() -> None:
    world = World(grace=4.0)
    live = await world.playing()
    marcus = await at(live, "marcus")
    live.presence._on_grace_end("livia")
    world.hub._on_notification(live.room.id, "here:0")
    assert rooms(marcus)[-1]["seats"][0]["bot_at"] is None
    await live.close()


async def test_countdown_ends_when_the_other_player_gives_up() -> None:
    """Regression: nobody could stand in any more, and "still there? 0 s" stayed on the other screens."""
    world = World(grace=600.0)
    live = await world.playing()
    television = await at(live, None)
    live.presence._on_grace_end("livia")
    await live.change(lambda room: orders.give_up(room, "marcus"))
    assert rooms(television)[-1]["seats"][0]["bot_at"] is not None
    live.presence._on_grace_end("livia")
    assert rooms(television)[-1]["seats"][0]["bot_at"] is None
    await live.close()


async def test_page_gets_the_grace_where_a_bot_may_stand_in() -> None:
    world = World(grace=600.0)
    live, lone = await world.playing(), await alone(world)
    told, told_alone = json.loads(live.room_for("livia")), json.loads(lone.room_for("livia"))
    assert (told["grace"], told["asking"]) == (600.0, COUNTDOWN_SECONDS)
    assert (told_alone["grace"], told_alone["asking"]) == (None, None)
    for table in (live, lone):
        await table.close()


async def test_lone_player_is_waited_for_while_others_watch() -> None:
    """Regression: a television counted as company, and a bot spent a card of the only player."""
    world = World(grace=GRACE)
    live = await alone(world)
    await at(live, None)
    await wait_until(lambda: not live._timers.runs(("grace", "livia")))
    await wait_until(lambda: not live._timers.busy)
    version = live.room.version
    assert not live.room.chairs[0].stand_in
    live.wake()
    assert not live._timers.busy
    assert live.room.version == version
    await live.close()


async def test_bots_wait_while_the_lone_player_is_away() -> None:
    world = World(grace=600.0)
    live = await alone(world, 3)
    while 0 in live.room.awaited:  # until it is a bot's turn
        progress = live.room.progress
        assert progress is not None
        await live.change(partial(play_orders.act, seat=0, action=live.room.game.legal(progress.state, 0)[0]))
    await at(live, None)
    live.wake()
    assert not live._timers.busy
    await at(live, "livia")
    await wait_until(lambda: live._timers.busy or 0 in live.room.awaited)
    await live.close()


async def test_lone_player_who_lets_a_bot_play_is_not_waited_for() -> None:
    world = World(grace=600.0)
    live = await alone(world)
    await live.change(lambda room: orders.leave(room, "livia", 0))
    await at(live, None)
    await wait_until(lambda: live._timers.busy)
    await live.close()
