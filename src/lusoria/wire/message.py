"""What all messages have in common, and the small types that many of them use."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

LONGEST_ID = 64

SeatAsked: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
"""A seat as a client names it; whether the table has so many is another question. No table has over 32."""
TableId: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ID)]
PaceName: TypeAlias = Literal["paused", "slow", "normal", "fast", "instant"]
"""How fast somebody wants to be told what happens; `paused` while they read something else first."""
Wish: TypeAlias = Annotated[str, Meta(max_length=100)]
"""What somebody would like to be called, if nobody at the table is; empty where they do not mind."""
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

RawObject: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
"""An object in JSON already: an action nobody has read yet, or a view that is encoded once for many."""
RawObjects: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "object"}})]
OptionalRawObject: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"type": "object"}, {"type": "null"}]})
]
OptionalRawObjects: TypeAlias = Annotated[
    Raw,
    Meta(
        extra_json_schema={
            "anyOf": [{"type": "array", "items": {"type": "object"}}, {"type": "null"}],
        }
    ),
]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A value that crosses the line. An unknown field is an error, never ignored."""
