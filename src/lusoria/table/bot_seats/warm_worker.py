"""Warm process for strong bots: decides only for bots and table kinds it has already loaded.

A new process does the loading, compiling and precomputing while the old one goes on deciding. It loads all
that the old one had, and then replaces it. Tables wait up to `PATIENCE_SECONDS` for a decision. A process
that takes a little longer may finish; one that hangs is killed.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import Raw

from lusoria.runtime.worker import Broken, QuestionFailed, Worker
from lusoria.table.bot_seats.bot_worker import Question

MODULE = "lusoria.table.bot_seats.bot_worker"
LOAD_SECONDS = 300.0  # to load one bot for one kind of table, in the background
PATIENCE_SECONDS = 1.2  # a table waits that long for a decision, including the wait for its turn
RETRY_SECONDS = 60.0  # until a bot that failed to load, or was evicted, is tried again
MAX_KINDS = 4  # kinds of tables per bot: a master at eight players takes 300 MB


class Need(NamedTuple):
    """A bot at one kind of table."""

    game: str
    rules: int
    bot: str
    options: bytes
    """As JSON."""


class Late(Exception):
    """No decision before the caller's patience ended."""


class WarmWorker:
    """Calls `on_crash` for errors, and `on_hang` for a bot that hangs after its caller has given up."""

    def __init__(
        self,
        on_crash: Callable[[str, Exception], None],
        time_limit: float,
        on_hang: Callable[[str], None] = lambda _where: None,
    ) -> None:
        self._on_crash = on_crash
        self._on_hang = on_hang
        self._time_limit = time_limit
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()
        self._loaded: tuple[Need, ...] = ()
        """What the process has loaded, oldest first."""
        self._wanted: list[Need] = []
        self._loading: list[Need] = []
        """What the next process is loading."""
        self._suspended_until: dict[Need, float] = {}
        """What failed to load or was evicted, and when it may be tried again."""
        self._failed: set[Need] = set()
        """Those of them that failed to load."""
        self._load_event = asyncio.Event()
        """Set and replaced whenever loading has succeeded or failed."""
        self._load_task: asyncio.Task[None] | None = None
        self._next_worker: Worker | None = None
        self._decisions: set[asyncio.Task[bytes]] = set()

    def is_ready_for(self, need: Need) -> bool:
        """If it is not ready, loading starts as soon as possible."""
        if self._worker is not None and not self._worker.is_alive:  # the operating system may have killed it
            self._discard_worker()
        if need in self._loaded:
            return True
        if not self._is_suspended(need):
            self._want(need)
        return False

    async def get_ready_for(self, need: Need) -> None:
        """Wait until it is ready or has failed. May evict others."""
        while not self.is_ready_for(need) and not (need in self._failed and self._is_suspended(need)):
            self._want(need)
            await self._load_event.wait()

    def _is_suspended(self, need: Need) -> bool:
        return time.monotonic() < self._suspended_until.get(need, 0.0)

    def _want(self, need: Need) -> None:
        if need in self._wanted or need in self._loading:
            return
        self._wanted.append(need)
        if self._load_task is None:
            self._load_task = asyncio.create_task(self._load_wanted())

    async def _load_wanted(self) -> None:
        try:
            while self._wanted:
                needs = (*self._loaded, *self._wanted)
                self._loading, self._wanted = within_bounds(needs), []
                for need in set(needs).difference(self._loading):
                    self._postpone(need, is_failure=False)
                self._next_worker = worker = Worker(MODULE)
                loaded: list[Need] = []
                need = self._loading[-1]
                try:
                    await worker.start()
                    for need in self._loading:
                        if await self._load(worker, need):
                            loaded.append(need)
                except (Broken, OSError) as error:  # a TimeoutError is one
                    worker.kill()
                    self._on_crash(f"warming bot {need.game}/{need.bot}", error)
                    for need in set(self._loading).difference(self._loaded):
                        self._postpone(need, is_failure=True)
                else:
                    async with self._turn:  # after a pending decision
                        self._discard_worker()
                        self._worker, self._loaded = worker, tuple(loaded)
                self._loading = []
                self._signal()
        finally:
            self._next_worker = self._load_task = None
            self._loading = []
            self._signal()

    async def _load(self, worker: Worker, need: Need) -> bool:
        question = Question(need.game, need.rules, need.bot, options=Raw(need.options))
        try:
            await worker.ask(msgspec.json.encode(question), LOAD_SECONDS)
        except QuestionFailed as failed:
            self._on_crash(f"bot {need.game}/{need.bot}: {failed}", Broken())
            self._postpone(need, is_failure=True)
            return False
        self._failed.discard(need)
        return True

    def _postpone(self, need: Need, *, is_failure: bool) -> None:
        now = time.monotonic()
        self._suspended_until = {
            other: until for other, until in self._suspended_until.items() if until > now
        }
        self._suspended_until[need] = now + RETRY_SECONDS
        self._failed &= self._suspended_until.keys()
        if is_failure:
            self._failed.add(need)

    def _signal(self) -> None:
        self._load_event.set()
        self._load_event = asyncio.Event()

    async def ask(self, where: str, question: bytes, *, patient: bool = False) -> bytes:
        """The decision. `where` names the bot in error reports.

        Raises Late after `PATIENCE_SECONDS` unless `patient`; if the bot fails, what `Worker.ask` raises.
        """
        abandoned = asyncio.Event()
        decision = asyncio.create_task(self._decide(question, abandoned))
        self._decisions.add(decision)
        decision.add_done_callback(self._decisions.discard)
        try:
            async with asyncio.timeout(None if patient else PATIENCE_SECONDS):
                return await asyncio.shield(decision)
        except TimeoutError:
            if decision.done():
                raise
            decision.add_done_callback(partial(self._on_late_end, where))
            raise Late from None
        finally:
            abandoned.set()

    def _on_late_end(self, where: str, decision: "asyncio.Task[bytes]") -> None:
        """Report a failure after the caller has given up."""
        error = None if decision.cancelled() else decision.exception()
        if isinstance(error, Exception) and not isinstance(error, Late):
            self._on_crash(where, error)
            if isinstance(error, TimeoutError):
                self._on_hang(where)

    async def _decide(self, question: bytes, abandoned: asyncio.Event) -> bytes:
        async with self._turn:
            if self._worker is not None and not self._worker.is_alive:
                self._discard_worker()
            if abandoned.is_set() or self._worker is None:
                raise Late
            try:
                return await self._worker.ask(question, self._time_limit)
            except QuestionFailed:
                raise
            except BaseException:
                self._discard_worker()
                raise

    def _discard_worker(self) -> None:
        """Kill the process. What it had loaded is loaded again when a table needs it."""
        if self._worker is not None:
            self._worker.kill()
        self._worker, self._loaded = None, ()

    @property
    def processes(self) -> list[Worker]:
        return [worker for worker in (self._worker, self._next_worker) if worker is not None]

    def close(self) -> None:
        for task in (self._load_task, *self._decisions):
            if task is not None:
                task.cancel()
        for worker in self.processes:
            worker.kill()


def within_bounds(needs: Iterable[Need]) -> list[Need]:
    """The last `MAX_KINDS` table kinds of each bot."""
    newest_first: list[Need] = []
    count: Counter[tuple[str, int, str]] = Counter()
    for need in reversed(list(dict.fromkeys(needs))):
        count[need[:3]] += 1
        if count[need[:3]] <= MAX_KINDS:
            newest_first.append(need)
    return newest_first[::-1]
