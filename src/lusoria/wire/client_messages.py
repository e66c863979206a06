"""What a client says over the socket."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from lusoria.core.errors import Malformed
from lusoria.records.codec import SHORT, decode_strictly
from lusoria.wire.message import CommandId, Message, PaceName, RawObject, SeatAsked, TableId, Wish
from lusoria.wire.refusal import TableRefusal

PROTOCOL = 5
"""Raised when a client of yesterday would misunderstand. It is told to load itself again."""
LONGEST_MESSAGE = 16 * 1024


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a connection: which table, through whose eyes, and what is known already."""

    protocol: int
    id: TableId
    seat: SeatAsked | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    pace: PaceName | None = None
    """How fast one wants to be told; without it, bots do not wait for this page in particular."""
    wish: Wish = ""
    """What somebody without a seat would like to be called: the room's `offered` name is made from it."""


class Watch(Message, frozen=True, tag="watch"):
    """Instead of hello: be told of the open tables, whenever they change."""


class Eyes(Message, frozen=True, tag="eyes"):
    """Look through another of one's own seats; null is the gallery. For a phone that is handed round."""

    seat: SeatAsked | None


class SetPace(Message, frozen=True, tag="pace"):
    """From now on tell at another pace: bots wait for the slowest who plays."""

    pace: PaceName


class Act(Message, frozen=True, tag="act"):
    """Do something. `ask` is the number of the decision it answers, so that a late click does no harm."""

    command: CommandId
    seat: SeatAsked
    ask: Annotated[int, Meta(ge=0)]
    action: RawObject


class Say(Message, frozen=True, tag="say"):
    """Chat: one of a phrase by its id, free text, a reaction by its id, and a claim in a form of the game."""

    command: CommandId
    seat: SeatAsked
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None
    reaction: Annotated[str, Meta(max_length=40)] | None = None
    claim: Annotated[dict[str, Annotated[str, Meta(max_length=40)] | int], Meta(max_length=8)] | None = None


class Ping(Message, frozen=True, tag="ping"):
    """The heartbeat: asks for a pong, to know that the line is alive."""


ClientMessage: TypeAlias = Hello | Watch | Eyes | SetPace | Act | Say | Ping


class Greeting(Struct, frozen=True):
    """As much of a hello as every version of the protocol has in common."""

    type: str = ""
    protocol: int = 1


GREETINGS = msgspec.json.Decoder(Greeting)


def read_message(data: bytes | str) -> ClientMessage:
    """The message, Malformed, or a refusal that tells a client of another protocol to load itself again."""
    if len(data.encode() if isinstance(data, str) else data) > LONGEST_MESSAGE:
        raise Malformed("message", f"longer than {LONGEST_MESSAGE} bytes")
    try:
        message: ClientMessage = decode_strictly(ClientMessage, data, "message", SHORT)
    except Malformed:
        if greets_otherwise(data):
            raise TableRefusal("reload") from None
        raise
    if isinstance(message, Hello) and message.protocol != PROTOCOL:
        raise TableRefusal("reload")
    return message


def greets_otherwise(data: bytes | str) -> bool:
    """Whether this is the hello of another protocol."""
    try:
        greeting = GREETINGS.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False
    return greeting.type == "hello" and greeting.protocol != PROTOCOL
