"""Job queue: bounded, deduplicated by key, fair between addresses; caches results.

`JobQueue` is the port. `InProcessJobQueue` runs one job at a time in the event loop of its process.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar

from lusoria.runtime.fair_queue import SERVER, Requester, RoundRobin, Share, SizeShare
from lusoria.runtime.lru_cache import LruCache

K = TypeVar("K", bound=Hashable)
J = TypeVar("J")
R = TypeVar("R")
J_contra = TypeVar("J_contra", contravariant=True)

NO_SIZE_LIMIT = SizeShare()
RETRY_SECONDS = 60.0  # after a failure: the same job would probably fail again


class QueueFull(Exception):
    """No place for this job: the queue, its kind or its requester is at a limit."""


class Status(NamedTuple):
    position: int
    """0 while the job runs, or if it is the next to run."""
    done: int
    total: int
    """Progress in steps; both 0 until the job reports some."""
    seconds_running: float = 0.0
    """Since the job that runs has started. 0 while this job waits."""


@dataclass(frozen=True, eq=False)
class JobKind(Generic[K, R]):
    """Jobs with the same limits. Kinds may share a cache."""

    results: LruCache[K, R]
    share: Share | None = None
    """Limits pending jobs of this kind, beside the share of the queue."""
    priority: int = 0
    """Jobs of a higher priority run first."""


class JobQueue(Protocol[K, J_contra, R]):
    """A job is known by its key, which determines its result."""

    def submit(self, key: K, job: J_contra, requester: Requester = SERVER) -> None:
        """Queue a job, unless one with this key is pending. Raises QueueFull."""

    def is_pending(self, key: K) -> bool: ...

    def pending_keys(self) -> Sequence[K]:
        """In the order in which the jobs run if no more come; the first one runs."""

    def status(self, key: K) -> Status | None:
        """None if the job is not pending."""

    def report_progress(self, done: int, total: int) -> None:
        """Called by the runner about the job that runs."""

    def done_event(self, key: K) -> asyncio.Event | None:
        """Set when the pending job has ended, well or not. None if the job is not pending."""

    def next_done_event(self) -> asyncio.Event:
        """Set when any job ends next."""

    def result(self, key: K) -> R | None:
        """The cached result."""

    def cache_result(self, key: K, result: R) -> None:
        """Cache a result that the caller has from elsewhere, for example from a database."""

    def has_failed(self, key: K) -> bool:
        """True for `RETRY_SECONDS` after a failure. Callers should not submit the job again meanwhile."""

    async def stop(self) -> None:
        """Cancel the job that runs. Later jobs stay pending."""


class JobRunner(ABC, Generic[K, J, R]):
    """Does the work for a queue. By default, it saves no results."""

    @abstractmethod
    async def run_job(self, key: K, job: J, /) -> R | None:
        """The result, or None if there is nothing to cache. May raise anything."""

    async def save_result(self, key: K, result: R, /) -> None:
        """Called when the result is cached already; an error here does not make the job fail."""

    @abstractmethod
    def on_error(self, error: Exception) -> None:
        """Called if `run_job` or `save_result` raises an error. A job has failed if it has no result."""

    def on_idle(self) -> None:
        """Called when no job is left, or when the queue is stopped."""


@dataclass
class Pending(Generic[J]):
    job: J
    requester: Requester
    done: asyncio.Event = field(default_factory=asyncio.Event)


class InProcessJobQueue(Generic[K, J, R]):
    """Not thread-safe. `size_share` limits the sum of `size_of` over pending jobs."""

    def __init__(
        self,
        runner: JobRunner[K, J, R],
        kind_of: Callable[[K], JobKind[K, R]],
        share: Share,
        size_of: Callable[[J], int] = lambda _: 0,
        size_share: SizeShare = NO_SIZE_LIMIT,
    ) -> None:
        self._runner = runner
        self._kind_of = kind_of
        self.share = share
        self._size_of = size_of
        self._size_share = size_share
        self.clock = time.monotonic
        self._pending: OrderedDict[K, Pending[J]] = OrderedDict()
        """In order of arrival, but the job that runs is the first. It leaves when it has ended."""
        self._turns = RoundRobin()
        self._retry_at: dict[K, float] = {}
        """Failed jobs, by the time from which they may run again."""
        self._next_done = asyncio.Event()
        self._progress = (0, 0)
        self._started_at = 0.0
        self._task: asyncio.Task[None] | None = None
        """Runs while there are jobs."""

    # Requests

    def submit(self, key: K, job: J, requester: Requester = SERVER) -> None:
        if key not in self._pending:
            self._check_limits(key, job, requester)
            self._pending[key] = Pending(job, requester)
        if self._task is None:
            self._started_at = self.clock()
            self._task = asyncio.create_task(self._run_all())

    def is_pending(self, key: K) -> bool:
        return key in self._pending

    def pending_keys(self) -> list[K]:
        if not self._pending:
            return []
        first, *others = self._pending
        return [first, *self._order(others)]

    def status(self, key: K) -> Status | None:
        if key not in self._pending:
            return None
        position = self.pending_keys().index(key)
        if position:
            return Status(position, 0, 0)
        return Status(0, *self._progress, self.clock() - self._started_at)

    def report_progress(self, done: int, total: int) -> None:
        self._progress = done, total

    def done_event(self, key: K) -> asyncio.Event | None:
        pending = self._pending.get(key)
        return None if pending is None else pending.done

    def next_done_event(self) -> asyncio.Event:
        return self._next_done

    def result(self, key: K) -> R | None:
        return self._kind_of(key).results.get(key)

    def cache_result(self, key: K, result: R) -> None:
        self._kind_of(key).results.put(key, result)

    def has_failed(self, key: K) -> bool:
        return self.clock() < self._retry_at.get(key, 0.0)

    async def stop(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def _check_limits(self, key: K, job: J, requester: Requester) -> None:
        kind = self._kind_of(key)
        has_room = self.share.has_room(requester, [each.requester for each in self._pending.values()])
        if kind.share is not None:
            alike = [each.requester for other, each in self._pending.items() if self._kind_of(other) is kind]
            has_room &= kind.share.has_room(requester, alike)
        sizes = [(each.requester, self._size_of(each.job)) for each in self._pending.values()]
        if not has_room or not self._size_share.has_room(requester, self._size_of(job), sizes):
            raise QueueFull

    # Jobs

    def _order(self, keys: list[K]) -> list[K]:
        priorities = sorted({self._kind_of(key).priority for key in keys}, reverse=True)
        return [key for priority in priorities for key in self._turns.order(self._requesters(keys, priority))]

    def _requesters(self, keys: list[K], priority: int) -> dict[K, Requester]:
        alike = (key for key in keys if self._kind_of(key).priority == priority)
        return {key: self._pending[key].requester for key in alike}

    def _next(self) -> K:
        """The job whose turn it is. It becomes the first of the pending ones."""
        keys = list(self._pending)
        requesters = self._requesters(keys, max(self._kind_of(key).priority for key in keys))
        key = self._turns.order(requesters)[0]
        self._turns.record_start(requesters[key], requesters)
        self._pending.move_to_end(key, last=False)
        return key

    async def _run_all(self) -> None:
        try:
            while self._pending:
                key = self._next()
                self._started_at, self._progress = self.clock(), (0, 0)
                try:
                    await self._run(key, self._pending[key].job)
                finally:
                    self._pending.pop(key).done.set()
                    self._announce()
        finally:
            self._task = None
            self._runner.on_idle()

    async def _run(self, key: K, job: J) -> None:
        results = self._kind_of(key).results
        try:
            result = await self._runner.run_job(key, job)
            if result is not None:
                results.put(key, result)
                await self._runner.save_result(key, result)
        except Exception as error:  # noqa: BLE001 (the jobs behind this one must run)
            if key not in results:
                self._delay_retry(key)
            self._runner.on_error(error)

    def _delay_retry(self, key: K) -> None:
        now = self.clock()
        self._retry_at = {other: at for other, at in self._retry_at.items() if at > now}
        self._retry_at[key] = now + RETRY_SECONDS

    def _announce(self) -> None:
        self._next_done.set()
        self._next_done = asyncio.Event()
