"""Checks messages of the server: the fields that a program uses have their types.

Fields and messages of later servers are ignored.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from lusoria.client.http_session import Room
from lusoria.core.errors import LusoriaError, Malformed
from lusoria.core.game import Seat
from lusoria.records.codec import JsonObject, convert, decode
from lusoria.wire.refusal import Refusal, error_of

Count = Annotated[int, Meta(ge=0, lt=1 << 53)]  # exact in JavaScript, and can be sent back


class TableFields(Struct):
    result: JsonObject | None


class UpdateFields(Struct):
    version: Count
    seat: Seat | None
    table: TableFields
    mine: JsonObject | None
    legal: list[JsonObject]
    ask: Count | None


class NewsFields(Struct):
    version: Count
    before: Count
    events: list[JsonObject]
    table: JsonObject | UnsetType = UNSET
    grown: dict[str, list[Any]] | UnsetType = UNSET
    mine: JsonObject | UnsetType | None = UNSET
    legal: list[JsonObject] | UnsetType = UNSET
    ask: Count | UnsetType | None = UNSET
    done: str | UnsetType = UNSET


class AnswerFields(Struct):
    command: str


class RefusedFields(Struct):
    command: str | None


SHAPES: dict[str, Any] = {
    "room": Room,
    "update": UpdateFields,
    "news": NewsFields,
    "done": AnswerFields,
    "late": AnswerFields,
    "refused": RefusedFields,
}


def read_message(data: bytes | str) -> JsonObject:
    """A message whose fields have their types. Raises Malformed."""
    message: JsonObject = decode(JsonObject, data, "message")
    kind = message.get("type")
    if not isinstance(kind, str):
        raise Malformed("message.type", "expected a text")
    if kind in SHAPES:
        convert(SHAPES[kind], message, "message")
    if kind == "refused":
        refusal_in(message)
    return message


def refusal_in(message: JsonObject) -> LusoriaError:
    """The refusal of a message `refused`, as the exception that the server raised."""
    fields = {name: message[name] for name in Refusal.__struct_fields__ if name in message}
    return error_of(convert(Refusal, fields, "message"))
