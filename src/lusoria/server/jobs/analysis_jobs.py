"""Analysis jobs: each finished game is analysed once, in a worker process, and the result is cached.

- A result is stored with the game's record. It is valid for one `analysis_version` of code and trained data.
- A result for an uploaded file has no record. It stays in memory only, until the LRU cache evicts it.
- The queue is bounded and fair between addresses. When it is full, the server answers `busy` at once.
"""

import asyncio
import hashlib
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from lusoria.bots import bot_spec
from lusoria.bots.bot import installed
from lusoria.bots.coach import ADVISERS, NEEDS
from lusoria.core.errors import LusoriaError
from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import InProcessJobQueue, JobFailed, JobKind, QueueFull
from lusoria.runtime.lru_cache import LruCache
from lusoria.runtime.on_demand_worker import OnDemand
from lusoria.runtime.worker import Broken
from lusoria.server.daily.day_jobs import TryQuestion
from lusoria.server.jobs.analysis_worker import PROGRESS, RESULT, AnalyseRecord, Job, Result, WarmUp
from lusoria.server.rate_limits import Client
from lusoria.store.port import Store
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import AnalysisShown
from lusoria.wire.refusal import TableRefusal, refused_for_speed

WORKER_MODULE = "lusoria.server.jobs.analysis_worker"
VERSIONED_PACKAGES = (
    "analysis",
    "bots",
    "core",
    "games",
    "minds",
    "numeric",
    "wire",
)  # they decide the result
SHARE = Share(total=160, per_address=64, per_device=6)  # 40 people of one address look at their games at once
UPLOADED_SHARE = Share(total=16, per_address=8, per_device=2)  # clients can upload any number of files
DAY_SHARE = Share(total=4, per_address=2, per_device=2)  # two new jobs per day, one per game
MAX_PENDING_BYTES = 32_000_000  # of records; most have 10 kB, a game that never ends up to 1.7 MB
BUSY_SECONDS = 5.0  # Retry-After of a refused request
CACHE_BYTES, CACHE_ENTRIES = 4_000_000, 2000  # compressed; the entry limit counts empty results too
DAY_CACHE_BYTES, DAY_CACHE_ENTRIES = 1_000_000, 2000  # apart, so that analyses do not evict days
WARMUP_DELAY_SECONDS = 30.0  # after a game starts: it cannot have ended by then
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


class DailyKey(Struct, frozen=True):
    """One computation for the daily challenge."""

    name: str
    is_day: bool = False
    """What bots make of a day: the same for all players. Otherwise: one player's try."""


class WarmUpKey(Struct, frozen=True):
    """Compiles what analyses of a game need. Has no result."""

    game: str


ResultKey: TypeAlias = AnalysisKey | DailyKey
JobKey: TypeAlias = ResultKey | WarmUpKey


def record_bytes(job: Job) -> int:
    return len(job.record) if isinstance(job, AnalyseRecord | TryQuestion) else 0


class AnalysisJobs:
    """Runs in the event loop of one node. Results are zlib-compressed JSON; `b""` means: no analysis exists.

    Refusals: `no_analysis` (never possible), `analysis_rests` (failed less than a minute ago), `busy`.
    """

    def __init__(self, store: Store, on_crash: Callable[[str, Exception], None]) -> None:
        self._store = store
        self._on_crash = on_crash
        analyses = LruCache[JobKey, bytes](CACHE_ENTRIES, CACHE_BYTES)
        days = LruCache[JobKey, bytes](DAY_CACHE_ENTRIES, DAY_CACHE_BYTES)
        self._usual = JobKind(analyses)
        self._uploaded = JobKind(analyses, UPLOADED_SHARE)
        self._days = JobKind(days, DAY_SHARE)
        self.queue = InProcessJobQueue[JobKey, Job, bytes](
            self, self._kind_of, SHARE, record_bytes, MAX_PENDING_BYTES
        )
        self._compiled_games: set[str] = set()
        self._warmup_timers: dict[str, asyncio.TimerHandle] = {}
        self._worker = OnDemand(WORKER_MODULE, self._on_progress)
        self._ran_only_warmups = True
        if installed(NEEDS):
            for game in ADVISERS:
                analysis_version(game)  # reads many files: fill its cache before tables are live

    # Requests

    async def find(self, key: AnalysisKey) -> bytes | None:
        """The finished analysis as JSON, from the cache or the store; None if it has to be requested."""
        self._check_possible(key)
        result = self.queue.result(key)
        if result is None and key.is_stored and key.game in ADVISERS and not self.queue.is_pending(key):
            result = await self._store.study(key.record_id, key.variant, analysis_version(key.game))
            if result is not None:
                self.queue.cache_result(key, result)
        return None if result is None else decompress(result)

    async def request(self, key: AnalysisKey, record: bytes, client: Client) -> bytes:
        """`AnalysisShown` as JSON: the finished analysis, or the position and progress of its job."""
        finished = await self.find(key)
        if finished is not None:
            return finished
        self._submit(key, AnalyseRecord(record, key.viewer, key.model), client)
        return self.progress(key) or b""

    def progress(self, key: AnalysisKey) -> bytes | None:
        """`AnalysisShown` as JSON, without the analysis; None if the job is not pending."""
        status = self.queue.status(key)
        if status is None:
            return None
        is_compiling = (
            key.game not in self._compiled_games and self.queue.seconds_running > COMPILING_AFTER_SECONDS
        )
        shown = AnalysisShown(False, status.position, is_compiling, None, status.done, status.total)
        return msgspec.json.encode(shown)

    def done_events(self, *keys: ResultKey) -> list[asyncio.Event]:
        """For each pending job an event, which is set when the job ends."""
        return [event for key in keys if (event := self.queue.done_event(key)) is not None]

    def request_daily(self, key: DailyKey, job: Job, client: Client) -> bytes | None:
        """The finished result as JSON; None while its job is pending."""
        self._check_possible(key)
        result = self.queue.result(key)
        if result is not None:
            return decompress(result)
        self._submit(key, job, client)
        return None

    def schedule_warmup(self, game: str) -> None:
        """Call when a game starts: compiles its analysis before the first player asks for one.

        Compiling takes about a minute the first time on a machine, and almost nothing later.
        """
        is_known = game in self._compiled_games or game in self._warmup_timers
        if game in ADVISERS and not is_known and installed(NEEDS):
            loop = asyncio.get_running_loop()
            self._warmup_timers[game] = loop.call_later(WARMUP_DELAY_SECONDS, self._warm_up, game)

    async def close(self) -> None:
        for timer in self._warmup_timers.values():
            timer.cancel()
        await self._worker.close(self.queue.stop)

    def _check_possible(self, key: ResultKey) -> None:
        if not installed(NEEDS):
            raise TableRefusal("no_analysis")
        if self.queue.has_failed(key):
            raise TableRefusal("analysis_rests")

    def _kind_of(self, key: JobKey) -> JobKind[JobKey, bytes]:
        if isinstance(key, AnalysisKey) and not key.is_stored:
            return self._uploaded
        return self._days if isinstance(key, DailyKey) and key.is_day else self._usual

    def _submit(self, key: ResultKey, job: Job, client: Client) -> None:
        try:
            self.queue.submit(key, job, client)
        except QueueFull:
            raise refused_for_speed(BUSY_SECONDS, "busy") from None

    def _warm_up(self, game: str) -> None:
        if game not in self._compiled_games:
            with suppress(QueueFull):  # the analyses in the queue will compile it
                self.queue.submit(WarmUpKey(game), WarmUp(game))

    # Jobs

    async def run_job(self, key: JobKey, job: Job) -> bytes | None:
        result = await self._ask_worker(job)
        self._ran_only_warmups &= isinstance(key, WarmUpKey)
        if result.error:
            raise JobFailed
        if not isinstance(key, DailyKey):
            self._compiled_games.add(key.game)
        return None if isinstance(key, WarmUpKey) else result.compressed

    async def save_result(self, key: JobKey, result: bytes) -> None:
        if isinstance(key, AnalysisKey) and key.is_stored and result:
            with suppress(LusoriaError):  # store down or record erased: the cache still has the result
                version = analysis_version(key.game)
                await self._store.keep_study(key.record_id, key.variant, version, result)

    def on_error(self, error: Exception) -> None:
        self._on_crash("analysis", error)

    def on_idle(self) -> None:
        """After warm-ups alone, end the process at once: the compiled code is on disk."""
        if self._ran_only_warmups:
            self._worker.let_go()
        else:
            self._worker.rest()
        self._ran_only_warmups = True

    async def _ask_worker(self, job: Job) -> Result:
        try:
            result = RESULT.decode(await self._worker.ask(msgspec.msgpack.encode(job)))
        except Exception as error:  # noqa: BLE001 (a process can fail in any way)
            result = Result(error=type(error).__name__)
        if result.error:
            self._on_crash(f"analysis: {result.error}", Broken())
        return result

    def _on_progress(self, message: bytes) -> None:
        self.queue.report_progress(*PROGRESS.decode(message))


def decompress(result: bytes) -> bytes:
    if not result:
        raise TableRefusal("no_analysis")
    return zlib.decompress(result)


# Version of an analysis


@cache
def analysis_version(game: str) -> str:
    """Digest of the code and trained data behind an analysis. A stored result of another version is ignored.

    Any change of code invalidates all stored results. Computing one again takes seconds; showing a stale one
    would be wrong.
    """
    data = "".join(file.sha256 for name in ("able", "master") for file in bot_spec(game, name).data)
    return hashlib.sha256((source_digest(files("lusoria")) + data).encode()).hexdigest()[:16]


def source_digest(package: Traversable) -> str:
    """SHA-256 of all source files that can change an analysis."""
    digest = hashlib.sha256()
    for part in VERSIONED_PACKAGES:
        for path, source in sorted(source_files(package.joinpath(part), part)):
            digest.update(b"%b\0%b\0" % (path.encode(), source.read_bytes()))
    return digest.hexdigest()


def source_files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from source_files(each, f"{path}/{each.name}")
        elif each.name.endswith(".py"):
            yield f"{path}/{each.name}", each
