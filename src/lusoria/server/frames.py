"""A short way out: uvicorn's WebSocket, which can also write a text as one frame, at once.

ASGI takes every message through a dictionary, a decoder, an encoder and a coroutine; a table that tells eight
people of every move spends most of its time there. And it waits for whoever does not read; here nobody is
waited for. The transport's buffer is the outbound queue. It has a bound in bytes, and a line that passes it
is aborted: its client comes back, and resumes by version. All else of the protocol stays uvicorn's.
"""

import asyncio
import socket
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "lusoria.frames"
MOST_UNREAD = 256 * 1024
"""Bytes that may wait here for one reader; a whole welcome with all its chat is a quarter of it."""
KERNEL_KEEPS = 32 * 1024
"""So many more the kernel is asked to hold (Linux takes twice that); unasked it may take megabytes."""
LEAVE_WITHIN = 2.0
"""Seconds for a goodbye; then the line is cut."""
FINAL_TEXT = 0x81
SHORT, LONG = 126, 1 << 16


class Frames(WebSocketsSansIOProtocol):
    """Tells the application of itself, in the extensions of the scope."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_KEEPS)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def write_text(self, text: bytes) -> None:
        """Never waits and never fails: on a line that is lost it is nothing."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(frame(text))
        if transport.get_write_buffer_size() > MOST_UNREAD:
            transport.abort()

    async def until_read(self) -> None:
        """Until the other side has read most of what was written, or is gone."""
        if not self.writable.is_set():
            await self.writable.wait()

    def shut(self, code: int) -> None:
        """Say goodbye, and wait a little for theirs."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.writable.set()
        self.close_timer = self._cut_soon()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: whoever reads nothing would never let a polite close come through."""
        self.transport.abort()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._cut_soon()

    def _cut_soon(self) -> asyncio.TimerHandle:
        return self.loop.call_later(LEAVE_WITHIN, self.transport.abort)


def frame(text: bytes) -> bytes:
    """RFC 6455, 5.2: whole, and unmasked as servers send it."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < LONG:
        return bytes((FINAL_TEXT, 126, size >> 8, size & 0xFF)) + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text
