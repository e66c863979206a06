"""Strong bots think in one process of their own, which is asked only about what it has loaded.

What a bot must load, compile or work out before it can answer at once is done by a new process while nobody
waits; that knows all that the old one knew, and then takes its place. Nobody waits for a thought longer than
they have patience: a process that takes a little longer is let finish, one that hangs is killed.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import Raw

from lusoria.runtime.worker import Broken, Worker
from lusoria.table.bot_seats.bot_worker import ANSWERS, Answer, Question

MODULE = "lusoria.table.bot_seats.bot_worker"
WARM_LIMIT = 300.0
"""So long it may take to get ready for one kind of table, while nobody waits."""
PATIENCE = 1.2
"""So long a table waits for a thought, its turn to be thought about included."""
REST = 60.0
"""Seconds until something is tried again that could not be made ready, or had to make room for others."""
MOST_KINDS = 4
"""So many kinds of tables one bot is ready for at a time: the memory of a master at eight weighs 300 MB."""


class Need(NamedTuple):
    """A bot at a kind of table."""

    game: str
    rules: int
    bot: str
    options: bytes
    """As JSON."""


class Late(Exception):
    """It was not thought to an end while anybody waited."""


class Thinkers:
    """`crashed` is told of what breaks, `hung` of who thought for ever when nobody waited any more."""

    def __init__(
        self,
        crashed: Callable[[str, Exception], None],
        time_limit: float,
        hung: Callable[[str], None] = lambda _where: None,
    ) -> None:
        self._crashed = crashed
        self._hung = hung
        self._time_limit = time_limit
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()
        self._known: tuple[Need, ...] = ()
        """What the process is ready for, the oldest first."""
        self._wanted: list[Need] = []
        self._in_hand: list[Need] = []
        """What the next process is being made ready for."""
        self._rests_until: dict[Need, float] = {}
        """What could not be made ready, or had to make room, and until when nobody tries again."""
        self._hopeless: set[Need] = set()
        """Of these, what could not be made ready."""
        self._news = asyncio.Event()
        """Set, and replaced by another, when something is ready or will not be."""
        self._getting_ready: asyncio.Task[None] | None = None
        self._new: Worker | None = None
        self._thoughts: set[asyncio.Task[Answer]] = set()

    def is_ready_for(self, need: Need) -> bool:
        """If it is not, it will be, as soon as it can."""
        if self._worker is not None and not self._worker.alive:  # the system may have ended it
            self._let_go()
        if need in self._known:
            return True
        if not self._rests(need):
            self._want(need)
        return False

    async def get_ready_for(self, need: Need) -> None:
        """Wait until it is, or will not be for a while. Others make room for it."""
        while not self.is_ready_for(need) and not (need in self._hopeless and self._rests(need)):
            self._want(need)
            await self._news.wait()

    def _rests(self, need: Need) -> bool:
        return time.monotonic() < self._rests_until.get(need, 0.0)

    def _want(self, need: Need) -> None:
        if need in self._wanted or need in self._in_hand:
            return
        self._wanted.append(need)
        if self._getting_ready is None:
            self._getting_ready = asyncio.create_task(self._get_ready())

    async def _get_ready(self) -> None:
        try:
            while self._wanted:
                asked_for = (*self._known, *self._wanted)
                self._in_hand, self._wanted = within_bounds(asked_for), []
                for need in set(asked_for).difference(self._in_hand):
                    self._let_rest(need, hopeless=False)
                self._new = worker = Worker(MODULE)
                known: list[Need] = []
                need = self._in_hand[-1]
                try:
                    await worker.start()
                    for need in self._in_hand:
                        if await self._made_ready(worker, need):
                            known.append(need)
                except (Broken, OSError) as error:  # a TimeoutError is one
                    worker.kill()
                    self._crashed(f"warming bot {need.game}/{need.bot}", error)
                    for need in set(self._in_hand).difference(self._known):
                        self._let_rest(need, hopeless=True)
                else:
                    async with self._turn:  # whoever is being thought for gets their answer
                        self._let_go()
                        self._worker, self._known = worker, tuple(known)
                self._in_hand = []
                self._tell()
        finally:
            self._new = self._getting_ready = None
            self._in_hand = []
            self._tell()

    async def _made_ready(self, worker: Worker, need: Need) -> bool:
        question = Question(need.game, need.rules, need.bot, options=Raw(need.options))
        answer = ANSWERS.decode(await worker.ask(msgspec.json.encode(question), WARM_LIMIT))
        if answer.broken:
            self._crashed(f"bot {need.game}/{need.bot}: {answer.broken}", Broken())
            self._let_rest(need, hopeless=True)
        else:
            self._hopeless.discard(need)
        return not answer.broken

    def _let_rest(self, need: Need, *, hopeless: bool) -> None:
        now = time.monotonic()
        self._rests_until = {one: until for one, until in self._rests_until.items() if until > now}
        self._rests_until[need] = now + REST
        self._hopeless &= self._rests_until.keys()
        if hopeless:
            self._hopeless.add(need)

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def ask(self, where: str, question: bytes, *, patient: bool = False) -> Answer:
        """Late where it takes longer than anybody waits who is not patient; `where` names who is asked.

        TimeoutError or Broken where nothing will come.
        """
        abandoned = asyncio.Event()
        thought = asyncio.create_task(self._thought(question, abandoned))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        try:
            async with asyncio.timeout(None if patient else PATIENCE):
                return await asyncio.shield(thought)
        except TimeoutError:
            if thought.done():
                raise
            thought.add_done_callback(partial(self._hear_of, where))
            raise Late from None
        finally:
            abandoned.set()

    def _hear_of(self, where: str, thought: "asyncio.Task[Answer]") -> None:
        """Nobody waits for it any more; that it hung is said all the same."""
        error = None if thought.cancelled() else thought.exception()
        if isinstance(error, Exception) and not isinstance(error, Late):
            self._crashed(where, error)
            if isinstance(error, TimeoutError):
                self._hung(where)

    async def _thought(self, question: bytes, abandoned: asyncio.Event) -> Answer:
        async with self._turn:
            if self._worker is not None and not self._worker.alive:
                self._let_go()
            if abandoned.is_set() or self._worker is None:
                raise Late
            try:
                return ANSWERS.decode(await self._worker.ask(question, self._time_limit))
            except BaseException:
                self._let_go()
                raise

    def _let_go(self) -> None:
        """What it knew is learnt again when somebody wants it."""
        if self._worker is not None:
            self._worker.kill()
        self._worker, self._known = None, ()

    @property
    def processes(self) -> list[Worker]:
        return [worker for worker in (self._worker, self._new) if worker is not None]

    def close(self) -> None:
        for task in (self._getting_ready, *self._thoughts):
            if task is not None:
                task.cancel()
        for worker in self.processes:
            worker.kill()


def within_bounds(needs: Iterable[Need]) -> list[Need]:
    """Of each bot the kinds of tables that were wanted last."""
    found: list[Need] = []
    count: Counter[tuple[str, int, str]] = Counter()
    for need in reversed(list(dict.fromkeys(needs))):
        count[need[:3]] += 1
        if count[need[:3]] <= MOST_KINDS:
            found.append(need)
    return found[::-1]
