"""Ending on time: a server that is told to stop ends in good order, and within ten seconds whatever hangs.

Nothing is lost by an end without good order: what was acknowledged is on the disk, and nothing else was said.
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

WITHIN = 8.0
"""So long a good order may take, from the first signal."""
QUICKLY_WITHIN = 2.0
"""And so long once it is asked for a second time."""
LAST_WORDS_WITHIN = 0.5
CUT_OFF = 1


@contextmanager
def heeding_signals(stop: Callable[[], None], hurry: Callable[[], None]) -> Iterator[None]:
    """At SIGINT or SIGTERM `stop` is called in the loop, and `hurry` at the next one. Then a watchdog counts.

    The handlers are Python's own and not the loop's, so that they are called even where the loop hangs.
    """
    loop, told = asyncio.get_running_loop(), [hurry, stop]
    heard_from, told_to = os.pipe()
    threading.Thread(target=watch, args=(heard_from,), daemon=True).start()

    def heed(_number: int, _frame: FrameType | None) -> None:
        os.write(told_to, b"!")  # nothing that could need a lock which whoever is interrupted holds
        loop.call_soon_threadsafe(told.pop() if len(told) > 1 else told[0])

    numbers = (signal.SIGINT, signal.SIGTERM)
    # what is ignored stays so, as in the background: `nohup lusoria serve &`
    former = {
        number: signal.signal(number, heed)
        for number in numbers
        if signal.getsignal(number) != signal.SIG_IGN
    }
    try:
        yield
    finally:
        stopping = stop not in told
        for number, handler in former.items():
            signal.signal(number, signal.SIG_IGN if stopping else handler)
        if not stopping:
            os.close(told_to)  # there is nothing to watch over


def watch(heard_from: int) -> None:
    """A watchdog: wait for a signal, then for the end of the process and so of this thread, but not long."""
    if not os.read(heard_from, 1):
        return
    if select.select([heard_from], [], [], WITHIN)[0] and os.read(heard_from, 1):
        threading.Event().wait(QUICKLY_WITHIN)
    words = threading.Thread(target=lambda: structlog.get_logger().error("stopped hard"), daemon=True)
    words.start()
    words.join(LAST_WORDS_WITHIN)  # nobody may read our logs
    os._exit(CUT_OFF)
