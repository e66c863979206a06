"""Minimal HTTP client for hundreds of people, each from an address of its own."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

TIMEOUT_SECONDS = 15.0  # for one response
COOKIE = b"lusoria="


class NoAnswer(Exception):
    """The server closed the connection or timed out."""


@dataclass(frozen=True)
class Answer:
    """A response. `cookie` is the one it set, ready to send."""

    status: int
    cookie: str
    body: bytes

    @property
    def ok(self) -> bool:
        return self.status < 300

    def json(self) -> Any:
        return json.loads(self.body)


async def ask(
    port: int, method: str, path: str, *, body: object = None, cookie: str = "", client_ip: str = "127.0.0.1"
) -> Answer:
    """Sends a request from an address of this machine to a server on it. Raises NoAnswer."""
    data = b"" if body is None else json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        + (f"Cookie: {cookie}\r\n" if cookie else "")
        + ("Content-Type: application/json\r\n" if data else "")
        + f"Content-Length: {len(data)}\r\n\r\n"
    )
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(client_ip, 0))
            try:
                writer.write(head.encode() + data)
                return read(await reader.read())
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError) as error:
        raise NoAnswer(f"{method} {path}: {error!r}") from error


def read(answer: bytes) -> Answer:
    head, separator, body = answer.partition(b"\r\n\r\n")
    if not separator:
        raise ValueError("half an answer")
    status, *fields = head.split(b"\r\n")
    cookie, size = b"", len(body)
    for field in fields:
        name, _, value = field.partition(b": ")
        if name.lower() == b"set-cookie" and value.startswith(COOKIE):
            cookie = value.partition(b";")[0]
        elif name.lower() == b"content-length":
            size = int(value)
    if len(body) != size:
        raise ValueError("half an answer")
    return Answer(int(status.split()[1]), cookie.decode(), body)
