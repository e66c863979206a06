"""Coach: advice for a seat during a game that allows it, and explanations by bots afterwards."""

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
from lusoria.server.jobs.coach_jobs import PATIENCE_SECONDS
from lusoria.server.jobs.coach_worker import Moment, Story
from lusoria.server.node.site import Site
from lusoria.server.rate_limits import Client
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.table.live.padding import lengths, padded
from lusoria.table.room.room import Room, own_chair
from lusoria.wire.analysis import Afterword
from lusoria.wire.http_bodies import AdviceShown, Advised, AfterwordsShown
from lusoria.wire.refusal import TableRefusal

TICK = 0.25  # seconds; answers are delayed to whole ticks, because their duration could leak a hand
# Upper bounds on the bytes of an answer, for padding:
ROOM, ROOM_OF_SEAT, ROOM_OF_OPTION = 192, 32, 320  # basis, per seat, per option

ADVICE = msgspec.json.Decoder(Advised)
AFTERWORDS = msgspec.json.Decoder(tuple[Afterword, ...])


@get(
    "/tables/{table:str}/seats/{seat:int}/advice",
    summary="Coach: the value of your options, and your suspicions of other seats",
    responses=shown(AdviceShown),
)
async def advise_seat(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0
) -> Answer:
    """Uses only what this seat sees. Only for the seat's owner, if the table's settings allow the coach.

    If it takes longer, the answer says so. `wait` is how many seconds the request may block.
    """
    loop = asyncio.get_running_loop()
    person, began = known_person(request, site), loop.time()
    async with site.hub.use(table) as live:
        view = await live.decide(lambda room: lit_view(room, seat, person))
        room = live.room
    question = Moment(room.game.name, room.game.version, Raw(encode(view)))
    client = client_here(request, site)
    found = await site.coach_jobs.request(question, client)
    for ended in site.coach_jobs.done_events(question) if found is None else ():
        if await site.long_polls.wait(client, ended, wait - PATIENCE_SECONDS):
            found = await site.coach_jobs.request(question, client)
    told = shown_to(room, seat, found)
    await asyncio.sleep(TICK - (loop.time() - began) % TICK)
    said = answer(site, pad_advice(room, view, told))
    said.headers.update(AS_IT_IS)
    return said


def lit_view(room: Room, seat: int, person: str) -> GameView:
    """The seat's view. Raises TableRefusal if the person may not ask the coach about it."""
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


def pad_advice(room: Room, view: GameView, told: bytes) -> bytes:
    """Pad the answer to the longest possible one, as far as others know. Only in games with secrets."""
    if not marks(room.game).secret:
        return told
    options = lengths(room.game, room.options).most_choices(view.legal)
    most = ROOM + ROOM_OF_SEAT * len(room.chairs) + ROOM_OF_OPTION * options
    return padded(told, max(0, most - len(told)))


@get(
    "/records/{table:str}/afterwords",
    summary="Explanations by the bots of a finished game of their most important decisions",
    responses=shown(AfterwordsShown),
)
async def bots_explain(
    table: FromPath[str], request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0
) -> Answer:
    """Computed in the background: repeat the request until it is ready. `wait` is how long it may block."""
    client = client_here(request, site)
    found, pending = await ask_for_afterwords(site, client, table)
    for ended in pending:
        if await site.long_polls.wait(client, ended, wait - PATIENCE_SECONDS):
            found, _ = await ask_for_afterwords(site, client, table)
    said = () if found is None else AFTERWORDS.decode(found)
    return answer(site, AfterwordsShown(found is not None, said))


async def ask_for_afterwords(
    site: Site, client: Client, table: str
) -> tuple[bytes | None, list[asyncio.Event]]:
    """The result; or None and an event that is set when it may be ready. The record is freed meanwhile."""
    row = await record_at(site, table)
    record = read_record(row.document)
    if not can_advise(record.game.name, record.game.version):
        raise TableRefusal("no_advice")
    story = Story(row.document.decode())
    found = await site.coach_jobs.request(story, client)
    return found, site.coach_jobs.done_events(story) if found is None else []


HANDLERS = (advise_seat, bots_explain)
