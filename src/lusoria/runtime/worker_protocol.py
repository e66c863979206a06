"""Protocol between a server and its worker processes, and the loop of a worker.

A frame is a length of four bytes, then the content. The highest bits of the length are flags:

| flag | sent by the worker |
|---|---|
| none | the answer; an empty one at its start, when it is ready |
| `PROGRESS` | during a question: work done, a space, and its total |
| `ERROR` | instead of the answer: see `error_place` |

A worker ends with its server, however the server ends, also in the middle of a question.
"""

import ctypes
import os
import signal
import sys
import threading
import traceback
import warnings
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO

from lusoria.runtime.progress import ProgressCallback

SIZE = 4  # bytes of the length
PROGRESS, ERROR = 1 << 31, 1 << 30
PR_SET_PDEATHSIG = 1  # of Linux


def encode_frame(message: bytes, flag: int = 0) -> bytes:
    return (len(message) | flag).to_bytes(SIZE, "big") + message


def error_place(error: BaseException) -> str:
    """Kind of an error and the line that raised it. Not its message, which may quote a hand."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno}"


def read(source: BinaryIO) -> bytes:
    """The next message. Raises EOFError."""
    size = source.read(SIZE)
    message = source.read(int.from_bytes(size, "big"))
    if len(size) < SIZE or len(message) < int.from_bytes(size, "big"):
        raise EOFError
    return message


def read_questions(source: BinaryIO, on_question: Callable[[bytes], None]) -> None:
    """Runs in its own thread: it ends the process with the server, even while a bot computes."""
    with suppress(EOFError, OSError):
        while True:
            on_question(read(source))
    os._exit(0)


def die_with(parent: int) -> None:
    """On Linux the kernel kills this process with its parent, even if a bot lets no other thread run."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)


def work(
    answer: Callable[[bytes, ProgressCallback], bytes], *, reported: type[Warning] | None = None
) -> None:
    """Answer questions until the server ends. The program's first argument is the server's process id.

    `answer` may raise anything, and then gets the next question. Warnings of the class `reported` are
    ignored, since the server has reported them.
    """
    die_with(int(sys.argv[1]))
    if reported is not None:
        warnings.simplefilter("ignore", reported)
    for number in (signal.SIGINT, signal.SIGTERM):  # the server gets them too, and ends its workers
        signal.signal(number, signal.SIG_IGN)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot reads no questions
    os.dup2(2, 1)  # output of a bot is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=read_questions, args=(source, questions.put), daemon=True).start()

    def send(frame: bytes) -> None:
        sink.write(frame)
        sink.flush()

    def on_progress(done: int, total: int) -> None:
        send(encode_frame(b"%d %d" % (done, total), PROGRESS))

    frame = encode_frame(b"")
    with suppress(BrokenPipeError):  # the server has ended
        while True:
            send(frame)
            question = questions.get()
            try:
                frame = encode_frame(answer(question, on_progress))
            except BaseException as error:  # noqa: BLE001 (a bot may even raise SystemExit)
                frame = encode_frame(error_place(error).encode(), ERROR)
    os._exit(0)
