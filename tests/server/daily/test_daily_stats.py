"""How all fared at a day: read once for however many ask, and counted as if it were read each time."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from lusoria.server.daily import daily_stats
from lusoria.server.daily.daily_service import Daily
from lusoria.server.daily.daily_stats import MOST_KEPT, Count, DailyStats, ended
from lusoria.server.rate_limits import Client
from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown, TryRow
from lusoria.wire.daily_challenge import Crowd, MyTry

pytestmark = pytest.mark.anyio

DAY = "2026-03-15"


class Slow(MemoryStore):
    """A store that counts how often a day is read, and takes a while for it."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.down = False

    async def tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        self.reads += 1
        await asyncio.sleep(0.02)
        if self.down:
            raise StoreDown("for a moment")
        return await super().tries(day, game, limit)


def a_try(person: str, points: int | None, *, over: bool = True, won: bool = False) -> MyTry:
    return MyTry(DAY, "alea", person, "over" if over else "playing", points, won if over else None, None)


def state_of(row: TryRow) -> MyTry:
    return a_try(row.person, 7)


async def test_however_many_compare_themselves_a_day_is_read_once() -> None:
    """Before: what was read was kept once it had been read, so that all who asked meanwhile read it, too."""
    store = Slow()
    for person in ("ann", "bob"):
        await store.begin_try(DAY, "alea", person, f"of {person}", 1.0)
    hub: Any = SimpleNamespace(services=SimpleNamespace(now=lambda: 1.79e9))
    studies: Any = SimpleNamespace(request_daily=lambda *_: None)
    nobody: Any = None
    days = Daily(store, hub, studies, nobody, b"k" * 32, "2026-01-01", 60)
    told = await asyncio.gather(*(days.comparison(DAY, "alea", None, Client("here")) for _ in range(50)))
    assert {one.crowd.unfinished for one in told} == {2}
    assert store.reads == 1


async def test_a_day_laid_open_is_kept_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    store, clock = Slow(), [1000.0]
    monkeypatch.setattr(daily_stats, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    counts = DailyStats(store, state_of)

    async def reads(at: float, *, is_open: bool) -> int:
        clock[0], before = at, store.reads
        await counts.count(DAY, "alea", is_open=is_open)
        return store.reads - before

    assert [await reads(at, is_open=False) for at in (1000.0, 1004.0, 1006.0, 1010.0)] == [1, 0, 1, 0]
    assert [await reads(at, is_open=True) for at in (1010.0, 1600.0, 1611.0)] == [1, 0, 1]


async def test_what_could_not_be_read_is_read_by_the_next() -> None:
    store = Slow()
    counts = DailyStats(store, state_of)
    store.down = True
    with pytest.raises(StoreDown):
        await counts.count(DAY, "alea", is_open=True)
    store.down = False
    assert (await counts.count(DAY, "alea", is_open=True)).players == 0


async def test_whoever_goes_away_does_not_take_it_along() -> None:
    store = Slow()
    counts = DailyStats(store, state_of)
    gone = asyncio.create_task(counts.count(DAY, "alea", is_open=True))
    stays = asyncio.create_task(counts.count(DAY, "alea", is_open=True))
    await asyncio.sleep(0.01)
    gone.cancel()
    assert (await stays).players == 0
    assert store.reads == 1


async def test_few_days_are_kept() -> None:
    counts = DailyStats(Slow(), state_of)
    for day in range(2 * MOST_KEPT):
        await counts.count(f"day {day}", "alea", is_open=True)
    assert len(counts._cache) == MOST_KEPT


def test_one_counts_oneself_as_one_stands_now() -> None:
    count = Count()
    for one in (
        a_try("ann", 35, won=True),
        a_try("bob", 31),
        a_try("cid", 35),
        a_try("dom", None, over=False),
    ):
        count.add(one.table, ended(one))
    assert count.crowd(None, None) == Crowd(3, 1, 1, ((30, 3),), 0, 0)
    assert count.crowd("cid", a_try("cid", 35)) == Crowd(3, 1, 1, ((30, 3),), 1, 1)
    assert count.crowd("dom", a_try("dom", 41)) == Crowd(4, 0, 1, ((30, 3), (40, 1)), 3, 0)
    assert count.crowd("eve", a_try("eve", None, over=False)) == Crowd(3, 2, 1, ((30, 3),), 0, 0)
    assert count.crowd("bob", a_try("bob", 2, won=True)) == Crowd(3, 1, 2, ((0, 1), (30, 2)), 0, 0)
    assert count.crowd("ann", None) == Crowd(2, 1, 0, ((30, 2),), 0, 0)
