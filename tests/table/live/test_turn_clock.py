"""A clock that ran out is neither lost nor rung twice, whatever is written meanwhile and by whom."""

import pytest
from msgspec.structs import replace

from lusoria.store.port import Store
from lusoria.table.live import hub
from lusoria.table.live.table_log import load_room
from lusoria.table.room import orders
from lusoria.table.room.room import Room
from lusoria.wire.client_messages import PROTOCOL, Hello
from lusoria.wire.settings import Clock
from tests.table.live.test_housekeeping import ALEA, GENTLE, World, put_away
from tests.table.live.test_stale_node import Reader

pytestmark = pytest.mark.anyio

STRICT = replace(ALEA, clock=Clock("strict", 60))


async def deadline(world: World, table: str) -> float | None:
    row = await world.store.row(table)
    assert row is not None
    return row.deadline


async def test_reminder_keeps_what_another_node_wrote() -> None:
    """Before: it wrote the whole row as this node knew it, and a finished game was being played again."""
    world = World(grace=600.0)
    live = await world.playing(GENTLE)
    await live.join(Reader("livia"), Hello(PROTOCOL, live.room.id, 0))
    row = await world.store.row(live.room.id)
    assert row is not None
    over = replace(row, status="over", deadline=None, updated=60.9, summary=b"the end")
    await world.store.append(live.room.id, live.room.version, [b"the last move"], row=over)
    world.now = 61.0
    await live.overdue()
    assert await world.store.row(live.room.id) == over
    await live.close()


async def test_abandoned_table_loses_its_clock() -> None:
    """Before: such a row was loaded every five seconds for ever."""
    world = World(grace=600.0)
    live = await world.hub.open_table("livia", "Livia", ALEA)
    world.store._rows[live.room.id] = replace(world.store._rows[live.room.id], deadline=1.0)
    world.now = 2.0
    await world.hub.run_housekeeping()
    assert await deadline(world, live.room.id) is None


async def test_deadline_stays_until_the_move_is_made() -> None:
    """Before: any other order between the ring and the bot's move wrote a row without a clock."""
    world = World(grace=600.0)
    live = await world.playing(STRICT)
    world.now = 61.0
    await live.overdue()
    await live.change(lambda room: orders.mute(room, "livia", 1, muted=True))
    assert await deadline(world, live.room.id) == 60.0
    assert not live._timers.runs("deadline"), "and rings no second time before the next round"
    await live.close()


async def test_gentle_clock_reminds_a_player_at_another_node() -> None:
    """Before: the node that had nobody there moved for them without a word."""
    world = World(grace=600.0)
    live = await world.playing(GENTLE)
    world.now = 61.0
    world.hub._on_notification(live.room.id, "here:0")
    await live.overdue()
    assert await deadline(world, live.room.id) == live.clock.deadline == 121.0
    await live.close()


async def test_failing_table_does_not_delay_other_clocks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before: it stood first in the line for ever, and fifty of its kind stopped all clocks."""
    world = World(grace=600.0)
    broken, well = await world.playing(STRICT), await world.playing(STRICT)
    for live in (broken, well):
        await put_away(world, live.room.id)
    load = load_room

    async def breaks(store: Store, table: str) -> Room:
        if table == broken.room.id:
            raise ZeroDivisionError
        return await load(store, table)

    monkeypatch.setattr(hub, "load_room", breaks)
    world.now = 61.0
    await world.hub.run_housekeeping()
    assert [type(crash) for crash in world.crashes] == [ZeroDivisionError]
    assert await deadline(world, broken.room.id) == 61.0 + hub.CLOCK_RETRY_SECONDS
    assert well.room.id in world.hub.tables
    await put_away(world, well.room.id)
