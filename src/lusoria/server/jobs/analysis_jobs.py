"""Analysis jobs: each finished game is analysed once, in a worker process, and the result is cached.

- A result is stored with the game's record. It is valid for one `analysis_version` of code and trained data.
- A result for an uploaded file has no record. It stays in memory only, until the LRU cache evicts it.
- The queue is bounded and fair between addresses. When it is full, the server answers `busy` at once.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from msgspec import Raw, Struct

from lusoria.analysis.game_analysis import can_analyse
from lusoria.core.errors import LusoriaError
from lusoria.games import GAMES
from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import InProcessJobQueue, JobKind, QueueFull
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.client_limits import Client
from lusoria.server.jobs.analysis_version import analysis_version
from lusoria.server.jobs.analysis_worker import AnalyseRecord, Job, WarmUp
from lusoria.server.jobs.queued_jobs import RECORD_BYTES, WorkerJobs, record_bytes
from lusoria.store.port import Store
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import AnalysisShown
from lusoria.wire.refusal import TableRefusal

WORKER_MODULE = "lusoria.server.jobs.analysis_worker"
SHARE = Share(total=160, per_address=64, per_device=6)  # 40 people of one address look at their games at once
UPLOADED_SHARE = Share(total=16, per_address=8, per_device=2)  # clients can upload any number of files
CACHE_BYTES, CACHE_ENTRIES = 4_000_000, 2000  # compressed; the entry limit counts empty results too
WARMUP_DELAY_SECONDS = 30.0  # after a game starts: it cannot have ended by then
NO_ANALYSIS = Raw(b"null")
COMPILING_AFTER_SECONDS = 4.0  # a game's first job that takes longer is compiling


class AnalysisKey(Struct, frozen=True):
    """One analysis of one finished game."""

    game: str
    record_id: str
    """The table of a stored record, or the digest of an uploaded file."""
    viewer: int | None = None
    """A seat, or None for the gallery."""
    model: BeliefModel = "mixture"
    is_stored: bool = True
    """The game has a record here, so the result can be stored with it."""

    @property
    def variant(self) -> str:
        """Names this analysis among those of the same record."""
        return f"{'gallery' if self.viewer is None else self.viewer}|{self.model}"


class WarmUpKey(Struct, frozen=True):
    """Compiles what analyses of a game need. Has no result."""

    game: str


JobKey: TypeAlias = AnalysisKey | WarmUpKey


class AnalysisJobs(WorkerJobs[JobKey, Job]):
    """Analyses and warm-ups. A result is an `AnalysisShown` as JSON, compressed by zlib in the worker.

    Refusals: `no_analysis` (never possible), `analysis_rests` (failed less than a minute ago), `busy`.
    """

    name = "analysis"
    busy_seconds = 5.0

    def __init__(self, store: Store, on_crash: Callable[[str, Exception], None]) -> None:
        queue = InProcessJobQueue(self, self._kind_of, SHARE, record_bytes, RECORD_BYTES)
        super().__init__(on_crash, queue, WORKER_MODULE)
        self._store = store
        analyses = LruCache[JobKey, bytes](CACHE_ENTRIES, CACHE_BYTES)
        self._usual = JobKind(analyses)
        self._uploaded = JobKind(analyses, UPLOADED_SHARE)
        self._compiled_games: set[str] = set()
        self._warmup_timers: dict[str, asyncio.TimerHandle] = {}
        self._ran_only_warmups = True
        for game in filter(can_analyse, GAMES):
            analysis_version(game)  # reads many files: fill its cache before tables are live

    # Requests

    async def find(self, key: AnalysisKey) -> bytes | None:
        """The finished analysis, from the cache or the store; None if it has to be requested."""
        if not can_analyse(key.game):
            raise TableRefusal("no_analysis")
        result = self.finished(key)
        if result is None and key.is_stored and not self.queue.is_pending(key):
            result = await self._store.stored_analysis(key.record_id, key.variant, analysis_version(key.game))
            if result is not None:
                self.queue.cache_result(key, result)
        return result

    async def request(self, key: AnalysisKey, record: bytes, client: Client) -> bytes | AnalysisShown:
        """The finished analysis as `find` returns it, or the position and progress of its job."""
        finished = await self.find(key)
        if finished is not None:
            return finished
        self.submit(key, AnalyseRecord(record, key.viewer, key.model), client)
        progress = self.progress(key)
        assert progress is not None
        return progress

    def progress(self, key: AnalysisKey) -> AnalysisShown | None:
        """Position and progress of a job; None if it is not pending."""
        status = self.queue.status(key)
        if status is None:
            return None
        is_compiling = (
            key.game not in self._compiled_games and status.seconds_running > COMPILING_AFTER_SECONDS
        )
        return AnalysisShown(False, status.position, is_compiling, NO_ANALYSIS, status.done, status.total)

    def schedule_warmup(self, game: str) -> None:
        """Call when a game starts: compiles its analysis before the first player asks for one.

        Compiling is slow the first time on a machine. Later the compiled code is loaded from a cache.
        """
        is_known = game in self._compiled_games or game in self._warmup_timers
        if not is_known and can_analyse(game):
            loop = asyncio.get_running_loop()
            self._warmup_timers[game] = loop.call_later(WARMUP_DELAY_SECONDS, self._warm_up, game)

    async def close(self) -> None:
        for timer in self._warmup_timers.values():
            timer.cancel()
        await super().close()

    def _kind_of(self, key: JobKey) -> JobKind[JobKey, bytes]:
        return self._uploaded if isinstance(key, AnalysisKey) and not key.is_stored else self._usual

    def _warm_up(self, game: str) -> None:
        if game not in self._compiled_games:
            with suppress(QueueFull):  # the analyses in the queue will compile it
                self.queue.submit(WarmUpKey(game), WarmUp(game))

    # Jobs

    async def run_job(self, key: JobKey, job: Job) -> bytes | None:
        self._ran_only_warmups &= isinstance(key, WarmUpKey)
        result = await self._ask_worker(job)
        self._compiled_games.add(key.game)
        return None if isinstance(key, WarmUpKey) else result

    async def save_result(self, key: JobKey, result: bytes) -> None:
        if isinstance(key, AnalysisKey) and key.is_stored and result:
            with suppress(LusoriaError):  # store down or record erased: the cache still has the result
                version = analysis_version(key.game)
                await self._store.save_analysis(key.record_id, key.variant, version, result)

    def on_idle(self) -> None:
        """After warm-ups alone, end the process at once: the compiled code is on disk."""
        if self._ran_only_warmups:
            self._worker.kill()
        else:
            super().on_idle()
        self._ran_only_warmups = True
