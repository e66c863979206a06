"""Shutdown: SIGTERM ends a server within ten seconds and leaves no process behind."""

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
from tests.server.harness import PATIENCE, TestServer
from tests.server.processes import frozen, is_alive
from tests.store.postgres import Postgres, new_database
from tests.store.postgres import postgres as own_postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

WITHIN = 10.0
SILENT = 40


class Server:
    """A `lusoria serve` process."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.server = TestServer(None, port)

    async def stop(self, *numbers: signal.Signals) -> float:
        """Sends the signals. Returns the seconds from the first to the end of the process."""
        begun = time.monotonic()
        for number in numbers or (signal.SIGTERM,):
            with suppress(ProcessLookupError):  # the first may have ended it
                self.process.send_signal(number)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), 0.2)
        await asyncio.wait_for(self.process.wait(), 3 * WITHIN)
        return time.monotonic() - begun


@asynccontextmanager
async def server_process(
    database: str = "memory:", packages: Path | None = None, at: Path | None = None
) -> AsyncIterator[Server]:
    environ = {**os.environ, "PYTHONPATH": str(packages or ""), "BOT_IS_AT": str(at or os.devnull)}
    flags = ("--host=127.0.0.1", "--port=0", f"--database={database}", "--bot-delay=0.01")
    limits = ("--log-level=error", "--requests-per-minute=100000", "--connections-per-address=1000")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lusoria.cli", "--language", "en", "serve", *flags, *limits),
        env=environ,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        ready = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        yield Server(process, int(ready.rpartition(":")[2]))
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def pid_in(at: Path) -> int:
    async with asyncio.timeout(PATIENCE):
        while not (written := read(at)):  # noqa: ASYNC110 (a process writes it)
            await asyncio.sleep(0.01)
    return int(written)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


async def wait_for_end(process: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while is_alive(process):  # noqa: ASYNC110 (no event for its end)
            await asyncio.sleep(0.01)


@asynccontextmanager
async def hanging_bot(tmp_path: Path, bot: str) -> AsyncIterator[tuple[Server, int]]:
    """A server with a hanging bot, and the bot's process id."""
    at = tmp_path / "at"
    packages = bad_bots(tmp_path / "packages")
    async with server_process(packages=packages, at=at) as process, process.server.person() as livia:
        table = await livia.open_table("alea", 2)
        await livia.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": bot})
        await livia.post(f"/api/tables/{table}/swap", {"one": 0, "other": 1})
        await livia.start_game(table)
        async with livia.page(table, seat=1):
            yield process, await pid_in(at)


@contextmanager
def frozen_database(database: Postgres) -> Iterator[None]:
    """Stops all its processes: connections stay open without an answer."""
    children = Path(f"/proc/{database.pid}/task/{database.pid}/children").read_text(encoding="utf-8")
    processes = [database.pid, *map(int, children.split())]
    with frozen(*processes):
        yield


class TestSigterm:
    async def test_idle_server_stops_at_once(self) -> None:
        async with server_process() as process, process.server.person() as livia:
            table = await livia.open_table("alea", 2)
            async with livia.page(table, seat=0) as page:
                await page.expect("room")
                assert await process.stop() < 3.0  # 0.3 s on an idle machine
            assert process.process.returncode == 0

    @pytest.mark.parametrize("bot", ["loops", "deaf"])
    async def test_shutdown_does_not_wait_for_a_hanging_bot(self, tmp_path: Path, bot: str) -> None:
        """Regression: shutdown never ended, and the bot's process had to be killed by hand."""
        async with hanging_bot(tmp_path, bot) as (process, worker):
            assert await process.stop() < WITHIN
            assert process.process.returncode == 0
            await wait_for_end(worker)

    async def test_bots_die_with_a_killed_server(self, tmp_path: Path) -> None:
        async with hanging_bot(tmp_path, "deaf") as (process, worker):
            await process.stop(signal.SIGKILL)
            await wait_for_end(worker)

    async def test_bots_ignore_signals_meant_for_the_server(self, tmp_path: Path) -> None:
        """Signals of services and terminals go to all processes; the bot continues."""
        async with hanging_bot(tmp_path, "deaf") as (_, worker):
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(worker, number)
            await asyncio.sleep(0.2)
            assert is_alive(worker)

    async def test_shutdown_does_not_wait_for_silent_clients(self) -> None:
        """Half requests, bodies that never come, and sockets that read nothing."""
        async with server_process() as process, process.server.person() as livia:
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
                assert await process.stop() < WITHIN
                page.socket.transport.abort()
            assert process.process.returncode == 0
            for half in halves:
                half.close()

    async def test_second_signal_does_not_interrupt_shutdown(self) -> None:
        async with server_process() as process, process.server.person() as livia:
            table = await livia.open_table("alea", 2)
            with socket.create_connection(("127.0.0.1", process.server.port)) as half:
                half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n")
                async with livia.page(table, seat=0) as page:
                    await page.expect("room")
                    assert await process.stop(signal.SIGTERM, signal.SIGINT, signal.SIGTERM) < 4.0
            assert process.process.returncode == 0

    async def test_shutdown_works_while_the_database_hangs(self) -> None:
        """Regression: it took more than twenty seconds, or never ended."""
        with own_postgres() as database:
            async with (
                server_process(new_database(database.base)) as process,
                process.server.person() as livia,
            ):
                table = await livia.open_game("alea", 2)
                async with livia.page(table, seat=0) as page:
                    update = await page.wait_for_turn()
                    with frozen_database(database):
                        await page.act(0, update["ask"], update["legal"][0])
                        await asyncio.sleep(0.2)  # the append is under way
                        assert await process.stop() < WITHIN


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
    """Regression: a blocked event loop did not even receive the signal."""
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
        output, logs = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()  # it would loop for ever
    assert process.returncode == 1
    assert b"stopped hard" in logs
    if "await" in loop:
        assert output.split() == [b"stop", b"hurry", b"hurry"][:signals]
