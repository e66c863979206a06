"""The coach at the tables: thinks in a process of its own, about one question at a time.

What it says follows from the question alone, so that each is worked out once and kept while there is room.
However many ask, a bounded number waits, and addresses take turns: the others are told so at once, and no
table ever waits.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from lusoria.runtime.lru_cache import LruCache
from lusoria.runtime.on_demand_worker import OnDemand
from lusoria.runtime.worker import Broken
from lusoria.server.jobs.coach_worker import TOLD, Moment, Question, Told
from lusoria.server.jobs.fair_queue import SERVER, RoundRobin, Share
from lusoria.server.rate_limits import Client
from lusoria.wire.refusal import TableRefusal, refused_for_speed

MODULE = "lusoria.server.jobs.coach_worker"
SHARE = Share(total=160, per_address=80, per_device=12)
"""Of all that waits. One person may sit at many tables."""
STORY_SHARE = Share(total=80, per_address=48, per_device=4)
"""Of finished games, which anybody can ask about: whoever plays has the rest."""
MOST_KEPT = 512
PATIENCE = 2.0
"""Seconds that somebody who asks is kept waiting; then they hear that it takes longer."""
BUSY_SECONDS = 3.0
"""After so long a client may ask again that found no place."""
REST = 60.0
"""Seconds until something that broke is tried again."""


class Waiting(NamedTuple):
    question: bytes
    urgent: bool
    """Somebody plays, and has to decide."""
    client: Client
    answer: asyncio.Future[bytes]
    ended: asyncio.Event


class Coaching:
    def __init__(self, crashed: Callable[[str, Exception], None]) -> None:
        self._crashed = crashed
        self._kept = LruCache[bytes, bytes](MOST_KEPT)
        """By the question's digest; nothing, where there is nothing to say."""
        self._failed: dict[bytes, float] = {}
        """What broke lately, and until when nobody tries again."""
        self._waiting: OrderedDict[bytes, Waiting] = OrderedDict()
        self._turns = RoundRobin()
        self._working: asyncio.Task[None] | None = None
        self._process = OnDemand(MODULE)

    async def ask(self, question: Question, client: Client = SERVER) -> bytes | None:
        """JSON; None where it takes longer, and one may ask again. `busy` where too many wait."""
        asked = msgspec.json.encode(question)
        key = hashlib.sha256(asked).digest()
        answer = self._kept.get(key)
        if answer is None:
            if time.monotonic() < self._failed.get(key, 0.0):
                raise TableRefusal("no_advice")
            try:
                async with asyncio.timeout(PATIENCE):
                    queued = self._queued(key, asked, client, urgent=isinstance(question, Moment))
                    answer = await asyncio.shield(queued)
            except TimeoutError:
                return None
        if not answer:
            raise TableRefusal("no_advice")
        return answer

    def pending(self, question: Question) -> list[asyncio.Event]:
        """If this question waits, an event: it is set once it does not wait any more."""
        waiting = self._waiting.get(hashlib.sha256(msgspec.json.encode(question)).digest())
        return [] if waiting is None else [waiting.ended]

    def _queued(self, key: bytes, asked: bytes, client: Client, *, urgent: bool) -> asyncio.Future[bytes]:
        if key not in self._waiting:
            waiting = self._waiting.values()
            has_room = SHARE.has_room(client, [each.client for each in waiting])
            if not urgent:
                has_room &= STORY_SHARE.has_room(client, [each.client for each in waiting if not each.urgent])
            if not has_room:
                raise refused_for_speed(BUSY_SECONDS, "busy")
            answer = asyncio.get_running_loop().create_future()
            self._waiting[key] = Waiting(asked, urgent, client, answer, asyncio.Event())
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        return self._waiting[key].answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                key = self._next()
                waiting = self._waiting[key]
                try:
                    told = await self._told(waiting.question)
                    if told.broken:
                        now = time.monotonic()
                        self._failed = {one: at for one, at in self._failed.items() if at > now}
                        self._failed[key] = now + REST
                    else:
                        self._kept.put(key, told.answer)
                    waiting.answer.set_result(told.answer)
                finally:
                    self._waiting.pop(key, None)
                    waiting.answer.cancel()
                    waiting.ended.set()
        finally:
            self._working = None
            self._process.rest()

    def _next(self) -> bytes:
        """Whoever plays comes before whoever has played; among these, addresses take turns."""
        urgent = any(waiting.urgent for waiting in self._waiting.values())
        askers = {
            key: waiting.client for key, waiting in self._waiting.items() if waiting.urgent or not urgent
        }
        key = self._turns.order(askers)[0]
        self._turns.served(askers[key], askers)
        return key

    async def _told(self, question: bytes) -> Told:
        try:
            told = TOLD.decode(await self._process.ask(question))
        except Exception as error:  # noqa: BLE001 (a process may end in any way, and somebody waits)
            told = Told(broken=type(error).__name__)
        if told.broken:
            self._crashed(f"coach: {told.broken}", Broken())
        return told

    async def close(self) -> None:
        await self._process.close(self._working)
