"""Where a store is: `memory:`, the path of an SQLite file or `sqlite:///` and the path, or `postgresql://...`."""

from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

from lusoria.core.errors import Malformed


class Memory(Struct, frozen=True):
    """Nowhere: it is forgotten at the end."""


class File(Struct, frozen=True):
    """An SQLite file."""

    path: Path


class Server(Struct, frozen=True):
    """A PostgreSQL database."""

    url: str


Address: TypeAlias = Memory | File | Server


def address(url: str) -> Address:
    """Read an address. After `sqlite:///` comes the path as it is: an absolute one makes it four slashes."""
    if url == "memory:":
        return Memory()
    scheme, separator, rest = url.partition("://")
    if not separator and Path(url).name:
        return File(Path(url))
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return File(Path(rest[1:]))
    if scheme in ("postgres", "postgresql"):
        try:
            _ = urlsplit(url).port  # read when it is asked for
        except ValueError as error:
            raise Malformed("store", f"this is no address of a PostgreSQL: {error}") from None
        return Server(url)
    raise Malformed("store", "neither memory:, sqlite:///path, a path, nor postgresql://...")
