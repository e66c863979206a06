"""Reading jobs: one thread reads uploaded records, one at a time, outside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, NamedTuple, TypeVar

from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import InProcessJobQueue, JobKind, JobQueue, JobRunner, QueueFull
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.client_limits import Client
from lusoria.wire.refusal import temporary_refusal

T = TypeVar("T")
SHARE = Share(total=96, per_address=40, per_device=2)  # waiting records, up to half a megabyte each
BUSY_SECONDS = 2.0  # Retry-After of a refused request
READER = ThreadPoolExecutor(1, "reading")


class Reading(NamedTuple):
    work: Callable[[], Any]
    result: asyncio.Future[Any]
    """Cancelled if the request has ended: then the work is skipped."""


class ReadingJobs(JobRunner[int, Reading, None]):
    """Runs in the event loop of one node. Results are large and not cached: each request awaits its own."""

    def __init__(self, on_crash: Callable[[str, Exception], None]) -> None:
        self._on_crash = on_crash
        kind = JobKind[int, None](LruCache())
        self.queue: JobQueue[int, Reading, None] = InProcessJobQueue(self, lambda _: kind, SHARE)
        self._numbers = count()

    async def read(self, work: Callable[[], T], client: Client) -> T:
        """The result of `work`, or its error. Refuses with `busy`."""
        reading = Reading(work, asyncio.get_running_loop().create_future())
        try:
            self.queue.submit(next(self._numbers), reading, client)
        except QueueFull:
            raise temporary_refusal(BUSY_SECONDS, "busy") from None
        result: T = await reading.result
        return result

    async def run_job(self, _: int, reading: Reading) -> None:
        work, result = reading
        if result.done():
            return
        try:
            value = await asyncio.get_running_loop().run_in_executor(READER, work)
        except asyncio.CancelledError:
            result.cancel()
            raise
        except Exception as error:  # noqa: BLE001 (the request raises it)
            if not result.done():
                result.set_exception(error)
        else:
            if not result.done():
                result.set_result(value)

    def on_error(self, error: Exception) -> None:
        self._on_crash("reading", error)
