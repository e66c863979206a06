"""WebSocket messages from client to server."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from lusoria.core.errors import Malformed
from lusoria.records.codec import MAX_SEARCHED_BYTES, decode_strictly
from lusoria.wire.message import CommandId, Message, PaceName, RawObject, RequestedSeat, TableId, Wish
from lusoria.wire.refusal import TableRefusal

PROTOCOL = 5  # increases with each incompatible change; older clients are asked to reload
MAX_MESSAGE_BYTES = 16 * 1024  # many times the longest valid message: bounds memory per client


class Hello(Message, frozen=True, tag="hello"):
    """First message of a connection: the table, the viewer's seat, and the version the client has."""

    protocol: int
    id: TableId
    seat: RequestedSeat | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    pace: PaceName | None = None
    """Display speed. Without it, bots do not wait for this client."""
    wish: Wish = ""
    """Preferred name of a client without a seat: the room's `offered` name derives from it."""


class Watch(Message, frozen=True, tag="watch"):
    """Instead of `hello`: subscribe to the list of open tables."""


class SwitchViewer(Message, frozen=True, tag="eyes"):
    """Switch the view to another own seat, or to the gallery (null). For devices that players share."""

    seat: RequestedSeat | None


class SetPace(Message, frozen=True, tag="pace"):
    """Change the display speed. Bots wait for the slowest player."""

    pace: PaceName


class Act(Message, frozen=True, tag="act"):
    """Play an action. `ask` is the number of the decision it answers, so that a late click has no effect."""

    command: CommandId
    seat: RequestedSeat
    ask: Annotated[int, Meta(ge=0)]
    action: RawObject


class Say(Message, frozen=True, tag="say"):
    """Chat: exactly one of a phrase id, free text, a reaction id, or a claim in a form of the game."""

    command: CommandId
    seat: RequestedSeat
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None
    reaction: Annotated[str, Meta(max_length=40)] | None = None
    claim: Annotated[dict[str, Annotated[str, Meta(max_length=40)] | int], Meta(max_length=8)] | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Heartbeat: asks for a pong."""


ClientMessage: TypeAlias = Hello | Watch | SwitchViewer | SetPace | Act | Say | Ping


class Greeting(Struct, frozen=True):
    """The part of `hello` that all protocol versions share."""

    type: str = ""
    protocol: int = 1


GREETINGS = msgspec.json.Decoder(Greeting)


def read_message(data: bytes | str) -> ClientMessage:
    """Decode a message. Raises Malformed, or TableRefusal `reload` for another protocol version."""
    if len(data.encode() if isinstance(data, str) else data) > MAX_MESSAGE_BYTES:
        raise Malformed("message", f"longer than {MAX_MESSAGE_BYTES} bytes")
    try:
        message: ClientMessage = decode_strictly(ClientMessage, data, "message", MAX_SEARCHED_BYTES)
    except Malformed:
        if is_other_protocol(data):
            raise TableRefusal("reload") from None
        raise
    if isinstance(message, Hello) and message.protocol != PROTOCOL:
        raise TableRefusal("reload")
    return message


def is_other_protocol(data: bytes | str) -> bool:
    """True for a `hello` of another protocol version."""
    try:
        greeting = GREETINGS.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False
    return greeting.type == "hello" and greeting.protocol != PROTOCOL
