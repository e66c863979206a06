"""Jobs of the daily challenge: bots' results of a day, and analyses of tries, in a worker process."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from lusoria.bots import bots_of
from lusoria.games import GAMES
from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import InProcessJobQueue, JobKind, JobQueue
from lusoria.runtime.lru_cache import LruCache
from lusoria.server.client_limits import Client
from lusoria.server.daily.day_worker import Question
from lusoria.server.jobs.queued_jobs import RECORD_BYTES, WorkerJobs, record_bytes
from lusoria.wire.refusal import TableRefusal

WORKER_MODULE = "lusoria.server.daily.day_worker"
SHARE = Share(total=160, per_address=64, per_device=6)  # 40 people of one address finish at once
DAY_SHARE = Share(total=4, per_address=2, per_device=2)  # two new jobs per day, one per game
CACHE_BYTES, CACHE_ENTRIES = 1_000_000, 2000  # apart for days and tries, so that tries do not evict days


class DayKey(Struct, frozen=True):
    """What bots make of a day: the same for all players."""

    day: str
    game: str


class TryKey(Struct, frozen=True):
    """The analysis of one player's try."""

    table: str
    game: str


Key: TypeAlias = DayKey | TryKey


class DayJobs(WorkerJobs[Key, Question]):
    """Results are JSON.

    Refusals: `no_analysis` (never possible), `analysis_rests` (failed less than a minute ago), `busy`.
    """

    name = "daily"
    busy_seconds = 5.0

    def __init__(self, on_crash: Callable[[str, Exception], None]) -> None:
        days = JobKind[Key, bytes](LruCache(CACHE_ENTRIES, CACHE_BYTES), DAY_SHARE)
        tries = JobKind[Key, bytes](LruCache(CACHE_ENTRIES, CACHE_BYTES))
        queue: JobQueue[Key, Question, bytes] = InProcessJobQueue(
            self, lambda key: days if isinstance(key, DayKey) else tries, SHARE, record_bytes, RECORD_BYTES
        )
        super().__init__(on_crash, queue, WORKER_MODULE)
        self._has_played_bots = False

    def request(self, key: Key, question: Question, client: Client) -> bytes | None:
        """The finished result; None while its job is pending."""
        if not can_play(key.game):
            raise TableRefusal("no_analysis")
        if (result := self.finished(key)) is None:
            self.submit(key, question, client)
        return result

    async def run_job(self, key: Key, question: Question) -> bytes | None:
        self._has_played_bots |= isinstance(key, DayKey)
        return await super().run_job(key, question)

    def on_idle(self) -> None:
        """After a day was played, end the process at once: it holds the data of all bots, 475 MB."""
        if self._has_played_bots:
            self._worker.kill()
        else:
            super().on_idle()
        self._has_played_bots = False


def can_play(game: str) -> bool:
    """True if the extras of all this game's bots are installed."""
    return game not in GAMES or all(spec.can_play for spec in bots_of(game) if spec.level)
