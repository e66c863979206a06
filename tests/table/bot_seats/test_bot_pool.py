"""Bot pool: bots that hang, fail, die or print, in worker processes."""

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


def view_with_choice() -> GameView:
    """A view with a choice of several actions."""
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


VIEW = view_with_choice()
LAST = VIEW.legal[-1]
SEED = next(seed for seed in (b"a", b"b", b"c", b"d", b"e") if Random(seed).choice(VIEW.legal) != LAST)
RANDOM_CHOICE = Random(SEED).choice(VIEW.legal)
DEFAULT_BOT = default_bot("alea").name
DEFAULT_CHOICE = bot("alea", DEFAULT_BOT).choose(VIEW, Random(SEED))
assert DEFAULT_CHOICE not in (RANDOM_CHOICE, LAST)


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """`serve` runs on uvloop where available; `play` and tests on asyncio."""
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture(autouse=True)
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Installs the bad bots. Returns the file in which hanging bots write their process id."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(bad_bots(tmp_path / "packages"))])
    monkeypatch.setenv("BOT_IS_AT", str(tmp_path / "at"))
    return tmp_path / "at"


class Pool(BotPool):
    """Stores its reports and whether each choice was the bot's own."""

    def __init__(self, workers: int = 1, time_limit: float = 5.0) -> None:
        self.reports: list[tuple[str, str]] = []
        self.own_choices: list[bool] = []
        super().__init__(
            workers,
            lambda where, error: self.reports.append((where, type(error).__name__)),
            time_limit,
            lambda is_own, _: self.own_choices.append(is_own),
        )

    async def ask_bot(self, bot: str) -> GameAction:
        return await self.choose(ALEA, bot, VIEW, SEED)


@asynccontextmanager
async def pool(workers: int = 1, time_limit: float = 5.0) -> AsyncIterator[Pool]:
    opened = Pool(workers, time_limit)
    try:
        yield opened
    finally:
        await opened.close()


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 (a process has no event)
            await asyncio.sleep(0.01)


def is_alive(process: int) -> bool:
    """True if the process exists and is no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False


def pid_in(at: Path) -> int:
    return int(at.read_text(encoding="utf-8") or 0) if at.exists() else 0


@pytest.mark.parametrize("bot", ["loops", "deaf"])
async def test_hanging_bot_is_killed_and_replaced_for_a_move(bot: str, at: Path) -> None:
    """Regression: its process lived on and kept the server from ending."""
    async with pool(time_limit=0.5) as bots:
        assert await bots.ask_bot(bot) == DEFAULT_CHOICE
        assert bots.reports == [(f"bot alea/{bot}", "TimeoutError")]
        await wait_until(lambda: not is_alive(pid_in(at)))
        assert await bots.ask_bot("talks") == LAST


async def test_other_seats_wait_and_get_their_choice() -> None:
    """Regression: one hanging bot cancelled the choices of all waiting seats."""
    async with pool(time_limit=1.0) as bots:
        choices = await asyncio.gather(*map(bots.ask_bot, ("loops", "talks", "slow", "slow", "greedy")))
        assert choices[0] == DEFAULT_CHOICE
        assert choices[1:4] == [LAST] * 3
        assert len(bots.reports) == 1


async def test_time_limit_starts_with_the_turn() -> None:
    """Regression: time in the queue counted as thinking: a random move, and a killed process."""
    async with pool(time_limit=1.0) as bots:
        assert await asyncio.gather(*[bots.ask_bot("slow") for _ in range(40)]) == [LAST] * 40
        assert bots.reports == []


async def test_always_hanging_bot_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one table with such a bot would delay the bots of all tables."""
    monkeypatch.setattr(bot_pool, "MAX_HANGS", 2)
    async with pool(time_limit=0.2) as bots:
        for _ in range(2):
            assert await bots.ask_bot("loops") == DEFAULT_CHOICE
        begun = time.monotonic()
        choices = await asyncio.gather(*[bots.ask_bot("loops") for _ in range(100)], bots.ask_bot("slow"))
        assert choices == [DEFAULT_CHOICE] * 100 + [LAST]
        assert len(bots.reports) == 2
        assert time.monotonic() - begun < 100 * 0.2
        bots._suspended_until = dict.fromkeys(bots._suspended_until, begun)  # the pause is over
        await bots.ask_bot("loops")
        assert len(bots.reports) == 3


async def test_often_hanging_bot_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: only consecutive hangs counted, and the bot held its process for most of the time."""
    monkeypatch.setattr(bot_pool, "MAX_HANGS", 2)
    async with pool(time_limit=1.0) as bots:
        for bot in ("loops", "talks", "loops"):
            await bots.ask_bot(bot)
        bots._on_hang("bot alea/talks")
        assert await bots.ask_bot("talks") == LAST
        bots._on_hang("bot alea/talks")
        assert await bots.ask_bot("talks") == DEFAULT_CHOICE
        assert await bots.ask_bot("loops") == DEFAULT_CHOICE
        assert len(bots.reports) == 2


@pytest.mark.parametrize(
    ("bot", "report"),
    [
        ("dies", "bot alea/dies"),
        ("leaves", "bot alea/leaves: SystemExit at bad_bots.py:"),
        ("breaks", "bot alea/breaks: ZeroDivisionError at bad_bots.py:"),
        ("cheats", "bot alea/cheats"),
        ("unknown", "bot alea/unknown: Malformed at __init__.py:"),
    ],
)
async def test_failing_bot_is_replaced_for_a_move(bot: str, report: str) -> None:
    """The report names the place, and nothing of the hand."""
    async with pool() as bots:
        assert await bots.ask_bot(bot) == DEFAULT_CHOICE
        [(where, _)] = bots.reports
        assert where.rstrip("0123456789") == report
        assert await bots.ask_bot("slow") == LAST
        assert bots.own_choices == [False, True]


def with_needs(*names: str) -> Callable[[str], tuple[BotSpec, ...]]:
    """Bots with an optional dependency."""
    specs = tuple(BotSpec("alea", name, 4, f"bad_bots:{name.title()}", needs=("json",)) for name in names)
    return lambda game: specs if game == "alea" else ()


async def test_default_bot_plays_until_a_bot_is_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table waits for a bot's loading or compiling; unused bots are not loaded."""
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("warms"))
    async with pool() as bots:
        await bots.ask_bot("talks")
        assert not bots.warm_worker.processes
        assert await bots.ask_bot("warms") == DEFAULT_CHOICE
        await wait_until(lambda: bool(bots.warm_worker._loaded))
        assert await bots.ask_bot("warms") == LAST
        assert bots.reports == []
        assert bots.own_choices == [True, False, True]
        assert len(bots._free) == len(bots.warm_worker.processes) == 1


async def test_default_bot_plays_while_a_bot_learns_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would be killed at each try, and never play at such a table."""
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("learns"))
    async with pool(time_limit=0.5) as bots:
        assert await bots.ask_bot("learns") == DEFAULT_CHOICE
        assert await bots.ask_bot("learns") == DEFAULT_CHOICE
        await wait_until(lambda: bool(bots.warm_worker._loaded))
        assert await bots.ask_bot("learns") == LAST
        assert bots.reports == []


async def test_bot_that_never_warms_up_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("freezes"))
    async with pool() as bots:
        assert await bots.ask_bot("freezes") == DEFAULT_CHOICE
        await wait_until(lambda: bool(bots.reports))
        assert await bots.ask_bot("freezes") == DEFAULT_CHOICE
        [(where, _)] = bots.reports
        assert where.startswith("bot alea/freezes: MemoryError at bad_bots.py:")


async def test_warm_up_ends_with_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading takes long: a shorter one was over before the test looked."""
    monkeypatch.setattr(bot_pool, "bots_of", with_needs("sleeps"))
    async with pool() as bots:
        assert await bots.ask_bot("sleeps") == DEFAULT_CHOICE
        task = bots.warm_worker._load_task
        assert task is not None
        await bots.close()
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_output_of_a_bot_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    async with pool() as bots:
        assert [await bots.ask_bot("talks") for _ in range(3)] == [LAST] * 3
        assert bots.reports == []
    assert "once more" in capfd.readouterr().err


async def test_dead_idle_process_is_replaced() -> None:
    async with pool() as bots:
        await bots.ask_bot("slow")
        [worker] = bots._workers
        assert worker._process is not None
        os.kill(worker._process.get_pid(), signal.SIGKILL)
        await worker.ended.wait()
        assert await bots.ask_bot("slow") == LAST
        assert bots.reports == []


async def test_abandoned_choice_frees_its_process(at: Path) -> None:
    async with pool() as bots:
        thinking = asyncio.create_task(bots.ask_bot("deaf"))
        await wait_until(lambda: pid_in(at) > 0)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        await wait_until(lambda: not is_alive(pid_in(at)))
        assert await bots.ask_bot("slow") == LAST


async def test_moves_are_random_without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: each move of each table tried to start a process, for up to half a minute, in turn."""
    async with pool() as bots:
        with monkeypatch.context() as broken:
            broken.setattr(sys, "executable", os.devnull)
            for _ in range(3):
                assert await bots.ask_bot("slow") == RANDOM_CHOICE
            assert len(bots.reports) == 1
        bots._start_again_at = 0.0  # the pause is over
        assert await bots.ask_bot("slow") == LAST


async def test_closed_pool_leaves_no_process(at: Path) -> None:
    async with pool(workers=3) as bots:
        thinking = asyncio.create_task(bots.ask_bot("loops"))
        await asyncio.gather(bots.ask_bot("slow"), bots.ask_bot("slow"))
        await wait_until(lambda: pid_in(at) > 0)
        begun = time.monotonic()
        await bots.close()
        assert time.monotonic() - begun < 5.0
        assert not is_alive(pid_in(at))
        assert await thinking == RANDOM_CHOICE


def environment_of(process: int | None) -> bytes:
    return Path(f"/proc/{process}/environ").read_bytes()


async def test_bots_do_not_get_server_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: keys and the database's password were passed to every installed bot."""
    monkeypatch.setenv("LUSORIA_KEYS", "a key of at least sixteen bytes")
    async with pool() as bots:
        assert await bots.ask_bot("talks") == LAST
        (worker,) = bots._workers
        assert worker._process is not None
        environment = environment_of(worker._process.get_pid())
        assert b"PYTHONPATH" in environment
        assert b"LUSORIA" not in environment


async def test_bot_process_dies_with_its_server() -> None:
    """Regression: a killed server sometimes left a traceback in the logs."""
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
    """Regression: it waited one second; on a busy machine the next test found a leftover process."""
    connection_lost, ended, reported = Worker.connection_lost, asyncio.Event(), asyncio.Event()

    def late(worker: Worker, error: Exception | None) -> None:
        ended.set()
        task = asyncio.get_running_loop().create_task(reported.wait())
        task.add_done_callback(lambda _: connection_lost(worker, error))

    monkeypatch.setattr(Worker, "connection_lost", late)
    monkeypatch.setattr(bot_pool, "KILL_SECONDS", PATIENCE)
    async with pool() as bots:
        await bots.ask_bot("talks")
        (worker,) = bots._workers
        closing = asyncio.create_task(bots.close())
        await asyncio.wait_for(ended.wait(), PATIENCE)
        assert not closing.done()
        reported.set()
        await closing
    assert worker.ended.is_set()
