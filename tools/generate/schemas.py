"""JSON Schemas: of everything a game writes or sends, and of what goes over the wire."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from lusoria.records.schema import schema_text
from tools.generate.places import GAMES_HERE, NOTE, PACKAGE


def made() -> Iterator[tuple[Path, str]]:
    for game in GAMES_HERE:
        yield PACKAGE / f"records/schemas/{game.name}.json", noted(schema_text(game))
    yield wire_place(), noted(wire_text())


def noted(schema: str) -> str:
    """JSON has no comments, but its Schema has a word for them."""
    return schema.replace("{\n", f'{{\n "$comment": "{NOTE}; do not edit.",\n', 1)


def wire_place() -> Path:
    return PACKAGE / ("wire/wire.json" if find_spec("lusoria.wire") else "table/socket.json")


def wire_text() -> str:
    if find_spec("lusoria.wire"):
        return str(import_module("lusoria.wire.schema").wire_schema_text())
    return str(import_module("lusoria.table.schema").socket_schema_text())
