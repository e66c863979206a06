"""WebSocket protocol for uvicorn that bypasses ASGI's per-message overhead.

ASGI passes each message through a dictionary, a queue and a coroutine, and waits for slow readers. A table
that sends each move to eight clients would spend most of its time there.

- **Out**: each text is one frame; frames are flushed once per event-loop iteration. The transport's buffer is
  the outbound queue. A connection whose buffer exceeds its bound is aborted; the client resumes by version.
- **In**: each frame takes tokens from rate limits; a client over its limit is closed. Messages wait in a
  short queue for the connection's reader; reading pauses while it is full.

Everything else stays uvicorn's.
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

from lusoria.runtime.token_bucket import Bucket
from lusoria.server.node.logs import log_crash
from lusoria.server.transport.connection_limits import ConnectionLimits, as_ipv4
from lusoria.server.transport.ws_framing import frame, frame_size, is_unicode, lone_text
from lusoria.wire.client_messages import MAX_MESSAGE_BYTES
from lusoria.wire.refusal import whole_seconds

EXTENSION = "lusoria.frames"
MAX_UNREAD_BYTES = 256 * 1024  # buffered per client; a full welcome with its chat is a quarter of it
KERNEL_BUFFER_BYTES = 32 * 1024  # to send (Linux doubles it); by default it may grow to megabytes
MAX_UNSENT_FRAMES = 4  # held until the end of an iteration: bounds memory for clients that send many orders
MAX_QUEUED_MESSAGES = 4  # then reading pauses
CLOSE_SECONDS = 2.0  # for the closing handshake
NOT_UNICODE, SERVICE_RESTART, RATE_LIMITED = 1007, 1012, 4008  # close codes
MAX_BYTES_AFTER_CLOSE = 1 << 20  # they take no token; some may be under way when the close frame leaves
MAX_FRAME_BYTES = 2 * MAX_MESSAGE_BYTES + 8  # with the head; the parser's limit


class DiscardingQueue:
    def put_nowait(self, _: object) -> None:
        return


DISCARD: Any = DiscardingQueue()
CLOSED_PARSER: Any = iter(())
"""Replaces the parser of a closed connection."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The application finds this object in `scope["extensions"][EXTENSION]`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connection_limits: ConnectionLimits = more["server_state"]
        self._batcher = self._connection_limits.batcher
        self._is_admitted = False
        self._frames: list[bytes] = []
        self._buckets: tuple[Bucket, ...] = ()
        self._parts: list[bytes | bytearray | memoryview[int]] = []
        self._is_text = True
        self._inbox: list[bytes] = []
        self._reader_wakeup: asyncio.Future[None] | None = None
        self._ended = False
        self._closed: asyncio.Future[None] | None = None
        self._bytes_after_close = 0
        self._incomplete = b""
        """Incomplete frame at the end of the received data."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.client = as_ipv4(self.client)
        # The HTTP protocol has freed its slot in this step, so the address has one. If the descriptors have
        # run out since, the connection stays open without a slot: it has its descriptor already.
        self._is_admitted = self._connection_limits.enter(self.client, transport)
        connected_socket = transport.get_extra_info("socket")
        if connected_socket is not None:
            connected_socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER_BYTES)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    async def send(self, message: ASGISendEvent) -> None:
        """A refused handshake is complete too; otherwise uvicorn logs an error for each."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = self.close_sent = True

    # --- out -----------------------------------------------------------------------------------------------

    def write_text(self, text: bytes) -> None:
        """Queue a text. Never waits and never fails; a lost connection drops it."""
        if not self._frames:
            self._batcher.schedule(self)
        self._frames.append(frame(text))
        if len(self._frames) > MAX_UNSENT_FRAMES:
            self.flush()

    def flush(self) -> None:
        """Write the queued frames. Aborts the connection if its client reads too slowly."""
        frames, transport = self._frames, self.transport
        self._frames = []
        if not frames or self.close_sent or transport.is_closing():
            return
        transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.abort()

    # --- in ------------------------------------------------------------------------------------------------

    def listen(self, *buckets: Bucket) -> None:
        """Start to accept frames; each takes a token from every bucket.

        Frees the data of the handshake, which is half of a connection's memory.
        """
        self._buckets = buckets
        self.request.headers.clear()  # the parser keeps the request itself
        del self.request, self.response
        self.scope["headers"] = []
        self.queue = DISCARD  # `next_message` replaces ASGI's receive

    async def next_message(self) -> bytes | None:
        """The next message; None at the end. Waits while the client does not read its own messages."""
        if not self.writable.is_set():
            await self.writable.wait()  # also set when the connection ends
        while not self._inbox:
            if self._ended:
                return None
            self._reader_wakeup = self.loop.create_future()
            await self._reader_wakeup
        message = self._inbox.pop(0)
        if self.read_paused and not self._inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._bytes_after_close += len(data)
            if self._bytes_after_close > MAX_BYTES_AFTER_CLOSE:
                self.abort()
                return
        try:
            self._read_frames(self._incomplete + data if self._incomplete else data)
        except Exception as error:  # noqa: BLE001 (an internal error ends one connection, and logs no content)
            log_crash("socket frames", error)
            self.abort()
        if not self.handshake_initiated:  # the WebSocket parser rejects headers that the HTTP parser accepts
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read_frames(self, data: bytes) -> None:
        """Split data into frames. Reads single text frames here and passes all others to the parser."""
        at = 0
        while self._buckets and not self._ended and (size := frame_size(data, at)):
            end = at + size
            if size > MAX_FRAME_BYTES:  # the parser answers with the right close code
                text, end = None, len(data)
            elif end > len(data):
                break
            else:
                text = lone_text(data, at, end) if self.conn.current_size is None else None
            if text is None:
                super().data_received(data[at:end])
            elif self._take_tokens():
                self._on_message(text)
            at = end
        self._incomplete = data[at:]
        if self._incomplete and (not self._buckets or self._ended):  # before `listen`, and after the end
            rest, self._incomplete = self._incomplete, b""
            super().data_received(rest)

    def handle_events(self) -> None:
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self.handle_connect(event)
            elif isinstance(event, Frame):
                self._on_frame(event)
        self._answer_pings()

    def _on_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self.handle_close(frame)
            self._end()
        elif self.close_sent:
            return
        elif not self._buckets:
            self.abort()  # it sent frames before the handshake was answered
        elif not self._take_tokens():
            return
        elif frame.opcode is Opcode.PONG:
            self.handle_pong(frame)
        elif frame.opcode is not Opcode.PING:
            self._collect(frame)

    def _take_tokens(self) -> bool:
        """Take a token from every bucket, or close the connection and return False."""
        if all(bucket.allow() for bucket in self._buckets):
            return True
        self.start_close(RATE_LIMITED, str(whole_seconds(max(bucket.wait for bucket in self._buckets))))
        return False

    def _collect(self, frame: Frame) -> None:
        """Add a frame of a fragmented or binary message."""
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(frame.data)
        if not frame.fin:
            return
        data = b"".join(self._parts)
        self._parts.clear()
        self._on_message(data, is_text=self._is_text)

    def _on_message(self, data: bytes, *, is_text: bool = True) -> None:
        if is_text and not is_unicode(data):
            self.start_close(NOT_UNICODE)
            return
        self._inbox.append(data)
        self._wake()
        if len(self._inbox) > MAX_QUEUED_MESSAGES and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _answer_pings(self) -> None:
        """Send the parser's pongs, unless the client does not read."""
        pongs = self.conn.data_to_send()
        if not pongs or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        if self.writable.is_set():
            self.transport.write(b"".join(pongs))

    def _wake(self) -> None:
        if self._reader_wakeup is not None and not self._reader_wakeup.done():
            self._reader_wakeup.set_result(None)

    # --- close --------------------------------------------------------------------------------------------

    def start_close(self, code: int, reason: str = "") -> None:
        """Send a close frame and wait shortly for the client's. Drops unread messages."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.conn.data_to_send()
        try:
            self.conn.send_close(code, reason)
        except InvalidState:  # the client's close frame has just arrived
            self.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self._abort_soon()
        self._inbox.clear()
        self._end()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def wait_closed(self) -> None:
        """Wait for the end of the connection: `CLOSE_SECONDS` at most after `start_close`."""
        if not self.transport.is_closing():
            self._closed = self.loop.create_future()
            await self._closed

    def abort(self) -> None:
        """Abort: a regular close would wait until the client has read everything."""
        self._inbox.clear()
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        self.abort()

    def eof_received(self) -> None:
        self._abort_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._is_admitted:
            self._connection_limits.leave(self.client)
        if exc is not None:
            self._inbox.clear()
        self._end()
        if self._closed is not None and not self._closed.done():
            self._closed.set_result(None)
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Break reference cycles, so that the connection is freed without the garbage collector."""
        self.conn.parser.close()
        self.conn.parser = CLOSED_PARSER
        if hasattr(self, "scope"):  # missing after a failed handshake
            self.scope["extensions"].pop(EXTENSION, None)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            self.abort()
            return
        super().handle_parser_exception()
        self._end()

    def shutdown(self) -> None:
        """The server stops."""
        self.stop_keepalive()
        if self.handshake_complete:
            self.start_close(SERVICE_RESTART)
        else:
            self.send_500_response()
            self.transport.close()
        self._abort_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._abort_soon()

    def _end(self) -> None:
        """Mark the end of input and wake the reader."""
        self._ended = True
        self.writable.set()
        self._wake()

    def _abort_soon(self) -> asyncio.TimerHandle:
        return self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
