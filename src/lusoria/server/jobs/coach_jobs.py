"""Coach jobs: advice in live games and bots' explanations of finished ones, in a worker process.

An answer depends on the question alone, so each is computed once and cached. The queue is bounded and fair
between addresses. When it is full, the server answers `busy` at once; no table ever waits.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from lusoria.runtime.fair_queue import SERVER, Requester, Share
from lusoria.runtime.job_queue import InProcessJobQueue, JobKind, JobQueue, JobRunner, QueueFull
from lusoria.runtime.lru_cache import LruCache
from lusoria.runtime.on_demand_worker import OnDemandWorker
from lusoria.server.jobs.coach_worker import AdviseSeat, Question
from lusoria.server.jobs.worker_answer import report_failure
from lusoria.wire.refusal import TableRefusal, temporary_refusal

WORKER_MODULE = "lusoria.server.jobs.coach_worker"
SHARE = Share(total=160, per_address=80, per_device=12)  # one person may sit at many tables
FINISHED_SHARE = Share(total=80, per_address=48, per_device=4)  # finished games are open to all clients
CACHE_ENTRIES = 512  # answers of a few kB each
PATIENCE_SECONDS = 2.0  # for which a request waits; then the answer says that the advice is not ready
BUSY_SECONDS = 3.0  # Retry-After of a refused request


class CoachKey(NamedTuple):
    digest: bytes
    """SHA-256 of the question."""
    is_live: bool
    """A player has to decide now."""


def key_of(question: Question, encoded: bytes) -> CoachKey:
    return CoachKey(hashlib.sha256(encoded).digest(), isinstance(question, AdviseSeat))


class CoachJobs(JobRunner[CoachKey, bytes, bytes]):
    """Runs in the event loop of one node. Answers are JSON; `b""` means: the coach has nothing to say.

    Refusals: `no_advice` (nothing to say, or failed less than a minute ago), `busy`.
    """

    def __init__(self, on_crash: Callable[[str, Exception], None]) -> None:
        self._on_crash = on_crash
        answers = LruCache[CoachKey, bytes](CACHE_ENTRIES)
        self._live = JobKind(answers, priority=1)
        self._finished = JobKind(answers, FINISHED_SHARE)
        self.queue: JobQueue[CoachKey, bytes, bytes] = InProcessJobQueue(self, self._kind_of, SHARE)
        self._worker = OnDemandWorker(WORKER_MODULE)

    async def request(self, question: Question, requester: Requester = SERVER) -> bytes | None:
        """The answer as JSON; None if it takes longer than `PATIENCE_SECONDS`: request it again."""
        encoded = msgspec.msgpack.encode(question)
        key = key_of(question, encoded)
        answer = self.queue.result(key)
        if answer is None and not self.queue.has_failed(key):
            try:
                self.queue.submit(key, encoded, requester)
            except QueueFull:
                raise temporary_refusal(BUSY_SECONDS, "busy") from None
            if not await self._is_done(key):
                return None
            answer = self.queue.result(key)
        if not answer:
            raise TableRefusal("no_advice")
        return answer

    def done_events(self, question: Question) -> list[asyncio.Event]:
        """If this question is pending, an event that is set when its job ends."""
        event = self.queue.done_event(key_of(question, msgspec.msgpack.encode(question)))
        return [] if event is None else [event]

    async def close(self) -> None:
        await self._worker.close(self.queue.stop)

    async def _is_done(self, key: CoachKey) -> bool:
        """Wait up to `PATIENCE_SECONDS` for a pending job."""
        done = self.queue.done_event(key)
        assert done is not None
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await done.wait()
        except TimeoutError:
            return False

    def _kind_of(self, key: CoachKey) -> JobKind[CoachKey, bytes]:
        return self._live if key.is_live else self._finished

    # Jobs

    async def run_job(self, _: CoachKey, question: bytes) -> bytes:
        return await self._ask_worker(question)

    def on_error(self, error: Exception) -> None:
        report_failure(self._on_crash, "coach", error)

    def on_idle(self) -> None:
        self._worker.kill_when_idle()

    async def _ask_worker(self, question: bytes) -> bytes:
        return await self._worker.ask(question)
