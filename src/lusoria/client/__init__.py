"""Python client for bots: takes a seat at a table of any server, by its link, and plays.

async with sit_down("https://games.example/t/8pIiDaulFSs6_EzE", "Hal") as seat:
    async for view in seat.questions():
        await seat.act(view.legal[0])

The program gets the same information as a person on that seat. The client reconnects and resends after lost
connections and server restarts. It is no error if the clock or a stand-in has moved instead.
`docs/outside-bot.md` has a complete bot.
"""

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lusoria.client.client_error import ClientError
from lusoria.client.http_session import Person, Room
from lusoria.client.seat import TableSeat, game_of
from lusoria.client.table_link import Address, read_link
from lusoria.core.game import Seat


@asynccontextmanager
async def sit_down(
    link: str,
    name: str,
    *,
    seat: Seat | None = None,
    server: str = "",
    tls: ssl.SSLContext | None = None,
) -> AsyncIterator[TableSeat]:
    """Take `seat`, or the first free one. Leaving the block before the game has ended gives the seat up.

    `link` may also be the code of a table at `server`. Raises ClientError or TableRefusal.
    """
    address = read_link(link, server)
    person = Person(address.server, tls)
    room = await person.find(address)
    game_of(room)  # fail before the others wait for this player
    async with TableSeat(person, await person.sit(room.id, name, seat)) as table_seat:
        yield table_seat


__all__ = ["Address", "ClientError", "Person", "Room", "TableSeat", "read_link", "sit_down"]
