"""Reading jobs: one thread reads uploaded records, one at a time, outside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, NamedTuple, TypeVar

from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import InProcessJobQueue, JobKind
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.client_limits import Client
from lusoria.server.jobs.queued_jobs import QueuedJobs

T = TypeVar("T")
SHARE = Share(total=96, per_address=40, per_device=2)  # waiting records, up to half a megabyte each


class Reading(NamedTuple):
    work: Callable[[], Any]
    result: asyncio.Future[Any]
    """Cancelled if the request has ended: then the work is skipped."""


class ReadingJobs(QueuedJobs[int, Reading, None]):
    """Results are large and not cached: each request awaits its own."""

    name = "reading"
    busy_seconds = 2.0

    def __init__(self, on_crash: Callable[[str, Exception], None]) -> None:
        kind = JobKind[int, None](LruCache())
        super().__init__(on_crash, InProcessJobQueue(self, lambda _: kind, SHARE))
        self._numbers = count()
        self._thread = ThreadPoolExecutor(1, self.name)

    async def read(self, work: Callable[[], T], client: Client) -> T:
        """The result of `work`, or its error. Refuses with `busy`."""
        reading = Reading(work, asyncio.get_running_loop().create_future())
        self.submit(next(self._numbers), reading, client)
        result: T = await reading.result
        return result

    async def run_job(self, _: int, reading: Reading) -> None:
        work, result = reading
        if result.done():
            return
        try:
            value = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except asyncio.CancelledError:
            result.cancel()
            raise
        except Exception as error:  # noqa: BLE001 (the request raises it)
            if not result.done():
                result.set_exception(error)
        else:
            if not result.done():
                result.set_result(value)

    async def close(self) -> None:
        """Does not wait for the thread: it ends with the record that it reads."""
        await super().close()
        self._thread.shutdown(wait=False)
