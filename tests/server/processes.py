"""Processes of tests: stopped by SIGSTOP, or found in /proc."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def frozen(*processes: int) -> Iterator[None]:
    """Stops the processes: their connections hang without an error, as half-open ones do."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def is_alive(process: int) -> bool:
    """True if the process exists and is no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False
