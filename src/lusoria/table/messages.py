"""What goes over a game's socket, both ways. `docs/protocol.md` tells it to people."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from lusoria.core.errors import Illegal, LusoriaError, Malformed
from lusoria.core.game import Seat
from lusoria.records.codec import decode
from lusoria.table.refused import TableRefusal

LONGEST_MESSAGE = 16 * 1024
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=31)]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a connection: which table, through whose eyes, and what is known already."""

    table: Annotated[str, Meta(max_length=64)]
    seat: Place | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Watch(Struct, frozen=True, forbid_unknown_fields=True, tag="watch"):
    """Instead of hello: be told of the open tables, whenever they change."""


class Eyes(Struct, frozen=True, forbid_unknown_fields=True, tag="eyes"):
    """Look through another of one's own seats; null is the gallery. For a phone that is handed round."""

    seat: Place | None


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Do something. `ask` is the number of the decision it answers, so that a late click does no harm."""

    id: CommandId
    seat: Place
    ask: Annotated[int, Meta(ge=0)]
    action: dict[str, Any]


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Chat: a phrase by its id, or free text, as the table allows."""

    id: CommandId
    seat: Place
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Asks for a pong, to know that the line is alive."""


Inbound: TypeAlias = Hello | Watch | Eyes | Act | Say | Ping


def read_message(data: bytes | str) -> Any:
    if len(data) > LONGEST_MESSAGE:
        raise Malformed("message", f"longer than {LONGEST_MESSAGE} bytes")
    return decode(Inbound, data, "message")


# --- outbound ----------------------------------------------------------------------------------------------


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as everybody may know it."""

    name: str
    kind: Literal["empty", "human", "bot"]
    here: bool
    stand_in: bool
    muted: bool
    bot: str | None


def done(command: str, version: int) -> bytes:
    return msgspec.json.encode({"type": "done", "id": command, "version": version})


def late(command: str, ask: int) -> bytes:
    """The decision it answers has been made: by an earlier click, another device, or a stand-in."""
    return msgspec.json.encode({"type": "late", "id": command, "ask": ask})


def refused(error: LusoriaError, command: str | None = None) -> bytes:
    return msgspec.json.encode({"type": "refused", "id": command, **error_told(error)})


def error_told(error: LusoriaError) -> dict[str, Any]:
    """Any error as data: a client says it in its own language."""
    if isinstance(error, Illegal):
        return {"kind": "illegal", "rule": error.rule, "why": error.why, "facts": dict(error.facts)}
    if isinstance(error, TableRefusal):
        return {"kind": "table", "why": error.why, "facts": dict(error.facts)}
    if isinstance(error, Malformed):
        return {"kind": "malformed", "where": error.where, "problem": error.problem}
    return {"kind": "down", "why": "down", "facts": {}}


def joined(parts: dict[str, bytes]) -> bytes:
    """One JSON object out of values that are encoded already: what all may see is encoded once."""
    return b"{" + b",".join(b'"%s":%s' % (name.encode(), value) for name, value in parts.items()) + b"}"


Viewer: TypeAlias = Seat | None
