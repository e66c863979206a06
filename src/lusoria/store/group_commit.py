"""Group commit: jobs that arrive during a commit share the next one.

A commit waits for the disk, whatever its size. Sharing one transaction makes the cost independent of the
number of writers. Each caller continues when its job is durable.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from lusoria.store.port import StoreDown

Job = TypeVar("Job")
Outcome: TypeAlias = Any
"""A job's result, or the LusoriaError to raise in its caller."""

MAX_JOBS = 256  # per batch
MAX_BYTES = 4_000_000  # per batch

CLOSED = "The store is closed."


class GroupCommit(Generic[Job]):
    """Passes jobs to `commit` in batches, one batch at a time, first in, first out.

    `commit` writes a whole batch in one transaction, or raises and writes nothing. StoreDown fails every job
    of the batch. Any other error (such as Stale in a race between nodes) comes from one job: the batch is
    halved and retried until that job is alone.
    """

    def __init__(
        self,
        commit: Callable[[Sequence[Job]], Awaitable[Sequence[Outcome]]],
        size_of: Callable[[Job], int],
        max_jobs: int = MAX_JOBS,
    ) -> None:
        self._commit = commit
        self._size_of = size_of
        self._most_jobs = max_jobs
        self._pending: deque[tuple[Job, asyncio.Future[Outcome]]] = deque()
        self._writer: asyncio.Task[None] | None = None
        self.closed = False

    async def do(self, job: Job) -> Outcome:
        """Wait until the job is durable. Cancelling withdraws the job only before its batch starts."""
        if self.closed:
            raise StoreDown(CLOSED)
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._pending.append((job, future))
        if self._writer is None:
            self._writer = asyncio.create_task(self._run())
        return await future

    async def close(self) -> None:
        """Finish pending jobs and refuse new ones."""
        self.closed = True
        if self._writer is not None:
            await asyncio.shield(self._writer)

    async def _run(self) -> None:
        batch: list[tuple[Job, asyncio.Future[Outcome]]] = []
        try:
            while self._pending:
                batch = self._next_batch()
                await self._settle(batch)
        finally:
            self._writer = None
            for _, future in (*batch, *self._pending):  # not empty only if the event loop is stopped
                future.cancel()
            self._pending.clear()

    def _next_batch(self) -> list[tuple[Job, asyncio.Future[Outcome]]]:
        batch: list[tuple[Job, asyncio.Future[Outcome]]] = []
        room = MAX_BYTES
        while self._pending and len(batch) < self._most_jobs:
            job, future = self._pending[0]
            room -= self._size_of(job)
            if room < 0 and batch:
                break
            self._pending.popleft()
            if not future.cancelled():
                batch.append((job, future))
        return batch

    async def _settle(self, batch: list[tuple[Job, asyncio.Future[Outcome]]]) -> None:
        if not batch:
            return
        try:
            outcomes = await self._commit([job for job, _ in batch])
        except StoreDown as down:
            outcomes = [type(down)(*down.args).with_traceback(down.__traceback__) for _ in batch]
        except Exception as error:  # noqa: BLE001 - only the job that caused it must fail
            if len(batch) > 1:
                half = len(batch) // 2
                await self._settle(batch[:half])
                await self._settle(batch[half:])
                return
            outcomes = [error]
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
