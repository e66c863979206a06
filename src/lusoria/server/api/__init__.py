"""HTTP, by resource: games, tables and their seats, one's own things, records. Play goes over the socket."""

from litestar import Router

from lusoria.server.api import games, own, records, seats, tables

ROUTES = Router(
    "/api",
    route_handlers=[
        *games.HANDLERS,
        *tables.HANDLERS,
        *seats.HANDLERS,
        *own.HANDLERS,
        *records.HANDLERS,
    ],
)
