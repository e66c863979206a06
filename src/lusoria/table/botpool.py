"""Bots think in processes of their own, so that they never keep people waiting; one that hangs is killed."""

import asyncio
import hashlib
import hmac
import math
import time
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from random import Random

import msgspec
from msgspec import Raw

from lusoria.bots import bots_of, default_bot
from lusoria.core.game import AnyGame, GameView, Seat
from lusoria.core.structs import GameAction
from lusoria.records.codec import decode_action, encode
from lusoria.table.bot_worker import ANSWERS, Answer, Question
from lusoria.table.worker import Broken, Worker

MODULE = "lusoria.table.bot_worker"
TIME_LIMIT = 3.0
"""So long a bot may think, from when its turn has come."""
USUAL_LIMIT = 2.0
"""So long the usual bot may, that plays for one which did not answer."""
WARM_LIMIT = 300.0
"""So long it may take a bot to load what it thinks with, while nobody waits."""
END_LIMIT = 1.0
HANGS = 3
REST = 60.0
"""A bot that hung so often within so many seconds is not asked again for as long."""
START_REST = 15.0
"""Where no process could be started, none is for so long: a try may take its whole limit."""


def bot_seed(table_seed: bytes, seat: Seat, ask: int) -> bytes:
    """A generator for each decision: the same on every node, foreseeable by nobody."""
    return hmac.digest(table_seed, f"lusoria/bot|{seat}|{ask}".encode(), hashlib.sha256)


class Resting(Exception):
    """Neither asked nor started now, because of what happened lately."""


class BotPool:
    """At most so many processes, each of which thinks about one choice at a time; the others wait their turn.

    `crashed` is told of bots that hang or break.
    """

    def __init__(
        self,
        workers: int = 1,
        crashed: Callable[[str, Exception], None] = lambda _where, _error: None,
        time_limit: float = TIME_LIMIT,
    ) -> None:
        self._turns = asyncio.Semaphore(workers)
        self._crashed = crashed
        self._time_limit = time_limit
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._hangs: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=HANGS))
        """When each bot hung lately."""
        self._rests_until: dict[str, float] = {}
        self._warming: set[asyncio.Task[None]] = set()
        self._cold: set[tuple[str, str]] = set()
        """Bots, by game and name, that are not ready yet."""
        self._warm: set[tuple[str, str]] = set()
        self._start_again_at = 0.0

    async def _warmed(self, question: Question) -> None:
        """Ask a new process, however long it takes; then that takes the place of the others."""
        worker = Worker(MODULE)
        self._workers.add(worker)
        try:
            await worker.start()
            answer = ANSWERS.decode(await worker.ask(msgspec.json.encode(question), WARM_LIMIT))
        except BaseException as error:
            worker.kill()
            if not isinstance(error, (Broken, OSError)):  # a TimeoutError is one
                raise
            self._crashed(f"warming bot {question.game}/{question.bot}", error)  # the usual one plays for it
            return
        if answer.broken:
            self._crashed(f"bot {question.game}/{question.bot}: {answer.broken}", Broken())
        else:
            self._cold.discard((question.game, question.bot))
            self._warm.add((question.game, question.bot))
        while self._free:  # one that knows all is enough
            self._free.pop().kill()
        self._free.append(worker)

    def _catch_up(self, question: Question) -> None:
        """Let one that needs much load it, or learn a table that it did not know, while nobody waits.

        The first time on a machine that means to compile it, which takes longer than any table would wait.
        """
        bot = (question.game, question.bot)
        if bot not in self._cold and any(
            spec.name == question.bot and spec.needs for spec in bots_of(question.game)
        ):
            self._cold.add(bot)
            task = asyncio.create_task(self._warmed(question))
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    async def choose(self, game: AnyGame, bot: str, view: GameView, seed: bytes) -> GameAction:
        """The bot's choice; the usual bot's where it takes too long or breaks; at worst any legal one."""
        usual = default_bot(game.name).name
        if (game.name, bot) not in self._warm:
            self._catch_up(Question(game.name, game.version, bot))
        first = usual if (game.name, bot) in self._cold else bot
        action = await self._choice(game, first, view, seed, self._time_limit)
        if action not in view.legal and first != usual:
            action = await self._choice(game, usual, view, seed, USUAL_LIMIT)
        return action if action in view.legal else Random(seed).choice(view.legal)

    async def _choice(
        self, game: AnyGame, bot: str, view: GameView, seed: bytes, within: float
    ) -> GameAction | None:
        """What it chooses, if it does; a legal action or not."""
        where = f"bot {game.name}/{bot}"
        if self._rests(where):
            return None
        question = Question(game.name, game.version, bot, Raw(encode(view)), seed)
        try:
            answer = await self._ask(where, msgspec.json.encode(question), within)
            if not answer.broken:
                return decode_action(game, bytes(answer.action))
            self._crashed(f"{where}: {answer.broken}", Broken())
        except Resting:
            pass
        except TimeoutError as error:
            self._crashed(where, error)
            self._hung(where)
            self._catch_up(question)
        except Exception as error:  # noqa: BLE001 (a bot that breaks must not break the table)
            self._crashed(where, error)
        return None

    def _rests(self, where: str) -> bool:
        return time.monotonic() < self._rests_until.get(where, 0)

    def _hung(self, where: str) -> None:
        """One that does so often, if not always, would keep all the others waiting."""
        now, hangs = time.monotonic(), self._hangs[where]
        hangs.append(now)
        if len(hangs) >= HANGS and now - hangs[0] < REST:
            self._rests_until[where] = now + REST
            del self._hangs[where]

    async def _ask(self, where: str, question: bytes, within: float) -> Answer:
        """Wait for a process that is free, and ask it; one that gives no answer is killed, then replaced."""
        async with self._turns:
            if self._rests(where):  # since it began to wait
                raise Resting
            worker = await self._free_one()
            try:
                answer = await worker.ask(question, within)
            except BaseException:
                worker.kill()
                raise
            self._free.append(worker)
            return ANSWERS.decode(answer)

    async def _free_one(self) -> Worker:
        while self._free:
            worker = self._free.pop()
            if worker.alive:
                return worker
            worker.kill()
        self._workers = {worker for worker in self._workers if not worker.gone.is_set()}
        if time.monotonic() < self._start_again_at:
            raise Resting
        worker = Worker(MODULE)
        try:
            await worker.start()
        except BaseException as error:
            worker.kill()
            if isinstance(error, Broken):
                self._start_again_at = time.monotonic() + START_REST
            raise
        self._workers.add(worker)
        return worker

    async def close(self) -> None:
        """Kill them all; whoever still waits for a choice is no longer interested."""
        self._start_again_at = math.inf
        for task in self._warming:
            task.cancel()
        self._free.clear()
        for worker in self._workers:
            worker.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(END_LIMIT):
                for worker in list(self._workers):
                    await worker.gone.wait()
