"""Coach: advice for a seat during a game that allows it, and explanations by bots afterwards."""

import asyncio
from functools import partial
from typing import Any

from litestar import get
from litestar.params import FromPath
from msgspec import Raw

from lusoria.bots.coach import can_advise
from lusoria.core.game import GameView
from lusoria.records.codec import encode
from lusoria.server.api.responses import (
    UNCOMPRESSED,
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    openapi_responses,
    read_header,
    record_at,
    requesting_client,
    require_person,
)
from lusoria.server.client_limits import Client
from lusoria.server.jobs.coach_worker import AdviseSeat, ExplainGame
from lusoria.server.node.site import Site
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.table.room.room import Room, own_chair
from lusoria.wire.http_bodies import AdviceShown, BotExplanationsShown
from lusoria.wire.padding import encode_advice
from lusoria.wire.refusal import TableRefusal

TICK_SECONDS = 0.25  # answers are delayed to whole ticks, because their duration could leak a hand


@get(
    "/tables/{table:str}/seats/{seat:int}/advice",
    summary="Coach: the value of your options, and your suspicions of other seats",
    responses=openapi_responses(AdviceShown),
)
async def advise_seat(
    table: FromPath[str], seat: FromPath[int], request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0
) -> Answer:
    """Uses only what this seat sees. Only for the seat's owner, if the table's settings allow the coach.

    If it takes longer, the answer says so. `wait` is how many seconds the request may block.
    """
    loop = asyncio.get_running_loop()
    person, began = require_person(request, site), loop.time()
    async with site.hub.use(table) as live:
        view = await live.decide(lambda room: view_to_advise(room, seat, person))
        room = live.room
    question = AdviseSeat(room.game.name, room.game.version, encode(view))
    client = requesting_client(request, site)
    ask = partial(site.coach_jobs.request, question, client)
    body = advice_body(room, seat, view, await site.long_polls.repeat(client, wait, ask))
    await asyncio.sleep(TICK_SECONDS - (loop.time() - began) % TICK_SECONDS)
    response = answer(site, body)
    response.headers.update(UNCOMPRESSED)
    return response


def view_to_advise(room: Room, seat: int, person: str) -> GameView:
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


def advice_body(room: Room, seat: int, view: GameView, encoded: bytes | None) -> bytes:
    """The padded response; without advice if it is not ready."""
    advice: Any = None if encoded is None else Raw(encoded)
    message = AdviceShown(encoded is not None, room.version, room.asks[seat], advice)
    return encode_advice(message, room.game, room.options, view.legal)


@get(
    "/records/{table:str}/afterwords",
    summary="Explanations by the bots of a finished game of their most important decisions",
    responses=openapi_responses(BotExplanationsShown),
)
async def bots_explain(
    table: FromPath[str], request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0
) -> Answer:
    """Computed in the background: repeat the request until it is ready. `wait` is how long it may block."""
    client = requesting_client(request, site)
    encoded = await site.long_polls.repeat(client, wait, partial(request_explanations, site, client, table))
    explanations: Any = () if encoded is None else Raw(encoded)
    return answer(site, BotExplanationsShown(encoded is not None, explanations))


async def request_explanations(
    site: Site, client: Client, table: str
) -> tuple[bytes | None, asyncio.Event | None]:
    """See `CoachJobs.request`. The record is freed while the request waits."""
    row = await record_at(site, table)
    if not can_advise(row.game, read_header(row.document).rules):
        raise TableRefusal("no_advice")
    return await site.coach_jobs.request(ExplainGame(row.document), client)


HANDLERS = (advise_seat, bots_explain)
