"""Bounded shutdown: a graceful stop on a signal, and a hard exit within ten seconds.

A hard exit loses nothing: every acknowledged change is durable.
"""

import asyncio
import os
import select
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import structlog

STOP_SECONDS = 8.0  # for a graceful stop, from the first signal
HURRIED_STOP_SECONDS = 2.0  # from a second signal
LAST_LOG_SECONDS = 0.5  # for the last log line
EXIT_CODE = 1  # of a hard exit


@contextmanager
def stop_on_signals(stop: Callable[[], None], hurry: Callable[[], None]) -> Iterator[None]:
    """Call `stop` in the loop at the first SIGINT or SIGTERM, `hurry` at later ones; start a watchdog.

    Uses Python's own signal handlers, which run even while the loop hangs.
    """
    loop, callbacks = asyncio.get_running_loop(), [hurry, stop]
    read_end, write_end = os.pipe()
    threading.Thread(target=watch, args=(read_end,), daemon=True).start()

    def on_signal(_number: int, _frame: FrameType | None) -> None:
        os.write(write_end, b"!")  # async-signal-safe: takes no lock that the interrupted code may hold
        loop.call_soon_threadsafe(callbacks.pop() if len(callbacks) > 1 else callbacks[0])

    numbers = (signal.SIGINT, signal.SIGTERM)
    # an ignored signal stays ignored, as for `nohup lusoria serve &`
    former = {
        number: signal.signal(number, on_signal)
        for number in numbers
        if signal.getsignal(number) != signal.SIG_IGN
    }
    try:
        yield
    finally:
        stopping = stop not in callbacks
        for number, handler in former.items():
            signal.signal(number, signal.SIG_IGN if stopping else handler)
        if not stopping:
            os.close(write_end)  # ends the watchdog


def watch(read_end: int) -> None:
    """Watchdog thread: waits for a signal, then ends the process if it takes too long."""
    if not os.read(read_end, 1):
        return
    if select.select([read_end], [], [], STOP_SECONDS)[0] and os.read(read_end, 1):
        threading.Event().wait(HURRIED_STOP_SECONDS)
    logger = threading.Thread(target=lambda: structlog.get_logger().error("stopped hard"), daemon=True)
    logger.start()
    logger.join(LAST_LOG_SECONDS)  # the reader of the log may hang
    os._exit(EXIT_CODE)
