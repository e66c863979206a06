"""One socket to a table that comes back by itself: reconnect with back-off, until patience is at its end."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lusoria.client.errors import ClientTrouble
from lusoria.client.http_session import Person, reason
from lusoria.records.codec import JsonObject, decode, encode
from lusoria.wire.client_messages import Act, ClientMessage

FIRST_WAIT, LONGEST_WAIT, MOST_DOUBLINGS = 0.2, 30.0, 16
OPEN_WITHIN = 10.0
STEP, CHOICE = 64, 192
"""Messages are as long as a multiple of this, and those that tell a choice at least that long, in bytes."""


class Broken(Exception):
    """Hang up, and come back after a while."""


class Line:
    def __init__(
        self,
        person: Person,
        greet: Callable[[], Iterable[ClientMessage]],
        hear: Callable[[JsonObject], Awaitable[None]],
        changed: Callable[[bool], None],
        patience: float,
    ) -> None:
        """`greet` gives the first words of each call; `changed` is told when a line was lost, and is back."""
        self._person = person
        self._greet = greet
        self._hear = hear
        self._changed = changed
        self._patience = patience
        self._chance = Random()
        self._socket: ClientConnection | None = None
        self._tries = 0
        self._lost_at: float | None = None

    async def run(self) -> None:
        """Until it is cancelled, or there is nothing to come back to: then it raises why."""
        while True:
            problem = "closed"
            try:
                await self._converse()
            except (
                OSError,
                WebSocketException,
                ValueError,
                Broken,
            ) as error:  # ValueError: as in Person._ask
                problem = reason(error)
            finally:
                self._socket = None
            now = time.monotonic()
            if self._lost_at is None:
                self._lost_at = now
                self._changed(False)
            if now - self._lost_at > self._patience:
                raise ClientTrouble("unreachable", server=self._person.server, problem=problem)
            await asyncio.sleep(wait_after(self._tries, self._chance))
            self._tries += 1

    async def _converse(self) -> None:
        server = self._person.server
        async with connect(
            f"{server.replace('http', 'ws', 1)}/socket",
            ssl=(self._person.tls or True) if server.startswith("https:") else None,
            additional_headers=self._person.headers,
            compression=None,
            open_timeout=OPEN_WITHIN,
            close_timeout=1.0,
        ) as socket:
            for message in self._greet():
                await socket.send(text_of(message))
            self._socket = socket
            async for data in socket:
                heard = decode(JsonObject, data, "message")
                await self._hear(heard)

    def settle(self) -> None:
        """The table has answered: this line is a good one."""
        self._tries = 0
        if self._lost_at is not None:
            self._lost_at = None
            self._changed(True)

    async def say(self, message: ClientMessage) -> None:
        """Where the line is lost, nobody hears it: what must be said again is in the next greeting."""
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(text_of(message))


def wait_after(tries: int, chance: Random) -> float:
    """Longer after each failed attempt, and not always equally long: others come back as well."""
    most: float = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries, MOST_DOUBLINGS))
    return most * chance.uniform(0.5, 1.0)


def text_of(message: ClientMessage) -> str:
    """With spaces behind, so that whoever sees how long it is does not learn what was chosen."""
    data = encode(message)
    least = CHOICE if isinstance(message, Act) else 0
    return data.ljust(max(least, -(-len(data) // STEP) * STEP)).decode()
