"""Tables: the lobby, opening one, finding one, what its host may do, playing once more."""

from io import BytesIO
from typing import Annotated

import segno
from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from lusoria.server.api.answering import (
    Answer,
    HttpRequest,
    SiteHere,
    address_of,
    answer,
    known_person,
    ordered,
    person_of,
    room_answer,
    shown,
)
from lusoria.server.lobby import open_tables
from lusoria.table import orders
from lusoria.table.hub import new_id
from lusoria.wire.http import CodeFound, NewTable
from lusoria.wire.server import LobbyMessage, RoomMessage
from lusoria.wire.settings import Settings

ORIGIN = r"^https?://[A-Za-z0-9.:\[\]_-]+$"
INK, PAPER = "#2a1b22", "#fffdf8"


@get("/tables", summary="Open tables that anybody may join", responses=shown(LobbyMessage))
async def list_tables(site: SiteHere) -> Answer:
    return answer(site, await open_tables(site.store))


@post("/tables", summary="Open a table and sit down at it", responses=shown(RoomMessage, 201))
async def open_table(data: JSONBody[NewTable], request: HttpRequest, site: SiteHere) -> Answer:
    person = person_of(request, site) or site.tokens.new_person()
    address, table = address_of(request), new_id()
    if data.settings.listed:
        await site.openings.list(address, table)
    site.openings.open(address)
    live = await site.hub.open_for(person, data.name, data.settings, table)
    return room_answer(site, live, person, status=201)


@get("/codes/{code:str}", summary="Which table has this code", responses=shown(CodeFound))
async def find_code(code: FromPath[str], site: SiteHere) -> Answer:
    row = await site.hub.by_code(code)
    return answer(site, CodeFound(row.id, row.game))


@get("/tables/{table:str}", summary="Who sits at a table and what it plays", responses=shown(RoomMessage))
async def see_table(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    async with site.hub.at(table) as live:
        return room_answer(site, live, person_of(request, site))


@get(
    "/tables/{table:str}/qr",
    summary="A picture of the table's address, for a camera",
    responses=shown(str, kind="image/svg+xml"),
)
async def draw_address(
    table: FromPath[str],
    site: SiteHere,
    origin: Annotated[str, QueryParameter(pattern=ORIGIN, max_length=200)],
) -> Answer:
    """`origin` is where the asker sees this server: `https://games.example`."""
    async with site.hub.at(table) as live:
        code = segno.make(f"{origin}/t/{live.room.id}", error="m", micro=False)
    drawn = BytesIO()
    code.save(drawn, kind="svg", border=3, dark=INK, light=PAPER, omitsize=True, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@put(
    "/tables/{table:str}/settings",
    summary="As host, change what the table plays",
    responses=shown(RoomMessage),
)
async def change_settings(
    table: FromPath[str], data: JSONBody[Settings], request: HttpRequest, site: SiteHere
) -> Answer:
    async with site.hub.at(table) as live:
        if data.listed and not live.room.settings.listed:
            orders.hosting(live.room, known_person(request, site))
            await site.openings.list(address_of(request), table)
        return await ordered(site, request, table, lambda room, who: orders.change(room, who, data))


@post(
    "/tables/{table:str}/start",
    status_code=200,
    summary="As host, begin; bots take the empty seats",
    responses=shown(RoomMessage),
)
async def start_game(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    now = site.hub.services.now()
    return await ordered(site, request, table, lambda room, who: orders.start(room, who, now))


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="The same people once more, at a new table",
    responses=shown(RoomMessage),
)
async def make_rematch(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    person = known_person(request, site)
    async with site.hub.at(table) as live:
        if live.room.rematch is None:
            orders.may_play_again(live.room, person)
            site.openings.open_again(address_of(request), table)
        return room_answer(site, await site.hub.rematch(live, person), person)


HANDLERS = (
    list_tables,
    open_table,
    find_code,
    see_table,
    draw_address,
    change_settings,
    start_game,
    make_rematch,
)
