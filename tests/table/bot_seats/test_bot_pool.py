"""Bots that hang, break, die and talk: in processes of their own, where they hurt nobody else."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from lusoria.bots import BotSpec, bot, default_bot
from lusoria.core.game import Await, GameView, play, sample
from lusoria.core.structs import GameAction
from lusoria.games import game as find_game
from lusoria.runtime.worker import Worker
from lusoria.table.bot_seats import bot_pool
from lusoria.table.bot_seats.bot_pool import BotPool
from tests.guest.bad_bots import bad_bots

pytestmark = pytest.mark.anyio

ALEA = find_game("alea")
PATIENCE = 60.0  # seconds; machines may be busy


def a_view() -> GameView:
    """Of somebody who has a choice."""
    state, rng = ALEA.start(ALEA.options_type(2)), Random(1)
    while True:
        turn = ALEA.turn(state)
        if isinstance(turn, Await):
            view = ALEA.view(state, turn.seats[0])
            if len(view.legal) > 1:
                return view
            state = play(ALEA, state, turn.seats[0], view.legal[0]).after
        else:
            for event in sample(turn, rng):  # type: ignore[arg-type]
                state = ALEA.evolve(state, event)


VIEW = a_view()
LAST = VIEW.legal[-1]
SEED = next(seed for seed in (b"a", b"b", b"c", b"d", b"e") if Random(seed).choice(VIEW.legal) != LAST)
ANY = Random(SEED).choice(VIEW.legal)
USUAL = default_bot("alea").name
USUALLY = bot("alea", USUAL).choose(VIEW, Random(SEED))
assert USUALLY not in (ANY, LAST)


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """A server runs on uvloop where there is one, and an evening on what Python brings."""
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture(autouse=True)
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bad bots are installed; the file in which those that hang say which process they are."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(bad_bots(tmp_path / "packages"))])
    monkeypatch.setenv("BOT_IS_AT", str(tmp_path / "at"))
    return tmp_path / "at"


class Pool(BotPool):
    """Remembers what it said of its bots."""

    def __init__(self, workers: int = 1, time_limit: float = 5.0) -> None:
        self.said: list[tuple[str, str]] = []
        self.by_itself: list[bool] = []
        """Of each choice, whether it was that of the bot which was asked."""
        super().__init__(
            workers,
            lambda where, error: self.said.append((where, type(error).__name__)),
            time_limit,
            lambda by_itself, _: self.by_itself.append(by_itself),
        )

    async def asked(self, bot: str) -> GameAction:
        return await self.choose(ALEA, bot, VIEW, SEED)


@asynccontextmanager
async def pool(workers: int = 1, time_limit: float = 5.0) -> AsyncIterator[Pool]:
    opened = Pool(workers, time_limit)
    try:
        yield opened
    finally:
        await opened.close()


async def wait_until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 (a process is waited for)
            await asyncio.sleep(0.01)


def lives(process: int) -> bool:
    """Whether there is such a process, and not only the memory of it."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False


def pid_in(at: Path) -> int:
    return int(at.read_text(encoding="utf-8") or 0) if at.exists() else 0


@pytest.mark.parametrize("bot", ["loops", "deaf"])
async def test_hanging_bot_is_killed_and_replaced_for_a_move(bot: str, at: Path) -> None:
    """Before: its process lived on, and kept the server from ending."""
    async with pool(time_limit=0.5) as bots:
        assert await bots.asked(bot) == USUALLY
        assert bots.said == [(f"bot alea/{bot}", "TimeoutError")]
        await wait_until(lambda: not lives(pid_in(at)))
        assert await bots.asked("talks") == LAST


async def test_other_seats_wait_and_get_their_choice(at: Path) -> None:
    """Before: with a bot that hung, all who waited were cancelled, tasks and all."""
    async with pool(time_limit=1.0) as bots:
        choices = await asyncio.gather(*map(bots.asked, ("loops", "talks", "slow", "slow", "greedy")))
        assert choices[0] == USUALLY
        assert choices[1:4] == [LAST] * 3
        assert len(bots.said) == 1


async def test_time_limit_starts_with_the_turn() -> None:
    """Regression: time in the queue counted as thinking: a random move, and a killed process."""
    async with pool(time_limit=1.0) as bots:
        assert await asyncio.gather(*[bots.asked("slow") for _ in range(40)]) == [LAST] * 40
        assert bots.said == []


async def test_always_hanging_bot_is_paused(at: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or one table of them would keep the bots of all other tables waiting."""
    monkeypatch.setattr(bot_pool, "MAX_HANGS", 2)
    async with pool(time_limit=0.2) as bots:
        for _ in range(2):
            assert await bots.asked("loops") == USUALLY
        begun = time.monotonic()
        choices = await asyncio.gather(*[bots.asked("loops") for _ in range(100)], bots.asked("slow"))
        assert choices == [USUALLY] * 100 + [LAST]
        assert len(bots.said) == 2
        assert time.monotonic() - begun < 100 * 0.2
        bots._suspended_until = dict.fromkeys(bots._suspended_until, begun)  # as if it had rested
        await bots.asked("loops")
        assert len(bots.said) == 3


async def test_often_hanging_bot_is_paused(at: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: only hangs one after the other counted, and it held the process for most of the time."""
    monkeypatch.setattr(bot_pool, "MAX_HANGS", 2)
    async with pool(time_limit=1.0) as bots:
        for bot in ("loops", "talks", "loops"):
            await bots.asked(bot)
        bots._on_hang("bot alea/talks")
        assert await bots.asked("talks") == LAST
        bots._on_hang("bot alea/talks")
        assert await bots.asked("talks") == USUALLY
        assert await bots.asked("loops") == USUALLY
        assert len(bots.said) == 2


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("dies", "bot alea/dies"),
        ("leaves", "bot alea/leaves: SystemExit at bad_bots.py:"),
        ("breaks", "bot alea/breaks: ZeroDivisionError at bad_bots.py:"),
        ("cheats", "bot alea/cheats"),
        ("unknown", "bot alea/unknown: Malformed at __init__.py:"),
    ],
)
async def test_failing_bot_is_replaced_for_a_move(bot: str, said: str) -> None:
    """What is said of it is where, and never what it had in its hand."""
    async with pool() as bots:
        assert await bots.asked(bot) == USUALLY
        [(where, _)] = bots.said
        assert where.rstrip("0123456789") == said
        assert await bots.asked("slow") == LAST
        assert bots.by_itself == [False, True]


def with_needs(*names: str) -> Callable[[str], tuple[BotSpec, ...]]:
    """Bots that think with something that is not always installed."""
    specs = tuple(BotSpec("alea", name, 4, f"bad_bots:{name.title()}", needs=("json",)) for name in names)
    return lambda game: specs if game == "alea" else ()


async def test_default_bot_plays_until_a_bot_is_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot must load or compile first, no table waits for; and none is loaded that nobody wants."""
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("warms"))
    async with pool() as bots:
        await bots.asked("talks")
        assert not bots.warm_worker.processes
        assert await bots.asked("warms") == USUALLY
        await wait_until(lambda: bool(bots.warm_worker._loaded))
        assert await bots.asked("warms") == LAST
        assert bots.said == []
        assert bots.by_itself == [True, False, True]
        assert len(bots._free) == len(bots.warm_worker.processes) == 1


async def test_default_bot_plays_while_a_bot_learns_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or it would be killed at each try, and never play at such a table at all."""
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("learns"))
    async with pool(time_limit=0.5) as bots:
        assert await bots.asked("learns") == USUALLY
        assert await bots.asked("learns") == USUALLY
        await wait_until(lambda: bool(bots.warm_worker._loaded))
        assert await bots.asked("learns") == LAST
        assert bots.said == []


async def test_bot_that_never_warms_up_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("freezes"))
    async with pool() as bots:
        assert await bots.asked("freezes") == USUALLY
        await wait_until(lambda: bool(bots.said))
        assert await bots.asked("freezes") == USUALLY
        [(where, _)] = bots.said
        assert where.startswith("bot alea/freezes: MemoryError at bad_bots.py:")


async def test_warm_up_ends_with_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it would take. One that took half a second was warm before it could be looked at."""
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("sleeps"))
    async with pool() as bots:
        assert await bots.asked("sleeps") == USUALLY
        task = bots.warm_worker._load_task
        assert task is not None
        await bots.close()
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_output_of_a_bot_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    async with pool() as bots:
        assert [await bots.asked("talks") for _ in range(3)] == [LAST] * 3
        assert bots.said == []
    assert "once more" in capfd.readouterr().err


async def test_dead_idle_process_is_replaced() -> None:
    async with pool() as bots:
        await bots.asked("slow")
        [worker] = bots._workers
        assert worker._process is not None
        os.kill(worker._process.get_pid(), signal.SIGKILL)
        await worker.ended.wait()
        assert await bots.asked("slow") == LAST
        assert bots.said == []


async def test_abandoned_choice_frees_its_process(at: Path) -> None:
    async with pool() as bots:
        thinking = asyncio.create_task(bots.asked("deaf"))
        await wait_until(lambda: pid_in(at) > 0)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        await wait_until(lambda: not lives(pid_in(at)))
        assert await bots.asked("slow") == LAST


async def test_moves_are_random_without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: each move of each table tried to start one, for up to half a minute, one after the other."""
    async with pool() as bots:
        with monkeypatch.context() as broken:
            broken.setattr(sys, "executable", os.devnull)
            for _ in range(3):
                assert await bots.asked("slow") == ANY
            assert len(bots.said) == 1
        bots._start_again_at = 0.0  # as if it had rested
        assert await bots.asked("slow") == LAST


async def test_closed_pool_leaves_no_process(at: Path) -> None:
    async with pool(workers=3) as bots:
        thinking = asyncio.create_task(bots.asked("loops"))
        await asyncio.gather(bots.asked("slow"), bots.asked("slow"))
        await wait_until(lambda: pid_in(at) > 0)
        begun = time.monotonic()
        await bots.close()
        assert time.monotonic() - begun < 5.0
        assert not lives(pid_in(at))
        assert await thinking == ANY


def environment_of(process: int | None) -> bytes:
    return Path(f"/proc/{process}/environ").read_bytes()


async def test_bots_do_not_get_server_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: keys and the database's password went along to whatever a host had installed."""
    monkeypatch.setenv("LUSORIA_KEYS", "a key of at least sixteen bytes")
    async with pool() as bots:
        assert await bots.asked("talks") == LAST
        (worker,) = bots._workers
        assert worker._process is not None
        told = environment_of(worker._process.get_pid())
        assert b"PYTHONPATH" in told
        assert b"LUSORIA" not in told


async def test_bot_process_dies_with_its_server() -> None:
    """Before: now and then a traceback in the log of a server that was killed, and of the next one."""
    reading, writing = os.pipe()
    os.close(reading)
    worker = (sys.executable, "-P", "-m", "lusoria.table.bot_seats.bot_worker", str(os.getpid()))
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*worker, stdin=pipe, stdout=writing, stderr=pipe)
    os.close(writing)
    assert process.stderr is not None
    assert await asyncio.wait_for(process.stderr.read(), PATIENCE) == b""
    assert await process.wait() == 0


async def test_close_waits_for_a_process_reported_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: for a second, and a busy machine's next test found a process that nobody had waited for."""
    gone, ended, told = Worker.connection_lost, asyncio.Event(), asyncio.Event()

    def late(worker: Worker, error: Exception | None) -> None:
        ended.set()
        asyncio.get_running_loop().create_task(told.wait()).add_done_callback(lambda _: gone(worker, error))

    monkeypatch.setattr(Worker, "connection_lost", late)
    monkeypatch.setattr(bot_pool, "KILL_SECONDS", PATIENCE)
    async with pool() as bots:
        await bots.asked("talks")
        (worker,) = bots._workers
        closing = asyncio.create_task(bots.close())
        await asyncio.wait_for(ended.wait(), PATIENCE)
        assert not closing.done()
        told.set()
        await closing
    assert worker.ended.is_set()
