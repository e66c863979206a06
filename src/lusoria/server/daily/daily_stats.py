"""Daily statistics of all players, cached, and counted once for all concurrent requests."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct, field

from lusoria.runtime.cooperative_yield import Slices
from lusoria.store.port import Store, TryRow
from lusoria.wire.daily_challenge import Crowd, MyTry

MOST_TRIES = 10_000  # per game and day, earliest first
COUNTED_FOR = 5.0  # seconds a count is cached during the day
OPEN_COUNTED_FOR = 600.0  # seconds after the day is over: then only erasures change it
MOST_KEPT = 16  # cached counts
STEP = 10  # points per bin of the histogram


class Ended(Struct, frozen=True):
    """The counted facts of a try."""

    over: bool
    share: float
    """Share of the win: 1 for a winner, less after a draw, else 0."""
    points: int | None

    @property
    def won(self) -> bool:
        return self.over and self.share == 1

    @property
    def shared(self) -> float:
        """Share of a drawn game; 0 for a win."""
        return self.share if self.over and self.share < 1 else 0.0


class Count(Struct):
    tries: dict[str, Ended] = field(default_factory=dict)
    """By person."""
    points: Counter[int] = field(default_factory=Counter)
    players: int = 0
    won: int = 0
    shared: float = 0.0

    def add(self, person: str, one: Ended) -> None:
        self.tries[person] = one
        self.players += one.over
        self.won += one.won
        self.shared += one.shared
        if one.over and one.points is not None:
            self.points[one.points] += 1

    def crowd(self, person: str | None, mine: MyTry | None) -> Crowd:
        """Counts with the person's own try as it is now, and the others' as cached."""
        own = None if mine is None else ended(mine)
        was = None if person is None else self.tries.get(person)
        players, won, shared, tries = self.players, self.won, self.shared, len(self.tries)
        others, points = Counter(self.points), None
        if was is not None:
            tries, players, won = tries - 1, players - was.over, won - was.won
            shared -= was.shared
            if was.over and was.points is not None:
                others[was.points] -= 1
        if own is not None:
            tries, players, won = tries + 1, players + own.over, won + own.won
            shared += own.shared
            points = own.points if own.over else None
        bins = Counter[int]()
        for each, many in (*others.items(), *(() if points is None else ((points, 1),))):
            bins[each // STEP * STEP] += many
        worse = 0 if points is None else sum(many for each, many in others.items() if each < points)
        same = 0 if points is None else others[points]
        shown = tuple(sorted((step, many) for step, many in bins.items() if many))
        return Crowd(players, tries - players, won, shown, worse, same, shared)


def ended(mine: MyTry) -> Ended:
    return Ended(mine.state == "over", mine.share or 0.0, mine.points)


class Kept(Struct):
    counting: asyncio.Task[Count]
    until: float


class DailyStats:
    def __init__(self, store: Store, state_of: Callable[[TryRow], MyTry]) -> None:
        self._store = store
        self._state_of = state_of
        self._cache: dict[tuple[str, str, bool], Kept] = {}
        self._lock = asyncio.Lock()

    async def count(self, day: str, game: str, *, is_open: bool) -> Count:
        """The cached count. Concurrent callers wait for the same computation."""
        kept = self._cache.get((day, game, is_open))
        if kept is None or (kept.counting.done() and time.monotonic() > kept.until):
            kept = self._start_count(day, game, OPEN_COUNTED_FOR if is_open else COUNTED_FOR)
            self._cache[day, game, is_open] = kept
        return await asyncio.shield(kept.counting)

    def _start_count(self, day: str, game: str, good_for: float) -> Kept:
        now = time.monotonic()
        kept = {key: one for key, one in self._cache.items() if not one.counting.done() or now <= one.until}
        too_many = max(0, len(kept) + 1 - MOST_KEPT)
        for key in [key for key, one in kept.items() if one.counting.done()][:too_many]:
            del kept[key]
        self._cache = kept
        begun = Kept(asyncio.get_running_loop().create_task(self._count_tries(day, game)), 0.0)
        begun.counting.add_done_callback(lambda task: on_counted(task, begun, good_for))
        return begun

    async def _count_tries(self, day: str, game: str) -> Count:
        count, slices = Count(), Slices()
        async with self._lock:
            for row in await self._store.tries(day, game, MOST_TRIES):
                count.add(row.person, ended(self._state_of(row)))
                await slices.pause()
        return count

    def forget(self) -> None:
        self._cache.clear()


def on_counted(task: "asyncio.Task[Count]", kept: Kept, good_for: float) -> None:
    """Cache only a successful count; after a failure the next caller tries again."""
    if not task.cancelled() and task.exception() is None:
        kept.until = time.monotonic() + good_for
