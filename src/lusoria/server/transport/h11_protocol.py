"""uvicorn's HTTP, which does not wait for ever: not for a request, and not until an answer is read."""

import asyncio
import re
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from lusoria.records.codec import encode
from lusoria.server.node.logs import log_crash
from lusoria.server.transport.connection_limits import Doors, as_ipv4
from lusoria.server.transport.headers import HEADERS
from lusoria.wire.refusal import Refusal

READ_WITHIN = 15.0
"""Seconds for a whole request, headers and body; to send a little every second does not make it longer."""
TAKE_WITHIN = 120.0
"""Seconds for the answer to be made and read: enough for the whole client over a bad line."""
INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
LARGEST_HEAD = 16 * 1024
"""Bytes of a request before its body, as they come. Cookies of others on the same name are among them."""
HEAD_ENDS = re.compile(rb"\n\r?\n")
LENGTHS = re.compile(rb"^content-length:(?:[^\n]|\n[ \t])*", re.IGNORECASE | re.MULTILINE)
PROBLEM = encode(Refusal("malformed", where="head", problem="too big"))
TOO_BIG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Type: application/json\r\n"
    b"%sConnection: close\r\nContent-Length: %d\r\n\r\n%s"
    % (b"".join(b"%s: %s\r\n" % header for header in HEADERS), len(PROBLEM), PROBLEM)
)


def head_size(data: bytes) -> int:
    """How long the head is, as far as it has come."""
    found = HEAD_ENDS.search(data)
    return len(data) if found is None else found.end()


def repeats_length(data: bytes) -> bool:
    """Whether a head has two lengths, also if they agree: h11 makes one of such, and nobody sees it later."""
    found = LENGTHS.findall(data[: head_size(data)])
    return len(found) > 1 or any(b"," in each for each in found)


class Http(H11Protocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doors: Doors = more["server_state"]
        self._inside = False
        """Counted here, and not yet given over to a socket."""
        self._reading = True
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = as_ipv4(self.client)
        self._inside = self._doors.enter(self.client, transport)
        if self._inside:
            self._await_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self._reading:
            self._await_request()
        try:
            super().data_received(data)
        except Exception as error:  # noqa: BLE001 (a mistake of ours ends one line, and quotes nothing)
            log_crash("http line", error)
            self.transport.abort()
        if self._inside and self._reading and self.conn.their_state not in INCOMPLETE:
            self._reading = False
            self._end_after(TAKE_WITHIN)

    def handle_events(self) -> None:
        head = self.conn.trailing_data[0] if self.conn.their_state is h11.IDLE else b""
        if head_size(head) > LARGEST_HEAD:
            self._refuse_head()
        elif repeats_length(head):
            self.send_400_response("There must be one Content-Length.")
        else:
            super().handle_events()

    def _refuse_head(self) -> None:
        """Before anybody takes it apart: ten thousand tiny headers would take as long as a hundred moves."""
        self.transport.write(TOO_BIG)
        self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # of a request that came together with the last
            self._await_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # in the middle of another answer
            self.transport.abort()

    def _await_request(self) -> None:
        self._reading = True
        self._end_after(READ_WITHIN)

    def _end_after(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._inside:
            self._inside = False
            self._doors.leave(self.client)
