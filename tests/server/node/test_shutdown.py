"""SIGTERM ends a real server within ten seconds, whatever hangs in it; and nothing of it stays behind."""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest

from tests.guest.bad_bots import bad_bots
from tests.server.world import PATIENCE, TestServer
from tests.store.postgres import Postgres, new_database
from tests.store.postgres import postgres as own_postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

WITHIN = 10.0
SILENT = 40


class Server:
    """`lusoria serve`, and how long it takes to end."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.server = TestServer(None, port)

    async def stopped(self, *numbers: signal.Signals) -> float:
        """Seconds from the first of these signals to its end."""
        begun = time.monotonic()
        for number in numbers or (signal.SIGTERM,):
            with suppress(ProcessLookupError):  # it may have ended by the first
                self.process.send_signal(number)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), 0.2)
        await asyncio.wait_for(self.process.wait(), 3 * WITHIN)
        return time.monotonic() - begun


@asynccontextmanager
async def served(
    database: str = "memory:", packages: Path | None = None, at: Path | None = None
) -> AsyncIterator[Server]:
    here = {**os.environ, "PYTHONPATH": str(packages or ""), "BOT_IS_AT": str(at or os.devnull)}
    flags = (
        "--host=127.0.0.1",
        "--port=0",
        f"--database={database}",
        "--bot-delay=0.01",
        "--log-level=error",
    )
    limits = ("--requests-per-minute=100000", "--connections-per-address=1000")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lusoria.cli", "--language", "en", "serve", *flags, *limits),
        env=here,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        said = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        yield Server(process, int(said.rpartition(":")[2]))
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def lives(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False


async def pid_in(at: Path) -> int:
    async with asyncio.timeout(PATIENCE):
        while not (written := read(at)):  # noqa: ASYNC110 (a process writes it)
            await asyncio.sleep(0.01)
    return int(written)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


async def gone(process: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while lives(process):  # noqa: ASYNC110 (nobody tells us of its end)
            await asyncio.sleep(0.01)


@asynccontextmanager
async def hanging(tmp_path: Path, bot: str) -> AsyncIterator[tuple[Server, int]]:
    """A server in which a bot hangs, and the process it hangs in."""
    at = tmp_path / "at"
    packages = bad_bots(tmp_path / "packages")
    async with served(packages=packages, at=at) as process, process.server.person() as livia:
        table = await livia.open_table("alea", 2)
        await livia.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": bot})
        await livia.post(f"/api/tables/{table}/swap", {"one": 0, "other": 1})
        await livia.start_game(table)
        async with livia.page(table, seat=1):
            yield process, await pid_in(at)


@contextmanager
def standing_still(database: Postgres) -> Iterator[None]:
    """All its processes are stopped: lines to it stay open, and nothing comes back."""
    children = Path(f"/proc/{database.pid}/task/{database.pid}/children").read_text(encoding="utf-8")
    processes = [database.pid, *map(int, children.split())]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


class TestTheEnd:
    async def test_idle_server_stops_at_once(self) -> None:
        async with served() as process, process.server.person() as livia:
            table = await livia.open_table("alea", 2)
            async with livia.page(table, seat=0) as page:
                await page.expect("room")
                assert await process.stopped() < 3.0  # a third of a second, on a machine that is not busy
            assert process.process.returncode == 0

    @pytest.mark.parametrize("bot", ["loops", "deaf"])
    async def test_shutdown_does_not_wait_for_a_hanging_bot(self, tmp_path: Path, bot: str) -> None:
        """Before: for ever, and the process of the bot had to be killed by hand."""
        async with hanging(tmp_path, bot) as (process, worker):
            assert await process.stopped() < WITHIN
            assert process.process.returncode == 0
            await gone(worker)

    async def test_bots_die_with_a_killed_server(self, tmp_path: Path) -> None:
        async with hanging(tmp_path, "deaf") as (process, worker):
            await process.stopped(signal.SIGKILL)
            await gone(worker)

    async def test_bots_ignore_signals_meant_for_the_server(self, tmp_path: Path) -> None:
        """As of a service or a terminal, whose signals go to all its processes: a bot thinks on meanwhile."""
        async with hanging(tmp_path, "deaf") as (_, worker):
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(worker, number)
            await asyncio.sleep(0.2)
            assert lives(worker)

    async def test_shutdown_does_not_wait_for_silent_clients(self) -> None:
        """Half requests, bodies that never come, sockets that read nothing of all they have asked for."""
        async with served() as process, process.server.person() as livia:
            table = await livia.open_table("alea", 2)
            place = ("127.0.0.1", process.server.port)
            halves = [socket.create_connection(place) for _ in range(SILENT)]
            for number, half in enumerate(halves):
                half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: a\r\n")
                if number % 2:
                    half.sendall(b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{")
            async with livia.page(table) as page:
                assert page.socket.transport is not None
                page.socket.transport.pause_reading()
                for _ in range(30):
                    await page.send({"type": "eyes", "seat": None})
                assert await process.stopped() < WITHIN
                page.socket.transport.abort()
            assert process.process.returncode == 0
            for half in halves:
                half.close()

    async def test_second_signal_does_not_interrupt_shutdown(self) -> None:
        async with served() as process, process.server.person() as livia:
            table = await livia.open_table("alea", 2)
            with socket.create_connection(("127.0.0.1", process.server.port)) as half:
                half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n")
                async with livia.page(table, seat=0) as page:
                    await page.expect("room")
                    assert await process.stopped(signal.SIGTERM, signal.SIGINT, signal.SIGTERM) < 4.0
            assert process.process.returncode == 0

    async def test_shutdown_works_while_the_database_hangs(self) -> None:
        """Before: after more than twenty seconds, or never."""
        with own_postgres() as database:
            async with served(new_database(database.base)) as process, process.server.person() as livia:
                table = await livia.open_table("alea", 2)
                await livia.start_game(table)
                async with livia.page(table, seat=0) as page:
                    update = await page.my_turn()
                    with standing_still(database):
                        await page.act(0, update["ask"], update["legal"][0])
                        await asyncio.sleep(0.2)  # it is being written
                        assert await process.stopped() < WITHIN


HANGS = """
import asyncio
from lusoria.server.node import shutdown
from lusoria.server.node.logs import configure_logs
from lusoria.server.node.shutdown import stop_on_signals

configure_logs("info")
shutdown.STOP_SECONDS, shutdown.HURRIED_STOP_SECONDS = 60, 60
{patience}

async def main():
    with stop_on_signals(lambda: print("stop", flush=True), lambda: print("hurry", flush=True)):
        print("ready", flush=True)
        {loop}

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("patience", "loop", "signals"),
    [
        ("shutdown.STOP_SECONDS = 0.5", "while True: pass", 1),
        ("shutdown.STOP_SECONDS = 0.5", "while True: await asyncio.sleep(1)", 1),
        ("shutdown.HURRIED_STOP_SECONDS = 0.2", "while True: pass", 2),
        ("shutdown.HURRIED_STOP_SECONDS = 0.2", "while True: await asyncio.sleep(1)", 3),
    ],
)
async def test_watchdog_ends_a_hanging_shutdown(patience: str, loop: str, signals: int) -> None:
    """Also where the loop itself stands still. Before: then a signal was not even heard."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HANGS.format(patience=patience, loop=loop)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert await asyncio.wait_for(process.stdout.readline(), PATIENCE) == b"ready\n"
    for _ in range(signals):
        process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.1)
    try:
        told, logged = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()  # or it would turn for ever
    assert process.returncode == 1
    assert b"stopped hard" in logged
    if "await" in loop:
        assert told.split() == [b"stop", b"hurry", b"hurry"][:signals]
