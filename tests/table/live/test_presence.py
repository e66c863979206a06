"""Presence: an absent player gets a stand-in at any node; a present player does not."""

import asyncio
from typing import Any

import pytest

from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown
from lusoria.table.live import absence
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room import orders
from tests.server.harness import wait_until
from tests.table.memory_node import ALEA, GRACE, FakeSocket, MemoryNode, connect

pytestmark = pytest.mark.anyio

LATER = 60.0  # seconds; longer than an announced presence lasts


async def start_with_both_present(node: MemoryNode) -> tuple[LiveTable, FakeSocket]:
    """A game with Livia and Marcus connected to this node; the live table and Livia's socket."""
    live = await node.start_game()
    line = await connect(live, "livia")
    await connect(live, "marcus")
    await wait_until(lambda: not live._timers.has_timer(("grace", "livia")))
    return live, line


class TestAbsentPlayer:
    async def test_player_connected_elsewhere_and_here_is_present(self) -> None:
        """Regression: while another node announced the player, no timer ran, and no bot ever stood in."""
        node = MemoryNode(grace=GRACE)
        live, line = await start_with_both_present(node)
        node.hub._on_notification(live.room.id, "here:0")
        await live.leave(line)
        assert not live.room.chairs[0].stand_in
        node.now += LATER
        await wait_until(lambda: live.room.chairs[0].stand_in)
        await live.close()

    async def test_player_missed_elsewhere_is_present_again(self) -> None:
        """Regression: a player announced elsewhere after a stand-in was not waited for a second time."""
        node = MemoryNode(grace=GRACE)
        live = await node.start_game()
        await connect(live, "marcus")
        await wait_until(lambda: live.room.chairs[0].stand_in)
        await live.change(lambda room: orders.stand_in(room, 0, on=False))
        node.hub._on_notification(live.room.id, "here:0")
        node.now += LATER
        await wait_until(lambda: live.room.chairs[0].stand_in)
        await live.close()

    async def test_host_present_elsewhere_is_succeeded_if_gone(self) -> None:
        """Regression: the table waited for ever for a host who could start it."""
        node = MemoryNode(grace=GRACE)
        live = await node.hub.open_table("livia", "Livia", ALEA)
        await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        line = await connect(live, "livia")
        await connect(live, "marcus")
        await wait_until(lambda: not live._timers.has_timer(("grace", "livia")))
        node.hub._on_notification(live.room.id, "here:0")
        await live.leave(line)
        node.now += LATER
        await wait_until(lambda: live.room.host == "marcus")
        await live.close()


class TestPresentPlayer:
    async def test_player_is_not_missed_by_a_deaf_node(self) -> None:
        """Regression: a node that heard no notifications put bots on all seats of players at other nodes."""
        node = MemoryNode(grace=GRACE)
        node.bus.is_connected = False
        live = await node.start_game()
        await connect(live, None)
        await asyncio.sleep(5 * GRACE)
        assert not any(chair.stand_in for chair in live.room.chairs)
        node.bus.is_connected = True
        await wait_until(lambda: all(chair.stand_in for chair in live.room.chairs))
        await live.close()

    async def test_player_gets_seat_back_from_another_node(self, node: MemoryNode) -> None:
        """Regression: the stand-in set by another node played on until the player reconnected."""
        other = MemoryNode(node.store)
        live = await node.start_game()
        await connect(live, "livia")
        async with other.hub.use(live.room.id) as far:
            await far.change(lambda room: orders.replace_absent(room, "livia", frozenset()))
            node.hub._on_notification(live.room.id, "changed")
            await wait_until(lambda: live.room.version > far.room.version)
            assert not live.room.chairs[0].stand_in
        await live.close()
        await far.close()

    async def test_present_player_may_let_a_bot_play(self, node: MemoryNode) -> None:
        """A player who asked for a bot at another node keeps it."""
        other = MemoryNode(node.store)
        live = await node.start_game()
        await connect(live, "livia")
        async with other.hub.use(live.room.id) as far:
            await far.change(lambda room: orders.leave(room, "livia", 0))
            await live.catch_up()
            assert ("back", "livia") not in live._timers._tasks
            assert live.room.chairs[0].stand_in
        await live.close()
        await far.close()

    async def test_presence_is_asked_again_before_a_stand_in(self, live: LiveTable) -> None:
        """Regression: a player who entered while being declared absent got a bot."""
        live._absence.on_absence("livia")
        live.presence.enter(FakeSocket("livia"))
        await wait_until(lambda: not live._timers.is_busy)
        assert not live.room.chairs[0].stand_in

    async def test_presence_is_announced_while_the_store_is_down(self) -> None:
        """Regression: housekeeping ended at the store, and no presence was announced."""

        class FailingReads(MemoryStore):
            down = False

            async def read(self, *args: Any) -> list[bytes]:
                if self.down:
                    raise StoreDown("gone")
                return await super().read(*args)

        store = FailingReads()
        node = MemoryNode(store)
        live = await node.start_game()
        await connect(live, "livia")
        store.down = True
        node.bus.sent.clear()
        node.hub._on_notification("", "missed")
        with pytest.raises(StoreDown):
            await node.hub.run_housekeeping()
        assert (live.room.id, "here:0") in node.bus.sent
        await live.close()


class FailingAppends(MemoryStore):
    fail = 0

    async def append(self, *args: Any, **more: Any) -> int:
        if self.fail:
            self.fail -= 1
            raise StoreDown("gone")
        return await super().append(*args, **more)


async def test_returning_player_is_welcome_while_the_store_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: the player got the room, was removed again, and was refused for a missing hello."""
    monkeypatch.setattr(absence, "RETRY_SECONDS", GRACE)
    store = FailingAppends()
    node = MemoryNode(store)
    live = await node.start_game()
    await live.change(lambda room: orders.stand_in(room, 0, on=True))
    store.fail = 2
    await connect(live, "livia")
    assert live.presence.is_here("livia")
    await wait_until(lambda: not live.room.chairs[0].stand_in)
    await live.close()


async def test_stand_in_is_retried_after_the_store_returns() -> None:
    """Regression: the stand-in failed and was not tried again."""
    store = FailingAppends()
    node = MemoryNode(store, grace=GRACE)
    live = await node.start_game()
    await connect(live, "marcus")
    store.fail = 2
    await wait_until(lambda: live.room.chairs[0].stand_in)
    await live.close()
