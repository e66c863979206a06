"""File format for tables of bytes: named, shaped, compressed; readable without NumPy.

A file is `MAGIC`, then a zlib stream of one line of JSON and all tables in sequence.
"""

import json
import zlib
from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple

from lusoria.core.errors import Malformed

MAGIC = b"lusoria tables 1\n"


class PackedTable(NamedTuple):
    """One table: one byte per cell, last axis fastest."""

    shape: tuple[int, ...]
    data: bytes


class TableFile(NamedTuple):
    facts: Mapping[str, Any]
    """Metadata of the file."""
    parts: Mapping[str, PackedTable]


def pack(facts: Mapping[str, Any], parts: Mapping[str, PackedTable]) -> bytes:
    for name, part in parts.items():
        if prod(part.shape) != len(part.data):
            raise ValueError(f"{name} has {len(part.data)} bytes, not {part.shape}")
    head = {"facts": dict(facts), "parts": [[name, list(part.shape)] for name, part in parts.items()]}
    body = json.dumps(head).encode() + b"\n" + b"".join(part.data for part in parts.values())
    return MAGIC + zlib.compress(body, 9)


def unpack(data: bytes) -> TableFile:
    """Raises Malformed if the file has another format or is damaged."""
    if not data.startswith(MAGIC):
        raise Malformed("table", "this is no file of tables that this version can read")
    try:
        line, _, rest = zlib.decompress(data[len(MAGIC) :]).partition(b"\n")
        head = json.loads(line)
        parts, at = {}, 0
        for name, shape in head["parts"]:
            size = prod(shape)
            parts[str(name)] = PackedTable(tuple(shape), rest[at : at + size])
            at += size
        facts = dict(head["facts"])
    except (zlib.error, ValueError, KeyError, TypeError) as error:
        raise Malformed("table", f"the file of tables is damaged: {error}") from None
    if at != len(rest):
        raise Malformed("table", "the file of tables is damaged: it has another length than it says")
    return TableFile(facts, parts)
