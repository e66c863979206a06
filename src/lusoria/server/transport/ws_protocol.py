"""A short way in and out: uvicorn's WebSocket without what ASGI puts between it and a table.

ASGI takes every message through a dictionary, a queue and a coroutine; a table that tells eight people of
every move spends most of its time there. And it waits for whoever does not read; here nobody is waited for.

- **Out**: a text is one frame; those of one round of the loop are written at its end. The transport's buffer
  is the outbound queue. It has a bound in bytes, and a line that passes it is aborted: its client comes back,
  and resumes by version.
- **In**: every frame counts, whatever it is, and who sends too many is closed. Messages wait in a short
  queue for the one reader of this line; while it is full, nothing more is read.

All else of the protocol stays uvicorn's.
"""

import asyncio
import socket
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from lusoria.runtime.rate_limit import Bucket
from lusoria.server.node.logs import log_crash
from lusoria.server.transport.connection_limits import Doors, as_ipv4
from lusoria.server.transport.ws_framing import frame, frame_size, is_unicode, lone_text
from lusoria.wire.client_messages import LONGEST_MESSAGE
from lusoria.wire.refusal import whole_seconds

EXTENSION = "lusoria.frames"
MOST_UNREAD = 256 * 1024
"""Bytes that may wait here for one reader; a whole welcome with all its chat is a quarter of it."""
KERNEL_KEEPS = 32 * 1024
"""So many more the kernel is asked to hold (Linux takes twice that); unasked it may take megabytes."""
MOST_UNSENT = 4
"""Messages that may wait for the end of a round: whoever asks much in one breath fills no memory."""
MOST_UNHEARD = 4
"""Messages that may wait for their turn before no more are read."""
LEAVE_WITHIN = 2.0
"""Seconds for a goodbye; then the line is cut."""
NOT_UNICODE, GOING_AWAY, TOO_MUCH = 1007, 1012, 4008
LONGEST_FRAME = 2 * LONGEST_MESSAGE + 8
"""The longest that the parser takes, with its head."""


class Nowhere:
    """In the place of a queue that nobody reads."""

    def put_nowait(self, _: object) -> None:
        return


NOWHERE: Any = Nowhere()
SPENT: Any = iter(())
"""In the place of a parser that is not asked any more."""


class Frames(WebSocketsSansIOProtocol):
    """Tells the application of itself, in the extensions of the scope."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doors: Doors = more["server_state"]
        self._post = self._doors.post
        self._inside = False
        self._said: list[bytes] = []
        self._buckets: tuple[Bucket, ...] = ()
        self._parts: list[bytes | bytearray | memoryview[int]] = []
        self._is_text = True
        self._inbox: list[bytes] = []
        self._waiting: asyncio.Future[None] | None = None
        self._ended = False
        self._rest = b""
        """The beginning of a frame that has not come whole yet."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.client = as_ipv4(self.client)
        self._inside = self._doors.enter(self.client, transport)  # there was room a line before, as HTTP
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_KEEPS)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"line": self}

    async def send(self, message: ASGISendEvent) -> None:
        """A refusal is an answer, too: without this uvicorn complains of each in the log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = self.close_sent = True

    # --- out -----------------------------------------------------------------------------------------------

    def write_text(self, text: bytes) -> None:
        """Never waits and never fails: on a line that is lost it is nothing."""
        if not self._said:
            self._post.collect(self)
        self._said.append(frame(text))
        if len(self._said) > MOST_UNSENT:
            self.send_said()

    def send_said(self) -> None:
        """What was said in this round."""
        said, transport = self._said, self.transport
        self._said = []
        if not said or self.close_sent or transport.is_closing():
            return
        transport.write(said[0] if len(said) == 1 else b"".join(said))
        if transport.get_write_buffer_size() > MOST_UNREAD:
            self.cut()

    # --- in ------------------------------------------------------------------------------------------------

    def listen(self, *buckets: Bucket) -> None:
        """From now on frames may come, each of which takes a token of every bucket.

        What only the handshake needed is let go: it is half of what a line costs.
        """
        self._buckets = buckets
        self.request.headers.clear()  # the parser keeps the request itself
        del self.request, self.response
        self.scope["headers"] = []
        self.queue = NOWHERE  # nobody asks uvicorn for messages

    async def hear(self) -> bytes | None:
        """The next message; None where no more will come. Whoever does not read is not heard."""
        if not self.writable.is_set():
            await self.writable.wait()  # or until it has ended
        while not self._inbox:
            if self._ended:
                return None
            self._waiting = self.loop.create_future()
            await self._waiting
        message = self._inbox.pop(0)
        if self.read_paused and not self._inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def data_received(self, data: bytes) -> None:
        try:
            self._take_apart(self._rest + data if self._rest else data)
        except Exception as error:  # noqa: BLE001 (a mistake of ours ends one line, and tells nobody what was sent)
            log_crash("line", error)
            self.cut()
        if not self.handshake_initiated:  # headers that pass for one parser and not for the other
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _take_apart(self, data: bytes) -> None:
        """Take whole frames one by one. A whole text is read here; all else is the parser's business."""
        at = 0
        while self._buckets and not self._ended and (size := frame_size(data, at)):
            end = at + size
            if size > LONGEST_FRAME:  # the parser tells them that it is too long
                text, end = None, len(data)
            elif end > len(data):
                break
            else:
                text = lone_text(data, at, end) if self.conn.current_size is None else None
            if text is None:
                super().data_received(data[at:end])
            elif self._counts():
                self._hear(text)
            at = end
        self._rest = data[at:]
        if self._rest and (not self._buckets or self._ended):  # before the first message, and after the last
            rest, self._rest = self._rest, b""
            super().data_received(rest)

    def handle_events(self) -> None:
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self.handle_connect(event)
            elif isinstance(event, Frame):
                self._take(event)
        self._answer_pings()

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self.handle_close(frame)
            self._end()
        elif self.close_sent:
            return
        elif not self._buckets:
            self.cut()  # it did not wait for an answer
        elif not self._counts():
            return
        elif frame.opcode is Opcode.PONG:
            self.handle_pong(frame)
        elif frame.opcode is not Opcode.PING:
            self._collect(frame)

    def _counts(self) -> bool:
        """Whether one more frame is within the limits; if not, the line is shut."""
        if all(bucket.allow() for bucket in self._buckets):
            return True
        self.shut(TOO_MUCH, str(whole_seconds(max(bucket.wait for bucket in self._buckets))))
        return False

    def _collect(self, frame: Frame) -> None:
        """A message, or a part of one."""
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(frame.data)
        if not frame.fin:
            return
        data = b"".join(self._parts)
        self._parts.clear()
        self._hear(data, is_text=self._is_text)

    def _hear(self, data: bytes, *, is_text: bool = True) -> None:
        if is_text and not is_unicode(data):
            self.shut(NOT_UNICODE)
            return
        self._inbox.append(data)
        self._wake()
        if len(self._inbox) > MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _answer_pings(self) -> None:
        """The parser has the pongs ready; whoever does not read gets none."""
        pongs = self.conn.data_to_send()
        if not pongs or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        if self.writable.is_set():
            self.transport.write(b"".join(pongs))

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    # --- the end -------------------------------------------------------------------------------------------

    def shut(self, code: int, reason: str = "") -> None:
        """Say goodbye, and wait a little for theirs. What has not been heard is not."""
        if self.close_sent or self.transport.is_closing():
            return
        self.send_said()
        self.conn.data_to_send()
        try:
            self.conn.send_close(code, reason)
        except InvalidState:  # they have just said theirs
            self.cut()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self._cut_soon()
        self._inbox.clear()
        self._end()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def cut(self) -> None:
        """Without a goodbye: a polite close waits until everything is read."""
        self._inbox.clear()
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        self.cut()

    def eof_received(self) -> None:
        self._cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._inside:
            self._doors.leave(self.client)
        if exc is not None:
            self._inbox.clear()
        self._end()
        self._let_go()

    def _let_go(self) -> None:
        """Undo the rings of references, so that a line ends with its last user and not with a collection."""
        self.conn.parser.close()
        self.conn.parser = SPENT
        if hasattr(self, "scope"):  # not every handshake gets so far
            self.scope["extensions"].pop(EXTENSION, None)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            self.cut()
            return
        super().handle_parser_exception()
        self._end()

    def shutdown(self) -> None:
        """The server stops."""
        self.stop_keepalive()
        if self.handshake_complete:
            self.shut(GOING_AWAY)
        else:
            self.send_500_response()
            self.transport.close()
        self._cut_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._cut_soon()

    def _end(self) -> None:
        """No more will come; the reader goes on to find that out."""
        self._ended = True
        self.writable.set()
        self._wake()

    def _cut_soon(self) -> asyncio.TimerHandle:
        return self.loop.call_later(LEAVE_WITHIN, self.transport.abort)
