"""Long polls: a request with `?wait=` gets its answer when the result is ready, or after that time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeAlias, TypeVar

from litestar.params import QueryParameter

from lusoria.server.client_limits import Client, ConcurrencyLimiter

T = TypeVar("T")
MAX_WAIT_SECONDS = 25.0  # less than the 30 s after which many proxies give up on an idle connection

WaitSeconds: TypeAlias = Annotated[float, QueryParameter(ge=0, le=MAX_WAIT_SECONDS)]


class LongPolls:
    """Limits waiting requests per client. `close` ends all, so that they do not delay shutdown."""

    def __init__(self, slots: ConcurrencyLimiter) -> None:
        self._slots = slots
        self._closed = asyncio.Event()

    async def repeat(
        self, client: Client, seconds: float, attempt: Callable[[], Awaitable[tuple[T, asyncio.Event | None]]]
    ) -> T:
        """The result of `attempt`, repeated at its event, until it comes without one or the time is over."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while True:
            result, event = await attempt()
            left = until - loop.time()
            if event is None or left <= 0 or not await self.wait(client, event, left):
                return result

    async def wait(self, client: Client, event: asyncio.Event, seconds: float) -> bool:
        """True if the event happened in time. A client over its limit does not wait."""
        if seconds <= 0 or event.is_set() or self._closed.is_set() or not self._slots.enter(client):
            return event.is_set()
        waits = [asyncio.ensure_future(each.wait()) for each in (event, self._closed)]
        try:
            await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._slots.leave(client)
            for each in waits:
                each.cancel()
        return event.is_set()

    def close(self) -> None:
        self._closed.set()
