"""Daily statistics of all players, cached, and counted once for all concurrent requests."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct, field

from lusoria.runtime.cooperative_yield import Slices
from lusoria.runtime.lru_cache import LruCache
from lusoria.store.port import Store, TryRow
from lusoria.wire.daily_challenge import MyTry, PlayerTotals

MAX_TRIES = 10_000  # per game and day, earliest first
CACHE_SECONDS = 5.0  # a count is cached that long during the day
OPEN_CACHE_SECONDS = 600.0  # after the day is over: then only erasures change it
MAX_CACHED = 16  # counts
STEP = 10  # points per bin of the histogram


class TryResult(Struct, frozen=True):
    """The counted facts of a try."""

    over: bool
    share: float
    """Share of the win: 1 for a winner, less after a draw, else 0."""
    points: int | None

    @property
    def is_won(self) -> bool:
        return self.over and self.share == 1

    @property
    def draw_share(self) -> float:
        """Share of a drawn game; 0 for a win."""
        return self.share if self.over and self.share < 1 else 0.0


class Count(Struct):
    tries: dict[str, TryResult] = field(default_factory=dict)
    """By person."""
    points: Counter[int] = field(default_factory=Counter)
    players: int = 0
    won: int = 0
    shared: float = 0.0

    def add(self, person: str, attempt: TryResult) -> None:
        self.tries[person] = attempt
        self.players += attempt.over
        self.won += attempt.is_won
        self.shared += attempt.draw_share
        if attempt.over and attempt.points is not None:
            self.points[attempt.points] += 1

    def totals(self, person: str | None, mine: MyTry | None) -> PlayerTotals:
        """Counts with the person's own try as it is now, and the others' as cached."""
        own = None if mine is None else try_result(mine)
        cached = None if person is None else self.tries.get(person)
        players, won, shared, tries = self.players, self.won, self.shared, len(self.tries)
        others, points = Counter(self.points), None
        if cached is not None:
            tries, players, won = tries - 1, players - cached.over, won - cached.is_won
            shared -= cached.draw_share
            if cached.over and cached.points is not None:
                others[cached.points] -= 1
        if own is not None:
            tries, players, won = tries + 1, players + own.over, won + own.is_won
            shared += own.draw_share
            points = own.points if own.over else None
        bins = Counter[int]()
        for score, count in (*others.items(), *(() if points is None else ((points, 1),))):
            bins[score // STEP * STEP] += count
        worse = 0 if points is None else sum(count for score, count in others.items() if score < points)
        same = 0 if points is None else others[points]
        histogram = tuple(sorted((step, count) for step, count in bins.items() if count))
        return PlayerTotals(players, tries - players, won, histogram, worse, same, shared)


def try_result(mine: MyTry) -> TryResult:
    return TryResult(mine.state == "over", mine.share or 0.0, mine.points)


class CachedCount(Struct):
    task: asyncio.Task[Count]
    until: float = 0.0
    """Set once the count has succeeded. After a failure the next caller counts again."""

    @property
    def is_valid(self) -> bool:
        return not self.task.done() or time.monotonic() <= self.until


class DailyStats:
    def __init__(self, store: Store, state_of: Callable[[TryRow], MyTry]) -> None:
        self._store = store
        self._state_of = state_of
        self._cache = LruCache[tuple[str, str, bool], CachedCount](MAX_CACHED)
        self._lock = asyncio.Lock()

    async def count(self, day: str, game: str, *, is_open: bool) -> Count:
        """The cached count. Concurrent callers wait for the same computation."""
        key = day, game, is_open
        cached = self._cache.get(key)
        if cached is None or not cached.is_valid:
            cached = self._start_count(day, game, OPEN_CACHE_SECONDS if is_open else CACHE_SECONDS)
            self._cache.put(key, cached)
        return await asyncio.shield(cached.task)

    def _start_count(self, day: str, game: str, valid_for: float) -> CachedCount:
        def on_done(task: asyncio.Task[Count]) -> None:
            if not task.cancelled() and task.exception() is None:
                started.until = time.monotonic() + valid_for

        started = CachedCount(asyncio.get_running_loop().create_task(self._count_tries(day, game)))
        started.task.add_done_callback(on_done)
        return started

    async def _count_tries(self, day: str, game: str) -> Count:
        """One day at a time, so that many requests do not read many days at once."""
        count, slices = Count(), Slices()
        async with self._lock:
            for row in await self._store.tries(day, game, MAX_TRIES):
                count.add(row.person, try_result(self._state_of(row)))
                await slices.pause()
        return count
