"""Renders a JSON Schema as Markdown: one section per definition, one table row per field."""

import json
from typing import Any

Schema = dict[str, Any]
REF = "#/$defs/"
LIMITS = {
    "minimum": "≥ {}",
    "maximum": "≤ {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
    "maxProperties": "at most {} keys",
    "pattern": "pattern `{}`",
}


def schema_page(title: str, introduction: str, schema: Schema) -> str:
    """The whole page. Definitions keep the order of the schema."""
    definitions = "\n\n".join(definition(name, one) for name, one in schema["$defs"].items())
    return f"# {title}\n\n{introduction}\n\n{definitions}\n"


def definition(name: str, schema: Schema) -> str:
    """A section: description, then the fields of an object or the alternatives of a union."""
    parts = [f"## {name}"]
    if "description" in schema:
        parts.append(schema["description"])
    if "properties" in schema:
        parts.append(field_table(schema))
    elif "anyOf" in schema:
        parts.append("One of:\n\n" + "\n".join(f"- {type_text(one)}" for one in schema["anyOf"]))
    else:
        parts.append(type_text(schema))
    return "\n\n".join(parts)


def field_table(schema: Schema) -> str:
    """Fields with their type and, for optional ones, the default."""
    if not schema["properties"]:
        return "No fields."
    required = schema.get("required", [])
    rows = [
        f"| `{name}` | {type_text(field)} | {presence(field, required=name in required)} |"
        for name, field in schema["properties"].items()
    ]
    return "\n".join(["| field | type | if left out |", "|---|---|---|", *rows])


def presence(field: Schema, *, required: bool) -> str:
    """Whether a field is required, else its default."""
    if required:
        return "required"
    return f"`{json.dumps(field['default'])}`" if "default" in field else "absent"


def type_text(schema: Schema) -> str:
    """The type in one line, with links to definitions of the same page. Pipes are escaped for tables."""
    match schema:
        case {"$ref": str(ref)}:
            name = ref.removeprefix(REF)
            return f"[{name}](#{name.lower()})"
        case {"enum": values}:
            return " \\| ".join(f"`{json.dumps(value)}`" for value in values)
        case {"anyOf": alternatives}:
            return " or ".join(type_text(alternative) for alternative in alternatives)
        case {"type": "array", "prefixItems": items}:
            return "[" + ", ".join(type_text(item) for item in items) + "]"
        case {"type": "array", "items": dict(items)}:
            return with_limits(f"array of {type_text(items)}", schema)
        case {"type": "object", "additionalProperties": dict(values)}:
            return with_limits(f"object with values {type_text(values)}", schema)
        case {"type": str(name)}:
            return with_limits(name, schema)
        case _:
            return "any JSON"


def with_limits(text: str, schema: Schema) -> str:
    """The type, followed by its limits in brackets."""
    limits = [form.format(schema[key]) for key, form in LIMITS.items() if key in schema]
    return f"{text} ({', '.join(limits)})" if limits else text
