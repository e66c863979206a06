"""HTTP: the lobby, the seats, the host's rights, records. Play itself goes over the socket."""

from collections.abc import Callable
from io import BytesIO
from typing import Annotated, Any, TypeAlias

import msgspec
import segno
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from lusoria.bots import bots_of
from lusoria.games import GAMES
from lusoria.games import game as find_game
from lusoria.records.record import Document, read_record
from lusoria.records.replay import replay_views
from lusoria.records.schema import shipped_schema
from lusoria.server.answers import (
    CodeFound,
    CodeShown,
    FinishedGames,
    GamesShown,
    LobbyShown,
    MyTables,
    NotesShown,
    RoomShown,
    StepsShown,
    shown,
)
from lusoria.server.auth import COOKIE
from lusoria.server.lobby import open_tables
from lusoria.server.services import Site
from lusoria.table import orders
from lusoria.table.chat import PHRASES
from lusoria.table.entries import Entry, HostPassed, Seated, Settings
from lusoria.table.live import LiveTable
from lusoria.table.refused import TableRefusal
from lusoria.table.room import Room

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Place = Annotated[int, Meta(ge=0, le=31)]
YEAR = 365 * 24 * 3600
PAGE = 50
LONGEST_NOTES = 8000
ORIGIN = r"^https?://[A-Za-z0-9.:\[\]_-]+$"
INK, PAPER = "#2a1b22", "#fffdf8"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; `name` is how its host wants to be called."""

    name: Name
    settings: Settings


class Sitter(Struct, forbid_unknown_fields=True):
    """Somebody who wants to sit down; without a seat, on the first free one."""

    name: Name
    seat: Place | None = None


class NewBot(Struct, forbid_unknown_fields=True):
    seat: Place | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TwoSeats(Struct, forbid_unknown_fields=True):
    one: Place
    other: Place


class OneSeat(Struct, forbid_unknown_fields=True):
    seat: Place


class Muting(Struct, forbid_unknown_fields=True):
    seat: Place
    muted: bool


class Rejoin(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]
    name: Name | None = None


class Notes(Struct, forbid_unknown_fields=True):
    """A player's own marks about the others; nobody else ever gets them."""

    notes: Annotated[str, Meta(max_length=LONGEST_NOTES)]


Answer = Response[bytes]
HttpRequest = Request[Any, Any, Any]
SiteHere: TypeAlias = NamedDependency[Site]


# --- who asks, and how they are answered -------------------------------------------------------------------


def person_of(request: HttpRequest, site: Site) -> str | None:
    return site.tokens.person(request.cookies.get(COOKIE))


def known(request: HttpRequest, site: Site) -> str:
    person = person_of(request, site)
    if person is None:
        raise TableRefusal("not_seated")
    return person


def answer(site: Site, body: bytes, person: str | None = None, status: int = 200) -> Answer:
    """JSON; whoever is known keeps their token for another year."""
    cookies = []
    if person is not None:
        secure = site.config.public_url.startswith("https:")
        token = site.tokens.token(person)
        cookies.append(
            Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", max_age=YEAR, secure=secure)
        )
    return Response(body, status_code=status, media_type="application/json", cookies=cookies)


def room_answer(site: Site, live: LiveTable, person: str | None, status: int = 200) -> Answer:
    return answer(site, live.room_told().to(person), person, status)


async def ordered(
    site: Site, request: HttpRequest, table: str, order: Callable[[Room, str], list[Entry]]
) -> Answer:
    """Carry out an order of a known person, and tell them how the table stands then."""
    person = known(request, site)
    live = await site.hub.get(table)
    await live.change(lambda room: order(room, person))
    return room_answer(site, live, person)


# --- games and tables --------------------------------------------------------------------------------------


@get("/games", summary="Which games there are", responses=shown(GamesShown))
async def games(site: SiteHere) -> Answer:
    told = {
        game.name: {
            "rules": game.version,
            "players": [game.players[0], game.players[-1]],
            "bots": [spec.name for spec in bots_of(game.name)],
            "schema": f"/api/games/{game.name}/schema",
        }
        for game in GAMES.values()
    }
    return answer(site, msgspec.json.encode({"games": told, "phrases": PHRASES}))


@get(
    "/games/{name:str}/schema",
    summary="JSON Schema of a game's options, actions, events, views and records",
    responses=shown(dict[str, Any]),
)
async def game_schema(name: FromPath[str], site: SiteHere) -> Answer:
    return answer(site, shipped_schema(find_game(name)).encode())


@get("/tables", summary="Open tables that anybody may join", responses=shown(LobbyShown))
async def lobby(site: SiteHere) -> Answer:
    return answer(site, await open_tables(site.store))


@post("/tables", summary="Open a table and sit down at it", responses=shown(RoomShown, 201))
async def open_table(data: JSONBody[NewTable], request: HttpRequest, site: SiteHere) -> Answer:
    person = person_of(request, site) or site.tokens.new_person()
    live = await site.hub.open_for(person, data.name, data.settings)
    return room_answer(site, live, person, status=201)


@get("/codes/{code:str}", summary="Which table has this code", responses=shown(CodeFound))
async def find_code(code: FromPath[str], site: SiteHere) -> Answer:
    row = await site.hub.by_code(code)
    return answer(site, msgspec.json.encode({"table": row.id, "game": row.game}))


@get("/tables/{table:str}", summary="Who sits at a table and what it plays", responses=shown(RoomShown))
async def see_table(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    return room_answer(site, await site.hub.get(table), person_of(request, site))


@get(
    "/tables/{table:str}/qr",
    summary="A picture of the table's address, for a camera",
    responses=shown(str, kind="image/svg+xml"),
)
async def picture(
    table: FromPath[str],
    site: SiteHere,
    origin: Annotated[str, QueryParameter(pattern=ORIGIN, max_length=200)],
) -> Answer:
    """`origin` is where the asker sees this server: `https://games.example`."""
    live = await site.hub.get(table)
    code = segno.make(f"{origin}/t/{live.room.id}", error="m", micro=False)
    drawn = BytesIO()
    code.save(drawn, kind="svg", border=3, dark=INK, light=PAPER, omitsize=True, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@post("/tables/{table:str}/seats", status_code=200, summary="Sit down", responses=shown(RoomShown))
async def take_seat(
    table: FromPath[str], data: JSONBody[Sitter], request: HttpRequest, site: SiteHere
) -> Answer:
    person = person_of(request, site) or site.tokens.new_person()
    live = await site.hub.get(table)
    await live.change(lambda room: orders.sit(room, person, data.name, data.seat))
    return room_answer(site, live, person)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    summary="Get up, or as host send somebody away",
    responses=shown(RoomShown),
)
async def free_seat(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere
) -> Answer:
    def order(room: Room, person: str) -> list[Entry]:
        own = orders.chair(room, seat).person == person
        return orders.leave(room, person, seat) if own else orders.send_away(room, person, seat)

    return await ordered(site, request, table, order)


@post(
    "/tables/{table:str}/bots",
    status_code=200,
    summary="As host, let a bot sit down",
    responses=shown(RoomShown),
)
async def seat_bot(
    table: FromPath[str], data: JSONBody[NewBot], request: HttpRequest, site: SiteHere
) -> Answer:
    return await ordered(
        site, request, table, lambda room, who: orders.add_bot(room, who, data.seat, data.bot)
    )


@post(
    "/tables/{table:str}/swap",
    status_code=200,
    summary="As host, let two seats change places",
    responses=shown(RoomShown),
)
async def swap_seats(
    table: FromPath[str], data: JSONBody[TwoSeats], request: HttpRequest, site: SiteHere
) -> Answer:
    return await ordered(site, request, table, lambda room, who: orders.swap(room, who, data.one, data.other))


@post(
    "/tables/{table:str}/host",
    status_code=200,
    summary="Hand over the host's rights",
    responses=shown(RoomShown),
)
async def hand_over(
    table: FromPath[str], data: JSONBody[OneSeat], request: HttpRequest, site: SiteHere
) -> Answer:
    return await ordered(site, request, table, lambda room, who: orders.pass_host(room, who, data.seat))


@post(
    "/tables/{table:str}/mute",
    status_code=200,
    summary="As host, silence a seat in the chat, or let it speak",
    responses=shown(RoomShown),
)
async def mute_seat(
    table: FromPath[str], data: JSONBody[Muting], request: HttpRequest, site: SiteHere
) -> Answer:
    return await ordered(
        site, request, table, lambda room, who: orders.mute(room, who, data.seat, muted=data.muted)
    )


@put(
    "/tables/{table:str}/settings", summary="As host, change what the table plays", responses=shown(RoomShown)
)
async def change_settings(
    table: FromPath[str], data: JSONBody[Settings], request: HttpRequest, site: SiteHere
) -> Answer:
    return await ordered(site, request, table, lambda room, who: orders.change(room, who, data))


@post(
    "/tables/{table:str}/start",
    status_code=200,
    summary="As host, begin; bots take the empty seats",
    responses=shown(RoomShown),
)
async def start(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    now = site.hub.services.now()
    return await ordered(site, request, table, lambda room, who: orders.start(room, who, now))


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="The same people once more, at a new table",
    responses=shown(RoomShown),
)
async def rematch(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    person = known(request, site)
    made = await site.hub.rematch(await site.hub.get(table), person)
    return room_answer(site, made, person)


# --- one's own things --------------------------------------------------------------------------------------


@get(
    "/tables/{table:str}/seats/{seat:int}/rejoin",
    summary="The code that moves one's seat to another device",
    responses=shown(CodeShown),
)
async def rejoin_code(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere
) -> Answer:
    person = known(request, site)
    live = await site.hub.get(table)
    if orders.chair(live.room, seat).person != person:
        raise TableRefusal("not_your_seat", seat=seat)
    return answer(site, msgspec.json.encode({"code": site.tokens.rejoin_code(table, seat, person)}), person)


@post(
    "/tables/{table:str}/rejoin",
    status_code=200,
    summary="Take one's seat over from another device",
    responses=shown(RoomShown),
)
async def rejoin(
    table: FromPath[str], data: JSONBody[Rejoin], request: HttpRequest, site: SiteHere
) -> Answer:
    person = person_of(request, site) or site.tokens.new_person()
    live = await site.hub.get(table)
    former = person

    def order(room: Room) -> list[Entry]:
        nonlocal former
        for seat, chair in enumerate(room.chairs):
            owner = chair.person
            if owner is not None and site.tokens.is_rejoin_code(data.code, table, seat, owner):
                former = owner
                moved: list[Entry] = [Seated(seat, person, chair.name)]
                return [*moved, HostPassed(person)] if room.host == owner else moved
        raise TableRefusal("no_such_code")

    await live.change(order)
    notes = await site.store.notes(table, former)
    if former != person and notes is not None and not live.room.seats_of(former):
        await site.store.note(table, person, notes)
        await site.store.note(table, former, None)
    return room_answer(site, live, person)


@get("/tables/{table:str}/notes", summary="One's own notes about a table", responses=shown(NotesShown))
async def read_notes(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    person = known(request, site)
    notes = await site.store.notes(table, person)
    return answer(site, notes or msgspec.json.encode({"notes": ""}), person)


@put("/tables/{table:str}/notes", summary="Keep notes about a table for oneself", responses=shown(NotesShown))
async def write_notes(
    table: FromPath[str], data: JSONBody[Notes], request: HttpRequest, site: SiteHere
) -> Answer:
    person = known(request, site)
    live = await site.hub.get(table)
    if not live.room.seats_of(person):
        raise TableRefusal("not_seated")
    kept = msgspec.json.encode(data)
    await site.store.note(table, person, kept)
    return answer(site, kept, person)


@get("/me/games", summary="The tables one has sat at", responses=shown(MyTables))
async def my_games(request: HttpRequest, site: SiteHere) -> Answer:
    person = person_of(request, site)
    rows = [] if person is None else await site.store.tables_of(person, PAGE)
    told = [
        {"table": row.id, "game": row.game, "status": row.status, "updated": row.updated}
        | msgspec.json.decode(row.summary)
        for row in rows
    ]
    return answer(site, msgspec.json.encode({"tables": told}))


# --- records -----------------------------------------------------------------------------------------------


@get("/records", summary="Finished games whose tables agreed to show them", responses=shown(FinishedGames))
async def public_records(
    site: SiteHere,
    finished: FromQuery[float | None] = None,
    table: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> Answer:
    """Newest first; for the next page give `finished` and `table` of the last one."""
    before = None if finished is None or table is None else (finished, table)
    rows = await site.store.records(public_only=True, before=before, limit=PAGE)
    told = [{"table": row.table, "game": row.game, "finished": row.finished} for row in rows]
    return answer(site, msgspec.json.encode({"records": told}))


@get("/records/{table:str}", summary="The record of a finished game", responses=shown(Document))
async def one_record(table: FromPath[str], site: SiteHere) -> Answer:
    row = await site.store.record(table)
    if row is None:
        raise TableRefusal("no_record")
    found = answer(site, row.document)
    found.headers["Content-Disposition"] = f'attachment; filename="lusoria-{row.game}-{row.table}.json"'
    return found


@get(
    "/records/{table:str}/views",
    summary="A finished game step by step, through the eyes of a seat or the gallery",
    responses=shown(StepsShown),
)
async def record_views(
    table: FromPath[str],
    site: SiteHere,
    *,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
    secrets: FromQuery[bool] = False,
) -> Answer:
    """With `secrets` the events are told whole: the game is over, and its record open."""
    row = await site.store.record(table)
    if row is None:
        raise TableRefusal("no_record")
    record = read_record(row.document)
    if seat is not None and seat >= len(record.seats):
        raise TableRefusal("no_such_seat", place=seat, last=len(record.seats) - 1)
    steps = [
        {"events": events, "table": view.table, "mine": view.mine}
        for events, view in replay_views(record, seat, secrets=secrets)
    ]
    told = {"game": record.game.name, "seats": record.seats, "result": record.result, "steps": steps}
    return answer(site, msgspec.json.encode(told))


ROUTES = Router(
    "/api",
    route_handlers=[
        games,
        game_schema,
        lobby,
        open_table,
        find_code,
        see_table,
        picture,
        take_seat,
        free_seat,
        seat_bot,
        swap_seats,
        hand_over,
        mute_seat,
        change_settings,
        start,
        rematch,
        rejoin_code,
        rejoin,
        read_notes,
        write_notes,
        my_games,
        public_records,
        one_record,
        record_views,
    ],
)
