"""Pool of bot processes: bots decide outside the event loop, and a process that hangs is killed."""

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
from lusoria.runtime.worker import KILL_SECONDS, Broken, QuestionFailed, Worker
from lusoria.table.bot_seats.bot_worker import Question
from lusoria.table.bot_seats.warm_worker import MODULE, Late, Need, WarmWorker

DECISION_SECONDS = 3.0  # limit, once a process has the question
FALLBACK_SECONDS = 2.0  # for the default bot, which decides in place of one that failed
MAX_HANGS = 3  # of a bot within `SUSPENSION_SECONDS`
SUSPENSION_SECONDS = 60.0  # such a bot gets no questions that long
MAX_ATTEMPTS = 3  # for patient callers, if another decision made the process restart
START_RETRY_SECONDS = 15.0  # after a process did not start: an attempt may take `START_SECONDS`


def bot_seed(table_seed: bytes, seat: Seat, ask: int) -> bytes:
    """Seed for one decision: the same on every node, and unpredictable for clients."""
    return hmac.digest(table_seed, f"lusoria/bot|{seat}|{ask}".encode(), hashlib.sha256)


class Suspended(Exception):
    """Not attempted now, because of recent failures."""


class BotPool:
    """Up to `workers` processes, each with one decision at a time; further decisions wait.

    `on_crash` is called for bots that hang or fail; `on_choice` for each decision: whether it is that of the
    requested bot, and the seconds it took.
    """

    def __init__(
        self,
        workers: int = 1,
        on_crash: Callable[[str, Exception], None] = lambda _where, _error: None,
        time_limit: float = DECISION_SECONDS,
        on_choice: Callable[[bool, float], None] = lambda _by_itself, _seconds: None,
    ) -> None:
        self._on_choice = on_choice
        self._turns = asyncio.Semaphore(workers)
        self._on_crash = on_crash
        self._time_limit = time_limit
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._hangs: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=MAX_HANGS))
        """When each bot last hung."""
        self._suspended_until: dict[str, float] = {}
        self.warm_worker = WarmWorker(on_crash, time_limit, self._on_hang)
        self._start_again_at = 0.0

    async def choose(
        self, game: AnyGame, bot: str, view: GameView, seed: bytes, *, patient: bool = False
    ) -> GameAction:
        """The bot's decision; the default bot's if it is late or fails; else any legal action.

        A `patient` caller waits while the bot loads or is busy, instead of taking the default bot.
        """
        default, started_at = default_bot(game.name).name, time.monotonic()
        need = need_of(game, bot, view)
        if need is None:
            first = bot
        elif self._is_suspended(bot_label(game, bot)):  # do not load it for the next time either
            first = default
        else:
            if patient:
                await self.warm_worker.get_ready_for(need)
            first = bot if self.warm_worker.is_ready_for(need) else default
        action = await self._decide(game, first, view, seed, self._time_limit, patient=patient)
        by_itself = first == bot and action in view.legal
        if action not in view.legal and first != default:
            action = await self._decide(game, default, view, seed, FALLBACK_SECONDS)
        self._on_choice(by_itself, time.monotonic() - started_at)
        return action if action in view.legal else Random(seed).choice(view.legal)

    async def _decide(
        self, game: AnyGame, bot: str, view: GameView, seed: bytes, within: float, *, patient: bool = False
    ) -> GameAction | None:
        """The bot's decision, legal or not; None if it fails."""
        where = bot_label(game, bot)
        if self._is_suspended(where):
            return None
        question = Question(game.name, game.version, bot, Raw(encode(view)), seed)
        try:
            encoded = msgspec.json.encode(question)
            if (need := need_of(game, bot, view)) is not None:
                answer = await self._ask_warm(where, need, encoded, patient=patient)
            else:
                answer = await self._ask(where, encoded, within)
            return decode_action(game, answer)
        except (Suspended, Late):
            pass
        except QuestionFailed as failed:
            self._on_crash(f"{where}: {failed}", Broken())
        except TimeoutError as error:
            self._on_crash(where, error)
            self._on_hang(where)
        except Exception as error:  # noqa: BLE001 (a failing bot must not stop the table)
            self._on_crash(where, error)
        return None

    async def _ask_warm(self, where: str, need: Need, question: bytes, *, patient: bool) -> bytes:
        """For a patient caller, retry if the process was replaced because of another decision."""
        for _ in range(MAX_ATTEMPTS):
            try:
                return await self.warm_worker.ask(where, question, patient=patient)
            except Late:
                if not patient:
                    raise
                await self.warm_worker.get_ready_for(need)
        raise Late

    def _is_suspended(self, where: str) -> bool:
        return time.monotonic() < self._suspended_until.get(where, 0)

    def _on_hang(self, where: str) -> None:
        """Suspend a bot that hangs often: it would delay all others."""
        now, hangs = time.monotonic(), self._hangs[where]
        hangs.append(now)
        if len(hangs) >= MAX_HANGS and now - hangs[0] < SUSPENSION_SECONDS:
            self._suspended_until[where] = now + SUSPENSION_SECONDS
            del self._hangs[where]

    async def _ask(self, where: str, question: bytes, within: float) -> bytes:
        """Ask a free process. Kills it if it gives no answer; the next call starts another."""
        async with self._turns:
            if self._is_suspended(where):  # suspended while this call waited
                raise Suspended
            worker = await self._free_one()
            try:
                answer = await worker.ask(question, within)
            except QuestionFailed:
                self._free.append(worker)
                raise
            except BaseException:
                worker.kill()
                raise
            self._free.append(worker)
            return answer

    async def _free_one(self) -> Worker:
        while self._free:
            worker = self._free.pop()
            if worker.is_alive:
                return worker
            worker.kill()
        self._workers = {worker for worker in self._workers if not worker.ended.is_set()}
        if time.monotonic() < self._start_again_at:
            raise Suspended
        worker = Worker(MODULE)
        try:
            await worker.start()
        except BaseException as error:
            worker.kill()
            if isinstance(error, Broken):
                self._start_again_at = time.monotonic() + START_RETRY_SECONDS
            raise
        self._workers.add(worker)
        return worker

    async def close(self) -> None:
        """Kill all processes. Pending decisions are dropped."""
        self._start_again_at = math.inf
        self._free.clear()
        workers = [*self._workers, *self.warm_worker.processes]
        self.warm_worker.close()
        for worker in self._workers:
            worker.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(KILL_SECONDS):
                for worker in workers:
                    await worker.ended.wait()


def bot_label(game: AnyGame, bot: str) -> str:
    return f"bot {game.name}/{bot}"


def need_of(game: AnyGame, bot: str, view: GameView) -> Need | None:
    """What must be loaded before this bot can decide; None if that takes no time."""
    spec = next((spec for spec in bots_of(game.name) if spec.name == bot and spec.needs), None)
    if spec is None:
        return None
    options = msgspec.to_builtins(view.table.options)
    if not spec.by_size:
        options["players"] = game.usual
    return Need(game.name, game.version, bot, msgspec.json.encode(options, order="sorted"))
