"""A process in which bots think: it is asked over its standard input and answers over its standard output.

    python -m lusoria.table.bot_worker

Every message is a length of four bytes and so many bytes of JSON; an empty one says that all is loaded. It
has no way to the store, and of a table it gets what the client of a person would get. It ends with its
server, in whatever way that ends, and also in the middle of a thought.
"""

import ctypes
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from lusoria.bots import bot as find_bot
from lusoria.bots.base import Warms
from lusoria.games import game as find_game
from lusoria.records.codec import decode_view, encode

SIZE = 4
LARGEST = 1 << 20
DIE_WITH_PARENT = 1
"""`PR_SET_PDEATHSIG` of Linux."""


NO_VIEW = Raw(b"null")


class Question(Struct, frozen=True):
    """What a bot is to choose from: the JSON that a person's client would get, and nothing else.

    Without a view it is only to load all that it thinks with.
    """

    game: str
    rules: int
    bot: str
    view: Raw = NO_VIEW
    seed: bytes = b""


class Answer(Struct, frozen=True):
    """What it chose, or what broke."""

    action: Raw = Raw(b"null")
    broken: str = ""
    """The kind of the error and the line where it was raised, but not its message, which may quote a hand."""


QUESTIONS, ANSWERS = msgspec.json.Decoder(Question), msgspec.json.Decoder(Answer)


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE, "big") + message


def think(question: Question) -> Answer:
    """Whatever a bot does, it gets an answer."""
    try:
        bot = find_bot(question.game, question.bot, question.rules)
        if question.view == NO_VIEW:
            if isinstance(bot, Warms):
                bot.warm()
            return Answer()
        view = decode_view(find_game(question.game, question.rules), bytes(question.view))
        return Answer(Raw(encode(bot.choose(view, Random(question.seed)))))
    except BaseException as error:  # noqa: BLE001 (a bot may even say that it exits)
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Answer(broken=f"{type(error).__name__} at {last.filename.rpartition('/')[2]}:{last.lineno}")


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


def work() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # they are meant for the server, which sees to us
        signal.signal(number, signal.SIG_IGN)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what a bot reads is nothing
    os.dup2(2, 1)  # and what it prints is no answer
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(source, asked.put), daemon=True).start()
    message = b""
    with suppress(BrokenPipeError):  # the server has ended, and nobody wants the answer
        while True:
            sink.write(framed(message))
            sink.flush()
            message = msgspec.json.encode(think(QUESTIONS.decode(asked.get())))
    os._exit(0)


if __name__ == "__main__":
    follow(int(sys.argv[1]))
    work()
