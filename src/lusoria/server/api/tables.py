"""Tables: lobby, open, find, settings, start, rematch."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from io import BytesIO
from typing import Annotated

import segno
from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    answer_order,
    new_or_known_client,
    openapi_responses,
    person_of,
    post_order,
    requesting_client,
    require_person,
    room_answer,
)
from lusoria.server.lobby import MAX_SHOWN, open_tables
from lusoria.table.live.hub import check_opening, new_id
from lusoria.table.room import orders
from lusoria.table.room.room import Room
from lusoria.wire.http_bodies import CodeFound, NewTable, TableInPlay, TablesInPlay
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import LobbyMessage, RoomMessage
from lusoria.wire.settings import Settings

ORIGIN = r"^https?://[A-Za-z0-9.:\[\]_-]+\Z"
INK, PAPER = "#2a1b22", "#fffdf8"  # of a QR code
DRAWER = ThreadPoolExecutor(1, "drawing")  # a QR code takes milliseconds, too long for the event loop


@get("/tables", summary="List open tables that anyone may join", responses=openapi_responses(LobbyMessage))
async def list_tables(site: SiteHere) -> Answer:
    return answer(site, await open_tables(site.store))


@get(
    "/playing",
    summary="List games in progress that anyone may watch",
    responses=openapi_responses(TablesInPlay),
)
async def list_playing(request: HttpRequest, site: SiteHere) -> Answer:
    """Only tables of this node, and not the client's own."""
    person = person_of(request, site)
    rooms = [room for room in site.hub.in_play() if person is None or not room.seats_of(person)]
    return answer(site, TablesInPlay(tuple(table_in_play(room) for room in rooms[:MAX_SHOWN])))


def table_in_play(room: Room) -> TableInPlay:
    people = tuple(chair.name for chair in room.chairs if chair.kind == "human")
    return TableInPlay(room.id, room.game.name, room.settings.players, people)


@post("/tables", summary="Open a table and sit down at it", responses=openapi_responses(RoomMessage, 201))
async def open_table(data: JSONBody[NewTable], request: HttpRequest, site: SiteHere) -> Answer:
    check_opening(data.name, data.settings)
    client, table = new_or_known_client(request, site), new_id()
    if data.settings.listed:
        await site.table_quota.count_listed(client, table)
    site.table_quota.count_opened(client)
    live = await site.hub.open_table(client.device, data.name, data.settings, table)
    return room_answer(site, live, client.device, status=201)


@get("/codes/{code:str}", summary="Find the table with this code", responses=openapi_responses(CodeFound))
async def find_code(code: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    """Wrong codes have a budget of their own, so that guessing finds no table."""
    client, is_wrong = requesting_client(request, site), False
    site.limits.wrong_codes.check(client, "too_many_codes")
    try:
        row = await site.hub.find_by_code(code)
    except TableRefusal as refusal:
        is_wrong = refusal.why == "no_such_table"
        raise
    finally:
        if not is_wrong:
            site.limits.wrong_codes.refund(client)
    return answer(site, CodeFound(row.id, row.game))


@get(
    "/tables/{table:str}",
    summary="Get a table's seats and settings",
    responses=openapi_responses(RoomMessage),
)
async def see_table(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    """A client without a token gets one here, before it takes a seat."""
    person = person_of(request, site) or site.tokens.new_person()  # counts as a device once it is used
    async with site.hub.use(table) as live:
        return room_answer(site, live, person)


@get(
    "/tables/{table:str}/qr",
    summary="Draw the table's address as a QR code",
    responses=openapi_responses(str, kind="image/svg+xml"),
)
async def draw_address(
    table: FromPath[str],
    site: SiteHere,
    origin: Annotated[str, QueryParameter(pattern=ORIGIN, max_length=200)],
) -> Answer:
    """`origin` is the server's address as the client knows it: `https://games.example`."""
    async with site.hub.use(table) as live:
        address = f"{origin}/t/{live.room.id}"
    image = await asyncio.get_running_loop().run_in_executor(DRAWER, draw_qr_code, address)
    return Response(image, media_type="image/svg+xml")


@lru_cache(maxsize=256)
def draw_qr_code(address: str) -> bytes:
    image = BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(image, kind="svg", border=3, dark=INK, light=PAPER, omitsize=True, xmldecl=False)
    return image.getvalue()


@put(
    "/tables/{table:str}/settings",
    summary="As host, change the table's settings",
    responses=openapi_responses(RoomMessage),
)
async def change_settings(
    table: FromPath[str], data: JSONBody[Settings], request: HttpRequest, site: SiteHere
) -> Answer:
    async with site.hub.use(table) as live:
        if data.listed and not live.room.settings.listed:
            person = require_person(request, site)
            await live.decide(lambda room: orders.require_host(room, person))
            await site.table_quota.count_listed(requesting_client(request, site), table)
        return await answer_order(
            site, request, table, lambda room, person: orders.change_settings(room, person, data)
        )


@post_order("/tables/{table:str}/start", summary="As host, start the game; bots take the empty seats")
async def start_game(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    now = site.hub.services.now()
    response = await answer_order(site, request, table, lambda room, person: orders.start(room, person, now))
    async with site.hub.use(table) as live:
        site.analysis_jobs.schedule_warmup(live.room.game.name)
    return response


@post_order("/tables/{table:str}/rematch", summary="Create a rematch: the same players at a new table")
async def make_rematch(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    person = require_person(request, site)
    async with site.hub.use(table) as live:
        if live.room.rematch is not None:
            return room_answer(site, await site.hub.rematch(live, person), person)
        await live.decide(lambda room: orders.may_play_again(room, person))
        with site.table_quota.count_rematch(requesting_client(request, site), table):
            return room_answer(site, await site.hub.rematch(live, person), person)


HANDLERS = (
    list_tables,
    list_playing,
    open_table,
    find_code,
    see_table,
    draw_address,
    change_settings,
    start_game,
    make_rematch,
)
