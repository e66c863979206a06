"""A very cheap WebSocket client, so that the driver is not the bottleneck.

Trusts its server: complete text frames only, as both servers send them.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A zero mask needs no masking."""


def ignore() -> None:
    """Default of `gone`."""


class Line(asyncio.Protocol):
    """One socket. Calls `heard` with the bytes of each text frame, `gone` when an open socket ends."""

    def __init__(
        self, request: bytes, heard: Callable[[bytes], None], gone: Callable[[], None] = ignore
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self.code: int | None = None
        """Close code of the other side, if any."""
        self._request = request
        self._heard = heard
        self._gone = gone
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop has its own classes
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))
        elif not self.opened.cancelled() and self.opened.exception() is None:
            self._gone()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        size = len(data)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + data)

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        """Closes without a close frame, and drops unsent data."""
        self._transport.abort()

    def listen(self, *, on: bool) -> None:
        """Pauses or resumes reading, pings included."""
        if not self._transport.is_closing():
            (self._transport.resume_reading if on else self._transport.pause_reading)()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if b" 101 " not in data[:20]:
                self.opened.set_exception(ConnectionError(data[:200].decode(errors="replace")))
                return
            self.opened.set_result(None)
        while len(data) - at >= 2:
            kind, size, begin = data[at] & 0x0F, data[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                if len(data) < begin:
                    break
                size = int.from_bytes(data[at + 2 : begin], "big")
            end = begin + size
            if len(data) < end:
                break
            at = end
            self._take(kind, data[begin:end])
        self._rest = data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.code = int.from_bytes(body[:2], "big") or None


async def call(
    port: int,
    path: str,
    heard: Callable[[bytes], None],
    cookie: str = "",
    gone: Callable[[], None] = ignore,
    client_ip: str = "",
) -> Line:
    """Opens a socket to a server on this machine, optionally from a given address."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        + (f"Cookie: {cookie}\r\n" if cookie else "")
        + "\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(request.encode(), heard, gone),
        "127.0.0.1",
        port,
        local_addr=(client_ip, 0) if client_ip else None,
    )
    await line.opened
    return line
