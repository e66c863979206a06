"""What all messages have in common, and the small types that many of them use."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

LONGEST_ID = 64

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
"""A seat as a client names it; whether the table has so many is another question."""
TableId: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ID)]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

JsonObject: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
"""An object in JSON already: an action nobody has read yet, or a view that is encoded once for many."""
JsonObjects: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "object"}})
]
OptionalObject: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"type": "object"}, {"type": "null"}]})
]
OptionalObjects: TypeAlias = Annotated[
    Raw,
    Meta(
        extra_json_schema={
            "anyOf": [{"type": "array", "items": {"type": "object"}}, {"type": "null"}],
        }
    ),
]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A value that crosses the line. An unknown field is an error, never ignored."""
