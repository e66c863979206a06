"""ASGI application of one node: Litestar for HTTP, and a bare route for the game socket."""

import time
from collections.abc import Iterable
from typing import cast

from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST

from lusoria import __version__
from lusoria.core.errors import Illegal, LusoriaError, Malformed
from lusoria.records.codec import encode
from lusoria.server.api import ROUTES, uploaded_records
from lusoria.server.api.responses import HttpRequest, SiteHere, device_cookie
from lusoria.server.client_limits import BODY_SECONDS, UNCOUNTED_BODY_BYTES, Client
from lusoria.server.node.logs import log_crash
from lusoria.server.node.readiness import not_ready_reason
from lusoria.server.node.site import Site
from lusoria.server.transport.asgi import AsgiMessage, Receive, Scope, Send
from lusoria.server.transport.headers import HEADERS
from lusoria.server.transport.pages.wait_page import wait_page
from lusoria.server.transport.request_info import (
    client_of,
    has_conflicting_lengths,
    is_navigation,
    is_same_origin,
    is_url_too_long,
)
from lusoria.server.transport.socket_route import (
    SocketRoute,
    refuse_socket,
    retry_after,
)
from lusoria.server.transport.static_files import File, Static, send_file
from lusoria.server.transport.strict_request import StrictRequest
from lusoria.wire.refusal import (
    Refusal,
    Refused,
    TableRefusal,
    refusal_of,
    temporary_refusal,
    whole_seconds,
)

SOCKET_PATH = "/socket"
MAX_BODY_BYTES = 64 * 1024  # uploads of records have a limit of their own
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CLOSE = [(b"connection", b"close")]
JSON = [(b"content-type", b"application/json")]
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
    "too_many_codes": 429,
    "busy": 503,
    "analysis_rests": 503,
    "unreadable": 503,
    "not_all_erased": 503,
}
"""HTTP status of a table's refusals. All others are conflicts with the table's state: 409."""
BUSY_SECONDS = 1  # until a retry, after an order lost too many races against other writers


def status_of(error: LusoriaError) -> int:
    if isinstance(error, Malformed):
        return 400
    if isinstance(error, Illegal):
        return 422
    if isinstance(error, TableRefusal):
        return STATUS.get(error.why, 409)
    return 503


def refusal_response(status: int, refusal: Refusal) -> Response[bytes]:
    return Response(encode(Refused(refusal)), status_code=status, media_type="application/json")


def refuse(request: HttpRequest, error: LusoriaError) -> Response[bytes]:
    status, seconds = status_of(error), seconds_to_wait(error)
    if seconds is None:
        return refusal_response(status, refusal_of(error))
    scope = cast("Scope", request.scope)
    if is_navigation(scope):
        body, headers = wait_page(scope, seconds)
    else:
        body, headers = encode(Refused(refusal_of(error))), JSON
    sent = {str(name, "latin-1"): str(value, "latin-1") for name, value in (*headers, *retry_after(seconds))}
    return Response(body, status_code=status, headers=sent)


def seconds_to_wait(error: LusoriaError) -> int | None:
    """Seconds until a retry makes sense; None if unknown."""
    if not isinstance(error, TableRefusal):
        return None
    seconds = error.facts.get("seconds")
    return int(seconds) if seconds is not None else BUSY_SECONDS if error.why == "busy" else None


def refuse_http(_: HttpRequest, error: HTTPException) -> Response[bytes]:
    """Refusals by Litestar itself: unreadable bodies, unknown paths, wrong methods."""
    extra = error.extra if isinstance(error.extra, list) and error.extra else [{}]
    where = str(extra[0].get("key") or extra[0].get("source") or "request")
    problem = str(extra[0].get("message") or error.detail)
    return refusal_response(error.status_code, Refusal("malformed", where=where, problem=problem))


def refuse_unreadable(_: HttpRequest, __: Exception) -> Response[bytes]:
    """Bodies that are not UTF-8. `StrictRequest` handles other malformed ones."""
    return refusal_response(400, Refusal("malformed", where="data", problem="not UTF-8"))


def refuse_crash(_: HttpRequest, error: Exception) -> Response[bytes]:
    """An internal error: logged, and answered without details."""
    log_crash("http", error)
    return refusal_response(500, Refusal("crash"))


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[bytes]:
    """Liveness probe."""
    return Response(b"ok\n", media_type="text/plain")


@get("/readyz", include_in_schema=False)
async def readyz(site: SiteHere) -> Response[bytes]:
    """Readiness probe: see `not_ready_reason`."""
    why_not = await not_ready_reason(site)
    status_text = f"{why_not or 'ready'}\n".encode()
    return Response(status_text, status_code=503 if why_not else 200, media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(site: SiteHere) -> Response[bytes]:
    site.metrics.tables.set(len(site.hub.tables))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)


class App:
    """Checks rate, URL, headers and origin of each request, except for static files.

    Then Litestar or the socket answers it.
    """

    def __init__(self, site: Site) -> None:
        self.sockets = SocketRoute(site)
        self._static = Static(site.config.public_url)
        self._site = site
        self._http = Litestar(
            route_handlers=[ROUTES, uploaded_records.ROUTES, healthz, readyz, metrics],
            dependencies={"site": Provide(lambda: site, sync_to_thread=False)},
            exception_handlers={
                LusoriaError: refuse,
                HTTPException: refuse_http,
                UnicodeDecodeError: refuse_unreadable,
                Exception: refuse_crash,
            },
            request_class=StrictRequest,
            request_max_body_size=MAX_BODY_BYTES,
            openapi_config=OpenAPIConfig(
                title="Lusoria", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
            ),
            logging_config=None,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await lifespan(receive, send)
        elif scope["type"] == "websocket":
            if seconds := self._site.limits.request_wait(client_of(scope, self._site.tokens)):
                await self.sockets.refuse_rate_limited(scope, receive, send, seconds)
            elif is_url_too_long(scope):
                await refuse_socket(receive, send, 414)
            elif has_conflicting_lengths(scope):
                await refuse_socket(receive, send, 400)
            elif scope["path"] != SOCKET_PATH:
                await refuse_socket(receive, send, 404)
            else:
                await self.sockets(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        started_at = time.perf_counter()
        status = 500

        async def send_with_headers(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = list(message.get("headers", ()))
                names = {name for name, _ in own}
                message["headers"] = own + [(name, value) for name, value in HEADERS if name not in names]
            await send(message)

        client = client_of(scope, self._site.tokens)
        if file_and_status := self._static_file(scope):  # served from memory, so it needs no rate limit
            file, file_status = file_and_status
            cookie = None if client.device or not file.is_page else self._new_device_cookie()
            await send_file(scope, send_with_headers, file, file_status, cookie)
        elif seconds := self._site.limits.request_wait(client):
            await refuse_rate_limited(scope, send_with_headers, seconds)
        elif is_url_too_long(scope):
            problem = Refusal("malformed", where="address", problem="too long")
            await send_refusal(send_with_headers, 414, problem, CLOSE)
        elif has_conflicting_lengths(scope):
            await send_refusal(
                send_with_headers, 400, Refusal("malformed", where="head", problem="two lengths"), CLOSE
            )
        elif scope["method"] not in SAFE_METHODS and not is_same_origin(scope, self._site.config):
            await send_refusal(send_with_headers, 403, Refusal("table", why="other_origin", facts={}))
        else:
            if scope["method"] == "HEAD":
                scope = {**scope, "method": "GET"}  # uvicorn leaves the body out
            await self._answer(scope, receive, send_with_headers, client)
        self._site.metrics.requests.labels(str(status)).inc()
        self._site.metrics.seconds.observe(time.perf_counter() - started_at)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, client: Client) -> None:
        """Counts the bytes of a body from their arrival to the answer. What a head declares takes no room."""
        limiter, received, counted = self._site.limits.body_bytes, 0, 0

        async def receive_counted() -> AsgiMessage:
            nonlocal received, counted
            message = await receive()
            received += len(message.get("body", b""))
            more = min(received, uploaded_records.MAX_RECORD_BYTES) - UNCOUNTED_BODY_BYTES - counted
            if more > 0:
                if not limiter.enter(client, more):
                    raise temporary_refusal(BODY_SECONDS)
                counted += more
            return message

        try:
            await self._http(scope, receive_counted, send)  # type: ignore[arg-type]
        finally:
            if counted:
                limiter.leave(client, counted)

    def _static_file(self, scope: Scope) -> tuple[File, int] | None:
        """A file of the web client, or its page for an unknown address, with the status."""
        if scope["method"] not in ("GET", "HEAD") or is_url_too_long(scope) or has_conflicting_lengths(scope):
            return None
        if (file := self._static.find(scope["path"])) is not None:
            return file, 200
        page = self._static.not_found_page(scope)
        return None if page is None else (page, 404)

    def _new_device_cookie(self) -> bytes:
        """Set with the page, so that the browser has rate limits of its own from its first API request."""
        cookie = device_cookie(self._site, self._site.tokens.new_person())
        return cookie.to_header(header="").encode("latin-1")

    def stop(self) -> None:
        """Accept no new clients, and tell connected ones to reconnect."""
        self._site.ready = False
        self._site.long_polls.close()
        self.sockets.disconnect_all()

    def openapi(self) -> bytes:
        return encode(self._http.openapi_schema.to_schema())


async def send_refusal(
    send: Send, status: int, refusal: Refusal, more: Iterable[tuple[bytes, bytes]] = ()
) -> None:
    headers = [*JSON, *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Refused(refusal))})


async def refuse_rate_limited(scope: Scope, send: Send, seconds: float) -> None:
    """JSON for programs; for browser navigation a page that retries by itself."""
    if not is_navigation(scope):
        await send_refusal(send, 429, refusal_of(temporary_refusal(seconds)), retry_after(seconds))
        return
    body, headers = wait_page(scope, whole_seconds(seconds))
    await send({"type": "http.response.start", "status": 429, "headers": headers + retry_after(seconds)})
    await send({"type": "http.response.body", "body": body})


async def lifespan(receive: Receive, send: Send) -> None:
    """Nothing to do: `serve` opens and closes all parts itself."""
    while (await receive())["type"] != "lifespan.shutdown":
        await send({"type": "lifespan.startup.complete"})
    await send({"type": "lifespan.shutdown.complete"})
