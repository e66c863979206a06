"""Worker process that starts with the first question and is killed when idle."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.runtime.worker import KILL_SECONDS, QuestionFailed, Worker

ANSWER_SECONDS = 300.0  # limit; the first question on a machine may compile for a minute
IDLE_SECONDS = 300.0  # until an idle process is killed: it takes as much memory as a server


class OnDemandWorker:
    """Await each answer before the next question."""

    def __init__(self, module: str, on_progress: ProgressCallback = ignore_progress) -> None:
        self._module = module
        self._on_progress = on_progress
        self._worker: Worker | None = None
        self._idle_timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return self._worker is not None

    async def ask(self, question: bytes) -> bytes:
        """The answer. After any error but QuestionFailed, the next question starts another process."""
        self._cancel_timer()
        try:
            if self._worker is None or not self._worker.is_alive:
                self._worker = Worker(self._module, self._on_progress)
                await self._worker.start()
            return await self._worker.ask(question, ANSWER_SECONDS)
        except QuestionFailed:
            raise
        except BaseException:
            self.kill()
            raise

    def kill_when_idle(self) -> None:
        self._cancel_timer()
        with suppress(RuntimeError):  # the loop is closing
            self._idle_timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.kill)

    def kill(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    async def close(self, stop_asking: Callable[[], Awaitable[None]]) -> None:
        """Call `stop_asking`, kill the process, and wait up to `KILL_SECONDS` for its end."""
        worker = self._worker
        self._cancel_timer()
        await stop_asking()
        self._cancel_timer()  # `stop_asking` may have set it again
        self.kill()
        if worker is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(KILL_SECONDS):
                    await worker.ended.wait()

    def _cancel_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None
