"""The coach: to a seat while its game is played, where the table has lamps; and bots, when it is over."""

import asyncio

import msgspec
from litestar import get
from litestar.params import FromPath
from msgspec import Raw

from lusoria.bots.coach import can_advise
from lusoria.core.field_marks import marks
from lusoria.core.game import GameView
from lusoria.records.codec import encode
from lusoria.records.record import read_record
from lusoria.server.api.responses import (
    AS_IT_IS,
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    client_here,
    known_person,
    record_at,
    shown,
)
from lusoria.server.jobs.coach_jobs import PATIENCE
from lusoria.server.jobs.coach_worker import Moment, Story
from lusoria.server.node.site import Site
from lusoria.server.rate_limits import Client
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.table.live.padding import lengths, padded
from lusoria.table.room.room import Room, own_chair
from lusoria.wire.analysis import Afterword
from lusoria.wire.http_bodies import AdviceShown, Advised, AfterwordsShown
from lusoria.wire.refusal import TableRefusal

TICK = 0.25
"""Answers leave at whole ticks after they were asked for: how long it took would tell of a hand."""
ROOM, ROOM_OF_SEAT, ROOM_OF_OPTION = 192, 32, 320
"""Bytes that an answer takes at most: as such, for each seat, and for each option."""

ADVICE = msgspec.json.Decoder(Advised)
AFTERWORDS = msgspec.json.Decoder(tuple[Afterword, ...])


@get(
    "/tables/{table:str}/seats/{seat:int}/advice",
    summary="By lamplight: what one's own options are worth, and whom one may suspect",
    responses=shown(AdviceShown),
)
async def advise_seat(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0
) -> Answer:
    """From what this seat sees, and no more; only to whoever sits there, where the table has lamps.

    Where it takes longer the answer says so; with `wait` that comes after so many seconds.
    """
    loop = asyncio.get_running_loop()
    person, began = known_person(request, site), loop.time()
    async with site.hub.at(table) as live:
        view = await live.decide(lambda room: lit_view(room, seat, person))
        room = live.room
    question = Moment(room.game.name, room.game.version, Raw(encode(view)))
    client = client_here(request, site)
    found = await site.coaching.ask(question, client)
    for ended in site.coaching.pending(question) if found is None else ():
        if await site.long_polls.wait(client, ended, wait - PATIENCE):
            found = await site.coaching.ask(question, client)
    told = shown_to(room, seat, found)
    await asyncio.sleep(TICK - (loop.time() - began) % TICK)
    said = answer(site, as_long_as_any(room, view, told))
    said.headers.update(AS_IT_IS)
    return said


def lit_view(room: Room, seat: int, person: str) -> GameView:
    """What the seat sees; TableRefusal where nobody may ask about it."""
    own_chair(room, person, seat)
    if not room.settings.lamps:
        raise TableRefusal("no_lamps")
    if room.status != "playing":
        raise TableRefusal("not_running")
    if not can_advise(room.game.name, room.game.version):
        raise TableRefusal("no_advice")
    assert room.progress is not None
    return room.game.view(room.progress.state, seat)


def shown_to(room: Room, seat: int, found: bytes | None) -> bytes:
    advice = None if found is None else ADVICE.decode(found)
    return encode(AdviceShown(found is not None, room.version, room.asked[seat], advice))


def as_long_as_any(room: Room, view: GameView, told: bytes) -> bytes:
    """In a game with secrets: as long as whatever could be said to this seat now, as far as others know."""
    if not marks(room.game).secret:
        return told
    options = lengths(room.game, room.options).most_choices(view.legal)
    most = ROOM + ROOM_OF_SEAT * len(room.chairs) + ROOM_OF_OPTION * options
    return padded(told, max(0, most - len(told)))


@get(
    "/records/{table:str}/afterwords",
    summary="Of a finished game, why each of its bots did what mattered most",
    responses=shown(AfterwordsShown),
)
async def bots_explain(
    table: FromPath[str], request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0
) -> Answer:
    """Worked out apart: ask again while it is not ready, with `wait` for seconds to wait until it is."""
    client = client_here(request, site)
    found, pending = await ask_for_afterwords(site, client, table)
    for ended in pending:
        if await site.long_polls.wait(client, ended, wait - PATIENCE):
            found, _ = await ask_for_afterwords(site, client, table)
    said = () if found is None else AFTERWORDS.decode(found)
    return answer(site, AfterwordsShown(found is not None, said))


async def ask_for_afterwords(
    site: Site, client: Client, table: str
) -> tuple[bytes | None, list[asyncio.Event]]:
    """What the coach says; or None, and an event for when it may. The record is not kept meanwhile."""
    row = await record_at(site, table)
    record = read_record(row.document)
    if not can_advise(record.game.name, record.game.version):
        raise TableRefusal("no_advice")
    story = Story(row.document.decode())
    found = await site.coaching.ask(story, client)
    return found, site.coaching.pending(story) if found is None else []


HANDLERS = (advise_seat, bots_explain)
