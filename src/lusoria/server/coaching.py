"""The coach at the tables: thinks in a process of its own, about one question at a time.

What it says follows from the question alone, so that each is worked out once and kept while there is room.
However many ask, few wait: the others are told so at once, and no table ever waits.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from lusoria.server.coach_worker import TOLD, Moment, Question, Told
from lusoria.server.on_demand import OnDemand
from lusoria.table.worker import Broken
from lusoria.wire.refusal import TableRefusal

MODULE = "lusoria.server.coach_worker"
MOST_WAITING = 48
MOST_STORIES = 8
"""So many of them may be about finished games, which anybody can ask about: whoever plays has the rest."""
MOST_EACH = 12
"""So many may be of one person, who may sit at many tables."""
MOST_KEPT = 512
PATIENCE = 2.0
"""Seconds that somebody who asks is kept waiting; then they hear that it takes longer."""
REST = 60.0
"""Seconds until something that broke is tried again."""


class Waiting(NamedTuple):
    question: bytes
    urgent: bool
    """Somebody plays, and has to decide."""
    asker: str
    answer: asyncio.Future[bytes]


class Coaching:
    def __init__(self, crashed: Callable[[str, Exception], None]) -> None:
        self._crashed = crashed
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        """By the question's digest; nothing, where there is nothing to say."""
        self._failed: dict[bytes, float] = {}
        """What broke lately, and until when nobody tries again."""
        self._waiting: OrderedDict[bytes, Waiting] = OrderedDict()
        self._working: asyncio.Task[None] | None = None
        self._process = OnDemand(MODULE)

    async def ask(self, question: Question, asker: str = "") -> bytes | None:
        """JSON; None where it takes longer, and one may ask again. `busy` where too many wait."""
        asked = msgspec.json.encode(question)
        key = hashlib.sha256(asked).digest()
        answer = self._kept.get(key)
        if answer is None:
            if time.monotonic() < self._failed.get(key, 0.0):
                raise TableRefusal("no_advice")
            try:
                async with asyncio.timeout(PATIENCE):
                    queued = self._queued(key, asked, asker, urgent=isinstance(question, Moment))
                    answer = await asyncio.shield(queued)
            except TimeoutError:
                return None
        else:
            self._kept.move_to_end(key)
        if not answer:
            raise TableRefusal("no_advice")
        return answer

    def _queued(self, key: bytes, asked: bytes, asker: str, *, urgent: bool) -> asyncio.Future[bytes]:
        if key not in self._waiting:
            stories = sum(not waiting.urgent for waiting in self._waiting.values())
            own = sum(waiting.asker == asker for waiting in self._waiting.values()) if asker else 0
            full = len(self._waiting) >= MOST_WAITING or (not urgent and stories >= MOST_STORIES)
            if full or own >= MOST_EACH:
                raise TableRefusal("busy")
            self._waiting[key] = Waiting(asked, urgent, asker, asyncio.get_running_loop().create_future())
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        return self._waiting[key].answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                key, waiting = min(self._waiting.items(), key=lambda one: not one[1].urgent)
                try:
                    told = await self._told(waiting.question)
                    if told.broken:
                        now = time.monotonic()
                        self._failed = {one: at for one, at in self._failed.items() if at > now}
                        self._failed[key] = now + REST
                    else:
                        self._keep(key, told.answer)
                    waiting.answer.set_result(told.answer)
                finally:
                    self._waiting.pop(key, None)
                    waiting.answer.cancel()
        finally:
            self._working = None
            self._process.rest()

    async def _told(self, question: bytes) -> Told:
        try:
            told = TOLD.decode(await self._process.ask(question))
        except Exception as error:  # noqa: BLE001 (a process may end in any way, and somebody waits)
            told = Told(broken=type(error).__name__)
        if told.broken:
            self._crashed(f"coach: {told.broken}", Broken())
        return told

    def _keep(self, key: bytes, answer: bytes) -> None:
        self._kept[key] = answer
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def close(self) -> None:
        await self._process.close(self._working)
