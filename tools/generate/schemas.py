"""Writes the JSON Schemas of games and of the wire."""

from collections.abc import Iterator
from pathlib import Path

from lusoria.records.game_schema import schema_text
from lusoria.wire.wire_schema import wire_schema_text
from tools.generate.places import GAMES_HERE, NOTE, PACKAGE

WIRE = PACKAGE / "wire/wire.json"


def generated_files() -> Iterator[tuple[Path, str]]:
    for game in GAMES_HERE:
        yield PACKAGE / f"records/schemas/{game.name}.json", with_note(schema_text(game))
    yield WIRE, with_note(wire_schema_text())


def with_note(schema: str) -> str:
    """The schema with a `$comment` that it is generated."""
    return schema.replace("{\n", f'{{\n "$comment": "{NOTE}; do not edit.",\n', 1)
