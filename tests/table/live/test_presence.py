"""Somebody who is away is replaced, whichever node they left; somebody who is there is not."""

import asyncio
from typing import Any

import pytest

from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown
from lusoria.table.live import absence
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Hello
from tests.server.world import wait_until
from tests.table.live.test_housekeeping import ALEA, World
from tests.table.live.test_stale_node import Reader

pytestmark = pytest.mark.anyio

GRACE = 0.02
LATER = 60.0
"""So much later nobody who was heard of before counts as being here."""


async def at(live: LiveTable, person: str | None) -> Reader:
    reader = Reader(person)
    await live.join(reader, Hello(PROTOCOL, live.room.id))
    return reader


async def two_at(world: World) -> tuple[LiveTable, Reader]:
    """A game of Livia and Marcus, who are both at this node, and her line."""
    live = await world.playing()
    line = await at(live, "livia")
    await at(live, "marcus")
    await wait_until(lambda: not live._timers.runs(("grace", "livia")))
    return live, line


class TestWhoeverLeftAnotherNode:
    async def test_player_connected_elsewhere_and_here_is_present(self) -> None:
        """Before: the old line ended while another node had them, no timer ran, and nobody ever stood in."""
        world = World(grace=GRACE)
        live, line = await two_at(world)
        world.hub._on_notification(live.room.id, "here:0")
        await live.leave(line)
        assert not live.room.chairs[0].stand_in
        world.now += LATER
        await wait_until(lambda: live.room.chairs[0].stand_in)
        await live.close()

    async def test_player_missed_elsewhere_is_present_again(self) -> None:
        """Before: back at another node, they were heard of here, and not waited for a second time."""
        world = World(grace=GRACE)
        live = await world.playing()
        await at(live, "marcus")
        await wait_until(lambda: live.room.chairs[0].stand_in)
        await live.change(lambda room: orders.stand_in(room, 0, on=False))
        world.hub._on_notification(live.room.id, "here:0")
        world.now += LATER
        await wait_until(lambda: live.room.chairs[0].stand_in)
        await live.close()

    async def test_host_present_elsewhere_is_succeeded_if_gone(self) -> None:
        """Before: the table waited for ever for somebody who could begin."""
        world = World(grace=GRACE)
        live = await world.hub.open_table("livia", "Livia", ALEA)
        await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        line = await at(live, "livia")
        await at(live, "marcus")
        await wait_until(lambda: not live._timers.runs(("grace", "livia")))
        world.hub._on_notification(live.room.id, "here:0")
        await live.leave(line)
        world.now += LATER
        await wait_until(lambda: live.room.host == "marcus")
        await live.close()


class TestWhoeverIsThere:
    async def test_player_is_not_missed_by_a_deaf_node(self) -> None:
        """Before: a node whose line was down put bots on all seats of those at the other nodes."""
        world = World(grace=GRACE)
        world.nudges.is_connected = False
        live = await world.playing()
        await at(live, None)
        await asyncio.sleep(5 * GRACE)
        assert not any(chair.stand_in for chair in live.room.chairs)
        world.nudges.is_connected = True
        await wait_until(lambda: all(chair.stand_in for chair in live.room.chairs))
        await live.close()

    async def test_player_gets_seat_back_from_another_node(self) -> None:
        """Regression: the stand-in set by another node played on until the player reconnected."""
        world = World(grace=600.0)
        other = World(world.store, grace=600.0)
        live = await world.playing()
        await at(live, "livia")
        async with other.hub.use(live.room.id) as far:
            await far.change(lambda room: orders.replace_absent(room, "livia", frozenset()))
            world.hub._on_notification(live.room.id, "changed")
            await wait_until(lambda: live.room.version > far.room.version)
            assert not live.room.chairs[0].stand_in
        await live.close()
        await far.close()

    async def test_present_player_may_let_a_bot_play(self) -> None:
        """Somebody who asked for it by way of another node is not given their seat back."""
        world = World(grace=600.0)
        other = World(world.store, grace=600.0)
        live = await world.playing()
        await at(live, "livia")
        async with other.hub.use(live.room.id) as far:
            await far.change(lambda room: orders.leave(room, "livia", 0))
            await live.catch_up()
            assert ("back", "livia") not in live._timers._tasks
            assert live.room.chairs[0].stand_in
        await live.close()
        await far.close()

    async def test_presence_is_asked_again_before_a_stand_in(self) -> None:
        """Before: who came in the moment in which they were missed had a bot beside them."""
        world = World(grace=600.0)
        live = await world.playing()
        live._absence.on_absence("livia")
        live.presence.enter(Reader("livia"))
        await wait_until(lambda: not live._timers.busy)
        assert not live.room.chairs[0].stand_in
        await live.close()

    async def test_presence_is_announced_while_the_store_is_down(self) -> None:
        """Before: the round of the node ended at the store, and the others heard of nobody."""

        class Gone(MemoryStore):
            down = False

            async def read(self, *args: Any) -> list[bytes]:
                if self.down:
                    raise StoreDown("gone")
                return await super().read(*args)

        store = Gone()
        world = World(store, grace=600.0)
        live = await world.playing()
        await at(live, "livia")
        store.down = True
        world.nudges.said.clear()
        world.hub._on_notification("", "missed")
        with pytest.raises(StoreDown):
            await world.hub.run_housekeeping()
        assert (live.room.id, "here:0") in world.nudges.said
        await live.close()


class Failing(MemoryStore):
    fail = 0

    async def append(self, *args: Any, **more: Any) -> int:
        if self.fail:
            self.fail -= 1
            raise StoreDown("gone")
        return await super().append(*args, **more)


async def test_returning_player_is_welcome_while_the_store_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: they had the room, were taken out again, and heard that they must say hello first."""
    monkeypatch.setattr(absence, "RETRY_SECONDS", GRACE)
    store = Failing()
    world = World(store, grace=600.0)
    live = await world.playing()
    await live.change(lambda room: orders.stand_in(room, 0, on=True))
    store.fail = 2
    await at(live, "livia")
    assert live.presence.is_here("livia")
    await wait_until(lambda: not live.room.chairs[0].stand_in)
    await live.close()


async def test_stand_in_is_retried_after_the_store_returns() -> None:
    """Before: the bot was not put there, and nobody thought of it again."""
    store = Failing()
    world = World(store, grace=GRACE)
    live = await world.playing()
    await at(live, "marcus")
    store.fail = 2
    await wait_until(lambda: live.room.chairs[0].stand_in)
    await live.close()
