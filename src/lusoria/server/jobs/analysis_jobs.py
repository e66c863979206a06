"""Analysis jobs: each finished game is analysed once, in a worker process, and the result is cached.

- A result is stored with the game's record. It is valid for one `analysis_version` of code and trained data.
- A result for an uploaded file has no record. It stays in memory only, until the LRU cache evicts it.
- The queue is bounded and fair between addresses. When it is full, the server answers `busy` at once.
"""

import asyncio
import hashlib
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from lusoria.analysis.game_analysis import can_analyse
from lusoria.bots import bots_of
from lusoria.core.errors import LusoriaError
from lusoria.core.extensions import extensions_of
from lusoria.core.game import GameInfo
from lusoria.games import GAMES
from lusoria.runtime.fair_queue import Share, SizeShare
from lusoria.runtime.job_queue import InProcessJobQueue, JobKind, JobQueue, JobRunner, QueueFull
from lusoria.runtime.lru_cache import LruCache
from lusoria.runtime.on_demand_worker import OnDemandWorker
from lusoria.server.client_limits import Client
from lusoria.server.daily.day_worker import TryQuestion
from lusoria.server.jobs.analysis_worker import AnalyseRecord, Job, WarmUp
from lusoria.server.jobs.worker_answer import report_failure
from lusoria.store.port import Store
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import AnalysisShown
from lusoria.wire.refusal import TableRefusal, temporary_refusal

WORKER_MODULE = "lusoria.server.jobs.analysis_worker"
VERSIONED_PACKAGES = (
    "analysis",
    "bots",
    "core",
    "games",
    "minds",
    "numeric",
    "records",
    "wire",
)
"""Packages whose code can change a result. An analysis also loads `words` and `runtime`; they cannot."""
SHARE = Share(total=160, per_address=64, per_device=6)  # 40 people of one address look at their games at once
UPLOADED_SHARE = Share(total=16, per_address=8, per_device=2)  # clients can upload any number of files
DAY_SHARE = Share(total=4, per_address=2, per_device=2)  # two new jobs per day, one per game
SIZE_SHARE = SizeShare(total=32_000_000, per_address=8_000_000, per_device=2_000_000)
"""Bytes of records. Most have 10 kB, so forty people need 0.4 MB; a game that never ends has up to 1.7 MB."""
BUSY_SECONDS = 5.0  # Retry-After of a refused request
CACHE_BYTES, CACHE_ENTRIES = 4_000_000, 2000  # compressed; the entry limit counts empty results too
DAY_CACHE_BYTES, DAY_CACHE_ENTRIES = 1_000_000, 2000  # apart, so that analyses do not evict days
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


class DailyKey(Struct, frozen=True):
    """One computation for the daily challenge."""

    name: str
    game: str = ""
    is_day: bool = False
    """What bots make of a day: the same for all players. Otherwise: one player's try."""


class WarmUpKey(Struct, frozen=True):
    """Compiles what analyses of a game need. Has no result."""

    game: str


ResultKey: TypeAlias = AnalysisKey | DailyKey
JobKey: TypeAlias = ResultKey | WarmUpKey


def record_bytes(job: Job) -> int:
    return len(job.record) if isinstance(job, AnalyseRecord | TryQuestion) else 0


class AnalysisJobs(JobRunner[JobKey, Job, bytes]):
    """Runs in the event loop of one node.

    A result stays as the worker encoded it: an analysis as zlib-compressed JSON, others as JSON. `b""` means
    that no analysis of such a game exists.

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
        self.queue: JobQueue[JobKey, Job, bytes] = InProcessJobQueue(
            self, self._kind_of, SHARE, record_bytes, SIZE_SHARE
        )
        self._compiled_games: set[str] = set()
        self._warmup_timers: dict[str, asyncio.TimerHandle] = {}
        self._worker = OnDemandWorker(WORKER_MODULE, self.queue.report_progress)
        self._ran_only_warmups = True
        for game in filter(can_analyse, GAMES):
            analysis_version(game)  # reads many files: fill its cache before tables are live

    # Requests

    async def find(self, key: AnalysisKey) -> bytes | None:
        """The finished analysis as compressed `AnalysisShown`, from the cache or the store.

        None if it has to be requested.
        """
        self._check_possible(key)
        result = self.queue.result(key)
        if result is None and key.is_stored and not self.queue.is_pending(key):
            result = await self._store.stored_analysis(key.record_id, key.variant, analysis_version(key.game))
            if result is not None:
                self.queue.cache_result(key, result)
        return check_exists(result)

    async def request(self, key: AnalysisKey, record: bytes, client: Client) -> bytes | AnalysisShown:
        """The finished analysis as `find` returns it, or the position and progress of its job."""
        finished = await self.find(key)
        if finished is not None:
            return finished
        self._submit(key, AnalyseRecord(record, key.viewer, key.model), client)
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

    def done_events(self, *keys: ResultKey) -> list[asyncio.Event]:
        """For each pending job an event, which is set when the job ends."""
        return [event for key in keys if (event := self.queue.done_event(key)) is not None]

    def request_daily(self, key: DailyKey, job: Job, client: Client) -> bytes | None:
        """The finished result as JSON; None while its job is pending."""
        self._check_possible(key)
        result = self.queue.result(key)
        if result is not None:
            return check_exists(result)
        self._submit(key, job, client)
        return None

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
        await self._worker.close(self.queue.stop)

    def _check_possible(self, key: ResultKey) -> None:
        if not is_possible(key):
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
            raise temporary_refusal(BUSY_SECONDS, "busy") from None

    def _warm_up(self, game: str) -> None:
        if game not in self._compiled_games:
            with suppress(QueueFull):  # the analyses in the queue will compile it
                self.queue.submit(WarmUpKey(game), WarmUp(game))

    # Jobs

    async def run_job(self, key: JobKey, job: Job) -> bytes | None:
        self._ran_only_warmups &= isinstance(key, WarmUpKey)
        result = await self._ask_worker(job)
        if not isinstance(key, DailyKey):
            self._compiled_games.add(key.game)
        return None if isinstance(key, WarmUpKey) else result

    async def save_result(self, key: JobKey, result: bytes) -> None:
        if isinstance(key, AnalysisKey) and key.is_stored and result:
            with suppress(LusoriaError):  # store down or record erased: the cache still has the result
                version = analysis_version(key.game)
                await self._store.save_analysis(key.record_id, key.variant, version, result)

    def on_error(self, error: Exception) -> None:
        report_failure(self._on_crash, "analysis", error)

    def on_idle(self) -> None:
        """After warm-ups alone, end the process at once: the compiled code is on disk."""
        if self._ran_only_warmups:
            self._worker.kill()
        else:
            self._worker.kill_when_idle()
        self._ran_only_warmups = True

    async def _ask_worker(self, job: Job) -> bytes:
        return await self._worker.ask(msgspec.msgpack.encode(job))


def is_possible(key: ResultKey) -> bool:
    """True if the game brings what the result needs, and its modules are installed."""
    if isinstance(key, AnalysisKey):
        return can_analyse(key.game)
    return key.game not in GAMES or all(spec.can_play for spec in bots_of(key.game) if spec.level)


def check_exists(result: bytes | None) -> bytes | None:
    if result == b"":
        raise TableRefusal("no_analysis")
    return result


# Version of an analysis


@cache
def analysis_version(game: str) -> str:
    """Digest of the code and trained data behind an analysis.

    A stored result of another version is ignored.

    Any change of code invalidates all stored results. Computing one again takes seconds; showing a stale one
    would be wrong. Of a plug-in, all source files of the packages that it names count.
    """
    digest = hashlib.sha256(source_digest(files("lusoria")).encode())
    for package in sorted(other_packages(GAMES[game])):
        for path, source in sorted(sources_of(package)):
            digest.update(b"%b\0%b\0" % (path.encode(), source.read_bytes()))
    for data in dict.fromkeys(file for spec in bots_of(game) for file in spec.data):
        digest.update(data.sha256.encode())
    return digest.hexdigest()[:16]


def other_packages(game: GameInfo) -> set[str]:
    """Packages outside this program that hold a game and what it brings."""
    places = (game.package, *extensions_of(game).values())
    return {re.split("[.:]", place)[0] for place in places} - {"lusoria"}


def source_digest(package: Traversable) -> str:
    """SHA-256 of all source files that can change an analysis."""
    digest = hashlib.sha256()
    for part in VERSIONED_PACKAGES:
        for path, source in sorted(source_files(package.joinpath(part), part)):
            digest.update(b"%b\0%b\0" % (path.encode(), source.read_bytes()))
    return digest.hexdigest()


def sources_of(package: str) -> Iterator[tuple[str, Traversable]]:
    """Source files of a package, or of a module in a single file."""
    spec = find_spec(package)
    if spec is not None and spec.submodule_search_locations is None and spec.origin:
        return iter([(package, Path(spec.origin))])
    return source_files(files(package), package)


def source_files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from source_files(each, f"{path}/{each.name}")
        elif each.name.endswith(".py"):
            yield f"{path}/{each.name}", each
