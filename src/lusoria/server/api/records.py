"""Records of finished games: list, download, step through, analyse, play on."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Raw

from lusoria.core.field_marks import marks
from lusoria.games import game as find_game
from lusoria.records.codec import encode
from lusoria.records.record import Document, Record, read_record
from lusoria.records.replay import replay_views
from lusoria.runtime.cooperative_yield import Slices
from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    new_or_known_client,
    openapi_responses,
    read_header,
    record_at,
    requesting_client,
    room_answer,
    zlib_answer,
)
from lusoria.server.client_limits import Client
from lusoria.server.jobs.analysis_jobs import AnalysisKey
from lusoria.server.node.site import Site
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.table.live.record_signing import seal_of
from lusoria.table.live.table_log import readable
from lusoria.table.room import orders
from lusoria.table.room.entries import decode_entry
from lusoria.table.what_if import Moment, root_of, settings_of, what_if_seats
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http_bodies import (
    AnalysisShown,
    FinishedGame,
    FinishedGames,
    PlayOn,
    RecordKeys,
    StepShown,
    StepsShown,
)
from lusoria.wire.message import MAX_ID_LENGTH
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import RecordSeal, RoomMessage

PAGE = 50  # records per response


@get(
    "/records", summary="List finished games with public records", responses=openapi_responses(FinishedGames)
)
async def public_records(
    site: SiteHere,
    finished: FromQuery[float | None] = None,
    last_id: Annotated[str | None, QueryParameter(name="id", max_length=MAX_ID_LENGTH)] = None,
) -> Answer:
    """Newest first. For the next page pass `finished` and `id` of the last one."""
    before = None if finished is None or last_id is None else (finished, last_id)
    rows = await site.store.records(public_only=True, before=before, limit=PAGE)
    return answer(site, FinishedGames(tuple(FinishedGame(row.table, row.game, row.finished) for row in rows)))


@get(
    "/records/{table:str}", summary="Get the record of a finished game", responses=openapi_responses(Document)
)
async def one_record(table: FromPath[str], site: SiteHere) -> Answer:
    row = await record_at(site, table)
    response = answer(site, row.document)
    response.headers["Content-Disposition"] = f'attachment; filename="lusoria-{row.game}-{row.table}.json"'
    return response


@get(
    "/records/{table:str}/views",
    summary="Step through a finished game, as a seat or as the gallery sees it",
    responses=openapi_responses(StepsShown),
)
async def record_views(
    table: FromPath[str],
    site: SiteHere,
    *,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
    secrets: FromQuery[bool] = False,
) -> Answer:
    """With `secrets` events are not redacted: the game is over and its record is public."""
    record = read_record((await record_at(site, table)).document)
    steps, slices = list[StepShown](), Slices()
    for step in steps_of(record, seat, secrets=secrets):
        steps.append(step)
        await slices.pause()
    return answer(site, steps_shown(record, seal_of(record), steps))


def steps_of(record: Record, seat: int | None, *, secrets: bool) -> Iterator[StepShown]:
    check_seat(seat, len(record.seats))
    for events, view in replay_views(record, seat, secrets=secrets):
        yield StepShown(Raw(encode(events)), Raw(encode(view.table)), Raw(encode(view.mine)))


def steps_shown(record: Record, sealed: RecordSeal | None, steps: Iterable[StepShown]) -> StepsShown:
    game, result = record.game, Raw(encode(record.result))
    return StepsShown(game.name, game.version, record.seats, result, sealed, record.talk, tuple(steps))


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise TableRefusal("no_such_seat", place=seat, last=seats - 1)


@get(
    "/records/{table:str}/analysis",
    summary="Analyse a finished game: beliefs at each step, and the cost of decisions",
    responses=openapi_responses(AnalysisShown),
)
async def record_analysis(
    table: FromPath[str],
    request: HttpRequest,
    site: SiteHere,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
    model: FromQuery[BeliefModel] = "mixture",
    wait: WaitSeconds = 0.0,
) -> Answer:
    """Computed in the background: repeat the request until it is ready. `wait` is how long it may block.

    In a game without hidden information all viewers get the same analysis.
    """
    key, analysis = await request_analysis(site, requesting_client(request, site), table, seat, model)
    return analysis_answer(site, request, await when_ready(site, request, key, analysis, wait))


async def request_analysis(
    site: Site, client: Client, table: str, seat: int | None, model: BeliefModel
) -> tuple[AnalysisKey, bytes | AnalysisShown]:
    """The key of the analysis, and its result or progress. The record is freed while a request waits."""
    row = await record_at(site, table)
    header = read_header(row.document)
    check_seat(seat, len(header.seats))
    has_secrets = bool(marks(find_game(row.game, header.rules)).secret)
    key = AnalysisKey(row.game, table, seat, model) if has_secrets else AnalysisKey(row.game, table)
    return key, await site.analysis_jobs.request(key, row.document, client)


async def when_ready(
    site: Site, request: HttpRequest, key: AnalysisKey, analysis: bytes | AnalysisShown, wait: float
) -> bytes | AnalysisShown:
    """The analysis, or its progress when the time is over."""
    jobs, client = site.analysis_jobs, requesting_client(request, site)

    async def find() -> tuple[bytes | None, asyncio.Event | None]:
        done = jobs.done_event(key)
        return None if done else await jobs.find(key), done

    if isinstance(analysis, bytes):
        return analysis
    return await site.long_polls.repeat(client, wait, find) or jobs.progress(key) or analysis


def analysis_answer(site: Site, request: HttpRequest, analysis: bytes | AnalysisShown) -> Answer:
    if isinstance(analysis, AnalysisShown):
        return answer(site, analysis)
    return zlib_answer(site, request, analysis)


@post(
    "/records/{table:str}/what-if",
    summary="Play a finished game on from one of its steps, against bots",
    responses=openapi_responses(RoomMessage, 201),
)
async def play_on(
    table: FromPath[str], data: JSONBody[PlayOn], request: HttpRequest, site: SiteHere
) -> Answer:
    """At a new passing table, as one of the seats and with its knowledge. Deleted after some time."""
    row = await record_at(site, table)
    return await open_what_if(site, request, read_record(row.document), data, table)


async def open_what_if(
    site: Site, request: HttpRequest, record: Record, query: PlayOn, table: str | None
) -> Answer:
    """Open a what-if table. Checks the quota before the costly replay up to its moment."""
    client = new_or_known_client(request, site)
    person = client.device
    settings = settings_of(record, query.bots, query.language, lamps=query.lamps)
    orders.check_coach(settings, record.game.version)
    orders.check_language(settings)
    what_if_seats(record, query.seat, person, settings)  # refuse before the quota counts it
    site.table_quota.count_opened(client)
    root = None if table is None or record.what_if is None else await first_table_of_chain(site, table)
    moment = await asyncio.to_thread(Moment.at, record, query.step, table, root)
    live = await site.hub.open_what_if(person, query.seat, record, moment, settings)
    return room_answer(site, live, person, status=201)


async def first_table_of_chain(site: Site, table: str) -> str | None:
    """First table of a chain of what-if games. Tables in between may be deleted, so each entry names it."""
    with readable():
        return next((root_of(decode_entry(body)) for body in await site.store.read(table, 0, 1)), None)


@get(
    "/keys",
    summary="Get the public keys that sign this server's records",
    responses=openapi_responses(RecordKeys),
)
async def record_keys(site: SiteHere) -> Answer:
    return answer(site, RecordKeys((site.hub.services.key.public,)))


HANDLERS = (public_records, one_record, record_views, record_analysis, play_on, record_keys)
