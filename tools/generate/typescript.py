"""Writes TypeScript types from the JSON Schemas of the wire and of each game with a web folder.

A game may also name constants of its rules, which the client shares: `CONSTANTS` of its module in `games`.

The output is formatted as Prettier would format it, so it needs no exception there.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from lusoria.core.event_durations import beats_of
from lusoria.core.game import AnyGame
from lusoria.records.game_schema import schema_text
from lusoria.wire.client_messages import PROTOCOL
from lusoria.wire.wire_schema import wire_schema
from tools.generate.places import GAMES_HERE, NOTE, WEB, folder_of, module_of

WIDTH = 110
ENTRIES = ("Options", "Action", "Event", "View", "Result")
"""Types of a game that the client uses; it only downloads records."""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def generated_files() -> Iterator[tuple[Path, str]]:
    for game in GAMES_HERE:
        place = folder_of(game.name)
        if place is not None:
            yield place / "types.gen.ts", types_of(game)
            constants = getattr(module_of(game.name), "CONSTANTS", None)
            if constants:
                yield place / "constants.gen.ts", constants_of(game, constants)
    yield WEB / "src/lib/net/wire.gen.ts", types_of_wire()


def types_of(game: AnyGame) -> str:
    schema = json.loads(schema_text(game))
    definitions = schema["$defs"]
    types = declarations(definitions, reachable_types(definitions, ENTRIES))
    return "\n".join([head(schema), *types, *beats(game)])


def beats(game: AnyGame) -> Iterator[str]:
    """Durations of events, the same for the page and for waiting bots."""
    seconds = beats_of(game)
    if seconds:
        lines = "".join(f"  {kind}: {long:g},\n" for kind, long in seconds.items())
        yield "/** Seconds for which each event is shown, at the normal pace. */"
        yield f'export const BEATS: Record<Event["type"], number> = {{\n{lines}}};\n'


def constants_of(game: AnyGame, values: Mapping[str, Any]) -> str:
    note = f"// {NOTE} from the rules of {game.name}; do not edit.\n"
    return "\n".join([note, *(constant(name, literal(name, value)) for name, value in values.items())])


def literal(name: str, value: Any) -> str:
    """A value on one line, or with each entry of a list on a line of its own."""
    text = json.dumps(value)
    if len(constant(name, text)) <= WIDTH + 1:
        return text
    return "[\n" + "".join(f"  {json.dumps(entry)},\n" for entry in value) + "]"


def types_of_wire() -> str:
    schema = wire_schema()
    return "\n".join(
        [
            head(schema),
            *declarations(schema["$defs"], schema["$defs"]),
            "/** Protocol version in `hello`; the server asks an old client to reload. */",
            constant("PROTOCOL", str(PROTOCOL)),
        ]
    )


def head(schema: Schema) -> str:
    return f"// {NOTE} from the JSON Schema; do not edit.\n// {schema['title']}\n"


def declarations(definitions: Schema, wanted: Iterable[str]) -> Iterator[str]:
    for name in [name for name in definitions if name in set(wanted)]:
        schema = definitions[name]
        if schema.get("properties"):
            yield f"export interface {name} {{\n{fields(schema, 2)}}}\n"
        elif schema.get("type") == "object" and "additionalProperties" not in schema:
            yield f"export interface {name} {{}}\n"
        else:
            yield laid_out(f"export type {name} =", alternatives(schema), 0)


def fields(schema: Schema, indent: int) -> str:
    required = set(schema.get("required", ()))
    lines = []
    for name, field in schema["properties"].items():
        key = f"{name}{'' if name in required else '?'}:"
        lines.append(laid_out(" " * indent + key, alternatives(field), indent))
    return "".join(lines)


def laid_out(start: str, parts: list[str], indent: int) -> str:
    """A declaration on one line, or with each alternative, or each part of a tuple, on a line of its own."""
    line = f"{start} {' | '.join(parts)};\n"
    if len(line) <= WIDTH + 1:
        return line
    if len(parts) == 1:
        inside, close, end = parts[0][1:].rpartition("]" + "[]" * parts[0].endswith("[]"))
        each = "".join(f"{' ' * (indent + 2)}{one},\n" for one in split(inside))
        return f"{start} [\n{each}{' ' * indent}{close}{end};\n"
    return "\n".join([start, *(" " * (indent + 2) + f"| {part}" for part in parts)]) + ";\n"


def split(inside: str) -> list[str]:
    """Splits a tuple at its top-level commas."""
    lines = [""]
    for sign in inside:
        if sign == "," and lines[-1].count("[") == lines[-1].count("]"):
            lines.append("")
        else:
            lines[-1] += sign
    return [part.strip() for part in lines]


def alternatives(schema: Schema) -> list[str]:
    """The types that a value may have."""
    if not schema.keys() - {"description", "title", "default"}:
        return ["unknown"]
    if "$ref" in schema:
        return [schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        return [part for one in named_options(schema["anyOf"]) for part in alternatives(one)]
    if "const" in schema or "enum" in schema:
        return [json.dumps(value) for value in schema.get("enum", [schema.get("const")])]
    if isinstance(schema["type"], list):
        return [part for kind in schema["type"] for part in alternatives({"type": kind})]
    return [of_one_kind(schema)]


def named_options(options: list[Schema]) -> list[Schema]:
    """Drops unnamed objects of a union: the client does not know those of plug-ins."""
    has_names = any("$ref" in option for option in options)
    return [option for option in options if not (has_names and option.get("type") == "object")]


def of_one_kind(schema: Schema) -> str:
    match schema["type"]:
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(' | '.join(alternatives(one)) for one in schema['prefixItems'])}]"
        case "array":
            parts = alternatives(schema.get("items", {}))
            return f"({' | '.join(parts)})[]" if len(parts) > 1 else f"{parts[0]}[]"
        case "object":
            values = alternatives(schema.get("additionalProperties", {}))
            return f"Record<string, {' | '.join(values)}>"
        case plain:
            return PLAIN[plain]


def reachable_types(definitions: Schema, entries: Iterable[str]) -> set[str]:
    """Definitions reachable from these entries."""
    names: set[str] = set()
    queue = [name for name in entries if name in definitions]
    while queue:
        name = queue.pop()
        if name not in names:
            names.add(name)
            queue += re.findall(r'"#/\$defs/(\w+)"', json.dumps(definitions[name]))
    return names


def constant(name: str, value: str) -> str:
    return f"export const {name} = {value} as const;\n"
