"""A process that answers one question after the other, for a server that must not wait for the answers.

Every message is a length of four bytes and so many bytes; an empty one says that all is loaded, and one whose
length has its highest bit set how far the process has come with a question. The process
ends with its server, in whatever way that ends, and also in the middle of a thought.
"""

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO

SIZE = 4
ON_THE_WAY = 1 << 31
"""Set in the length of what is told before the answer."""
DIE_WITH_PARENT = 1
"""`PR_SET_PDEATHSIG` of Linux."""


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "big") + message


def framed_on_the_way(message: bytes) -> bytes:
    return (len(message) | ON_THE_WAY).to_bytes(SIZE, "big") + message


def read(source: BinaryIO) -> bytes:
    """The next message, or EOFError."""
    size = source.read(SIZE)
    message = source.read(int.from_bytes(size, "big"))
    if len(size) < SIZE or len(message) < int.from_bytes(size, "big"):
        raise EOFError
    return message


def listen(source: BinaryIO, hand_on: Callable[[bytes], None]) -> None:
    """In a thread of its own, so that the end of the server is heard while a bot thinks."""
    with suppress(EOFError, OSError):
        while True:
            hand_on(read(source))
    os._exit(0)


def follow(parent: int) -> None:
    """Where the system offers it, die with the server even if a bot lets no other thread run."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)


def work(answer: Callable[[bytes, Callable[[bytes], None]], bytes]) -> None:
    """Answer until the server is gone; the first argument of the program is its process.

    Whoever answers may tell how far they are.
    """
    follow(int(sys.argv[1]))
    for number in (signal.SIGINT, signal.SIGTERM):  # they are meant for the server, which sees to us
        signal.signal(number, signal.SIG_IGN)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what a bot reads is nothing
    os.dup2(2, 1)  # and what it prints is no answer
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(source, asked.put), daemon=True).start()

    def tell(how_far: bytes) -> None:
        sink.write(framed_on_the_way(how_far))
        sink.flush()

    message = b""
    with suppress(BrokenPipeError):  # the server has ended, and nobody wants the answer
        while True:
            sink.write(framed(message))
            sink.flush()
            message = answer(asked.get(), tell)
    os._exit(0)
