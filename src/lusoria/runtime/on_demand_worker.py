"""Worker process that starts with the first question and is killed when idle."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from lusoria.runtime.worker import END_LIMIT, Worker

TIME_LIMIT = 300.0
"""Seconds for an answer. The first one on a machine may compile for a while."""
IDLE = 300.0
"""Seconds without work after which the process is let go: it weighs as much as a server."""


class OnDemand:
    """One question at a time: who asks waits for the answer before the next."""

    def __init__(self, module: str, told: Callable[[bytes], None] | None = None) -> None:
        self._module = module
        self._told = told
        self._worker: Worker | None = None
        self._letting_go: asyncio.TimerHandle | None = None

    @property
    def there(self) -> bool:
        return self._worker is not None

    async def ask(self, question: bytes) -> bytes:
        """The answer; where there is none, the process is not asked again."""
        self._keep()
        try:
            if self._worker is None or not self._worker.alive:
                self._worker = Worker(self._module, self._told)
                await self._worker.start()
            return await self._worker.ask(question, TIME_LIMIT)
        except BaseException:
            self.let_go()
            raise

    def rest(self) -> None:
        """There is nothing to do for now."""
        self._keep()
        with suppress(RuntimeError):  # the loop is closing
            self._letting_go = asyncio.get_running_loop().call_later(IDLE, self.let_go)

    def let_go(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    async def close(self, stop_asking: Callable[[], Awaitable[None]]) -> None:
        """Call `stop_asking`, kill the process, and wait up to `END_LIMIT` seconds for its end."""
        worker = self._worker
        self._keep()
        await stop_asking()
        self._keep()  # `rest` may have set the timer again
        self.let_go()
        if worker is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(END_LIMIT):
                    await worker.gone.wait()

    def _keep(self) -> None:
        if self._letting_go is not None:
            self._letting_go.cancel()
            self._letting_go = None
