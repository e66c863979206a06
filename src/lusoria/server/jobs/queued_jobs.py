"""Base classes of the job users: a queue that refuses with `busy`, and the worker process."""

import asyncio
from collections.abc import Callable, Hashable
from typing import ClassVar, TypeVar

import msgspec

from lusoria.runtime.fair_queue import SERVER, Requester, SizeShare
from lusoria.runtime.job_queue import JobQueue, JobRunner, QueueFull
from lusoria.runtime.on_demand_worker import OnDemandWorker
from lusoria.runtime.worker import Broken, QuestionFailed
from lusoria.wire.refusal import TableRefusal, temporary_refusal

K = TypeVar("K", bound=Hashable)
J = TypeVar("J")
R = TypeVar("R")

RECORD_BYTES = SizeShare(total=32_000_000, per_address=8_000_000, per_device=2_000_000)
"""Records of pending jobs. Most have 10 kB, so forty people need 0.4 MB; an endless game has up to 1.7 MB."""


def record_bytes(job: object) -> int:
    return len(getattr(job, "record", b""))


class QueuedJobs(JobRunner[K, J, R]):
    """Runs in the event loop of one node."""

    name: ClassVar[str]
    """In crash reports."""
    busy_seconds: ClassVar[float]
    """Retry-After of a refused request."""

    def __init__(self, on_crash: Callable[[str, Exception], None], queue: JobQueue[K, J, R]) -> None:
        self._on_crash = on_crash
        self.queue = queue

    def submit(self, key: K, job: J, requester: Requester = SERVER) -> None:
        """Queue a job. Raises TableRefusal `busy` if the queue is full."""
        try:
            self.queue.submit(key, job, requester)
        except QueueFull:
            raise temporary_refusal(self.busy_seconds, "busy") from None

    def on_error(self, error: Exception) -> None:
        if isinstance(error, QuestionFailed):
            self._on_crash(f"{self.name}: {error}", Broken())
        else:
            self._on_crash(self.name, error)

    async def close(self) -> None:
        await self.queue.stop()


class WorkerJobs(QueuedJobs[K, J, bytes]):
    """Jobs for a worker process, which starts with the first one. `b""` means: no result can exist."""

    def __init__(
        self, on_crash: Callable[[str, Exception], None], queue: JobQueue[K, J, bytes], module: str
    ) -> None:
        super().__init__(on_crash, queue)
        self._worker = OnDemandWorker(module, queue.report_progress)

    def done_event(self, key: K) -> asyncio.Event | None:
        """Set when the pending job has ended; None if it is not pending."""
        return self.queue.done_event(key)

    def finished(self, key: K) -> bytes | None:
        """The cached result. Raises TableRefusal if none can exist, or after a failure."""
        result = self.queue.result(key)
        if result == b"" or self.queue.has_failed(key):
            raise TableRefusal("no_analysis" if result == b"" else "analysis_rests")
        return result

    async def run_job(self, _: K, job: J) -> bytes | None:
        return await self._ask_worker(job)

    async def _ask_worker(self, job: J) -> bytes:
        return await self._worker.ask(msgspec.msgpack.encode(job))

    def on_idle(self) -> None:
        self._worker.kill_when_idle()

    async def close(self) -> None:
        await self._worker.close(self.queue.stop)
