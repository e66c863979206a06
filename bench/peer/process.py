"""Server processes: start, measure through /proc, stop."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from tools.server_process import UNLIMITED

PEER = "boardgame.io@0.50.2"
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CORES = sorted(os.sched_getaffinity(0))


def peer_folder() -> Path:
    """Folder where npm installs the peer on first use, outside the repository."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lusoria-bench"
    folder = cache / PEER.replace("@", "-")
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm")
        if npm is None or shutil.which("node") is None:
            sys.exit("The peer needs Node.js with npm.")
        folder.mkdir(parents=True, exist_ok=True)
        command = (npm, "install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", PEER)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return folder


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Process:
    """A running server on a local port, with its child processes."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def tree(self) -> list[int]:
        pids = [self.pid]
        for pid in pids:  # grows during the loop
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                pids.extend(map(int, children.read_text(encoding="utf-8").split()))
        return pids

    def seconds(self) -> float:
        """Processor time of the process tree, user and system."""
        return sum(sum(map(int, stat(pid)[11:13])) for pid in self.tree()) / TICKS

    def memory(self) -> int:
        """Resident bytes of the process tree."""
        return sum(int(stat(pid)[21]) * PAGE for pid in self.tree())


def stat(pid: int) -> list[str]:
    """Fields of /proc/PID/stat after the name, which may contain anything."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


@contextlib.asynccontextmanager
async def ours(*flags: str) -> AsyncIterator[Process]:
    """Our server, durable on an SQLite file of its own."""
    with tempfile.TemporaryDirectory(prefix="lusoria-bench-") as folder:
        port = free_port()
        place = f"--port={port}", "--host=127.0.0.1", f"--database={folder}/bench.db"
        command = (sys.executable, "-m", "lusoria.cli", "serve", *place, *UNLIMITED, *flags)
        async with running(command, port, {"LUSORIA_LOG_LEVEL": "warning"}) as process:
            yield process


@contextlib.asynccontextmanager
async def peer() -> AsyncIterator[Process]:
    """boardgame.io, in memory."""
    port = free_port()
    script = Path(__file__).with_name("hidden_hands.js")
    environ = {"NODE_PATH": str(peer_folder() / "node_modules"), "NODE_ENV": "production"}
    async with running((str(shutil.which("node")), str(script), str(port)), port, environ) as process:
        yield process


@contextlib.asynccontextmanager
async def running(command: tuple[str, ...], port: int, environ: dict[str, str]) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        *command, env={**os.environ, **environ}, stdout=asyncio.subprocess.DEVNULL
    )
    if len(CORES) > 1:  # one core for the server, the others for the driver
        os.sched_setaffinity(process.pid, CORES[:1])
        os.sched_setaffinity(0, CORES[1:])
    try:
        await until_open(process, port)
        yield Process(process.pid, port)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(process.wait(), 10)
            except TimeoutError:
                process.kill()
                await process.wait()


async def until_open(process: asyncio.subprocess.Process, port: int) -> None:
    for _ in range(600):
        assert process.returncode is None, "the server has ended"
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise TimeoutError("the server does not open its port")
