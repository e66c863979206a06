"""Seats of a table: sit, leave, bots, swap, ready, host, mute."""

from random import SystemRandom

from litestar import delete, get
from litestar.params import FromPath, JSONBody

from lusoria.server.api.responses import (
    UNCOMPRESSED,
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    answer_order,
    new_or_known_client,
    openapi_responses,
    post_order,
    require_person,
    room_answer,
)
from lusoria.table.live.view_messages import stand_in_moves
from lusoria.table.room import orders
from lusoria.table.room.room import Change, Room, chair_at, own_chair
from lusoria.wire.http_bodies import Muting, NewBot, OneSeat, Readiness, SitDown, StandInMoves, TwoSeats
from lusoria.wire.server_messages import RoomMessage


@post_order("/tables/{table:str}/seats", summary="Sit down")
async def take_seat(
    table: FromPath[str], data: JSONBody[SitDown], request: HttpRequest, site: SiteHere
) -> Answer:
    person = new_or_known_client(request, site).device
    async with site.hub.use(table) as live:
        await live.change(lambda room: orders.sit(room, person, data.name, data.seat, data.wish))
        return room_answer(site, live, person)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    summary="Leave a seat, or as host remove its occupant",
    responses=openapi_responses(RoomMessage),
)
async def free_seat(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere
) -> Answer:
    def order(room: Room, person: str) -> Change:
        own = chair_at(room, seat).person == person
        return orders.leave(room, person, seat) if own else orders.send_away(room, person, seat)

    return await answer_order(site, request, table, order)


@get(
    "/tables/{table:str}/seats/{seat:int}/lent",
    summary="List the moves that a bot made for the owner of a seat",
    responses=openapi_responses(StandInMoves),
)
async def list_stand_in_moves(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere
) -> Answer:
    """Redacted for this seat, and only for its owner."""
    person = require_person(request, site)
    async with site.hub.use(table) as live:
        await live.decide(lambda room: own_chair(room, person, seat))
        response = answer(site, stand_in_moves(live.room, seat))
    response.headers.update(UNCOMPRESSED)
    return response


@post_order("/tables/{table:str}/bots", summary="As host, seat a bot")
async def seat_bot(
    table: FromPath[str], data: JSONBody[NewBot], request: HttpRequest, site: SiteHere
) -> Answer:
    return await answer_order(
        site, request, table, lambda room, person: orders.add_bot(room, person, data.seat, data.bot)
    )


@post_order(
    "/tables/{table:str}/swap", summary="Swap two seats: any two as host, otherwise your own and a free one"
)
async def swap_seats(
    table: FromPath[str], data: JSONBody[TwoSeats], request: HttpRequest, site: SiteHere
) -> Answer:
    return await answer_order(
        site, request, table, lambda room, person: orders.swap(room, person, data.one, data.other)
    )


@post_order("/tables/{table:str}/shuffle", summary="As host, shuffle all seats")
async def shuffle_seats(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    return await answer_order(
        site, request, table, lambda room, person: orders.shuffle(room, person, SystemRandom())
    )


@post_order("/tables/{table:str}/ready", summary="Say whether you are ready to start")
async def say_ready(
    table: FromPath[str], data: JSONBody[Readiness], request: HttpRequest, site: SiteHere
) -> Answer:
    return await answer_order(
        site, request, table, lambda room, person: orders.say_ready(room, person, ready=data.ready)
    )


@post_order("/tables/{table:str}/give-up", summary="Leave a running game for good: a bot plays on")
async def give_up(table: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    """Once it is over, the game is in the person's list as given up."""
    return await answer_order(site, request, table, orders.give_up)


@post_order("/tables/{table:str}/host", summary="Pass the host's rights to another seat")
async def hand_over(
    table: FromPath[str], data: JSONBody[OneSeat], request: HttpRequest, site: SiteHere
) -> Answer:
    return await answer_order(
        site, request, table, lambda room, person: orders.pass_host(room, person, data.seat)
    )


@post_order("/tables/{table:str}/mute", summary="As host, mute a seat in the chat, or unmute it")
async def mute_seat(
    table: FromPath[str], data: JSONBody[Muting], request: HttpRequest, site: SiteHere
) -> Answer:
    return await answer_order(
        site, request, table, lambda room, person: orders.mute(room, person, data.seat, muted=data.muted)
    )


HANDLERS = (
    take_seat,
    free_seat,
    list_stand_in_moves,
    seat_bot,
    swap_seats,
    shuffle_seats,
    say_ready,
    give_up,
    hand_over,
    mute_seat,
)
