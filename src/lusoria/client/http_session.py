"""Somebody at a server, as it knows them: by a cookie. The few requests that are made over HTTP.

Python's own client does it, in a thread: tables are asked for seldom, and a program needs no more installed.
"""

import asyncio
import re
import ssl
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import HTTPSHandler, Request, build_opener

from msgspec import Struct

from lusoria.client.errors import NOT_NOW, ClientTrouble
from lusoria.client.table_link import Address, origin_of
from lusoria.core.errors import LusoriaError, Malformed
from lusoria.core.game import Seat
from lusoria.records.codec import decode, encode
from lusoria.wire.http_bodies import OneSeat, Readiness, SitDown
from lusoria.wire.refusal import Refused, TableRefusal, error_of
from lusoria.wire.server_messages import Status

COOKIE = "lusoria"
TOKEN = re.compile(r"[\w.~-]+", re.ASCII)
"""What a cookie may be, as it is sent back in a header."""
PATIENCE = 10.0
"""Seconds for each step of an answer."""
LONGEST = 1 << 20
"""So many bytes an answer may have."""
BROKEN = 500
"""From this status on it is not the question that is wrong."""
TRIES, AGAIN = 4, 0.5
"""How often an order is said whose answer is lost, and after how many seconds; twice as many each time."""


# As much of a message as a program needs. What else a later server tells is passed over.


class SeatThere(Struct, frozen=True):
    """A seat, and who has it."""

    name: str
    kind: str
    here: bool = False


class SettingsThere(Struct, frozen=True):
    """What is played."""

    game: str
    players: int


class Room(Struct, frozen=True):
    """Who sits where, and what the table plays."""

    version: int
    id: str
    status: Status
    rules: int
    settings: SettingsThere
    seats: tuple[SeatThere, ...]
    rematch: str | None = None
    yours: tuple[Seat, ...] = ()
    hosting: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


class CodeThere(Struct, frozen=True):
    """Which table has a code."""

    id: str


class Person:
    """Whoever has this cookie, at this server. Nobody before the first answer."""

    def __init__(self, server: str, tls: ssl.SSLContext | None = None) -> None:
        self.server = server
        self.tls = tls
        self._cookie = ""
        self._opener = build_opener(*([HTTPSHandler(context=tls)] if tls else []))

    @property
    def headers(self) -> dict[str, str]:
        """Who this is, with every request and when a socket is opened."""
        return {"Cookie": self._cookie} if self._cookie else {}

    async def find(self, address: Address) -> Room:
        """The table of a link. From then on the server knows this person: no seat hangs on a lost answer."""
        table = address.table
        if not table:
            table = (await self.ask("GET", f"/api/codes/{address.code}", CodeThere)).id
        return await self.look(table, tries=1)

    async def look(self, table: str, tries: int = TRIES) -> Room:
        return await self._room("GET", table, "", tries=tries)

    async def sit(self, table: str, name: str, seat: Seat | None = None) -> Room:
        """Take a seat, or the first free one; where the answer is lost, say it again: it is the same seat."""
        chosen = first_free(await self.look(table)) if seat is None else seat
        try:
            return await self._room("POST", table, "/seats", SitDown(name, chosen))
        except TableRefusal as refusal:
            if seat is not None or refusal.why != "seat_taken":
                raise
        return await self.sit(table, name)  # somebody was quicker

    async def say_ready(self, table: str) -> Room:
        return await self._room("POST", table, "/ready", Readiness(ready=True))

    async def pass_host(self, table: str, seat: Seat) -> Room:
        return await self._room("POST", table, "/host", OneSeat(seat))

    async def get_up(self, table: str, seat: Seat) -> Room:
        return await self._room("DELETE", table, f"/seats/{seat}")

    async def give_up(self, table: str) -> Room:
        return await self._room("POST", table, "/give-up")

    async def _room(
        self, method: str, table: str, what: str, body: object = None, tries: int = TRIES
    ) -> Room:
        path = f"/api/tables/{quote(table, safe='')}{what}"
        room: Room = await self.ask(method, path, Room, body, tries)
        return room

    async def ask(self, method: str, path: str, kind: object, body: object = None, tries: int = 1) -> Any:
        """The answer as a value of this type; ClientTrouble, or why it is refused."""
        for wait in (AGAIN * 2**number for number in range(tries - 1)):
            try:
                return await asyncio.to_thread(self._ask, method, path, kind, body)
            except ClientTrouble as trouble:
                if trouble.why != "unreachable":
                    raise
            except TableRefusal as refusal:
                if refusal.why not in NOT_NOW:
                    raise
            await asyncio.sleep(wait)
        return await asyncio.to_thread(self._ask, method, path, kind, body)

    def _ask(self, method: str, path: str, kind: object, body: object) -> Any:
        headers = {"Accept": "application/json", "Content-Type": "application/json", **self.headers}
        data = None if body is None else encode(body)
        request = Request(f"{self.server}{path}", data, headers, method=method)  # noqa: S310 (see origin_of)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                found = decode(kind, answer.read(LONGEST), "answer")
                if method == "GET":
                    self.server = origin_of(answer.url)  # where a server sends everybody on, to https perhaps
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                return found
        except HTTPError as error:
            with error:
                raise self._refused(error) from None
        except Malformed:
            raise self._stranger() from None
        except (OSError, HTTPException, ValueError) as error:  # ValueError: sent on to what is no address
            raise ClientTrouble("unreachable", server=self.server, problem=reason(error)) from None

    def _refused(self, error: HTTPError) -> LusoriaError:
        try:
            refused: Refused = decode(Refused, error.read(LONGEST), "answer")
        except (Malformed, OSError, HTTPException):
            if error.code < BROKEN:
                return self._stranger()
            problem = f"{error.code} {error.reason}"  # a proxy answers, and nobody behind it
            return ClientTrouble("unreachable", server=self.server, problem=problem)
        return error_of(refused.error)

    def _stranger(self) -> ClientTrouble:
        """Something answers, and not as a Lusoria does."""
        return ClientTrouble("not_lusoria", server=self.server)

    def _keep_cookie(self, told: list[str]) -> None:
        for text in told:
            try:
                found = SimpleCookie(text).get(COOKIE)
            except CookieError:
                continue
            if found is not None and TOKEN.fullmatch(found.value):
                self._cookie = f"{COOKIE}={found.value}"


def first_free(room: Room) -> Seat | None:
    """An empty seat, else that of a bot; none where the table must say that it is full."""
    kinds = [seat.kind for seat in room.seats]
    return next((kinds.index(kind) for kind in ("empty", "bot") if kind in kinds), None)


def reason(error: BaseException) -> str:
    """In a few words why there was no answer."""
    cause = error.reason if isinstance(error, URLError) else error
    told = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return " ".join(str(told).split())
