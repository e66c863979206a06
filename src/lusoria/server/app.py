"""The ASGI application of one node: Litestar for HTTP, the bare socket route beside it."""

import time
from collections.abc import Iterable

from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST

from lusoria import __version__
from lusoria.core.errors import Illegal, LusoriaError, Malformed
from lusoria.records.codec import encode
from lusoria.server.api import ROUTES, opened
from lusoria.server.api.answering import HttpRequest, SiteHere
from lusoria.server.asgi import AsgiMessage, Receive, Scope, Send
from lusoria.server.bodies import StrictRequest
from lusoria.server.headers import HEADERS
from lusoria.server.logs import log_crash
from lusoria.server.ready import trouble
from lusoria.server.requests import client_address, lengths_conflict, same_origin, too_long
from lusoria.server.site import Site
from lusoria.server.socket import SocketRoute
from lusoria.server.static import Static, send_file
from lusoria.table.limits import TokenBuckets
from lusoria.wire.refusal import Refusal, Refused, TableRefusal, refusal_of

SOCKET_PATH = "/socket"
LARGEST_BODY = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CLOSE = [(b"connection", b"close")]
STATUS = {
    "no_such_table": 404,
    "no_such_code": 404,
    "no_record": 404,
    "no_analysis": 404,
    "no_such_day": 404,
    "sealed": 403,
    "no_advice": 404,
    "only_host": 403,
    "not_your_seat": 403,
    "not_seated": 403,
    "sent_away": 403,
    "too_fast": 429,
    "too_many_tables": 429,
    "busy": 503,
    "analysis_rests": 503,
    "unreadable": 503,
    "not_all_erased": 503,
}
"""Everything else that a table refuses is a conflict with how it stands: 409."""


def status_of(error: LusoriaError) -> int:
    if isinstance(error, Malformed):
        return 400
    if isinstance(error, Illegal):
        return 422
    if isinstance(error, TableRefusal):
        return STATUS.get(error.why, 409)
    return 503


def told(status: int, refusal: Refusal) -> Response[bytes]:
    return Response(encode(Refused(refusal)), status_code=status, media_type="application/json")


def refuse(_: HttpRequest, error: LusoriaError) -> Response[bytes]:
    return told(status_of(error), refusal_of(error))


def refuse_http(_: HttpRequest, error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: unreadable bodies, unknown paths, wrong methods."""
    extra = error.extra if isinstance(error.extra, list) and error.extra else [{}]
    where = str(extra[0].get("key") or extra[0].get("source") or "request")
    problem = str(extra[0].get("message") or error.detail)
    return told(error.status_code, Refusal("malformed", where=where, problem=problem))


def refuse_unreadable(_: HttpRequest, __: Exception) -> Response[bytes]:
    """Bodies on which the decoder itself gives up; of others see `bodies`."""
    return told(400, Refusal("malformed", where="data", problem="not UTF-8"))


def refuse_crash(_: HttpRequest, error: Exception) -> Response[bytes]:
    """A mistake of ours: logged, and told without its details."""
    log_crash("http", error)
    return told(500, Refusal("crash"))


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[bytes]:
    """The process lives."""
    return Response(b"ok\n", media_type="text/plain")


@get("/readyz", include_in_schema=False)
async def readyz(site: SiteHere) -> Response[bytes]:
    """The process may be sent people: see `trouble`."""
    why_not = await trouble(site)
    said = f"{why_not or 'ready'}\n".encode()
    return Response(said, status_code=503 if why_not else 200, media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(site: SiteHere) -> Response[bytes]:
    site.metrics.tables.set(len(site.hub.tables))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)


class App:
    """Checks what concerns every request, then hands it on."""

    def __init__(self, site: Site) -> None:
        self.sockets = SocketRoute(site)
        self._static = Static(site.config.public_url)
        self._site = site
        self._requests = TokenBuckets(site.config.requests_per_minute / 60, site.config.requests_per_minute)
        self._http = Litestar(
            route_handlers=[ROUTES, opened.ROUTES, healthz, readyz, metrics],
            dependencies={"site": Provide(lambda: site, sync_to_thread=False)},
            exception_handlers={
                LusoriaError: refuse,
                HTTPException: refuse_http,
                UnicodeDecodeError: refuse_unreadable,
                Exception: refuse_crash,
            },
            request_class=StrictRequest,
            request_max_body_size=LARGEST_BODY,
            openapi_config=OpenAPIConfig(
                title="Lusoria", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
            ),
            logging_config=None,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await lifespan(receive, send)
        elif scope["type"] == "websocket":
            if not self._requests.allow(client_address(scope)):
                await refuse_socket(receive, send, 429)
            elif too_long(scope):
                await refuse_socket(receive, send, 414)
            elif lengths_conflict(scope):
                await refuse_socket(receive, send, 400)
            elif scope["path"] != SOCKET_PATH:
                await refuse_socket(receive, send, 404)
            else:
                await self.sockets(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def send_with_headers(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = list(message.get("headers", ()))
                names = {name for name, _ in own}
                message["headers"] = own + [(name, value) for name, value in HEADERS if name not in names]
            await send(message)

        if not self._requests.allow(client_address(scope)):
            await plain(send_with_headers, 429, Refusal("table", why="too_fast", facts={}))
        elif too_long(scope):
            problem = Refusal("malformed", where="address", problem="too long")
            await plain(send_with_headers, 414, problem, CLOSE)
        elif lengths_conflict(scope):
            await plain(
                send_with_headers, 400, Refusal("malformed", where="head", problem="two lengths"), CLOSE
            )
        elif scope["method"] not in SAFE_METHODS and not same_origin(scope, self._site.config):
            await plain(send_with_headers, 403, Refusal("table", why="other_origin", facts={}))
        elif scope["method"] in ("GET", "HEAD") and (file := self._static.find(scope["path"])):
            await send_file(scope, send_with_headers, file)
        elif page := self._static.lost(scope):
            await send_file(scope, send_with_headers, page, 404)
        else:
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}  # uvicorn leaves the body out
            await self._http(scope, receive, send_with_headers)  # type: ignore[arg-type]
        self._site.metrics.requests.labels(str(status)).inc()
        self._site.metrics.seconds.observe(time.perf_counter() - begun)

    def stop(self) -> None:
        """No new people, and those who are here are told to come back."""
        self._site.ready = False
        self.sockets.send_home()

    def openapi(self) -> bytes:
        return encode(self._http.openapi_schema.to_schema())


async def plain(send: Send, status: int, refusal: Refusal, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    headers = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Refused(refusal))})


async def refuse_socket(receive: Receive, send: Send, status: int) -> None:
    await receive()
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


async def lifespan(receive: Receive, send: Send) -> None:
    """Parts are opened and closed around the whole server, so there is nothing to do here."""
    while (await receive())["type"] != "lifespan.shutdown":
        await send({"type": "lifespan.startup.complete"})
    await send({"type": "lifespan.shutdown.complete"})
