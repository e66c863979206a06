"""HTTP/1.1 protocol for uvicorn with timeouts for slow requests and slow readers."""

import asyncio
import re
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from lusoria.records.codec import encode
from lusoria.server.node.logs import log_crash
from lusoria.server.transport.connection_limits import ConnectionLimits, as_ipv4
from lusoria.server.transport.headers import HEADERS
from lusoria.wire.refusal import Refusal

REQUEST_SECONDS = 15.0  # for a whole request, headers and body, however steadily it trickles in
RESPONSE_SECONDS = 120.0  # to make and deliver a response: the largest file over a bad connection
INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
MAX_HEAD_BYTES = 16 * 1024  # before the body, including cookies of other sites on the same host name
HEAD_ENDS = re.compile(rb"\n\r?\n")
LENGTHS = re.compile(rb"^content-length:(?:[^\n]|\n[ \t])*", re.IGNORECASE | re.MULTILINE)
PROBLEM = encode(Refusal("malformed", where="head", problem="too big"))
TOO_BIG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Type: application/json\r\n"
    b"%sConnection: close\r\nContent-Length: %d\r\n\r\n%s"
    % (b"".join(b"%s: %s\r\n" % header for header in HEADERS), len(PROBLEM), PROBLEM)
)


def head_size(data: bytes) -> int:
    """Length of the head, as far as it has arrived."""
    end = HEAD_ENDS.search(data)
    return len(data) if end is None else end.end()


def repeats_length(data: bytes) -> bool:
    """True for two Content-Length headers, even equal ones: h11 merges those before the application."""
    headers = LENGTHS.findall(data[: head_size(data)])
    return len(headers) > 1 or any(b"," in each for each in headers)


class HttpProtocol(H11Protocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connection_limits: ConnectionLimits = more["server_state"]
        self._is_admitted = False
        """Has a slot of `ConnectionLimits`, and is not yet handed over to a WebSocket."""
        self._is_reading = True
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = as_ipv4(self.client)
        self._is_admitted = self._connection_limits.enter(self.client, transport)
        if self._is_admitted:
            self._await_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self._is_reading:
            self._await_request()
        try:
            super().data_received(data)
        except Exception as error:  # noqa: BLE001 (an internal error ends one connection, and logs no content)
            log_crash("http connection", error)
            self.transport.abort()
        if self._is_admitted and self._is_reading and self.conn.their_state not in INCOMPLETE:
            self._is_reading = False
            self._abort_after(RESPONSE_SECONDS)

    def handle_events(self) -> None:
        head = self.conn.trailing_data[0] if self.conn.their_state is h11.IDLE else b""
        if head_size(head) > MAX_HEAD_BYTES:
            self._refuse_head()
        elif repeats_length(head):
            self.send_400_response("There must be one Content-Length.")
        else:
            super().handle_events()

    def _refuse_head(self) -> None:
        """Refuse before parsing: ten thousand small headers would cost as much as a hundred moves."""
        self.transport.write(TOO_BIG)
        self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # a pipelined request has started already
            self._await_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._free_slot()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._free_slot()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # another response has started
            self.transport.abort()

    def _await_request(self) -> None:
        self._is_reading = True
        self._abort_after(REQUEST_SECONDS)

    def _abort_after(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _free_slot(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._is_admitted:
            self._is_admitted = False
            self._connection_limits.leave(self.client)
