"""What a request says of whoever sent it."""

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from lusoria.server.auth import COOKIE, Tokens
from lusoria.server.config import Config


def header(scope: MutableMapping[str, Any], name: bytes) -> str | None:
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value, "latin-1")
    return None


def client_address(scope: MutableMapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def cookie_person(scope: MutableMapping[str, Any], tokens: Tokens) -> str | None:
    try:
        cookies = SimpleCookie(header(scope, b"cookie") or "")
    except CookieError:
        return None
    found = cookies.get(COOKIE)
    return tokens.person(found.value) if found else None


def same_origin(scope: MutableMapping[str, Any], config: Config) -> bool:
    """Browsers say where a page came from; only our own pages may act. Other programs say nothing."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    allowed = {allowed.strip().rstrip("/") for allowed in (*config.origins.split(","), config.public_url)}
    if origin in allowed - {""}:
        return True
    try:
        return urlsplit(origin).netloc == header(scope, b"host")
    except ValueError:
        return False
