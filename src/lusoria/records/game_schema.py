"""JSON Schema of a game's records, actions, events and views, generated from the types.

`run.py generate` writes one file per game to `lusoria/records/schemas/`.
"""

from importlib.resources import files
from types import GenericAlias

import msgspec

from lusoria.core.game import GameInfo
from lusoria.games import BUILT_IN, GAMES
from lusoria.records.codec import JsonObject
from lusoria.records.record import Document

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(game: GameInfo) -> JsonObject:
    """Schema of a record; `$defs` also has Options, Action, Event, View and Result."""
    entries: dict[str, object] = {
        "Record": record_type(game),
        "Options": game.options_type,
        "Action": game.action_type,
        "Event": game.event_type,
        "View": game.view_type,
        "Result": game.result_type,
    }
    entry_schemas, components = msgspec.json.schema_components(
        list(entries.values()), ref_template="#/$defs/{name}"
    )
    named = dict(zip(entries, entry_schemas, strict=True))
    unions = {name: named[name] for name in ("Action", "Event")}
    return {
        "$schema": DIALECT,
        "title": f"Lusoria: {game.name}, rules version {game.version}",
        **named["Record"],
        "$defs": {**unions, **components},
    }


def record_type(game: GameInfo) -> type[msgspec.Struct]:
    """`Document` with this game's types."""
    exact: dict[str, object] = {
        "options": game.options_type,
        "events": GenericAlias(tuple, (game.event_type, ...)),
        "result": game.result_type | None,
    }
    return msgspec.defstruct(
        "Record",
        [
            (part.name, exact.get(part.name, part.type), *(() if part.required else (part.default,)))
            for part in msgspec.structs.fields(Document)
        ],
        forbid_unknown_fields=True,
    )


def schema_text(game: GameInfo) -> str:
    return msgspec.json.format(msgspec.json.encode(schema(game)), indent=1).decode() + "\n"


def shipped_schema(game: GameInfo) -> str:
    """Text of the packaged schema. Generated on demand for plug-ins and retired rules."""
    if game not in BUILT_IN or game is not GAMES[game.name]:
        return schema_text(game)
    return (files("lusoria.records") / "schemas" / f"{game.name}.json").read_text(encoding="utf-8")
