"""Parses links to tables, table ids and short codes."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from lusoria.client.client_error import ClientError

CODE = re.compile("[A-Za-z]{6}")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
EXAMPLE = "https://games.example/t/8pIiDaulFSs6_EzE"
PAGES = ("t", "tv")  # paths of a table: board, television


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and the id or the short code of a table."""

    server: str
    table: str = ""
    code: str = ""


def read_link(text: str, server: str = "") -> Address:
    """Parses a link, or a code or id at `server`. Raises ClientError for anything else."""
    link = text.strip()
    if CODE.fullmatch(link):
        return Address(origin_of(server), code=link.upper())
    if TABLE.fullmatch(link):
        return Address(origin_of(server), table=link)
    place = origin_of(link)
    page, _, table = urlsplit(link).path.strip("/").partition("/")
    if page not in PAGES or not TABLE.fullmatch(table):
        raise not_a_link(text)
    return Address(place, table=table)


def not_a_link(text: str) -> ClientError:
    return ClientError("not_a_link", input=text, example=EXAMPLE)


def origin_of(text: str) -> str:
    """Scheme, host and port of an address."""
    try:
        parts = urlsplit(text.strip())
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise not_a_link(text) from None
    if not good or "@" in parts.netloc:
        raise not_a_link(text)
    return f"{parts.scheme}://{parts.netloc}"
