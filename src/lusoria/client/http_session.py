"""HTTP session of one person at one server, identified by a cookie.

Uses urllib in a thread: requests are rare, and bots need no HTTP library.
"""

import asyncio
import re
import ssl
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import HTTPSHandler, Request, build_opener

from msgspec import Meta, Struct

from lusoria.client.client_error import RETRYABLE, ClientError
from lusoria.client.table_link import Address, origin_of
from lusoria.core.errors import LusoriaError, Malformed
from lusoria.core.game import Seat
from lusoria.records.codec import decode, encode
from lusoria.wire.http_bodies import OneSeat, Readiness, SitDown
from lusoria.wire.refusal import Refused, TableRefusal, error_of
from lusoria.wire.server_messages import Status

COOKIE = "lusoria"
TOKEN = re.compile(r"[\w.~-]+", re.ASCII)  # cookie values that are safe in a header
TIMEOUT_SECONDS = 10.0  # per socket operation
MAX_BYTES = 1 << 20  # of a response
SERVER_ERROR = 500  # first status that does not blame the request
TRIES, RETRY_SECONDS = 4, 0.5  # if a response is lost; the delay doubles each time


# The fields of responses that a program needs. Fields of later servers are ignored.


class SeatInfo(Struct, frozen=True):
    name: str
    kind: str
    here: bool = False


class SettingsInfo(Struct, frozen=True):
    game: str
    players: int


class Room(Struct, frozen=True):
    """A table: its seats and settings."""

    version: Annotated[int, Meta(ge=0, lt=1 << 53)]
    id: str
    status: Status
    rules: int
    settings: SettingsInfo
    seats: tuple[SeatInfo, ...]
    rematch: str | None = None
    yours: tuple[Seat, ...] = ()
    hosting: bool = False

    def __post_init__(self) -> None:
        """Also called by the decoder: a ValueError is reported as Malformed."""
        seats = range(len(self.seats))
        if len(seats) != self.settings.players or not all(seat in seats for seat in self.yours):
            raise ValueError("the seats contradict each other")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


class CodeInfo(Struct, frozen=True):
    id: str


class Person:
    """One person at one server. The first response sets the cookie that identifies them."""

    def __init__(self, server: str, tls: ssl.SSLContext | None = None) -> None:
        self.server = server
        self.tls = tls
        self._cookie = ""
        self._opener = build_opener(*([HTTPSHandler(context=tls)] if tls else []))

    @property
    def headers(self) -> dict[str, str]:
        """The cookie, for requests and for opening a socket."""
        return {"Cookie": self._cookie} if self._cookie else {}

    async def find(self, address: Address) -> Room:
        """The table of a link. Also sets the cookie, so that a later request can be resent safely."""
        table = address.table
        if not table:
            table = (await self.ask("GET", f"/api/codes/{address.code}", CodeInfo)).id
        return await self.look(table, tries=1)

    async def look(self, table: str, tries: int = TRIES) -> Room:
        return await self._room("GET", table, "", tries=tries)

    async def sit(self, table: str, name: str, seat: Seat | None = None) -> Room:
        """Take `seat`, or the first free one. Resent if the response is lost: taking a seat is idempotent."""
        place = first_free(await self.look(table)) if seat is None else seat
        try:
            return await self._room("POST", table, "/seats", SitDown(name, place))
        except TableRefusal as refusal:
            if seat is not None or refusal.why != "seat_taken":
                raise
        return await self.sit(table, name)  # another player was faster

    async def say_ready(self, table: str) -> Room:
        return await self._room("POST", table, "/ready", Readiness(ready=True))

    async def pass_host(self, table: str, seat: Seat) -> Room:
        return await self._room("POST", table, "/host", OneSeat(seat))

    async def get_up(self, table: str, seat: Seat) -> Room:
        return await self._room("DELETE", table, f"/seats/{seat}")

    async def give_up(self, table: str) -> Room:
        return await self._room("POST", table, "/give-up")

    async def _room(
        self, method: str, table: str, subpath: str, body: object = None, tries: int = TRIES
    ) -> Room:
        path = f"/api/tables/{quote(table, safe='')}{subpath}"
        room: Room = await self.ask(method, path, Room, body, tries)
        return room

    async def ask(self, method: str, path: str, kind: object, body: object = None, tries: int = 1) -> Any:
        """The response, decoded as `kind`. Raises ClientError or the refusal."""
        for delay in (RETRY_SECONDS * 2**number for number in range(tries - 1)):
            try:
                return await asyncio.to_thread(self._ask, method, path, kind, body)
            except ClientError as error:
                if error.why != "unreachable":
                    raise
            except TableRefusal as refusal:
                if refusal.why not in RETRYABLE:
                    raise
            await asyncio.sleep(delay)
        return await asyncio.to_thread(self._ask, method, path, kind, body)

    def _ask(self, method: str, path: str, kind: object, body: object) -> Any:
        headers = {"Accept": "application/json", "Content-Type": "application/json", **self.headers}
        data = None if body is None else encode(body)
        request = Request(f"{self.server}{path}", data, headers, method=method)  # noqa: S310 (see origin_of)
        try:
            with self._opener.open(request, timeout=TIMEOUT_SECONDS) as response:
                body = decode(kind, response.read(MAX_BYTES), "answer")
                if method == "GET":
                    self.server = origin_of(response.url)  # follow a redirect, for example to https
                self._save_cookie(response.headers.get_all("Set-Cookie") or [])
                return body
        except HTTPError as error:
            with error:
                raise self._refusal_of(error) from None
        except Malformed:
            raise self._not_lusoria() from None
        except (OSError, HTTPException, ValueError) as error:  # ValueError: redirect to an invalid address
            raise ClientError("unreachable", server=self.server, problem=reason(error)) from None

    def _refusal_of(self, error: HTTPError) -> LusoriaError:
        try:
            refused: Refused = decode(Refused, error.read(MAX_BYTES), "answer")
        except (Malformed, OSError, HTTPException):
            if error.code < SERVER_ERROR:
                return self._not_lusoria()
            problem = f"{error.code} {error.reason}"  # a proxy answers without the server
            return ClientError("unreachable", server=self.server, problem=problem)
        return error_of(refused.error)

    def _not_lusoria(self) -> ClientError:
        """The response is not that of a Lusoria server."""
        return ClientError("not_lusoria", server=self.server)

    def _save_cookie(self, headers: list[str]) -> None:
        for text in headers:
            try:
                cookie = SimpleCookie(text).get(COOKIE)
            except CookieError:
                continue
            if cookie is not None and TOKEN.fullmatch(cookie.value):
                self._cookie = f"{COOKIE}={cookie.value}"


def first_free(room: Room) -> Seat | None:
    """An empty seat, otherwise one of a bot; None if the table is full, so that the server refuses."""
    kinds = [seat.kind for seat in room.seats]
    return next((kinds.index(kind) for kind in ("empty", "bot") if kind in kinds), None)


def reason(error: BaseException) -> str:
    """One line for people: why there was no response."""
    cause = error.reason if isinstance(error, URLError) else error
    text = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return " ".join(str(text).split())
