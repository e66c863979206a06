"""Shared parts of all handlers: the requesting person, responses, cookies, OpenAPI shapes."""

import re
import zlib
from functools import partial
from typing import Any, Protocol, TypeAlias, cast

from litestar import Request, Response, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Raw, Struct

from lusoria.records.codec import decode, encode
from lusoria.server.auth import COOKIE
from lusoria.server.client_limits import Client
from lusoria.server.node.site import Site
from lusoria.server.transport.asgi import Scope
from lusoria.server.transport.request_info import client_of, cookie_person
from lusoria.store.port import RecordRow
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room.room import Change, Room
from lusoria.wire.refusal import Refused, TableRefusal
from lusoria.wire.server_messages import RoomMessage

Answer: TypeAlias = Response[bytes]
HttpRequest: TypeAlias = Request[Any, Any, Any]
SiteHere: TypeAlias = NamedDependency[Site]
Shapes: TypeAlias = dict[int, ResponseSpec]

UNCOMPRESSED = {"Content-Encoding": "identity", "Cache-Control": "no-store, no-transform"}
"""Prevents compression by proxies: compressed length would leak the content."""
YEAR = 365 * 24 * 3600  # seconds
DEFLATE = re.compile(r"(?<![\w-])deflate(?![\w-])(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)
REFUSALS = {
    400: "Malformed: a field is missing, unknown or wrong",
    403: "Not allowed, or sent from a page of another origin",
    404: "No such table, code or record",
    409: "In conflict with the table's state",
    413: "Too large",
    422: "Against a rule of the game",
    429: "Too many requests",
    500: "Internal error",
    503: "Unavailable: retry later",
}


def openapi_responses(shape: object, status: int = 200, kind: str = "application/json") -> Shapes:
    """OpenAPI responses of an operation: `shape` on success, and a refusal for each error status."""
    answers = {status: ResponseSpec(shape, generate_examples=False, description="Done", media_type=kind)}
    for code, description in REFUSALS.items():
        answers[code] = ResponseSpec(Refused, generate_examples=False, description=description)
    return answers


post_order = partial(post, status_code=200, responses=openapi_responses(RoomMessage))
"""Decorates a handler that answers with the table's new state."""


def person_of(request: HttpRequest, site: Site) -> str | None:
    return cookie_person(cast("Scope", request.scope), site.tokens)


def requesting_client(request: HttpRequest, site: Site) -> Client:
    """The client whose limits apply."""
    return client_of(cast("Scope", request.scope), site.tokens)


def new_or_known_client(request: HttpRequest, site: Site) -> Client:
    """The client's device, or a new one without a cookie. New devices per address are limited."""
    client = requesting_client(request, site)
    if not client.device:
        client = client._replace(device=site.tokens.new_person())
        site.limits.devices.check(client)
    return client


def require_person(request: HttpRequest, site: Site) -> str:
    person = person_of(request, site)
    if person is None:
        raise TableRefusal("not_seated")
    return person


def answer(site: Site, body: object, person: str | None = None, status: int = 200) -> Answer:
    """JSON response; `body` may be encoded already. With `person`, renews their cookie for a year."""
    cookies = [] if person is None else [device_cookie(site, person)]
    content = body if isinstance(body, bytes) else encode(body)
    return Response(content, status_code=status, media_type="application/json", cookies=cookies)


def device_cookie(site: Site, person: str) -> Cookie:
    secure, token = site.config.public_url.startswith("https:"), site.tokens.token(person)
    return Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", max_age=YEAR, secure=secure)


def room_answer(site: Site, live: LiveTable, person: str | None, status: int = 200) -> Answer:
    return answer(site, live.room_for(person), person, status)


class PersonalOrder(Protocol):
    """An order that depends on the person who gives it."""

    def __call__(self, room: Room, person: str, /) -> Change: ...


async def answer_order(site: Site, request: HttpRequest, table: str, order: PersonalOrder) -> Answer:
    """Run an order of a known person, and answer with the table's new state."""
    person = require_person(request, site)
    async with site.hub.use(table) as live:
        await live.change(lambda room: order(room, person))
        return room_answer(site, live, person)


def zlib_answer(site: Site, request: HttpRequest, compressed: bytes) -> Answer:
    """JSON response from a body that zlib has compressed. HTTP calls this format `deflate`."""
    accepted = DEFLATE.search(request.headers.get("accept-encoding", ""))
    response = answer(site, compressed if accepted else zlib.decompress(compressed))
    if accepted:
        response.headers["Content-Encoding"] = "deflate"
    response.headers["Vary"] = "Accept-Encoding"
    return response


class RecordHeader(Struct, frozen=True):
    """The part of a stored record that a request checks. The decoder skips the rest."""

    rules: int
    seats: tuple[Raw, ...]


def read_header(document: bytes) -> RecordHeader:
    header: RecordHeader = decode(RecordHeader, document, "record")
    return header


async def record_at(site: Site, table: str) -> RecordRow:
    """The record of a table. Raises TableRefusal if there is none or a daily try is still sealed."""
    row = await site.store.record(table)
    if row is None:
        raise TableRefusal("no_record")
    if row.opens > site.daily.now():
        raise TableRefusal("sealed")
    return row
