"""Base class of all messages, and small types that many of them use."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

MAX_ID_LENGTH = 64  # characters; ids of tables have 16

RequestedSeat: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
"""A seat in a request, not yet checked against the table. No table has more than 32 seats."""
TableId: TypeAlias = Annotated[str, Meta(max_length=MAX_ID_LENGTH)]
PaceName: TypeAlias = Literal["paused", "slow", "normal", "fast", "instant"]
"""Display speed of events; `paused` while the player reads something else."""
Wish: TypeAlias = Annotated[str, Meta(max_length=100)]
"""Preferred name, used if it is free at the table; empty for no preference."""
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

RawObject: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
"""Encoded JSON object: an action that is not decoded yet, or a view that many clients share."""
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
    """A value on the wire. Unknown fields are errors."""
