"""Static files of the web client, read at start and served from memory."""

import gzip
import hashlib
import html
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from lusoria.server.transport.asgi import Scope, Send
from lusoria.server.transport.request_info import header, is_navigation
from lusoria.server.web_boards import script_hashes, sha256, web_boards

PAGE = "index.html"
ORIGIN = b"__ORIGIN__"
PAGES = ("t", "r", "d", "beliefs", "rules", "learn", "practice", "games", "settings", "tv")
"""First path segments of the client's own pages."""
SERVER_PATHS = ("api", "healthz", "readyz", "metrics", "socket", "assets")
"""First path segments that are never pages: programs request them."""
FOREVER = b"public, max-age=31536000, immutable"
REVALIDATE = b"no-cache"
REVALIDATE_PRIVATELY = b"private, no-cache"
"""Not in shared caches: the response sets a person's cookie."""
MIN_GZIP_BYTES = 512  # smaller files gain nothing from gzip
POLICY = (
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
CONTENT_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
}
"""By ending, where the system's table may be wrong or incomplete."""


@dataclass(frozen=True)
class File:
    body: bytes
    compressed: bytes | None
    kind: bytes
    tag: bytes
    cache_control: bytes
    policy: bytes

    @property
    def is_page(self) -> bool:
        return self.kind.startswith(b"text/html")


class Static:
    """Without a built client it serves one plain page. `origin` is the server's public URL."""

    def __init__(self, origin: str) -> None:
        folder = files("lusoria.server") / "static"
        contents = {path: file.read_bytes() for path, file in walk(folder, "")} if folder.is_dir() else {}
        page = contents.get(PAGE) or (files("lusoria.server.transport.pages") / "home.html").read_bytes()
        # link previews need absolute addresses
        contents[PAGE] = page.replace(ORIGIN, html.escape(origin.rstrip("/")).encode())
        for board in web_boards().values():
            contents |= board.files
        self._files = {path: file_of(path, body) for path, body in contents.items()}

    def find(self, path: str) -> File | None:
        """The file at a path. All pages of the client are the same file."""
        name = path.lstrip("/")
        if name in self._files:
            return self._files[name]
        return self._files[PAGE] if not name or name.split("/")[0] in PAGES else None

    def not_found_page(self, scope: Scope) -> File | None:
        """The client's page, which shows "not found", for browser navigation; None for programs."""
        first = scope["path"].lstrip("/").split("/")[0]
        return self._files[PAGE] if is_navigation(scope) and first not in SERVER_PATHS else None


def walk(folder: Traversable, below: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from walk(entry, f"{below}{entry.name}/")
        else:
            yield below + entry.name, entry


def file_of(path: str, body: bytes) -> File:
    ending = path[path.rfind(".") :]
    kind = CONTENT_TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    return File(
        body=body,
        compressed=gzip.compress(body, 9, mtime=0) if text and len(body) > MIN_GZIP_BYTES else None,
        kind=(kind + "; charset=utf-8" if text else kind).encode(),
        tag=b'"%s"' % hashlib.sha256(body).hexdigest()[:20].encode(),
        cache_control=FOREVER if path.startswith("assets/") else REVALIDATE,
        policy=policy(body if kind == "text/html" else b""),
    )


def policy(page: bytes = b"") -> bytes:
    """Content-Security-Policy: only scripts from this origin; inline ones and boards of plug-ins by hash."""
    hashes = [sha256(script) for script in INLINE_SCRIPT.findall(page)]
    if page:
        hashes += script_hashes()
    own = "".join(f" 'sha256-{digest}'" for digest in hashes)
    return f"{POLICY}; script-src 'self'{own}".encode()


async def send_file(
    scope: Scope, send: Send, file: File, status: int = 200, cookie: bytes | None = None
) -> None:
    headers = [(b"content-type", file.kind), (b"etag", file.tag)]
    headers.append((b"cache-control", file.cache_control if cookie is None else REVALIDATE_PRIVATELY))
    if cookie is not None:
        headers.append((b"set-cookie", cookie))
    headers += [(b"vary", b"accept-encoding"), (b"content-security-policy", file.policy)]
    body = file.body
    if status == 200 and (header(scope, b"if-none-match") or "").encode() == file.tag:
        body, status = b"", 304
    elif file.compressed is not None and "gzip" in (header(scope, b"accept-encoding") or ""):
        body = file.compressed
        headers.append((b"content-encoding", b"gzip"))
    if status != 304:
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
