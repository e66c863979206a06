"""Game socket: decodes messages and runs them. A bare ASGI route, to keep the cost per move low."""

import asyncio
from collections.abc import Iterable

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.core.game import Viewer
from lusoria.server.client_limits import Client
from lusoria.server.node.logs import log_crash
from lusoria.server.node.site import Site
from lusoria.server.transport.asgi import Receive, Scope, Send
from lusoria.server.transport.request_info import client_of, header, is_same_origin
from lusoria.server.transport.ws_protocol import EXTENSION, RATE_LIMITED, SERVICE_RESTART, WebSocketProtocol
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.order_answer import AnswerMessage, OrderAnswer
from lusoria.wire.client_messages import (
    Act,
    ClientMessage,
    Hello,
    Ping,
    Say,
    SetPace,
    SwitchViewer,
    Watch,
    read_message,
)
from lusoria.wire.message import PaceName
from lusoria.wire.padding import encode_answer
from lusoria.wire.refusal import TableRefusal, whole_seconds
from lusoria.wire.server_messages import PongMessage, refused_message

HELLO_SECONDS = 10.0  # until the first `hello` or `watch`
HELLO_TIMEOUT, INTERNAL_ERROR = 4000, 1011  # close codes
FORBIDDEN, TOO_MANY_REQUESTS = 403, 429  # HTTP status codes
RETRY_SECONDS = 5.0  # for clients whose device or address has too many sockets


class Socket:
    """One connection: its person, its table, and the viewer it watches as."""

    def __init__(self, protocol: WebSocketProtocol, person: str | None) -> None:
        self.protocol = protocol
        self.send = protocol.write_text
        self.close = protocol.start_close
        self.person = person
        self.viewer: Viewer = None
        self.pace: PaceName | None = None
        self.wish = ""
        self.table: LiveTable | None = None
        self.has_greeted = False
        """It has sent `hello` or `watch`, so `HELLO_SECONDS` no longer applies."""


class SocketRoute:
    def __init__(self, site: Site) -> None:
        self._site = site
        self._limits = site.limits
        self.sockets: set[Socket] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope, self._site.tokens)
        if not is_same_origin(scope, self._site.config):
            await refuse_socket(receive, send, FORBIDDEN)
        elif not self._limits.websockets.enter(client):
            await self.refuse_rate_limited(scope, receive, send, RETRY_SECONDS)
        else:
            try:
                await accept_socket(receive, send)
                await self._serve(scope, client)
            finally:
                self._limits.websockets.leave(client)

    async def refuse_rate_limited(self, scope: Scope, receive: Receive, send: Send, seconds: float) -> None:
        """Refuse with 429. A page cannot read the answer to a handshake: it gets a close frame instead."""
        client, refused = client_of(scope, self._site.tokens), self._limits.refused_websockets
        is_page = header(scope, b"origin") is not None and is_same_origin(scope, self._site.config)
        if not is_page or not refused.enter(client):
            await refuse_socket(receive, send, TOO_MANY_REQUESTS, retry_after(seconds))
            return
        try:
            await accept_socket(receive, send)
            protocol: WebSocketProtocol = scope["extensions"][EXTENSION]["protocol"]
            protocol.start_close(RATE_LIMITED, str(whole_seconds(seconds)))
            await protocol.wait_closed()
        finally:
            refused.leave(client)

    async def _serve(self, scope: Scope, client: Client) -> None:
        protocol: WebSocketProtocol = scope["extensions"][EXTENSION]["protocol"]
        socket = Socket(protocol, client.device or None)
        protocol.listen(*self._limits.message_buckets(client))
        self.sockets.add(socket)
        self._site.metrics.sockets.inc()
        try:
            await self._converse(socket)
        except TimeoutError:
            socket.close(HELLO_TIMEOUT)
        except Exception as error:  # noqa: BLE001 (an internal error ends one connection, not the server)
            log_crash("socket", error)
            socket.close(INTERNAL_ERROR)
        finally:
            self.sockets.discard(socket)
            self._site.metrics.sockets.dec()
            self._site.lobby.leave(socket.send)
            self._limits.messages.remember(client)
            if socket.table is not None:
                await socket.table.leave(socket)

    async def _converse(self, socket: Socket) -> None:
        """Handle one message after the other, in order of arrival."""
        async with asyncio.timeout(HELLO_SECONDS) as timeout:
            while not socket.has_greeted:
                if (message := await socket.protocol.next_message()) is None:
                    return
                await self._answer(socket, message)
            timeout.reschedule(None)
        while (message := await socket.protocol.next_message()) is not None:
            await self._answer(socket, message)

    async def _answer(self, socket: Socket, data: bytes) -> None:
        try:
            answer = await self._run(socket, read_message(data))
        except LusoriaError as error:
            answer = refused_message(error, None)
        if answer is not None:
            socket.send(encode_answer(answer))

    async def _run(self, socket: Socket, message: ClientMessage) -> AnswerMessage | PongMessage | None:
        """The answer, if one has to be sent. A refused message that is no order raises."""
        if isinstance(message, Act | Say):
            answer = await run_order(socket, message)
            return None if answer.is_sent else answer.message
        match message:
            case Hello():
                await self._join(socket, message)
            case Watch():
                await self._site.lobby.watch(socket.send)
                socket.has_greeted = True
            case Ping():
                return PongMessage()
            case SwitchViewer() | SetPace() if socket.table is None:
                raise hello_first()
            case SwitchViewer(seat):
                await socket.table.look_through(socket, seat)
            case SetPace(pace):
                socket.table.set_pace(socket, pace)
        return None

    async def _join(self, socket: Socket, hello: Hello) -> None:
        if socket.table is not None:
            raise TableRefusal("already_joined")
        async with self._site.hub.use(hello.id) as table:
            try:
                await table.join(socket, hello)  # from now on the connection keeps the table loaded
                socket.table = table
            except BaseException:  # also a timeout in the middle of `join`
                table.presence.exit(socket)
                raise
        socket.has_greeted = True

    def disconnect_all(self) -> None:
        """Close all sockets with GOING_AWAY, so that clients reconnect."""
        for socket in list(self.sockets):
            socket.close(SERVICE_RESTART)


def hello_first() -> Malformed:
    return Malformed("message.type", "expected `hello` first")


async def run_order(socket: Socket, order: Act | Say) -> OrderAnswer:
    if socket.table is None:
        return OrderAnswer(refused_message(hello_first(), order.command))
    if isinstance(order, Act):
        return await socket.table.act(socket, order)
    return await socket.table.say(socket.person, order)


Headers = Iterable[tuple[bytes, bytes]]


def retry_after(seconds: float) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", b"%d" % whole_seconds(seconds))]


async def accept_socket(receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})


async def refuse_socket(receive: Receive, send: Send, status: int, headers: Headers = ()) -> None:
    await receive()
    await send({"type": "websocket.http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "websocket.http.response.body", "body": b""})
