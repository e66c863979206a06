"""A person's own data: rejoin codes, notes, and the list of their tables."""

from contextlib import suppress
from typing import Literal

import msgspec
from litestar import delete, get, put
from litestar.params import FromPath, JSONBody

from lusoria.core.game import Seat
from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    new_or_known_client,
    openapi_responses,
    person_of,
    post_order,
    require_person,
    room_answer,
)
from lusoria.server.node.site import Site
from lusoria.store.port import StoreDown, TableRow
from lusoria.table.live.table_index import Occupant, Summary
from lusoria.table.room import orders
from lusoria.table.room.room import Chair
from lusoria.wire.http_bodies import MySeat, MyTable, MyTables, Notes, Rejoin, RejoinCode
from lusoria.wire.refusal import TableRefusal

PAGE = 50  # tables per response
MAX_AWAITED_LOOKUPS = 3  # newest games in play for which the awaited step is looked up
CLOSED = "no_such_table", "unreadable"
"""Refusals to open a table that do not prevent removing it from the list."""


@get(
    "/tables/{table:str}/seats/{seat:int}/rejoin",
    summary="Get the code that moves your seat to another device",
    responses=openapi_responses(RejoinCode),
)
async def rejoin_code(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere
) -> Answer:
    person = require_person(request, site)
    async with site.hub.use(table) as live:
        mine = await live.decide(lambda room: orders.movable_chair(room, person, seat))
    return answer(site, RejoinCode(site.tokens.rejoin_code(table, seat, mine.since, person)), person)


@post_order("/tables/{table:str}/rejoin", summary="Take over your seat from another device")
async def rejoin(
    table: FromPath[str], data: JSONBody[Rejoin], request: HttpRequest, site: SiteHere
) -> Answer:
    person = new_or_known_client(request, site).device
    former = person

    def is_the_seat(seat: Seat, chair: Chair) -> bool:
        nonlocal former
        owner = str(chair.person)
        is_same = site.tokens.is_rejoin_code(data.rejoin_code, table, seat, chair.since, owner)
        former = owner if is_same else former
        return is_same

    async with site.hub.use(table) as live:
        await live.change(lambda room: orders.rejoin(room, person, is_the_seat))
        if former != person and not live.room.seats_of(former):
            with suppress(StoreDown):  # the seat has moved already; a repeated request moves the notes
                await move_notes(site, table, former, person)
        return room_answer(site, live, person)


async def move_notes(site: Site, table: str, former: str, person: str) -> None:
    notes = await site.store.notes(table, former)
    if notes is not None:
        await site.store.note(table, person, notes)
        await site.store.note(table, former, None)


@get("/tables/{table:str}/notes", summary="Get your notes about a table", responses=openapi_responses(Notes))
async def read_notes(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    person = require_person(request, site)
    notes = await site.store.notes(table, person)
    return answer(site, notes or Notes(""), person)


@put("/tables/{table:str}/notes", summary="Save your notes about a table", responses=openapi_responses(Notes))
async def write_notes(
    table: FromPath[str], data: JSONBody[Notes], request: HttpRequest, site: SiteHere
) -> Answer:
    person = require_person(request, site)
    async with site.hub.use(table) as live:
        await live.decide(lambda room: orders.require_seats(room, person))
    encoded = msgspec.json.encode(data)
    if not await site.store.note(table, person, encoded):
        raise TableRefusal("not_seated")  # the person was erased meanwhile
    return answer(site, encoded, person)


@get("/me/games", summary="List the tables you have sat at", responses=openapi_responses(MyTables))
async def my_games(request: HttpRequest, site: SiteHere) -> Answer:
    return answer(site, await tables_of(site, person_of(request, site)))


@delete(
    "/me/games/{table:str}",
    status_code=200,
    summary="Remove a table from your list",
    responses=openapi_responses(MyTables),
)
async def forget_game(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    """Before the game this also frees the person's seats. A game in progress must be given up first."""
    person = require_person(request, site)
    try:
        async with site.hub.use(table) as live:
            await live.change(lambda room: orders.get_up(room, person))
    except TableRefusal as refusal:
        if refusal.why not in CLOSED:
            raise
    await site.store.hide_table(table, person)
    return answer(site, await tables_of(site, person))


async def tables_of(site: Site, person: str | None) -> MyTables:
    if person is None:
        return MyTables(())
    rows = [row for row in await site.store.tables_of(person, PAGE) if not was_given_up(row, person)]
    playing = [row.id for row in rows if row.status == "playing"][:MAX_AWAITED_LOOKUPS]
    awaited = {table: await awaited_step(site, table, person) for table in playing}
    return MyTables(tuple(my_table(row, person, awaited.get(row.id)) for row in rows))


def was_given_up(row: TableRow, person: str) -> bool:
    """True if the game goes on and the person has given it up."""
    gave_up = [occupant.gave_up for occupant in Summary.of(row).occupants if occupant.person == person]
    return row.status == "playing" and bool(gave_up) and all(gave_up)


async def awaited_step(site: Site, table: str, person: str) -> str | None:
    """The step at which a seat of this person is awaited; None without one or if the log is unreadable.

    Does not load the table, so that showing a list starts no grace period.
    """
    try:
        return (await site.hub.awaited_steps(table)).get(person)
    except TableRefusal:
        return None  # the list is still useful
    except StoreDown:
        raise
    except Exception as error:  # noqa: BLE001 (an error in one game must not break the whole list)
        site.hub.services.on_crash("table", error)
        return None


def my_table(row: TableRow, person: str, awaited: str | None) -> MyTable:
    summary = Summary.of(row)
    seats = tuple(my_seat(occupant, person) for occupant in summary.occupants)
    own = [occupant for occupant in summary.occupants if occupant.person == person and not occupant.gave_up]
    shares = [occupant.win_share for occupant in own if occupant.won is not None]
    gave_up = any(occupant.gave_up and occupant.person == person for occupant in summary.occupants)
    return MyTable(
        row.id,
        row.game,
        row.status,
        row.updated,
        summary.players,
        summary.free,
        summary.names,
        summary.finished,
        result_of(max(shares)) if shares else "given_up" if gave_up else None,
        seats,
        awaited,
        summary.opens,
    )


def result_of(share: float) -> Literal["won", "drawn", "lost"]:
    if share == 1:
        return "won"
    return "drawn" if share else "lost"


def my_seat(occupant: Occupant, person: str) -> MySeat:
    yours = occupant.person == person and not occupant.gave_up
    return MySeat(occupant.name, occupant.kind, yours, occupant.won, occupant.side, occupant.score)


HANDLERS = (rejoin_code, rejoin, read_notes, write_notes, my_games, forget_game)
