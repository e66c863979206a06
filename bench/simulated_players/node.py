"""One server process: measured, killed and restarted on the same database."""

import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bench.peer.process import Process
from tools.server_process import ROOT, ServerProcess

KILOBYTE = 1024
PRELOADED_SERVER = """
import sys
import lusoria.server.node.serve
from lusoria.cli import main
sys.stdin.readline()
sys.exit(main())
"""
"""Imports all modules, then serves as soon as it reads a line."""


@dataclass(frozen=True)
class ProcessUsage:
    """Memory in kB (server, and with its bots), descriptors, threads."""

    memory: int
    with_bots: int
    descriptors: int
    threads: int


class Node(ServerProcess):
    """With its output in a file."""

    def __init__(self, database: str, log: Path, flags: tuple[str, ...], *, preload: bool = False) -> None:
        """`preload`: starts the next process early, so that a restart needs no imports."""
        super().__init__(database, ("--log-level=warning", *flags))
        self.log = log
        self.started = 0.0
        self._preload = preload
        self._next: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        await super().start()
        self.started = time.monotonic()
        self._next = self._preloaded_process() if self._preload else None

    def _launch(self) -> subprocess.Popen[bytes]:
        process = self._next or self._preloaded_process()
        assert process.stdin is not None
        with process.stdin as begin:
            begin.write(b"begin\n")
        return process

    def _preloaded_process(self) -> subprocess.Popen[bytes]:
        command, pipe = (sys.executable, "-c", PRELOADED_SERVER, *self._arguments), subprocess.PIPE
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=log, start_new_session=True
            )

    def _log_text(self) -> str:
        return self.log.read_text(encoding="utf-8")[-2000:]

    def measure(self) -> ProcessUsage | None:
        """None if the process has just ended."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
            fields = dict(line.split(":", 1) for line in status.splitlines())
            return ProcessUsage(
                int(fields["VmRSS"].split()[0]),
                Process(self.pid, self.port).memory() // KILOBYTE,
                len(list(Path(f"/proc/{self.pid}/fd").iterdir())),
                int(fields["Threads"]),
            )
        except (OSError, KeyError):
            return None

    def seconds(self) -> float:
        """Processor time of this process, including bots."""
        with suppress(OSError):
            return Process(self.pid, self.port).seconds()
        return 0.0

    def complaints(self) -> list[str]:
        """Warnings and errors in its log, except Python's cleanup after a killed process."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [line for line in lines if "resource_tracker" not in line]

    async def __aexit__(self, *_: object) -> None:
        await super().__aexit__()
        if self._next is not None:
            self._next.kill()
            self._next.wait()
