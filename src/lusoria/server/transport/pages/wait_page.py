"""Page for a rate-limited page load: gives the reason in the visitor's language and retries by itself."""

import base64
import hashlib
import html
from functools import lru_cache
from importlib.resources import files
from math import ceil

from lusoria.server.transport.asgi import Scope
from lusoria.server.transport.request_info import header
from lusoria.server.transport.static_files import POLICY
from lusoria.words import LANGUAGES, words

MAX_LANGUAGES = 8  # of an Accept-Language header that are looked at
MINUTES_FROM_SECONDS = 90  # longer waits are shown in minutes
STYLE = files(__package__).joinpath("wait_page.css").read_text(encoding="utf-8")
SCRIPT = files(__package__).joinpath("wait_page.js").read_text(encoding="utf-8")
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="{seconds}">
<link rel="icon" href="data:,">
<title>{title} · Lusoria</title>
<style>{style}</style>
<script>{script}</script>
</head>
<body>
<main>
<p class="name">Lusoria</p>
<h1>{title}</h1>
<p>{why}</p>
<p role="status">{when}</p>
<a href="">{again}</a>
</main>
</body>
</html>
"""


def digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


HEADERS = [
    (b"content-type", b"text/html; charset=utf-8"),
    (b"vary", b"accept-language"),
    (
        b"content-security-policy",
        f"{POLICY}; script-src {digest(SCRIPT)}; style-src {digest(STYLE)}".encode(),
    ),
]


def preferred_language(accept: str) -> str:
    """Preferred available language of an Accept-Language header (RFC 9110, 12.5.4); default English."""
    weighted = list[tuple[float, str]]()
    for part in accept.split(",")[:MAX_LANGUAGES]:
        tag, _, weight = part.partition(";")
        code = tag.strip()[:2].lower()
        try:
            quality = float(weight.partition("=")[2]) if weight.strip() else 1.0
        except ValueError:
            quality = 0.0
        if code in LANGUAGES and quality > 0:
            weighted.append((-quality, code))
    return min(weighted, key=lambda each: each[0], default=(0.0, "en"))[1]


def wait_page(scope: Scope, seconds: int) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """The page and its headers."""
    body = render(preferred_language(header(scope, b"accept-language") or ""), seconds)
    return body, [*HEADERS, (b"content-length", b"%d" % len(body))]


@lru_cache(maxsize=64)
def render(language: str, seconds: int) -> bytes:
    texts_of_language = words(language)
    when = (
        texts_of_language.say("serve-wait-seconds", seconds=seconds)
        if seconds <= MINUTES_FROM_SECONDS
        else texts_of_language.say("serve-wait-minutes", minutes=ceil(seconds / 60))
    )
    texts = {
        "title": texts_of_language.say("serve-wait-title"),
        "why": texts_of_language.say("serve-wait-why"),
        "when": when,
        "again": texts_of_language.say("serve-wait-again"),
    }
    escaped = {name: html.escape(text) for name, text in texts.items()}
    return PAGE.format(language=language, seconds=seconds, style=STYLE, script=SCRIPT, **escaped).encode()
