"""Daily statistics: counted once for concurrent requests, and exact for the person who asks."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from lusoria.server.client_limits import Client
from lusoria.server.daily import daily_stats
from lusoria.server.daily.daily_service import Daily
from lusoria.server.daily.daily_stats import MAX_CACHED, Count, DailyStats, try_result
from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown, TryRow
from lusoria.wire.daily_challenge import MyTry, PlayerTotals

pytestmark = pytest.mark.anyio

DAY = "2026-03-15"


class SlowStore(MemoryStore):
    """Takes a while to read the tries of a day, and counts reads."""

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


def a_try(person: str, points: int | None, *, over: bool = True, share: float = 0.0) -> MyTry:
    state, won = ("over", share == 1) if over else ("playing", None)
    return MyTry(DAY, "alea", person, state, points, won, None, share if over else None)  # type: ignore[arg-type]


def state_of(row: TryRow) -> MyTry:
    return a_try(row.person, 7)


async def test_concurrent_comparisons_read_a_day_once() -> None:
    store = SlowStore()
    for person in ("ann", "bob"):
        await store.begin_try(DAY, "alea", person, f"of {person}", 1.0)
    hub: Any = SimpleNamespace(services=SimpleNamespace(now=lambda: 1.79e9))
    jobs: Any = SimpleNamespace(request=lambda *_: None)
    no_quota: Any = None
    days = Daily(store, hub, jobs, no_quota, b"k" * 32, "2026-01-01", 60)
    comparisons = await asyncio.gather(
        *(days.comparison(DAY, "alea", None, Client("here")) for _ in range(50))
    )
    assert {comparison.crowd.unfinished for comparison in comparisons} == {2}
    assert store.reads == 1


async def test_open_day_is_cached_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    store, clock = SlowStore(), [1000.0]
    monkeypatch.setattr(daily_stats, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    stats = DailyStats(store, state_of)

    async def reads(at: float, *, is_open: bool) -> int:
        clock[0], before = at, store.reads
        await stats.count(DAY, "alea", is_open=is_open)
        return store.reads - before

    assert [await reads(at, is_open=False) for at in (1000.0, 1004.0, 1006.0, 1010.0)] == [1, 0, 1, 0]
    assert [await reads(at, is_open=True) for at in (1010.0, 1600.0, 1611.0)] == [1, 0, 1]


async def test_failed_count_is_tried_again() -> None:
    store = SlowStore()
    stats = DailyStats(store, state_of)
    store.down = True
    with pytest.raises(StoreDown):
        await stats.count(DAY, "alea", is_open=True)
    store.down = False
    assert (await stats.count(DAY, "alea", is_open=True)).players == 0


async def test_cancelled_request_does_not_cancel_the_count() -> None:
    store = SlowStore()
    stats = DailyStats(store, state_of)
    cancelled = asyncio.create_task(stats.count(DAY, "alea", is_open=True))
    waiting = asyncio.create_task(stats.count(DAY, "alea", is_open=True))
    await asyncio.sleep(0.01)
    cancelled.cancel()
    assert (await waiting).players == 0
    assert store.reads == 1


async def test_cache_is_bounded() -> None:
    stats = DailyStats(SlowStore(), state_of)
    for day in range(2 * MAX_CACHED):
        await stats.count(f"day {day}", "alea", is_open=True)
    assert len(stats._cache) == MAX_CACHED


def count_of(*tries: MyTry) -> Count:
    count = Count()
    for one in tries:
        count.add(one.table, try_result(one))
    return count


def test_own_try_counts_as_it_is_now() -> None:
    count = count_of(
        a_try("ann", 35, share=1), a_try("bob", 31), a_try("cid", 35), a_try("dom", None, over=False)
    )
    assert count.totals(None, None) == PlayerTotals(3, 1, 1, ((30, 3),), 0, 0)
    assert count.totals("cid", a_try("cid", 35)) == PlayerTotals(3, 1, 1, ((30, 3),), 1, 1)
    assert count.totals("dom", a_try("dom", 41)) == PlayerTotals(4, 0, 1, ((30, 3), (40, 1)), 3, 0)
    assert count.totals("eve", a_try("eve", None, over=False)) == PlayerTotals(3, 2, 1, ((30, 3),), 0, 0)
    assert count.totals("bob", a_try("bob", 2, share=1)) == PlayerTotals(3, 1, 2, ((0, 1), (30, 2)), 0, 0)
    assert count.totals("ann", None) == PlayerTotals(2, 1, 0, ((30, 2),), 0, 0)


def test_draw_is_half_a_win() -> None:
    count = count_of(a_try("ann", 35, share=0.5), a_try("bob", 31, share=0.5), a_try("cid", 35, share=1))
    assert (count.won, count.shared) == (1, 1.0)
    assert count.totals("ann", a_try("ann", 35, share=0.5)).shared == 1.0
    assert count.totals("ann", a_try("ann", 35, share=1)) == PlayerTotals(3, 0, 2, ((30, 3),), 1, 1, 0.5)
    assert count.totals("ann", None).shared == 0.5
