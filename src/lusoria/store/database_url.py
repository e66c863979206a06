"""Parses store URLs: `memory:`, an SQLite path or `sqlite:///path`, or `postgresql://...`."""

from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

from lusoria.core.errors import Malformed


class Memory(Struct, frozen=True):
    """No persistence."""


class File(Struct, frozen=True):
    """An SQLite file."""

    path: Path


class Server(Struct, frozen=True):
    """A PostgreSQL database."""

    url: str


Address: TypeAlias = Memory | File | Server


def address(url: str) -> Address:
    """Parse a store URL. The path follows `sqlite:///`, so an absolute path makes four slashes."""
    if url == "memory:":
        return Memory()
    scheme, separator, rest = url.partition("://")
    if not separator and Path(url).name:
        return File(Path(url))
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return File(Path(rest[1:]))
    if scheme in ("postgres", "postgresql"):
        try:
            _ = urlsplit(url).port  # parsed on access
        except ValueError as error:
            raise Malformed("store", f"invalid PostgreSQL URL: {error}") from None
        return Server(url)
    raise Malformed("store", "expected memory:, sqlite:///path, a path, or postgresql://...")
