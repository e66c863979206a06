"""Answer of a worker process of these jobs: encoded JSON, empty if no result can exist."""

import os
import sys
from collections.abc import Callable

from lusoria.core.errors import LoadError, Malformed
from lusoria.core.plugins import PluginSkipped
from lusoria.runtime.progress import ProgressCallback
from lusoria.runtime.worker_protocol import work

NICENESS = 10  # added to that of the server, so that tables come first where there is one processor


def empty_if_malformed(answer: Callable[[], bytes]) -> bytes:
    """A Malformed question has no result. Other errors, and LoadError, are failures."""
    try:
        return answer()
    except LoadError:
        raise
    except Malformed:
        return b""


def work_in_background(answer: Callable[[bytes, ProgressCallback], bytes]) -> None:
    """Main loop of a worker whose jobs may take minutes. Its process priority is lower than the server's."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    hide_scipy()
    work(answer, reported=PluginSkipped)


def hide_scipy() -> None:
    """Numba loads SciPy if it is installed, which is slow. Nothing in this process uses it."""
    sys.modules["scipy"] = None  # type: ignore[assignment]
