"""A bare line to a node, without the manners of a library: it reads only when told to."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lusoria.wire.client_messages import PROTOCOL
from tests.server.world import PATIENCE, Message, TestServer

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FEW = 4096
"""Bytes that the kernel takes for somebody who does not read; it makes a little more of it."""
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class Line:
    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._loop = asyncio.get_running_loop()

    async def write(self, data: bytes) -> None:
        await asyncio.wait_for(self._loop.sock_sendall(self._line, data), PATIENCE)

    async def read(self, most: int = 65536) -> bytes:
        """What is there, or comes; b"" once the other side has ended it."""
        try:
            return await asyncio.wait_for(self._loop.sock_recv(self._line, most), PATIENCE)
        except ConnectionResetError:
            return b""

    async def read_until(self, end: bytes) -> bytes:
        got = b""
        while end not in got and (more := await self.read(1)):
            got += more
        return got

    async def ended(self) -> bytes:
        """Read on until the other side ends it; all that came."""
        got = b""
        while more := await self.read():
            got += more
        return got

    async def upgrade(self, path: str = "/socket", more: str = "", then: bytes = b"") -> int:
        """Ask for a socket, and go on without waiting; the status."""
        host = "{}:{}".format(*self._line.getpeername()[:2])
        await self.write(HANDSHAKE.format(path=path, host=host, more=more).encode() + then)
        return int((await self.read_until(b"\r\n\r\n")).split()[1])

    async def says(self, *messages: Message) -> None:
        await self.write(b"".join(masked(TEXT, json.dumps(message).encode()) for message in messages))

    async def looks_at(self, table: str) -> None:
        """With nothing but the link."""
        await self.says({"type": "hello", "protocol": PROTOCOL, "id": table})


def masked(kind: int, payload: bytes, *, final: bool = True) -> bytes:
    """A frame as clients send it (RFC 6455, 5.2), with a mask of zeros."""
    size = len(payload)
    head = bytes((kind | (0x80 if final else 0),))
    if size < 126:
        head += bytes((0x80 | size,))
    elif size < 1 << 16:
        head += b"\xfe" + size.to_bytes(2, "big")
    else:
        head += b"\xff" + size.to_bytes(8, "big")
    return head + bytes(4) + payload


@asynccontextmanager
async def line(server: TestServer, *, lives: str = "127.0.0.1") -> AsyncIterator[Line]:
    with socket.socket() as plug:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, FEW)
        plug.setblocking(False)
        plug.bind((lives, 0))
        await asyncio.get_running_loop().sock_connect(plug, ("127.0.0.1", server.port))
        yield Line(plug)
