"""What a request says of whoever sent it."""

import ipaddress
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from urllib.parse import urlsplit

from lusoria.server.auth import COOKIE, Tokens
from lusoria.server.node.config import Config, listed
from lusoria.server.rate_limits import Client
from lusoria.server.transport.asgi import Scope

HOUSEHOLD_BITS = 64
MAX_TOKENS = 8  # signatures to check per request: each costs some microseconds
LONGEST_ADDRESS = 2 * 1024
"""Bytes of path and query. The framework keeps for good what it has read of them."""


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value, "latin-1")
    return None


def client_address(scope: Scope) -> str:
    """Whom to count a request for: the client's address, as the connection or a proxy we believe tells it."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else "unknown"


@lru_cache(maxsize=512)
def counted_as(address: str) -> str:
    """In IPv6 one household has a whole network of addresses, so its first half stands for all of them."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address  # a socket of the machine itself, or what a proxy made of it
    if isinstance(known, ipaddress.IPv4Address):
        return address
    return str(known.ipv4_mapped or ipaddress.ip_network((known, HOUSEHOLD_BITS), strict=False))


def cookie_person(scope: Scope, tokens: Tokens) -> str | None:
    """Who asks. Cookies of others on the same host may be written as they like: only ours is read."""
    found = islice(cookie_tokens(scope), MAX_TOKENS)
    return next((person for token in found if (person := tokens.person(token)) is not None), None)


def cookie_tokens(scope: Scope) -> Iterator[str]:
    for name, value in scope.get("headers", ()):
        if name == b"cookie":
            for cookie in str(value, "latin-1").split(";"):
                key, _, token = cookie.partition("=")
                if key.strip() == COOKIE:
                    yield token.strip()


def client_of(scope: Scope, tokens: Tokens) -> Client:
    """Whose limits count."""
    return Client(client_address(scope), cookie_person(scope, tokens) or "")


def is_navigation(scope: Scope) -> bool:
    """A browser loads a page, and shows a person what comes."""
    return scope["method"] in ("GET", "HEAD") and "text/html" in (header(scope, b"accept") or "")


def same_origin(scope: Scope, config: Config) -> bool:
    """Browsers say where a page came from; only our own pages may act. Other programs say nothing."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if origin == "null":  # a page that hides where it came from
        return False
    allowed = {allowed.rstrip("/") for allowed in (*listed(config.origins), config.public_url)}
    if origin in allowed - {""}:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return place != "" and place == header(scope, b"host")


def too_long(scope: Scope) -> bool:
    """An address that nobody here ever gave to anybody."""
    return len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS


def lengths_conflict(scope: Scope) -> bool:
    """Where a body ends must be said once: a proxy before us may believe the other header."""
    names = [name for name, _ in scope.get("headers", ())]
    return names.count(b"content-length") + names.count(b"transfer-encoding") > 1
