"""HTTP API by resource: games, tables, seats, a person's own data, records. Moves go over the socket."""

import contextlib

import msgspec
from litestar import Router

from lusoria.records.codec import MAX_SEARCHED_BYTES, refuse_doubles
from lusoria.server.api import (
    coach,
    consent,
    daily,
    erasure,
    exercises,
    games,
    my_results,
    my_tables,
    records,
    seats,
    tables,
)
from lusoria.server.api.responses import HttpRequest


async def refuse_doubled_keys(request: HttpRequest) -> None:
    """Refuse duplicate JSON keys. A body that is not JSON is refused later, by its handler."""
    body = await request.body()
    if body:
        with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError):
            refuse_doubles(body, "data", MAX_SEARCHED_BYTES)


ROUTES = Router(
    "/api",
    before_request=refuse_doubled_keys,
    route_handlers=[
        *games.HANDLERS,
        *tables.HANDLERS,
        *seats.HANDLERS,
        *my_tables.HANDLERS,
        *my_results.HANDLERS,
        *consent.HANDLERS,
        *erasure.HANDLERS,
        *records.HANDLERS,
        *daily.HANDLERS,
        *exercises.HANDLERS,
        *coach.HANDLERS,
    ],
)
