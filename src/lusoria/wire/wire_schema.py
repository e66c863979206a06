"""JSON Schema of the wire format, generated from its types. `run.py generate` writes the file."""

from importlib.resources import files
from typing import Any, Union

import msgspec

from lusoria.records.game_schema import DIALECT
from lusoria.wire import daily_challenge, exercises, http_bodies
from lusoria.wire.client_messages import ClientMessage
from lusoria.wire.game_messages import built_in_messages
from lusoria.wire.message import Message
from lusoria.wire.refusal import Refused
from lusoria.wire.server_messages import ServerMessage

OF_GAMES = "By the field `game`: that of a built-in game, or another object of a plug-in."


def http_shapes() -> list[type[Message]]:
    """All HTTP bodies, sorted by name."""
    shapes: set[type[Message]] = {Refused}
    for shape in (*vars(http_bodies).values(), *vars(daily_challenge).values(), *vars(exercises).values()):
        if isinstance(shape, type) and issubclass(shape, Message) and shape is not Message:
            shapes.add(shape)
    return sorted(shapes, key=lambda shape: shape.__name__)


def wire_schema() -> dict[str, Any]:
    """`ClientMessage` and `ServerMessage` are the WebSocket messages of each direction."""
    unions = built_in_messages()
    game_unions = [Union[kinds] for kinds in unions.values()]  # noqa: UP007 (a computed union)
    shapes: list[Any] = [ClientMessage, ServerMessage, *http_shapes(), *game_unions]
    (from_client, from_server, *others), components = msgspec.json.schema_components(
        shapes, ref_template="#/$defs/{name}"
    )
    messages = {"ClientMessage": from_client, "ServerMessage": from_server}
    for (name, kinds), schema in zip(unions.items(), others[-len(game_unions) :], strict=True):
        games = [kind.__struct_config__.tag for kind in kinds]
        messages[name] = {"description": OF_GAMES, "anyOf": [*schema["anyOf"], of_plugin(games)]}
    return {"$schema": DIALECT, "title": "Lusoria: the wire", "$defs": {**messages, **components}}


def of_plugin(games: list[Any]) -> dict[str, Any]:
    """Schema of an object of any other game."""
    return {"type": "object", "properties": {"game": {"not": {"enum": games}}}, "required": ["game"]}


def wire_schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(wire_schema()), indent=1).decode() + "\n"


def shipped_wire_schema() -> str:
    return (files("lusoria.wire") / "wire.json").read_text(encoding="utf-8")
