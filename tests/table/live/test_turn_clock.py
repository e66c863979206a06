"""Turn clock: an expired clock rings once, whatever other nodes write."""

import pytest
from msgspec.structs import replace

from lusoria.store.port import Append, Store
from lusoria.table.live import hub
from lusoria.table.live.table_log import load_room
from lusoria.table.room import orders
from lusoria.table.room.room import Room
from lusoria.wire.client_messages import PROTOCOL, Hello
from lusoria.wire.settings import Clock
from tests.table.memory_node import ALEA, GENTLE, FakeSocket, MemoryNode

pytestmark = pytest.mark.anyio

STRICT = replace(ALEA, clock=Clock("strict", 60))


async def deadline(node: MemoryNode, table: str) -> float | None:
    row = await node.row(table)
    return row.deadline


async def test_reminder_keeps_what_another_node_wrote(node: MemoryNode) -> None:
    """Regression: the reminder wrote this node's stale index row, and a finished game was played on."""
    live = await node.start_game(GENTLE)
    await live.join(FakeSocket("livia"), Hello(PROTOCOL, live.room.id, 0))
    row = await node.row(live.room.id)
    over = replace(row, status="over", deadline=None, updated=60.9, summary=b"the end")
    await node.store.append(Append(live.room.id, live.room.version, [b"the last move"], row=over))
    node.now = 61.0
    await live.on_deadline()
    assert await node.store.row(live.room.id) == over


async def test_abandoned_table_loses_its_clock(node: MemoryNode) -> None:
    """Regression: such a row was loaded every five seconds for ever."""
    live = await node.hub.open_table("livia", "Livia", ALEA)
    node.store._rows[live.room.id] = replace(node.store._rows[live.room.id], deadline=1.0)
    node.now = 2.0
    await node.hub.run_housekeeping()
    assert await deadline(node, live.room.id) is None


async def test_deadline_stays_until_the_move_is_made(node: MemoryNode) -> None:
    """Regression: an order between the ring and the bot's move wrote a row without a deadline."""
    live = await node.start_game(STRICT)
    node.now = 61.0
    await live.on_deadline()
    await live.change(lambda room: orders.mute(room, "livia", 1, muted=True))
    assert await deadline(node, live.room.id) == 60.0
    assert not live._timers.has_timer("deadline"), "the clock does not ring again before the next round"


async def test_gentle_clock_reminds_a_player_at_another_node(node: MemoryNode) -> None:
    """Regression: a node without the player's connection moved for them without a reminder."""
    live = await node.start_game(GENTLE)
    node.now = 61.0
    node.hub._on_notification(live.room.id, "here:0")
    await live.on_deadline()
    assert await deadline(node, live.room.id) == live.clock.deadline == 121.0


async def test_failing_table_does_not_delay_other_clocks(
    node: MemoryNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: failing tables stayed first in the queue, and fifty of them stopped all clocks."""
    broken, well = await node.start_game(STRICT), await node.start_game(STRICT)
    for live in (broken, well):
        await node.unload(live.room.id)
    load = load_room

    async def failing_load(store: Store, table: str) -> Room:
        if table == broken.room.id:
            raise ZeroDivisionError
        return await load(store, table)

    monkeypatch.setattr(hub, "load_room", failing_load)
    node.now = 61.0
    await node.hub.run_housekeeping()
    assert [type(crash) for crash in node.crashes] == [ZeroDivisionError]
    assert await deadline(node, broken.room.id) == 61.0 + hub.CLOCK_RETRY_SECONDS
    assert well.room.id in node.hub.tables
    await node.unload(well.room.id)
