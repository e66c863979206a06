"""JSON Schema of the wire format, generated from its types. `run.py generate` writes the packaged file."""

from importlib.resources import files
from typing import Any

import msgspec

from lusoria.records.game_schema import DIALECT
from lusoria.wire import daily_challenge, exercises, http_bodies
from lusoria.wire.client_messages import ClientMessage
from lusoria.wire.message import Message
from lusoria.wire.refusal import Refused
from lusoria.wire.server_messages import ServerMessage


def http_shapes() -> list[type[Message]]:
    """All HTTP bodies, sorted by name."""
    found: set[type[Message]] = {Refused}
    for shape in (*vars(http_bodies).values(), *vars(daily_challenge).values(), *vars(exercises).values()):
        if isinstance(shape, type) and issubclass(shape, Message) and shape is not Message:
            found.add(shape)
    return sorted(found, key=lambda shape: shape.__name__)


def wire_schema() -> dict[str, Any]:
    """`ClientMessage` and `ServerMessage` are the WebSocket messages of each direction."""
    shapes: list[Any] = [ClientMessage, ServerMessage, *http_shapes()]
    (said, heard, *_), components = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": "Lusoria: the wire",
        "$defs": {"ClientMessage": said, "ServerMessage": heard, **components},
    }


def wire_schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(wire_schema()), indent=1).decode() + "\n"


def shipped_wire_schema() -> str:
    return (files("lusoria.wire") / "wire.json").read_text(encoding="utf-8")
