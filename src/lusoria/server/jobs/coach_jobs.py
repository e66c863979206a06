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
from lusoria.runtime.job_queue import InProcessJobQueue, JobKind
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.jobs.coach_worker import AdviseSeat, Question
from lusoria.server.jobs.queued_jobs import WorkerJobs
from lusoria.wire.refusal import TableRefusal

WORKER_MODULE = "lusoria.server.jobs.coach_worker"
SHARE = Share(total=160, per_address=80, per_device=12)  # one person may sit at many tables
FINISHED_SHARE = Share(total=80, per_address=48, per_device=4)  # finished games are open to all clients
CACHE_ENTRIES = 512  # answers of a few kB each
PATIENCE_SECONDS = 2.0  # a request waits that long; then the answer says that the advice is not ready


class CoachKey(NamedTuple):
    digest: bytes
    """SHA-256 of the question."""
    is_live: bool
    """A player has to decide now."""


def key_of(question: Question) -> CoachKey:
    digest = hashlib.sha256(msgspec.msgpack.encode(question)).digest()
    return CoachKey(digest, isinstance(question, AdviseSeat))


class CoachJobs(WorkerJobs[CoachKey, Question]):
    """Answers are JSON; `b""` means: the coach has nothing to say.

    Refusals: `no_advice` (nothing to say, or failed less than a minute ago), `busy`.
    """

    name = "coach"
    busy_seconds = 3.0

    def __init__(self, on_crash: Callable[[str, Exception], None]) -> None:
        super().__init__(on_crash, InProcessJobQueue(self, self._kind_of, SHARE), WORKER_MODULE)
        answers = LruCache[CoachKey, bytes](CACHE_ENTRIES)
        self._live = JobKind(answers, priority=1)
        self._finished = JobKind(answers, FINISHED_SHARE)

    async def request(
        self, question: Question, requester: Requester = SERVER
    ) -> tuple[bytes | None, asyncio.Event | None]:
        """The answer as JSON. After `PATIENCE_SECONDS` None, and an event: then request it again."""
        key = key_of(question)
        answer = self.queue.result(key)
        if answer is None and not self.queue.has_failed(key):
            self.submit(key, question, requester)
            done = self.done_event(key)
            assert done is not None
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await done.wait()
            except TimeoutError:
                return None, done
            answer = self.queue.result(key)
        if not answer:
            raise TableRefusal("no_advice")
        return answer, None

    def _kind_of(self, key: CoachKey) -> JobKind[CoachKey, bytes]:
        return self._live if key.is_live else self._finished
