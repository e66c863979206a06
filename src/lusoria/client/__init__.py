"""A program at a table of a server: it sits down by the table's link, is asked, and answers.

async with sit_down("https://games.example/t/8pIiDaulFSs6_EzE", "Hal") as seat:
    async for view in seat.questions():
        await seat.act(view.legal[0])

It is told what a person on that seat is told. Lost lines, restarts and lost answers are mended here; a move
that the clock or a stand-in has made meanwhile is no error. `docs/outside-bot.md` has a whole bot.
"""

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lusoria.client.errors import ClientTrouble
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
    """Take a seat, the first free one if none is said, until the block is left; before the end one gets up.

    `link` may be the code of a table at `server`. ClientTrouble and TableRefusal say why it cannot be.
    """
    address = read_link(link, server)
    person = Person(address.server, tls)
    room = await person.find(address)
    game_of(room)  # before anybody waits for us
    async with TableSeat(person, await person.sit(room.id, name, seat)) as taken:
        yield taken


__all__ = ["Address", "ClientTrouble", "Person", "Room", "TableSeat", "read_link", "sit_down"]
