"""A TCP connection to a node that reads only on demand, and writes any bytes."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lusoria.wire.client_messages import PROTOCOL
from tests.server.harness import PATIENCE, Message, TestServer

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
SMALL_BUFFER = 4096
"""Bytes that the kernel buffers for an unread connection; it rounds up."""
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class RawSocket:
    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._loop = asyncio.get_running_loop()

    async def write(self, data: bytes) -> None:
        await asyncio.wait_for(self._loop.sock_sendall(self._socket, data), PATIENCE)

    async def read(self, most: int = 65536) -> bytes:
        """The next bytes; b"" after the server has closed."""
        try:
            return await asyncio.wait_for(self._loop.sock_recv(self._socket, most), PATIENCE)
        except ConnectionResetError:
            return b""

    async def read_until(self, end: bytes) -> bytes:
        got = b""
        while end not in got and (more := await self.read(1)):
            got += more
        return got

    async def read_all(self) -> bytes:
        """Reads until the server closes."""
        got = b""
        while more := await self.read():
            got += more
        return got

    async def upgrade(self, path: str = "/socket", more: str = "", then: bytes = b"") -> int:
        """Requests a WebSocket, and sends `then` without waiting. Returns the status."""
        host = "{}:{}".format(*self._socket.getpeername()[:2])
        await self.write(HANDSHAKE.format(path=path, host=host, more=more).encode() + then)
        return int((await self.read_until(b"\r\n\r\n")).split()[1])

    async def send(self, *messages: Message) -> None:
        await self.write(b"".join(masked(TEXT, json.dumps(message).encode()) for message in messages))

    async def watch(self, table: str) -> None:
        """Joins a table as a spectator."""
        await self.send({"type": "hello", "protocol": PROTOCOL, "id": table})


def masked(kind: int, payload: bytes, *, final: bool = True) -> bytes:
    """A client frame (RFC 6455, 5.2) with a mask of zeros."""
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
async def raw_socket(server: TestServer, *, ip: str = "127.0.0.1") -> AsyncIterator[RawSocket]:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        connection.setblocking(False)
        connection.bind((ip, 0))
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", server.port))
        yield RawSocket(connection)
