"""WebSocket that reconnects with exponential back-off, until `patience` seconds without success."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lusoria.client.client_error import ClientError
from lusoria.client.http_session import Person, reason
from lusoria.client.message_checks import read_message
from lusoria.core.errors import Malformed
from lusoria.records.codec import JsonObject
from lusoria.wire.client_messages import ClientMessage
from lusoria.wire.padding import encode_from_client

FIRST_WAIT, MAX_WAIT, MAX_DOUBLINGS = 0.2, 30.0, 16  # seconds; the exponent is bounded against overflow
OPEN_SECONDS = 10.0


class Reconnect(Exception):
    """Raised by `on_message` to close the connection and reconnect after a delay."""


class ReconnectingSocket:
    def __init__(
        self,
        person: Person,
        greet: Callable[[], Iterable[ClientMessage]],
        on_message: Callable[[JsonObject], Awaitable[None]],
        on_change: Callable[[bool], None],
        patience: float,
    ) -> None:
        """`greet` makes the first messages of each connection; `on_change` gets False on loss, then True."""
        self._person = person
        self._greet = greet
        self._on_message = on_message
        self._on_change = on_change
        self._patience = patience
        self._rng = Random()
        self._socket: ClientConnection | None = None
        self._tries = 0
        self._lost_at: float | None = None

    async def run(self) -> None:
        """Runs until cancelled. Raises ClientError if the server stays unreachable."""
        while True:
            problem = "closed"
            try:
                await self._run_once()
            except (
                OSError,
                WebSocketException,
                Reconnect,
                ValueError,
            ) as error:
                problem = reason(error)
            finally:
                self._socket = None
            now = time.monotonic()
            if self._lost_at is None:
                self._lost_at = now
                self._on_change(False)
            if now - self._lost_at > self._patience:
                raise ClientError("unreachable", server=self._person.server, problem=problem)
            await asyncio.sleep(retry_delay(self._tries, self._rng))
            self._tries += 1

    async def _run_once(self) -> None:
        server = self._person.server
        async with connect(
            f"{server.replace('http', 'ws', 1)}/socket",
            ssl=(self._person.tls or True) if server.startswith("https:") else None,
            additional_headers=self._person.headers,
            compression=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=1.0,
        ) as socket:
            for message in self._greet():
                await socket.send(encode_from_client(message).decode())
            self._socket = socket
            async for data in socket:
                try:
                    received = read_message(data)
                except Malformed:
                    raise ClientError("not_lusoria", server=server) from None
                await self._on_message(received)

    def confirm(self) -> None:
        """The table has answered on this connection: reset the back-off."""
        self._tries = 0
        if self._lost_at is not None:
            self._lost_at = None
            self._on_change(True)

    async def send(self, message: ClientMessage) -> None:
        """Drops the message without a connection: `greet` must repeat what matters."""
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(encode_from_client(message).decode())


def retry_delay(tries: int, rng: Random) -> float:
    """Seconds before the next attempt, with jitter: other clients reconnect as well."""
    longest: float = min(MAX_WAIT, FIRST_WAIT * 2 ** min(tries, MAX_DOUBLINGS))
    return longest * rng.uniform(0.5, 1.0)
