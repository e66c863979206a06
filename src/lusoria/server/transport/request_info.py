"""Facts about a request: client address, person, origin, length."""

import ipaddress
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from urllib.parse import urlsplit

from lusoria.server.auth import COOKIE, Tokens
from lusoria.server.client_limits import Client
from lusoria.server.node.config import Config, split_list
from lusoria.server.transport.asgi import Scope

HOUSEHOLD_BITS = 64  # an IPv6 household has a /64 network
MAX_TOKENS = 8  # signatures to check per request: each costs some microseconds
MAX_URL_BYTES = 2 * 1024  # of path and query; Litestar caches parsed addresses without limit


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value, "latin-1")
    return None


def client_address(scope: Scope) -> str:
    """The client's address for rate limits, from the connection or from a trusted proxy."""
    client = scope.get("client")
    return address_limit_key(str(client[0])) if client else "unknown"


@lru_cache(maxsize=512)
def address_limit_key(address: str) -> str:
    """Key of an address for limits: for IPv6 the household's /64 network."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address  # a Unix socket, or text from a proxy
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, HOUSEHOLD_BITS), strict=False))


def cookie_person(scope: Scope, tokens: Tokens) -> str | None:
    """The person of the first valid token. Ignores cookies that other sites on this host set."""
    checked = islice(cookie_tokens(scope), MAX_TOKENS)
    return next((person for token in checked if (person := tokens.person(token)) is not None), None)


def cookie_tokens(scope: Scope) -> Iterator[str]:
    for name, value in scope.get("headers", ()):
        if name == b"cookie":
            for cookie in str(value, "latin-1").split(";"):
                key, _, token = cookie.partition("=")
                if key.strip() == COOKIE:
                    yield token.strip()


def client_of(scope: Scope, tokens: Tokens) -> Client:
    """The client whose limits apply."""
    return Client(client_address(scope), cookie_person(scope, tokens) or "")


def is_navigation(scope: Scope) -> bool:
    """True if a browser loads a page, so that a person will see the answer."""
    return scope["method"] in ("GET", "HEAD") and "text/html" in (header(scope, b"accept") or "")


def is_same_origin(scope: Scope, config: Config) -> bool:
    """False if a browser sends the request from another site's page. Other programs send no origin."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if origin == "null":  # a page with an opaque origin
        return False
    allowed = {allowed.rstrip("/") for allowed in (*split_list(config.origins), config.public_url)}
    if origin in allowed - {""}:
        return True
    try:
        authority = urlsplit(origin).netloc
    except ValueError:
        return False
    return authority != "" and authority == header(scope, b"host")


def is_url_too_long(scope: Scope) -> bool:
    """True for a longer address than any valid one."""
    return len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > MAX_URL_BYTES


def has_conflicting_lengths(scope: Scope) -> bool:
    """True for more than one length header: a proxy may use another one than this server does."""
    names = [name for name, _ in scope.get("headers", ())]
    return names.count(b"content-length") + names.count(b"transfer-encoding") > 1
